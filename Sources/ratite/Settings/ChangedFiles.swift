import ArgumentParser
import Foundation
import Inspection

/// The files that differ from a revision of the repositories they are in, those that git does not track among them.
struct ChangedFiles {
  private let revision: String
  private var changes: [String: Set<String>] = [:]

  init(since revision: String) {
    self.revision = revision
  }

  /// Whether a file differs.
  ///
  /// - Throws: `ValidationError` without git, outside of a repository, or where there is no such revision.
  mutating func contains(_ path: String) throws -> Bool {
    let file = DocumentPlace.resolved(path)
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().path
    guard Git.isInstalled else {
      throw ValidationError("--changed-since asks git, which is not installed; install it.")
    }
    guard let git = Git(holding: folder) else {
      throw ValidationError(
        "--changed-since needs a git repository, and \(path) is in none; leave the option out.")
    }
    if changes[git.root] == nil { changes[git.root] = try Set(files(of: git)) }
    return changes[git.root]?.contains(file) == true
  }

  private func files(of git: Git) throws -> [String] {
    let commit = git.run(
      ["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"],
      in: git.root)
    guard let commit = commit?.first?.split(separator: "\n").first else {
      throw ValidationError(
        "There is no revision '\(revision)' in the repository at \(git.root); name a branch, tag "
          + "or commit, for example '--changed-since origin/main' (after 'git fetch').")
    }
    let differing = git.run(
      ["diff", "--name-only", "-z", "--no-ext-diff", "--ignore-submodules", String(commit), "--"],
      in: git.root)
    let untracked = git.run(
      ["ls-files", "--others", "--exclude-standard", "-z"], in: git.root)
    guard let differing, let untracked else {
      throw ValidationError("git could not compare the repository at \(git.root) with a revision.")
    }
    return (differing + untracked).map { git.root + "/" + $0 }
  }
}
