import Foundation
import Testing

@testable import ServerProtocols

/// Messages of JSON-RPC.
struct MessageTests {
  private func read(_ text: String) -> RPCInput { RPCInput(Data(text.utf8)) }

  private func code(_ text: String) -> Int? {
    if case .single(.invalid(_, let error)) = read(text) { error.code } else { nil }
  }

  @Test func requestsNotificationsAndResponsesAreTold() {
    #expect(
      read(#"{"jsonrpc":"2.0","id":1,"method":"m","params":{"a":[1.5,true,null]}}"#)
        == .single(
          .request(
            id: .integer(1), method: "m", params: ["a": .array([.number(1.5), true, .null])])))
    #expect(
      read(#"{"jsonrpc":"2.0","id":"x","method":"m"}"#)
        == .single(.request(id: .string("x"), method: "m", params: .null)))
    #expect(
      read(#"{"jsonrpc":"2.0","method":"m","params":[]}"#)
        == .single(.notification(method: "m", params: [])))
    #expect(
      read(#"{"jsonrpc":"2.0","id":7,"result":{}}"#)
        == .single(.response(id: .integer(7), [:])))
  }

  @Test(arguments: [
    "", "{", "nil", "{\"a\":}", "{} {}", "[1,", "\u{0}",
    String(repeating: "[", count: 100_000),
  ])
  func textThatIsNoJSONIsAParseError(text: String) {
    #expect(code(text) == -32700)
  }

  @Test func bytesThatAreNoUTF8AreAParseError() {
    let bytes = Data(#"{"jsonrpc":"2.0","id":1,"method":""#.utf8) + [0xFF, 0xC0] + Data("\"}".utf8)
    #expect(RPCInput(bytes) == .single(.invalid(id: .unknown, .parse("the message is not UTF-8"))))
  }

  @Test(arguments: [
    "1", "\"text\"", "{}", "[]", #"{"jsonrpc":"1.0","id":1,"method":"m"}"#,
    #"{"id":1,"method":"m"}"#, #"{"jsonrpc":"2.0","id":1,"method":5}"#,
    #"{"jsonrpc":"2.0","id":1,"method":"m","params":5}"#,
    #"{"jsonrpc":"2.0","id":null,"method":"m"}"#, #"{"jsonrpc":"2.0","id":{},"method":"m"}"#,
    #"{"jsonrpc":"2.0","id":1}"#,
  ])
  func jsonThatIsNoMessageIsAnInvalidRequest(text: String) {
    #expect(code(text) == -32600)
  }

  @Test func anInvalidRequestIsAnsweredUnderItsIdentity() {
    guard case .single(.invalid(let id, _)) = read(#"{"id":5,"method":"m"}"#) else {
      Issue.record("it is valid")
      return
    }
    #expect(id == .integer(5))
  }

  @Test func aBatchIsAListOfMessages() {
    let batch = read(#"[{"jsonrpc":"2.0","method":"m"},1,{"jsonrpc":"2.0","id":1,"method":"n"}]"#)
    guard case .batch(let messages) = batch else {
      Issue.record("it is no batch")
      return
    }
    #expect(messages.count == 3)
    #expect(messages[0] == .notification(method: "m", params: .null))
    #expect(messages[2] == .request(id: .integer(1), method: "n", params: .null))
    if case .invalid(.unknown, let error) = messages[1] {
      #expect(error.code == -32600)
    } else {
      Issue.record("1 is no message")
    }
  }

  @Test func theSameMessageIsTheSameText() {
    let value: JSONValue = ["b": 1, "a": ["d": "\u{2028}/", "c": .number(.infinity)]]
    let text = String(
      decoding: MessageText.data(RPCResponse(to: .integer(1), result: value)), as: UTF8.self)
    #expect(
      text == #"{"id":1,"jsonrpc":"2.0","result":{"a":{"c":null,"d":""# + "\u{2028}"
        + #"/"},"b":1}}"#)
    let failure = MessageText.data(RPCFailure(to: .unknown, .methodNotFound("m")))
    #expect(
      String(decoding: failure, as: UTF8.self)
        == #"{"error":{"code":-32601,"message":"there is no method 'm'"},"id":null,"jsonrpc":"2.0"}"#
    )
  }

  @Test func parametersThatDoNotFitAreNamed() {
    let value: JSONValue = ["textDocument": ["uri": 5], "position": ["line": 1, "character": 2]]
    #expect(throws: RPCError.invalidParams("'textDocument.uri' has a value of another type")) {
      try value.decoded(as: TextDocumentParams.Place.self)
    }
    #expect(throws: RPCError.invalidParams("'textDocument' is missing")) {
      try JSONValue.object([:]).decoded(as: TextDocumentParams.Place.self)
    }
    #expect(throws: RPCError.self) { try JSONValue.null.decoded(as: TextDocumentParams.Place.self) }
  }

  @Test func filesAreURIs() {
    #expect(FileURI.path(of: "file:///a%20b/Main.storyboard") == "/a b/Main.storyboard")
    #expect(FileURI.path(of: "untitled:Untitled-1") == nil)
    #expect(FileURI.path(of: "file://%zz") == nil)
    #expect(FileURI.path(of: "") == nil)
    #expect(FileURI.uri(ofPath: "/a b/ü.xib") == "file:///a%20b/%C3%BC.xib")
  }
}
