import Foundation
import Inspection
import Projects

/// Facts about documents that their projects hold, found when it is a document's turn.
///
/// The threads that answer for documents find them, one at a time, while processes lay out other documents.
final class DocumentFacts: @unchecked Sendable {
  private let lock = NSLock()
  /// Guarded by `lock`.
  private var projects: ProjectFacts

  /// - Parameter projects: What is known of projects, to which is added what is read.
  init(_ projects: ProjectFacts) {
    self.projects = projects
  }

  /// A document with what its project has of it.
  func completed(_ document: DocumentInput) -> DocumentInput {
    lock.withLock { document.completed(by: &projects) }
  }
}

extension DocumentInput {
  /// Adds the resources that the document's project lacks and the facts about its code.
  ///
  /// - Parameter facts: What is known of projects, to which is added what is read.
  /// - Returns: The document with them.
  func completed(by facts: inout ProjectFacts) -> DocumentInput {
    // A text from standard input may stand for a file that an editor holds open.
    guard FileManager.default.fileExists(atPath: path) else { return self }
    var document = self
    let path = DocumentPlace.resolved(path)
    let bytes = bytes(at: path)
    if let resources = facts.resources(of: path), !resources.isEmpty {
      document.missing = MissingResources(of: ListedResources(bytes), in: resources)
    }
    document.takeFonts(from: &facts, at: path, text: Data(bytes))
    document.code = Self.code(ListedOutlets(bytes), of: path, &facts)
    document.code.use = DocumentUse(of: ListedControllers(bytes), in: path, facts: &facts)
    return document
  }

  private static func code(
    _ outlets: ListedOutlets, of document: String, _ facts: inout ProjectFacts
  ) -> CodeFacts {
    let properties = CodeFacts.properties(of: outlets)
    var code = CodeFacts(outlets, written: facts.writes(of: properties, for: document))
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

  /// The text, as far as it can be read at once.
  private func bytes(at path: String) -> [UInt8] {
    Array(contents ?? BoundedFile.read(path, within: "/") ?? Data())
  }
}
