import EscapedText
import Foundation
import Inspection
import Projects

/// Documents with what their projects say of them, and lines about what is left out for it.
struct DocumentProjects {
  private(set) var documents: [DocumentInput]
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
  init(
    of documents: [DocumentInput], below targets: [CheckTarget], options: EnvironmentOptions
  ) {
    var facts = ProjectFacts(searched: Self.folders(targets))
    self.init(of: documents, options: options, facts: &facts)
  }

  /// - Parameters:
  ///   - documents: The documents.
  ///   - options: The devices and orientations asked for, which projects do not limit.
  ///   - facts: What is known of projects, to which is added what is read.
  init(of documents: [DocumentInput], options: EnvironmentOptions, facts: inout ProjectFacts) {
    self.documents = documents
    for (index, document) in documents.enumerated() {
      // A text from standard input may stand for a file that an editor holds open.
      guard FileManager.default.fileExists(atPath: document.path) else { continue }
      let path = DocumentPlace.resolved(document.path)
      if let source = facts.support(of: path) {
        let support = options.limit(source.support)
        self.documents[index].support = support
        if options.isLimited(by: support) { count(support, source) }
      }
      let bytes = document.bytes(at: path)
      if let resources = facts.resources(of: path), !resources.isEmpty {
        self.documents[index].missing = MissingResources(of: ListedResources(bytes), in: resources)
      }
      self.documents[index].code = Self.code(ListedOutlets(bytes), of: path, &facts)
      self.documents[index].code.use = DocumentUse(
        of: ListedControllers(bytes), in: path, facts: &facts)
    }
  }

  private static func code(
    _ outlets: ListedOutlets, of document: String, _ facts: inout ProjectFacts
  ) -> CodeFacts {
    var code = CodeFacts(outlets, written: facts.writes(of: CodeFacts.properties(of: outlets), for: document))
    let shown = facts.shownTexts(
      among: code.replacedTexts(in: outlets), by: outlets.classes, for: document)
    code.keep(shown, in: outlets)
    code.limitsOrientations = facts.limitsOrientations(ofAppWith: document)
    let classes = outlets.customClasses
    code.controllersLimitingOrientations = facts.classesLimitingOrientations(
      among: classes, for: document)
    code.classesGivingContent = facts.classesGivingContent(among: classes, for: document)
    code.isLeftOut = facts.isLeftOut(document)
    return code
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
    let words = [support.words, support.deploymentTarget?.words].compactMap { $0 }
      .joined(separator: " from ")
    let owner = targets.isEmpty ? "" : " of target\(targets.count == 1 ? "" : "s") \(holders)"
    return
      "note: \(DocumentProjects.documents(count))\(owner) checked on \(words) only "
      + "(\(files))"
  }
}

extension DocumentInput {
  /// The text, as far as it can be read at once.
  fileprivate func bytes(at path: String) -> [UInt8] {
    Array(contents ?? BoundedFile.read(path, within: "/") ?? Data())
  }
}
