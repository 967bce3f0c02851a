import InterfaceBuilder

/// The pictures that a document keeps in itself, by the names that it refers to them by.
///
/// Interface Builder makes up the names of those that people paste, anew for each copy: the picture is what the data say.
struct EmbeddedPictures {
  /// A picture.
  struct Picture {
    /// The size, in words.
    let size: String
    /// The archive, as the document has it.
    let data: String

    /// Whether another picture has the same data and is as large.
    func isSame(as other: Picture) -> Bool {
      data == other.data
        && DifferenceNoise.isSame(size, other.size, within: DifferenceNoise.rounding)
    }

    /// A short name of the data, which others do not share.
    var checksum: String {
      let hash = data.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
      return String(hash, radix: 16, uppercase: true)
    }

    /// The picture in words, without its name.
    var words: String { "picture in the document \(size), data \(checksum)" }
  }

  private let pictures: [String: Picture]

  init(_ document: Document) {
    let images = document.root.children(of: "resources").filter { $0.name == "image" }
    pictures = Dictionary(
      images.compactMap { image in
        guard let name = image["name"], let picture = Picture(image) else { return nil }
        return (name, picture)
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The picture with a name; nil for one that is not in the document.
  subscript(name: String?) -> Picture? { name.flatMap { pictures[$0] } }

  /// Whether a name is one that Interface Builder makes up: `67BB6332-F9B6-48ED-A796-1EBC07EA54D6`.
  static func isMadeUp(_ name: String) -> Bool {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.count) == [8, 4, 4, 4, 12]
      && parts.joined().allSatisfy { $0.isHexDigit && !$0.isLowercase }
  }
}

extension EmbeddedPictures.Picture {
  /// The picture of an image in the document's resources; nil where the document keeps only its name and size.
  init?(_ image: DocumentElement) {
    let data = image.children.first { ["mutableData", "data"].contains($0.name) }?.text ?? ""
    let packed = data.filter { !$0.isWhitespace }
    guard !packed.isEmpty else { return nil }
    self.init(size: Self.size(of: image), data: packed)
  }

  /// The size of an image in the document's resources.
  static func size(of image: DocumentElement) -> String {
    let parts = ["width", "height"].map { PropertyValues.number(image[$0] ?? "0") }
    return "(\(parts.joined(separator: ", ")))"
  }
}
