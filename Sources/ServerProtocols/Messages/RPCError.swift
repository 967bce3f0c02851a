/// An error as JSON-RPC 2.0 and the Language Server Protocol number them.
package struct RPCError: Error, Hashable, Sendable, Codable {
  /// The number of the kind.
  package let code: Int
  /// The fault, for people.
  package let message: String

  /// Creates an error.
  package init(code: Int, message: String) {
    self.code = code
    self.message = message
  }

  /// Text that is no JSON.
  package static func parse(_ message: String) -> RPCError {
    RPCError(code: -32700, message: message)
  }

  /// JSON that is no request, or a request that is not permitted now.
  package static func invalidRequest(_ message: String) -> RPCError {
    RPCError(code: -32600, message: message)
  }

  /// A method that there is not.
  package static func methodNotFound(_ method: String) -> RPCError {
    RPCError(code: -32601, message: "there is no method '\(method)'")
  }

  /// Parameters that do not fit the method.
  package static func invalidParams(_ message: String) -> RPCError {
    RPCError(code: -32602, message: message)
  }

  /// A request that is right and could not be answered.
  package static func `internal`(_ message: String) -> RPCError {
    RPCError(code: -32603, message: message)
  }

  /// A request before `initialize`.
  package static let notInitialized = RPCError(
    code: -32002, message: "the first request must be 'initialize'")
  /// A request that the client withdrew.
  package static let cancelled = RPCError(code: -32800, message: "the request was cancelled")
  /// A request about a text that changed before it was answered.
  package static let contentModified = RPCError(
    code: -32801, message: "the document changed meanwhile")
}
