/// A text that code gives a label or button, as it is written.
enum TextValue: Hashable, Sendable {
  /// The text itself: `"Save"`.
  case text(String)
  /// The text that the app's tables have for a key: `NSLocalizedString("save", comment: "")`, `"save".localized`.
  case key(String)
  /// No text: `nil`, `""`.
  case nothing
  /// A text that code puts together, or takes from elsewhere.
  case unknown

  /// Reads the value of an assignment or an argument.
  ///
  /// - Parameter code: Code without comments, from the value on.
  init(_ code: ArraySlice<UInt8>) {
    var reader = ValueReader(code)
    self = reader.value()
  }
}

/// Reads a text with what stands around it.
private struct ValueReader {
  private var rest: ArraySlice<UInt8>

  init(_ code: ArraySlice<UInt8>) { rest = code }

  mutating func value() -> TextValue {
    if take("nil") { return endsHere ? .nothing : .unknown }
    for function in Self.functions where take(function) { return keyOfCall() }
    guard let text = literal() else { return .unknown }
    for member in Self.members where take(member) { return endsHere ? .key(text) : .unknown }
    guard endsHere else { return .unknown }
    return text.allSatisfy(\.isWhitespace) ? .nothing : .text(text)
  }

  /// The key that a call is given alone, or with a comment.
  private mutating func keyOfCall() -> TextValue {
    guard let key = literal() else { return .unknown }
    if take(",") {
      _ = take("comment:")
      guard take("nil") || literal() != nil else { return .unknown }
    }
    return take(")") && endsHere ? .key(key) : .unknown
  }

  /// Takes a text between quotation marks; nil where there is none, or one that code puts something into.
  private mutating func literal() -> String? {
    _ = take("@")
    guard !rest.starts(with: "\"\"\"".utf8), take("\"") else { return nil }
    var bytes: [UInt8] = []
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: bytes, as: UTF8.self)
      case UInt8(ascii: "\n"): return nil
      case UInt8(ascii: "\\"):
        guard let escaped = rest.popFirst().flatMap({ Self.escapes[$0] }) else { return nil }
        bytes.append(escaped)
      default: bytes.append(byte)
      }
    }
    return nil
  }

  /// Whether the value ends: with its statement, or with the argument.
  private var endsHere: Bool {
    let next = rest.drop { " \t\r".utf8.contains($0) }
    guard let first = next.first else { return true }
    if first == UInt8(ascii: "\n") {
      let following = next.first { !" \t\r\n".utf8.contains($0) }
      return following.map { !"+.?&|:".utf8.contains($0) } ?? true
    }
    return ";,)]}".utf8.contains(first) || next.starts(with: "forState".utf8)
  }

  /// Takes some characters behind spaces, where they come next.
  private mutating func take(_ text: String) -> Bool {
    let next = rest.drop { " \t\r\n".utf8.contains($0) }
    guard next.starts(with: text.utf8) else { return false }
    rest = next.dropFirst(text.utf8.count)
    return true
  }

  /// The functions that look up a key.
  ///
  /// Source: Foundation, `NSLocalizedString(_:comment:)`, `String.init(localized:)`.
  private static let functions = ["NSLocalizedString(", "String(localized:"]
  /// The members by which apps' own extensions of texts look up a key, the longest first.
  private static let members = [
    ".localized()", ".localized", ".localize()", ".localizedString()", ".localizedString",
  ]
  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "n"): UInt8(ascii: "\n"), UInt8(ascii: "t"): UInt8(ascii: "\t"),
    UInt8(ascii: "\""): UInt8(ascii: "\""), UInt8(ascii: "'"): UInt8(ascii: "'"),
    UInt8(ascii: "\\"): UInt8(ascii: "\\"),
  ]
}
