package import Foundation

/// A JSON value as servers receive and send it.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// Parses a JSON text.
  ///
  /// - Throws: ``RPCError/parse(_:)`` for bytes that are no UTF-8 or no JSON, and for values nested too deeply.
  package init(parsing text: Data) throws(RPCError) {
    guard String(validating: text, as: UTF8.self) != nil else {
      throw .parse("the message is not UTF-8")
    }
    do {
      self = try JSONDecoder().decode(JSONValue.self, from: text)
    } catch {
      throw .parse("the message is not JSON")
    }
  }

  /// The member of an object; nil where there is none, or for another value.
  package subscript(name: String) -> JSONValue? {
    if case .object(let members) = self { members[name] } else { nil }
  }

  /// The text of a string; nil for another value.
  package var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The elements of an array; nil for another value.
  package var array: [JSONValue]? {
    if case .array(let values) = self { values } else { nil }
  }

  /// The value of a boolean; nil for another value.
  package var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// The number as it is; nil for another value.
  package var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  /// The value as a type.
  ///
  /// - Throws: ``RPCError/invalidParams(_:)`` with the member that does not fit.
  package func decoded<Value: Decodable>(as type: Value.Type) throws(RPCError) -> Value {
    do {
      return try JSONDecoder().decode(type, from: MessageText.data(self))
    } catch let error as DecodingError {
      throw .invalidParams(error.place)
    } catch {
      throw .invalidParams("the parameters cannot be read")
    }
  }
}

extension JSONValue: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let values = try? container.decode([JSONValue].self) {
      self = .array(values)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .number(let value) where value.isFinite: try container.encode(value)
    // JSON has no text for it.
    case .number: try container.encodeNil()
    case .string(let value): try container.encode(value)
    case .array(let values): try container.encode(values)
    case .object(let members): try container.encode(members)
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(integerLiteral value: Int) { self = .integer(value) }
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements, uniquingKeysWith: { first, _ in first }))
  }
}

/// The texts of messages: members in the order of their names, so that the same message is the same bytes.
package enum MessageText {
  /// The text of a value; `null` for one that cannot be encoded.
  package static func data(_ value: some Encodable) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(value)) ?? Data("null".utf8)
  }
}

extension DecodingError {
  /// The member that does not fit, as a sentence without its full stop.
  fileprivate var place: String {
    switch self {
    case .keyNotFound(let key, let context):
      "'\(Self.path(context.codingPath + [key]))' is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .dataCorrupted(let context):
      "'\(Self.path(context.codingPath))' has a value of another type"
    @unknown default: "the parameters cannot be read"
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    let names = keys.map { key in key.intValue.map { "\($0)" } ?? key.stringValue }
    return names.isEmpty ? "params" : names.joined(separator: ".")
  }
}
