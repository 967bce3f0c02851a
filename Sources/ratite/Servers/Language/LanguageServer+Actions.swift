import EscapedText
import InterfaceBuilder
import ServerProtocols

/// Requests for edits that mend findings.
extension LanguageServer {
  /// A request that waits for fixes.
  struct PendingActions {
    let uri: String
    let text: EditedText
    /// The rules whose findings the editor shows there; empty for all.
    let rules: Set<String>
  }

  /// Begins the answer to a request for actions: fixes are solved first.
  mutating func actions(_ id: RPCID, _ params: JSONValue) throws(RPCError) -> (any Encodable)? {
    let params = try params.decoded(as: CodeActionParams.self)
    let open = try document(params.textDocument.uri)
    let offset = open.text.offset(of: params.range.start, in: client.encoding)
    // Ranges of bytes are those of the file, which a text of another encoding does not have.
    guard params.context.asks(for: CodeAction.quickFix), open.fileBytes == open.text.bytes,
      let element = try? open.parsed().element(atByte: offset),
      let objectID = ([element] + Array(element.ancestors)).lazy.compactMap(\.id).first
    else { return [CodeAction]() }
    pendingActions[id] = PendingActions(
      uri: open.uri, text: open.text, rules: Set(params.context.diagnostics.compactMap(\.code)))
    let check = check(of: open)
    fixes.ask(id) { check.fixes(of: objectID, $0) }
    return nil
  }

  /// Ends the answer to a request for actions, unless it was withdrawn.
  mutating func answer(actions id: RPCID, _ fixes: [OfferedFix]) {
    guard let pending = pendingActions.removeValue(forKey: id) else { return }
    let asked = fixes.filter { pending.rules.isEmpty || !pending.rules.isDisjoint(with: $0.rules) }
    respond(id, asked.map { action($0, pending) })
  }

  private func action(_ fix: OfferedFix, _ pending: PendingActions) -> CodeAction {
    CodeAction(
      title: fix.title.escaped, uri: pending.uri,
      replacements: fix.replacements.map {
        CodeAction.Replacement(
          range: pending.text.range(ofBytes: $0.start..<$0.end, in: client.encoding),
          newText: $0.text)
      })
  }

  /// Withdraws the requests for actions of a document that changed.
  mutating func withdrawActions(of uri: String) {
    for id in pendingActions.keys.filter({ pendingActions[$0]?.uri == uri }) {
      pendingActions[id] = nil
      fixes.withdraw(id)
      send(RPCFailure(to: id, .contentModified))
    }
  }
}
