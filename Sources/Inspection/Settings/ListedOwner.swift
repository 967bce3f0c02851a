/// The class that owns a document and its outlets.
///
/// Read from the tags of the text, as ``ListedOutlets`` is.
public struct ListedOwner: Hashable, Sendable {
  /// The class; nil where the document does not say one.
  public private(set) var className: String?
  /// The names of the outlets.
  public private(set) var outlets: Set<String> = []

  /// Reads the owner in the text of a document.
  public init(_ bytes: [UInt8]) {
    var isInside = false
    DocumentTag.forEach(in: bytes) { tag in
      if tag.isOf("placeholder") {
        isInside = tag.value(of: Self.placeholder) == "IBFilesOwner"
        if isInside { className = tag.value(of: Self.customClass) }
      } else if isInside, tag.isOf("outlet") || tag.isOf("outletCollection"),
        let property = tag.value(of: Self.property)
      {
        outlets.insert(property)
      }
    }
  }

  private static let placeholder = DocumentTag.Attribute("placeholderIdentifier")
  private static let customClass = DocumentTag.Attribute("customClass")
  private static let property = DocumentTag.Attribute("property")
}
