/// A tag in the text of a document, with the text behind it up to the next tag.
///
/// Compared byte by byte: what `check` asks of documents before it parses them is asked of every tag.
public struct DocumentTag {
  private let text: [UInt8]
  /// The bytes of the tag behind its angle bracket, and of the text behind it.
  let range: Range<Int>

  /// The tags of a text or of the rest of it, in order.
  ///
  /// - Parameters:
  ///   - text: The text of a document.
  ///   - start: The place to begin at.
  ///   - body: Receives each tag, without its angle bracket.
  public static func forEach(in text: [UInt8], from start: Int = 0, _ body: (DocumentTag) -> Void) {
    var start = start
    while start < text.count {
      let end = text[start...].place(of: UInt8(ascii: "<")) ?? text.count
      if end > start { body(DocumentTag(text: text, range: start..<end)) }
      start = end + 1
    }
  }

  /// The beginning of an attribute in a text: ` name="`.
  public struct Attribute: Sendable {
    fileprivate let mark: [UInt8]

    /// - Parameter name: The name.
    public init(_ name: String) {
      mark = Array(" \(name)=\"".utf8)
    }
  }

  /// Whether the tag is one of an element.
  public func isOf(_ element: StaticString) -> Bool {
    starts(with: element) && range.lowerBound + element.utf8CodeUnitCount < range.upperBound
      && text[range.lowerBound + element.utf8CodeUnitCount] == UInt8(ascii: " ")
  }

  /// Whether the tag is one of an element whose name ends in some letters.
  public func isOfElement(endingWith ending: StaticString) -> Bool {
    var end = range.lowerBound
    while end < range.upperBound, text[end] != UInt8(ascii: " ") { end += 1 }
    let length = ending.utf8CodeUnitCount
    guard end < range.upperBound, end - range.lowerBound >= length else { return false }
    return ending.withUTF8Buffer { ending in
      ending.indices.allSatisfy { unsafe text[end - length + $0] == ending[$0] }
    }
  }

  /// Whether the tag ends an element.
  public var isEnd: Bool { starts(with: "/") }

  /// Whether the tag ends an element of a name.
  func isEndOf(_ element: StaticString) -> Bool {
    var end = range.lowerBound
    while end < range.upperBound, text[end] != UInt8(ascii: ">") { end += 1 }
    guard isEnd, end - range.lowerBound == element.utf8CodeUnitCount + 1 else { return false }
    return element.withUTF8Buffer { element in
      element.indices.allSatisfy { unsafe text[range.lowerBound + 1 + $0] == element[$0] }
    }
  }

  /// Whether the tag is an instruction, a declaration or a comment.
  public var isMarkup: Bool { starts(with: "?") || starts(with: "!") }

  /// Whether the element holds nothing; an image that holds something holds its data.
  public var isEmpty: Bool {
    let place = text[range].place(of: UInt8(ascii: ">")) ?? range.upperBound
    return place > range.lowerBound && text[place - 1] == UInt8(ascii: "/")
  }

  /// The bytes of the tag with its angle brackets.
  var place: Range<Int> {
    let end = text[range].firstIndex(of: UInt8(ascii: ">")) ?? range.upperBound - 1
    return range.lowerBound - 1..<end + 1
  }

  /// The text between the tag and the next one; nil where the tag is not ended.
  public var textBehind: String? {
    guard let end = text[range].firstIndex(of: UInt8(ascii: ">")) else { return nil }
    return String(decoding: text[(end + 1)..<range.upperBound], as: UTF8.self)
  }

  /// Whether bytes occur in the tag, or in the text behind it.
  public func holds(_ mark: [UInt8]) -> Bool { text[range].holds(mark) }

  /// The value of an attribute as it is written; nil where there is none.
  public func value(of attribute: Attribute) -> String? {
    guard let end = end(of: attribute.mark) else { return nil }
    let rest = text[end..<range.upperBound]
    return String(
      decoding: rest[..<(rest.place(of: UInt8(ascii: "\"")) ?? rest.endIndex)], as: UTF8.self)
  }

  /// The place behind the beginning of an attribute; nil where it does not occur.
  ///
  /// Found by its sign of equality: there are fewer of these than of spaces.
  private func end(of mark: [UInt8]) -> Int? {
    let length = mark.count - "=\"".utf8.count
    var start = range.lowerBound + length
    while start + 1 < range.upperBound,
      let sign = text[start..<(range.upperBound - 1)].place(of: UInt8(ascii: "="))
    {
      if text[(sign - length)...(sign + 1)].elementsEqual(mark) { return sign + 2 }
      start = sign + 1
    }
    return nil
  }

  func starts(with name: StaticString) -> Bool {
    name.withUTF8Buffer { name in
      guard range.count >= name.count else { return false }
      return name.indices.allSatisfy { unsafe text[range.lowerBound + $0] == name[$0] }
    }
  }
}
