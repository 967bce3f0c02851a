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

  /// Reads the controllers in the text of a document.
  public init(_ bytes: [UInt8]) {
    var classes: Set<String> = []
    for tag in bytes.split(separator: UInt8(ascii: "<"))
    where tag.prefix(Self.longestName).firstRange(of: "ontroller ".utf8) != nil {
      let className = ListedOutlets.value(of: "customClass", in: tag)
      if let className, ListedOutlets.value(of: "customModuleProvider", in: tag) == "target" {
        classes.insert(className)
      }
      if let id = ListedOutlets.value(of: "id", in: tag),
        let identifier = ListedOutlets.value(of: "storyboardIdentifier", in: tag)
      {
        let names = [identifier, className].compactMap { $0 }
        controllers.append(Controller(id: id, names: names))
      }
    }
    ownClasses = classes.sorted()
  }

  /// The length of `collectionViewController` with the space behind it.
  private static let longestName = 26
}
