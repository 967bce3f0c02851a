package import Foundation

/// The identity of a request.
package enum RPCID: Hashable, Sendable, Codable {
  case integer(Int)
  case string(String)
  /// The identity that is not known, in answers to what is no request.
  case unknown

  /// Reads an identity; nil for values that are none.
  package init?(_ value: JSONValue?) {
    switch value {
    case .integer(let number): self = .integer(number)
    case .string(let text): self = .string(text)
    default: return nil
    }
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Int.self) {
      self = .integer(number)
    } else {
      self = .string(try container.decode(String.self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .integer(let number): try container.encode(number)
    case .string(let text): try container.encode(text)
    case .unknown: try container.encodeNil()
    }
  }
}

/// A message of JSON-RPC 2.0 as it comes in.
package enum RPCMessage: Hashable, Sendable {
  /// A message that is to be answered.
  case request(id: RPCID, method: String, params: JSONValue)
  /// A message that is not to be answered.
  case notification(method: String, params: JSONValue)
  /// The answer to a request of this side.
  case response(id: RPCID, JSONValue)
  /// JSON that is none of them, with the identity to answer under.
  case invalid(id: RPCID, RPCError)

  /// Reads a value.
  package init(_ value: JSONValue) {
    let id = RPCID(value["id"])
    self = .invalid(id: id ?? .unknown, .invalidRequest("the message is no JSON-RPC 2.0"))
    guard value["jsonrpc"] == "2.0" else { return }
    guard let method = value["method"] else {
      if let id, let result = value["result"] ?? value["error"] { self = .response(id: id, result) }
      return
    }
    let params = value["params"] ?? .null
    guard let method = method.string, params == .null || params.isStructured else { return }
    switch (id, value["id"]) {
    case (let id?, _): self = .request(id: id, method: method, params: params)
    case (nil, nil): self = .notification(method: method, params: params)
    case (nil, _?): return
    }
  }
}

extension JSONValue {
  /// Whether the value is an object or an array, as parameters are.
  fileprivate var isStructured: Bool {
    switch self {
    case .object, .array: true
    default: false
    }
  }
}

/// The messages of one transmission.
package enum RPCInput: Hashable, Sendable {
  /// One message.
  case single(RPCMessage)
  /// Messages that are answered together.
  case batch([RPCMessage])

  /// Reads a text; what cannot be read is an invalid message.
  package init(_ text: Data) {
    do throws(RPCError) {
      let value = try JSONValue(parsing: text)
      guard let values = value.array else {
        self = .single(RPCMessage(value))
        return
      }
      self =
        values.isEmpty
        ? .single(.invalid(id: .unknown, .invalidRequest("the batch holds no message")))
        : .batch(values.map { RPCMessage($0) })
    } catch {
      self = .single(.invalid(id: .unknown, error))
    }
  }
}

/// The answer to a request: a result.
package struct RPCResponse<Result: Encodable>: Encodable {
  private let jsonrpc = "2.0"
  private let id: RPCID
  private let result: Result

  /// Creates an answer.
  package init(to id: RPCID, result: Result) {
    self.id = id
    self.result = result
  }
}

/// The answer to a request: an error.
package struct RPCFailure: Encodable {
  private let jsonrpc = "2.0"
  private let id: RPCID
  private let error: RPCError

  /// Creates an answer.
  package init(to id: RPCID, _ error: RPCError) {
    self.id = id
    self.error = error
  }
}

/// A message that this side sends: a notification, or a request where it has an identity.
package struct RPCCall<Params: Encodable>: Encodable {
  private let jsonrpc = "2.0"
  private let id: RPCID?
  private let method: String
  private let params: Params

  /// Creates a message.
  package init(id: RPCID? = nil, _ method: String, _ params: Params) {
    self.id = id
    self.method = method
    self.params = params
  }
}
