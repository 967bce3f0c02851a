import Projects

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
    // The number of elements that are open, from the owner on inward.
    var depth = 0
    DocumentTag.forEach(in: bytes) { tag in
      let isOwner = tag.isOf("placeholder") && tag.value(of: Self.placeholder) == "IBFilesOwner"
      if isOwner { className = tag.value(of: Self.customClass) }
      guard isOwner || depth > 0, !tag.isMarkup else { return }
      if tag.isOf("outlet") || tag.isOf("outletCollection"),
        let property = tag.value(of: Self.property)
      {
        outlets.insert(property)
      }
      if tag.isEnd { depth -= 1 } else if !tag.isEmpty { depth += 1 }
    }
  }

  private static let placeholder = DocumentTag.Attribute("placeholderIdentifier")
  private static let customClass = DocumentTag.Attribute("customClass")
  private static let property = DocumentTag.Attribute("property")
}
