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
    let git = try RevisionFiles.repository(of: path)
    if changes[git.root] == nil { changes[git.root] = try Set(files(of: git)) }
    return changes[git.root]?.contains(file) == true
  }

  private func files(of git: Git) throws -> [String] {
    let commit = try RevisionFiles.commit(revision, in: git)
    let differing = git.run(
      ["diff", "--name-only", "-z", "--no-ext-diff", "--ignore-submodules", commit, "--"],
      in: git.root)
    let untracked = git.run(
      ["ls-files", "--others", "--exclude-standard", "-z"], in: git.root)
    guard let differing, let untracked else {
      throw ValidationError("git could not compare the repository at \(git.root) with a revision.")
    }
    return (differing + untracked).map { git.root + "/" + $0 }
  }
}

/// The texts of files at a revision of the repositories they are in.
struct RevisionFiles {
  private let revision: String
  private var commits: [String: String] = [:]

  init(since revision: String) {
    self.revision = revision
  }

  /// The text of a file; nil where the revision does not have it.
  ///
  /// - Throws: `ValidationError` without git, outside of a repository, or where there is no such revision.
  mutating func contents(of path: String) throws -> Data? {
    let git = try Self.repository(of: path)
    let commit = try commits[git.root] ?? Self.commit(revision, in: git)
    commits[git.root] = commit
    guard let place = DocumentPlace.relative(DocumentPlace.resolved(path), to: git.root) else {
      return nil
    }
    return git.data(["cat-file", "blob", "\(commit):\(place)"], in: git.root)
  }

  /// The repository that holds a file.
  ///
  /// - Throws: `ValidationError` without git, and outside of a repository.
  static func repository(of path: String) throws -> Git {
    guard Git.isInstalled else {
      throw ValidationError("--changed-since asks git, which is not installed; install it.")
    }
    let folder = URL(fileURLWithPath: DocumentPlace.resolved(path)).deletingLastPathComponent().path
    guard let git = Git(holding: folder) else {
      throw ValidationError(
        "--changed-since needs a git repository, and \(path) is in none; leave the option out.")
    }
    return git
  }

  /// The commit of a revision.
  ///
  /// - Throws: `ValidationError` where there is none.
  static func commit(_ revision: String, in git: Git) throws -> String {
    let commit = git.run(
      ["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"],
      in: git.root)
    guard let commit = commit?.first?.split(separator: "\n").first else {
      throw ValidationError(
        "There is no revision '\(revision)' in the repository at \(git.root); name a branch, tag "
          + "or commit, for example '--changed-since origin/main' (after 'git fetch').")
    }
    return String(commit)
  }
}
