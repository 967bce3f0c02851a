import EscapedText
import Foundation
import Inspection
import InterfaceBuilder
import ServerProtocols

/// Checks of open documents.
extension LanguageServer {
  /// Begins the checks whose time has come, in the order of the documents' URIs.
  mutating func beginChecks() {
    let now = Date()
    let due = documents.values.filter { $0.checkTime.map { $0 <= now } ?? false }
    for document in due.sorted(by: { $0.uri < $1.uri }) {
      documents[document.uri]?.checkTime = nil
      let (check, revision) = (check(of: document), document.revision)
      checks.ask(CheckKey(uri: document.uri)) { (revision, check.outcome($0)) }
    }
  }

  /// The check of a document's text.
  func check(of document: OpenDocument) -> DocumentCheck {
    DocumentCheck(
      path: document.path, contents: Data(document.fileBytes), folders: client.folders,
      filesVersion: filesVersion)
  }

  /// Tells the editor the findings of a text, unless there is another one.
  mutating func publish(_ outcome: DocumentCheck.Outcome, of uri: String, _ revision: Int) {
    guard let document = documents[uri], document.revision == revision else { return }
    var maker = diagnosticMaker(of: document)
    if client.showsRelatedInformation, !outcome.findings.isEmpty {
      maker.names = maker.document.flatMap(OpenDocument.description).map(OutlineNames.init)
    }
    let least: Finding.Severity = client.showsNotes ? .info : .warning
    let diagnostics =
      outcome.findings.filter { $0.severity >= least }.map(maker.diagnostic)
      + [outcome.obstacle].compactMap { $0.map(maker.diagnostic) } + (logDiagnostics[uri] ?? [])
    send(
      RPCCall(
        "textDocument/publishDiagnostics",
        PublishedDiagnostics(uri: uri, version: document.version, diagnostics: diagnostics)))
    // The same trouble again is no news.
    if outcome.troubles != troubles { outcome.troubles.forEach { log($0, .error) } }
    troubles = outcome.troubles
  }

  func diagnosticMaker(of document: OpenDocument) -> DiagnosticMaker {
    DiagnosticMaker(
      uri: document.uri, text: document.text, document: try? document.parsed(),
      encoding: client.encoding, showsRelatedInformation: client.showsRelatedInformation)
  }
}
