import InterfaceBuilder
import LayoutFaults

extension InspectedDocument {
  /// Findings about names of resources that a project does not have, one for each that is used.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - missing: The names.
  ///   - kind: The kind of resource: `image`.
  ///   - places: The places without it: `no asset catalog`.
  ///   - isUse: Whether an element names a resource.
  ///   - mitigation: The reason why nobody sees a resource missing where an element names it.
  /// - Returns: The findings, each at the first use.
  func findings(
    _ rule: any Rule.Type, of missing: [MissingResources.Name], kind: String, places: String,
    isUse: (DocumentElement, String) -> Bool,
    mitigation: (DocumentElement, String) -> Mitigation?
  ) -> [Finding] {
    guard !missing.isEmpty else { return [] }
    let elements = description.document.root.children.filter { $0.name != "resources" }
      .flatMap { [$0] + Array($0.descendants) }
    let unseen = UnseenUses(in: self)
    return missing.compactMap { resource in
      let uses = elements.filter { isUse($0, resource.name) }
      guard let first = uses.first else { return nil }
      let name = resource.name.abbreviated
      guard !resource.isElsewhere else {
        return finding(rule, aboutPictureElsewhere: resource, at: first, of: Self.objects(of: uses))
      }
      let similar = resource.similar.map { "Did you mean \"\($0.abbreviated)\"? Else add" } ?? "Add"
      return Finding(
        of: rule, because: unseen.mitigation(of: uses) { mitigation($0, resource.name) },
        path: path, position: first.position,
        objectIDs: Self.objects(of: uses),
        subjectID: "\(rule.id) \(resource.name)",
        message: "the \(kind) \"\(name)\"\(Self.times(uses.count)) is in \(places) of the project",
        nextStep: "\(similar) \"\(name)\" to an asset catalog"
          + (resource.similar == nil ? ", or name another one" : ""))
    }
  }

  /// A note about a picture that the project names as a file of its own: it is not among the files at hand, without which
  /// Xcode does not build.
  private func finding(
    _ rule: any Rule.Type, aboutPictureElsewhere picture: MissingResources.Name,
    at use: DocumentElement, of objects: [String]
  ) -> Finding {
    let name = picture.name.abbreviated
    return Finding(
      of: rule, because: .fileElsewhere, path: path, position: use.position,
      objectIDs: objects, subjectID: "\(rule.id) \(picture.name)",
      message: "the image \"\(name)\" is a file that the project names and that is not there",
      nextStep: "Put the file into the project's folder, or \"\(name)\" into an asset catalog")
  }

  /// The ids of the objects that elements are, or are parts of, each once.
  private static func objects(of elements: [DocumentElement]) -> [String] {
    var known: Set<String> = []
    return elements.compactMap { $0.id ?? $0.ancestors.lazy.compactMap(\.id).first }
      .filter { known.insert($0).inserted }
  }

  private static func times(_ count: Int) -> String {
    switch count {
    case 1: ""
    case 2: ", which is used twice,"
    default: ", which is used \(count) times,"
    }
  }
}

/// The elements that name a resource where nobody sees it.
private struct UnseenUses {
  private let document: Document
  private let unshown: UnshownParts
  private let hidden: HiddenForGood

  @MainActor
  init(in document: InspectedDocument) {
    self.document = document.description.document
    unshown = UnshownParts(of: document.description, code: document.code)
    hidden = HiddenForGood(
      in: document.description.document, unrevealed: document.code.use.unrevealedViews)
  }

  /// The reason why nobody sees what the first of some elements names; nil where somebody sees what any of them names.
  func mitigation(
    of uses: [DocumentElement], orBy mitigation: (DocumentElement) -> Mitigation?
  ) -> Mitigation? {
    var first: Mitigation?
    for use in uses {
      guard let reason = self.mitigation(of: use) ?? mitigation(use) ?? whereFolded(use) else {
        return nil
      }
      first = first ?? reason
    }
    return first
  }

  private func mitigation(of use: DocumentElement) -> Mitigation? {
    unshown.mitigation(of: use) ?? (hidden.contain(use) ? .hiddenForGood : nil)
  }

  private func whereFolded(_ use: DocumentElement) -> Mitigation? {
    use.isDrawnInNothing(in: document) ? .drawnInNothing : nil
  }
}
