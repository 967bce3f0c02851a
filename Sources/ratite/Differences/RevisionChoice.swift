import ArgumentParser
import Foundation
import Inspection

/// The revisions of git that are compared, and the documents that differ between them.
struct RevisionChoice {
  /// A document that differs, by its paths below the top of the repository.
  struct Change: Hashable {
    /// The older path; nil where it is new.
    var oldPath: String?
    /// The newer path; nil where it is gone.
    var newPath: String?
  }

  /// The commit of the older version.
  let old: String
  /// The commit of the newer version; nil for the working tree.
  let new: String?
  private let git: Git
  private let folder: String
  private let paths: [String]

  /// - Throws: `ValidationError` without git or a repository, and where there is no such revision.
  init(_ command: DiffCommand) throws {
    guard Git.isInstalled else {
      throw ValidationError("Revisions are read with git, which is not installed; install it.")
    }
    let folder = DocumentPlace.resolvedFolder(".")
    guard let git = Git(holding: folder) else {
      throw ValidationError(
        "This folder is in no git repository; name two documents or folders: 'ratite diff OLD NEW'."
      )
    }
    self.git = git
    self.folder = folder
    var (first, second) = (command.old, command.new)
    var paths = command.paths
    // As git does: what is no revision but a file is a path.
    if let path = second, paths.isEmpty, Self.commit(path, git) == nil, Self.exists(path) {
      paths.insert(path, at: 0)
      second = nil
    }
    if let path = first, second == nil, Self.exists(path), !path.contains(".."),
      Self.commit(path, git) == nil
    {
      paths.insert(path, at: 0)
      first = nil
    }
    self.paths = paths
    (old, new) = try Self.commits(first, second, git)
    for path in paths where !Self.exists(path) && !isInRevisions(path) {
      throw ValidationError(
        "There is no '\(path)' here, nor in what is compared; name a document or folder after '--'."
      )
    }
  }

  /// Whether one of the commits has a file that a path or pattern of git's names.
  private func isInRevisions(_ path: String) -> Bool {
    guard
      let emptyTree = git.data(["hash-object", "-t", "tree", "--stdin"], in: folder)
        .map({ String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines) }
        )
    else { return true }
    return [old, new].compactMap { $0 }.contains { commit in
      git.run(["diff", "--name-only", "-z", emptyTree, commit, "--", path], in: folder) != []
    }
  }

  private static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }

  private static func commits(
    _ first: String?, _ second: String?, _ git: Git
  ) throws -> (String, String?) {
    guard let first else { return (try required("HEAD", git), nil) }
    if let second { return (try required(first, git), try required(second, git)) }
    for separator in ["...", ".."] {
      guard let range = first.range(of: separator) else { continue }
      let sides = [first[..<range.lowerBound], first[range.upperBound...]].map { side in
        side.isEmpty ? "HEAD" : String(side)
      }
      let (old, new) = (try required(sides[0], git), try required(sides[1], git))
      guard separator == "..." else { return (old, new) }
      let base = git.run(["merge-base", old, new], in: git.root)?.first?.split(separator: "\n")
        .first
      guard let base else {
        throw ValidationError("'\(sides[0])' and '\(sides[1])' have no common ancestor.")
      }
      return (String(base), new)
    }
    return (try required(first, git), nil)
  }

  private static func required(_ revision: String, _ git: Git) throws -> String {
    if let commit = commit(revision, git) { return commit }
    throw ValidationError(
      "There is no revision '\(revision)' in the repository at \(git.root), and no file of that name; name a "
        + "branch, tag or commit, for example 'ratite diff main -- Main.storyboard'.")
  }

  /// Whether the repository around the working folder has a revision.
  static func isRevision(_ name: String) -> Bool {
    Git(holding: DocumentPlace.resolvedFolder(".")).map { commit(name, $0) != nil } ?? false
  }

  private static func commit(_ revision: String, _ git: Git) -> String? {
    git.run(
      ["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"], in: git.root
    )?.first?.split(separator: "\n").first.map(String.init)
  }

  // MARK: Documents

  /// The documents that differ.
  ///
  /// - Throws: `ValidationError` where git cannot compare.
  func changes() throws -> [Change] {
    let arguments =
      [
        "diff", "--name-status", "-z", "--find-renames", "--no-ext-diff", "--ignore-submodules",
        old,
      ]
      + [new].compactMap { $0 } + ["--"] + paths
    guard let output = git.run(arguments, in: folder) else {
      throw ValidationError("git could not compare the revisions in \(git.root).")
    }
    return Self.changes(output).filter { $0.isOfDocument }
  }

  /// Reads the fields of `git diff --name-status -z`.
  static func changes(_ fields: [String]) -> [Change] {
    var changes: [Change] = []
    var index = 0
    while index + 1 < fields.count {
      let path = fields[index + 1]
      switch fields[index].first {
      case "A": changes.append(Change(newPath: path))
      case "D": changes.append(Change(oldPath: path))
      case "R" where index + 2 < fields.count, "C" where index + 2 < fields.count:
        changes.append(Change(oldPath: path, newPath: fields[index + 2]))
        index += 1
      default: changes.append(Change(oldPath: path, newPath: path))
      }
      index += 2
    }
    return changes
  }

  /// The text of a document at a commit; nil where git cannot give it.
  func contents(of path: String, at commit: String?) -> Data? {
    git.data(["cat-file", "blob", "\(commit ?? old):\(path)"], in: git.root)
  }

  /// The file of a path below the top of the repository.
  func place(of path: String) -> String { git.root + "/" + path }

  /// A path as it is shown: relative to the working folder where it lies below.
  func shown(_ path: String) -> String {
    DocumentPlace.relative(place(of: path), to: folder) ?? path
  }
}

extension RevisionChoice.Change {
  /// Whether it is about a storyboard or xib.
  fileprivate var isOfDocument: Bool {
    (newPath ?? oldPath).map { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") } ?? false
  }
}
