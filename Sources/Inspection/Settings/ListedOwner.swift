import Projects

/// The class that owns a document and its outlets.
///
/// Read from the tags of the text, as ``ListedOutlets`` is.
public struct ListedOwner: Hashable, Sendable {
  /// The class; nil where the document does not say one.
  public private(set) var className: String?
  /// The names of the outlets.
  public private(set) var outlets: Set<String> = []
  /// The ids of what the outlets lead to, by their names.
  private var destinations: [String: String] = [:]
  /// The ids of what other objects lead to.
  private var others: Set<String> = []
  /// The ids of the objects that are inside of no other one.
  private var outermost: Set<String> = []

  /// Reads the owner in the text of a document.
  public init(_ bytes: [UInt8]) {
    // The number of elements that are open, from the owner on inward.
    var depth = 0
    // The same, of all elements.
    var open = 0
    DocumentTag.forEach(in: bytes) { tag in
      let isOwner = tag.isOf("placeholder") && tag.value(of: Self.placeholder) == "IBFilesOwner"
      if isOwner { className = tag.value(of: Self.customClass) }
      if !tag.isMarkup, open > 0 || tag.isOf("document") {
        if open == Self.depthOfObjects, !tag.isEnd, let id = tag.value(of: Self.id) {
          outermost.insert(id)
        }
        if tag.isEnd { open -= 1 } else if !tag.isEmpty { open += 1 }
      }
      if depth == 0, let destination = tag.value(of: Self.destination) {
        others.insert(destination)
      }
      guard isOwner || depth > 0, !tag.isMarkup else { return }
      if tag.isOf("outlet") || tag.isOf("outletCollection"),
        let property = tag.value(of: Self.property)
      {
        outlets.insert(property)
        if !tag.isOf("outletCollection") {
          destinations[property] = tag.value(of: Self.destination)
        }
      }
      if tag.isEnd { depth -= 1 } else if !tag.isEmpty { depth += 1 }
    }
  }

  /// The outlets to views beside the owner's own, to which nothing else leads: the id of the view by the outlet's name.
  ///
  /// Source: `UIViewController.view`, which alone is shown where a controller loads its document.
  public var viewsBeside: [String: String] {
    guard let own = destinations["view"] else { return [:] }
    return destinations.filter {
      $0.value != own && outermost.contains($0.value) && !others.contains($0.value)
    }
  }

  /// The elements around an object that is inside of no other one: the document and its objects.
  private static let depthOfObjects = 2
  private static let id = DocumentTag.Attribute("id")
  private static let destination = DocumentTag.Attribute("destination")
  private static let placeholder = DocumentTag.Attribute("placeholderIdentifier")
  private static let customClass = DocumentTag.Attribute("customClass")
  private static let property = DocumentTag.Attribute("property")
}
