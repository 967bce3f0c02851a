import EscapedText
import LayoutFaults

/// A JSON value whose members keep their order, so that the same value is always the same text.
public enum JSONText: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONText])
  case object([Member])

  /// A name and its value.
  public struct Member: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The value.
    public var value: JSONText

    /// Creates a member.
    public init(_ name: String, _ value: JSONText) {
      self.name = name
      self.value = value
    }
  }

  /// A string, or null.
  public static func optional(_ string: String?) -> JSONText {
    string.map(JSONText.string) ?? .null
  }

  /// An array of strings.
  public static func strings(_ strings: [String]) -> JSONText {
    .array(strings.map(JSONText.string))
  }

  /// The value on one line.
  public var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value): text += JSONText.format(value)
    case .string(let value): JSONText.quote(value, into: &text)
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        value.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        JSONText.quote(member.name, into: &text)
        text += ":"
        member.value.write(to: &text)
      }
      text += "}"
    }
  }

  /// The number to the sixth decimal, as the shortest text; null where JSON has no text for it.
  static func format(_ value: Double) -> String {
    value.isFinite ? value.shortText : "null"
  }

  private static func quote(_ string: String, into text: inout String) {
    text += "\""
    if string.utf8.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) {
      text += string.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").escaped(code(of:))
    } else {
      text += string.escaped(code(of:))
    }
    text += "\""
  }

  /// JSON's notation of a character by its UTF-16 code units.
  private static func code(of scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default:
      UTF16.encode(scalar)?.map { unit in
        let hex = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      }.joined() ?? ""
    }
  }
}
