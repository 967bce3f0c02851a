import Projects

/// The image views and labels of a document in rows, with tags by which code finds them.
///
/// Read from the tags of the text, as ``ListedOutlets`` is.
public struct ListedTaggedViews: Hashable, Sendable {
  /// An image view or label.
  public struct View: Hashable, Sendable {
    /// Its id.
    public let id: String
    /// The identifier of the row that it is in.
    public let row: String
    /// Its tag.
    public let tag: Int
  }

  /// The image views in the order of the document.
  public private(set) var imageViews: [View] = []
  /// The labels in the order of the document.
  public private(set) var labels: [View] = []

  /// Reads the views in the text of a document.
  public init(_ bytes: [UInt8]) {
    var rows: [String?] = []
    DocumentTag.forEach(in: bytes) { tag in
      guard !tag.isEnd else {
        _ = rows.popLast()
        return
      }
      guard !tag.isMarkup else { return }
      let row = tag.value(of: Self.identifier) ?? rows.last ?? nil
      if let row { add(tag, in: row) }
      if !tag.isEmpty { rows.append(row) }
    }
  }

  private mutating func add(_ tag: DocumentTag, in row: String) {
    let (isImageView, isLabel) = (tag.isOf("imageView"), tag.isOf("label"))
    guard isImageView || isLabel, let id = tag.value(of: Self.id),
      let number = tag.value(of: Self.tag).flatMap({ Int($0) })
    else { return }
    let view = View(id: id, row: row, tag: number)
    if isImageView { imageViews.append(view) } else { labels.append(view) }
  }

  private static let identifier = DocumentTag.Attribute("reuseIdentifier")
  private static let id = DocumentTag.Attribute("id")
  private static let tag = DocumentTag.Attribute("tag")
}
