import EscapedText
import Foundation
import Inspection
import Projects

/// Documents with the devices that their projects support, and lines about what is left out for it.
struct DocumentProjects {
  private(set) var documents: [DocumentInput]
  /// What else projects hold of the documents.
  let facts: DocumentFacts
  private var groups: [Group] = []

  /// Documents that the same files say the same of.
  fileprivate struct Group {
    let support: AppSupport
    let source: DocumentSupport
    var targets: [String]
    var count: Int
  }

  /// - Parameters:
  ///   - documents: The documents.
  ///   - targets: The paths that were searched for them.
  ///   - options: The devices and orientations asked for, which projects do not limit.
  ///   - readers: The number of threads that read the projects' code.
  ///   - cache: The facts that earlier runs found; nil where none are asked for.
  init(
    of documents: [DocumentInput], below targets: [CheckTarget], options: EnvironmentOptions,
    readers: Int = 1, cache: ProjectCache? = nil
  ) {
    let projects = ProjectFacts(searched: Self.folders(targets), readers: readers)
    let facts = DocumentFacts(projects, cache: cache)
    var documents = documents
    let sources = documents.indices.map { index in
      documents[index].take(facts.support(of: documents[index]), options: options)
    }
    self.documents = documents
    self.facts = facts
    for (document, source) in zip(documents, sources) {
      guard let source, options.isLimited(by: document.support) else { continue }
      count(document.support, source)
    }
  }

  private static func folders(_ targets: [CheckTarget]) -> [String] {
    targets.map { target in
      var isDirectory: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: target.path, isDirectory: &isDirectory)
      return exists && isDirectory.boolValue ? DocumentPlace.resolvedFolder(target.path) : nil
    }.compactMap { $0 }
  }

  private mutating func count(_ support: AppSupport, _ source: DocumentSupport) {
    let index = groups.firstIndex {
      $0.support == support && $0.source.files == source.files
        && $0.source.projects == source.projects
    }
    guard let index else {
      groups.append(Group(support: support, source: source, targets: source.targets, count: 1))
      return
    }
    groups[index].count += 1
    groups[index].targets += source.targets.filter { !groups[index].targets.contains($0) }
  }

  /// A line for each project, or part of one, that does not support everything.
  var notes: [String] {
    guard !groups.isEmpty else { return [] }
    let shown = groups.count > Self.maximumNoteCount ? Self.maximumNoteCount - 1 : groups.count
    let rest = groups.dropFirst(shown)
    var lines = groups.prefix(shown).map(\.note)
    if !rest.isEmpty {
      let count = rest.reduce(0) { $0 + $1.count }
      lines.append("note: \(rest.count) more projects or targets limit \(Self.documents(count))")
    }
    lines[lines.count - 1] += "; --device and --orientation ask for others"
    return lines
  }

  fileprivate static func documents(_ count: Int) -> String {
    "\(count) document\(count == 1 ? "" : "s")"
  }

  /// The number of documents whose projects do not support everything.
  var limitedCount: Int { groups.reduce(0) { $0 + $1.count } }

  private static let maximumNoteCount = 6
}

extension DocumentProjects.Group {
  /// The file in the folder that is an Xcode project.
  private static let projectFile = "/project.pbxproj"

  fileprivate var note: String {
    let working = DocumentPlace.resolvedFolder(".")
    let files = source.files.map { path in
      let path =
        path.hasSuffix(Self.projectFile) ? path.dropLast(Self.projectFile.count) : path[...]
      return DocumentPlace.relative(String(path), to: working) ?? String(path)
    }.joined(separator: ", ")
    let shown = targets.count > 3 ? 2 : targets.count
    var holders = targets.prefix(shown).joined(separator: ", ")
    if targets.count > shown { holders += " and \(targets.count - shown) more" }
    let devices = [support.words, support.deploymentTarget?.words].compactMap { $0 }
      .joined(separator: " from ")
    let words = [devices, support.screenWords].compactMap { $0 }.joined(separator: ", ")
    let owner = targets.isEmpty ? "" : " of target\(targets.count == 1 ? "" : "s") \(holders)"
    return
      "note: \(DocumentProjects.documents(count))\(owner) checked on \(words) only "
      + "(\(files))"
  }
}

extension DocumentInput {
  /// The support of devices that the document's project declares.
  ///
  /// - Parameter facts: What is known of projects, to which is added what is read.
  /// - Returns: What it supports, and what says so; nil where nothing does.
  func support(by facts: inout ProjectFacts) -> DocumentSupport? {
    // A text from standard input may stand for a file that an editor holds open.
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    return facts.support(of: DocumentPlace.resolved(path))
  }

  /// Takes in the devices and orientations that the document's project supports.
  ///
  /// - Parameters:
  ///   - source: What the project says; nil where nothing does.
  ///   - options: The devices and orientations asked for, which projects do not limit.
  /// - Returns: The same.
  @discardableResult
  mutating func take(
    _ source: DocumentSupport?, options: EnvironmentOptions
  ) -> DocumentSupport? {
    if let source { support = options.limit(source.support) }
    return source
  }
}
