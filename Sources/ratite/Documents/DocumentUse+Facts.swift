import Inspection
import Projects

extension DocumentUse {
  /// Looks for the names of a document and of its controllers in its project.
  ///
  /// - Parameters:
  ///   - listed: The document's controllers.
  ///   - document: The path of the document, resolved.
  ///   - facts: What is known of projects, to which is added what is read.
  init(of listed: ListedControllers, in document: String, facts: inout ProjectFacts) {
    self.init()
    isUnused = facts.isUnused(document)
    let unused = facts.unusedScenes(among: listed.controllers.map(\.names), of: document)
    unnamedControllers = unused.map { listed.controllers[$0].id }.sorted()
    unnamedSegues = facts.unnamedSegues(among: listed.segues, of: document).sorted()
    missingClasses = facts.missingClasses(among: listed.ownClasses, for: document)
  }
}
