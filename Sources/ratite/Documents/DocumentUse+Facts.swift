import Inspection
import Projects

extension DocumentUse {
  /// Looks for the names of a document and of its controllers in its project.
  ///
  /// - Parameters:
  ///   - listed: The document's controllers.
  ///   - owner: The class that owns the document.
  ///   - outlets: The document's outlets.
  ///   - document: The path of the document, resolved.
  ///   - facts: What is known of projects, to which is added what is read.
  init(
    of listed: ListedControllers, owner: ListedOwner, outlets: ListedOutlets, in document: String,
    facts: inout ProjectFacts
  ) {
    self.init()
    isUnused =
      facts.isUnused(document)
      || owner.className.map {
        facts.lacksOutlets(owner.outlets, of: $0, for: document)
      } ?? false
    unusedViews = Self.unusedViews(of: owner, in: document, facts: &facts)
    unrevealedViews = Self.unrevealedViews(outlets, in: document, facts: &facts)
    isPreviewed = facts.isPreviewed(document)
    isHosted = facts.isHosted(document)
    let unused = facts.unusedScenes(among: listed.controllers.map(\.names), of: document)
    unnamedControllers = unused.map { listed.controllers[$0].id }.sorted()
    unreachedControllers = facts.unreachedControllers(of: document).sorted()
    if document.hasSuffix(".storyboard") {
      let rows = facts.unusedPrototypes(
        among: listed.prototypes.map(\.names), in: listed.prototypes.map(\.controller),
        of: document)
      unnamedPrototypes = rows.map { listed.prototypes[$0].id }.sorted()
    }
    let scenes =
      listed.controllers.map { (id: $0.id, name: $0.names.first) }
      + (listed.initial.map { [(id: $0, name: nil)] } ?? [])
    embeddedControllers = Set(
      facts.embeddedScenes(among: scenes.map(\.name), of: document).map { scenes[$0].id }
    ).sorted()
    unnamedSegues = facts.unnamedSegues(among: listed.segues, of: document).sorted()
    missingClasses = facts.missingClasses(among: listed.ownClasses, for: document)
  }

  /// The ids of hidden views to which no outlet leads by which code makes them visible.
  private static func unrevealedViews(
    _ outlets: ListedOutlets, in document: String, facts: inout ProjectFacts
  ) -> [String] {
    var found: Set<String> = []
    var others: Set<String> = []
    for (className, views) in outlets.hiddenViews {
      let unused = facts.outletsToHidden(among: Set(views.keys), of: className, for: document)
      for (property, ids) in views {
        if unused.contains(property) { found.formUnion(ids) } else { others.formUnion(ids) }
      }
    }
    return found.subtracting(others).sorted()
  }

  /// The ids of views beside the owner's own to which no outlet leads that code uses to show them.
  private static func unusedViews(
    of owner: ListedOwner, in document: String, facts: inout ProjectFacts
  ) -> [String] {
    let views = owner.viewsBeside
    guard !views.isEmpty, let className = owner.className else { return [] }
    let unused = facts.unusedOutlets(among: Set(views.keys), of: className, for: document)
    let used = Set(views.filter { !unused.contains($0.key) }.values)
    return Set(views.values).subtracting(used).sorted()
  }
}

extension CodeFacts {
  /// Adds the containers that alone make scenes of a document, and the sizes that code gives scenes.
  ///
  /// - Parameters:
  ///   - listed: The document's controllers.
  ///   - classes: Its own classes.
  ///   - document: The path of the document, resolved.
  ///   - facts: What is known of projects, to which is added what is read.
  mutating func addHolders(
    of listed: ListedControllers, classes: [String], in document: String,
    facts: inout ProjectFacts
  ) {
    let identifiers = listed.controllers.map { $0.names[0] }
    let holders = facts.holders(ofScenes: identifiers, among: classes, for: document)
    for controller in listed.controllers {
      holdersOfScenes[controller.id] = holders[controller.names[0]]
    }
    let sizes = facts.sizes(ofScenes: identifiers, for: document)
    for controller in listed.controllers {
      sizesOfScenes[controller.id] = sizes[controller.names[0]]
    }
  }
}
