/// A segue or a relationship between controllers.
public struct SegueDescription: Sendable {
  /// The element.
  public let element: DocumentElement
  /// The object id, or a name made of the position for an element without one.
  public let id: String
  /// What the segue does.
  public let kind: Kind
  /// The object the segue starts from, such as a button, a cell or a controller.
  public let sourceID: String
  /// The controller that object belongs to.
  public let sourceControllerID: String?
  /// The object the segue leads to.
  public let destinationID: String
  /// The name code finds the segue by.
  public let identifier: String?
  /// How the destination is presented; `nil` for the default.
  public let modalPresentationStyle: String?

  /// What a segue does.
  public enum Kind: Hashable, Sendable {
    /// A container holds a controller: `rootViewController`, `viewControllers`,
    /// `masterViewController`, `detailViewController`, …
    case relationship(String)
    /// A container view holds a controller.
    case embed
    /// Pushes in a navigation controller, presents elsewhere.
    case show
    case showDetail
    case push
    case presentation
    case popover
    case unwind
    case custom(String)
  }

  /// The segues of a document, in document order.
  static func readAll(_ root: DocumentElement) -> [SegueDescription] {
    root.descendants.compactMap { element in
      guard element.name == "segue", let destination = element["destination"],
        let source = element.parent?.parent, element.parent?.name == "connections"
      else { return nil }
      let controller = controller(holding: source)
      return SegueDescription(
        element: element, id: element.identity, kind: Kind(element), sourceID: source.identity,
        sourceControllerID: controller?.id, destinationID: destination,
        identifier: element["identifier"],
        modalPresentationStyle: element["modalPresentationStyle"])
    }
  }

  /// The controller around an object, or of its scene for one that stands beside the controller, as gesture
  /// recognizers do.
  private static func controller(holding object: DocumentElement) -> DocumentElement? {
    func isController(_ element: DocumentElement) -> Bool {
      element["sceneMemberID"] == "viewController"
    }
    let outermost = ([object] + object.ancestors).first {
      isController($0) || $0.parent?.name == "objects"
    }
    guard let outermost, !isController(outermost) else { return outermost }
    return outermost.parent?.children.first(where: isController) ?? outermost
  }
}

extension SegueDescription.Kind {
  init(_ element: DocumentElement) {
    switch element["kind"] ?? "" {
    case "relationship": self = .relationship(element["relationship"] ?? "")
    case "embed": self = .embed
    case "show": self = .show
    case "showDetail", "replace": self = .showDetail
    case "push": self = .push
    case "presentation", "modal", "sheet": self = .presentation
    case "popover", "popoverPresentation": self = .popover
    case "unwind": self = .unwind
    case let name: self = .custom(name)
    }
  }

  /// Whether the segue presents its destination over its source.
  public var isPresentation: Bool { self == .presentation || self == .popover }
}
