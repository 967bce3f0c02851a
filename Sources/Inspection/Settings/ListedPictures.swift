import Projects

/// The image views of a document in rows, with tags by which code finds them.
///
/// Read from the tags of the text, as ``ListedOutlets`` is.
public struct ListedPictures: Hashable, Sendable {
  /// An image view.
  public struct Picture: Hashable, Sendable {
    /// Its id.
    public let id: String
    /// The identifier of the row that it is in.
    public let row: String
    /// Its tag.
    public let tag: Int
  }

  /// The image views in the order of the document.
  public private(set) var pictures: [Picture] = []

  /// Reads the image views in the text of a document.
  public init(_ bytes: [UInt8]) {
    var rows: [String?] = []
    DocumentTag.forEach(in: bytes) { tag in
      guard !tag.isEnd else {
        _ = rows.popLast()
        return
      }
      guard !tag.isMarkup else { return }
      let row = tag.value(of: Self.identifier) ?? rows.last ?? nil
      if tag.isOf("imageView"), let row, let id = tag.value(of: Self.id),
        let number = tag.value(of: Self.tag).flatMap({ Int($0) })
      {
        pictures.append(Picture(id: id, row: row, tag: number))
      }
      if !tag.isEmpty { rows.append(row) }
    }
  }

  private static let identifier = DocumentTag.Attribute("reuseIdentifier")
  private static let id = DocumentTag.Attribute("id")
  private static let tag = DocumentTag.Attribute("tag")
}
