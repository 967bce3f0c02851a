import Projects

/// The controllers and rows of a document that code may make, and the classes of the app's own module.
///
/// Read from the tags of the text, as ``ListedOutlets`` is.
public struct ListedControllers: Hashable, Sendable {
  /// A controller or row with an identifier.
  public struct Named: Hashable, Sendable {
    /// Its id.
    public let id: String
    /// The names that lead to it: its identifier, and its class if it has one.
    public let names: [String]
    /// The class of the controller in whose view it is; nil for a controller, and where that has none of its own.
    public fileprivate(set) var controller: String?
  }

  /// The controllers with identifiers, in order.
  public private(set) var controllers: [Named] = []
  /// The rows with identifiers of which code makes others, in order: prototypes of tables and items of collections.
  public private(set) var prototypes: [Named] = []
  /// The classes of controllers that are in the app's own module, sorted.
  public private(set) var ownClasses: [String] = []

  /// The id of the controller that the storyboard begins with.
  public private(set) var initial: String?

  /// The identifiers of segues.
  public private(set) var segues: Set<String> = []

  /// Reads the controllers in the text of a document.
  public init(_ bytes: [UInt8]) {
    var classes: Set<String> = []
    var isInSections = false
    var controller: String?
    DocumentTag.forEach(in: bytes) { tag in
      if tag.isOf("document") { initial = tag.value(of: Self.initialController) }
      if tag.isOf("tableViewSection") { isInSections = true }
      if tag.isOf("tableView") { isInSections = false }
      if tag.isOf("collectionViewCell") || !isInSections && tag.isOf("tableViewCell"),
        var named = Self.named(tag, by: Self.reuseIdentifier)
      {
        named.controller = controller
        prototypes.append(named)
      }
      if tag.isOf("segue"), let name = tag.value(of: Self.segueIdentifier) { segues.insert(name) }
      guard tag.isOfElement(endingWith: "ontroller") else { return }
      let className = tag.value(of: Self.customClass)
      controller = className
      if let className, tag.value(of: Self.moduleProvider) == "target" { classes.insert(className) }
      if let named = Self.named(tag, by: Self.identifier) { controllers.append(named) }
    }
    ownClasses = classes.sorted()
  }

  /// The object of a tag with an identifier; nil where it has none.
  private static func named(_ tag: DocumentTag, by identifier: DocumentTag.Attribute) -> Named? {
    guard let id = tag.value(of: id), let name = tag.value(of: identifier) else { return nil }
    return Named(id: id, names: [name, tag.value(of: customClass)].compactMap { $0 })
  }

  private static let initialController = DocumentTag.Attribute("initialViewController")
  private static let customClass = DocumentTag.Attribute("customClass")
  private static let moduleProvider = DocumentTag.Attribute("customModuleProvider")
  private static let id = DocumentTag.Attribute("id")
  private static let segueIdentifier = DocumentTag.Attribute("identifier")
  private static let reuseIdentifier = DocumentTag.Attribute("reuseIdentifier")
  private static let identifier = DocumentTag.Attribute("storyboardIdentifier")
}
