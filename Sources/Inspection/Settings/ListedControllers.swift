/// The controllers of a storyboard that code may make, and the classes of the app's own module.
///
/// Read from the tags of the text, as ``ListedOutlets`` is.
public struct ListedControllers: Hashable, Sendable {
  /// A controller with an identifier.
  public struct Controller: Hashable, Sendable {
    /// Its id.
    public let id: String
    /// The names that lead to it: its identifier, and its class if it has one.
    public let names: [String]
  }

  /// The controllers with identifiers, in order.
  public private(set) var controllers: [Controller] = []
  /// The classes of controllers that are in the app's own module, sorted.
  public private(set) var ownClasses: [String] = []

  /// The identifiers of segues.
  public private(set) var segues: Set<String> = []

  /// Reads the controllers in the text of a document.
  public init(_ bytes: [UInt8]) {
    var classes: Set<String> = []
    DocumentTag.forEach(in: bytes) { tag in
      if tag.isOf("segue"), let name = tag.value(of: Self.segueIdentifier) { segues.insert(name) }
      guard tag.isOfElement(endingWith: "ontroller") else { return }
      let className = tag.value(of: Self.customClass)
      if let className, tag.value(of: Self.moduleProvider) == "target" { classes.insert(className) }
      if let id = tag.value(of: Self.id), let identifier = tag.value(of: Self.identifier) {
        let names = [identifier, className].compactMap { $0 }
        controllers.append(Controller(id: id, names: names))
      }
    }
    ownClasses = classes.sorted()
  }

  private static let customClass = DocumentTag.Attribute("customClass")
  private static let moduleProvider = DocumentTag.Attribute("customModuleProvider")
  private static let id = DocumentTag.Attribute("id")
  private static let segueIdentifier = DocumentTag.Attribute("identifier")
  private static let identifier = DocumentTag.Attribute("storyboardIdentifier")
}
