import Foundation
import InterfaceBuilder
import ServerProtocols

/// The methods of the protocol.
extension LanguageServer {
  /// Answers a request.
  ///
  /// - Returns: The result; nil for an answer that comes later.
  /// - Throws: The protocol's error.
  mutating func answer(
    _ id: RPCID, _ method: String, _ params: JSONValue
  ) throws(RPCError) -> (any Encodable)? {
    switch phase {
    case .waiting where method != "initialize": throw .notInitialized
    case .shutDown: throw .invalidRequest("the server was shut down")
    default: break
    }
    switch method {
    case "initialize": return try initialize(params)
    case "shutdown":
      phase = .shutDown
      return JSONValue.null
    case "textDocument/hover": return try hover(id, params)
    case "textDocument/definition": return try definition(params)
    case "textDocument/references": return try references(params)
    case "textDocument/documentSymbol": return try symbols(params)
    case "textDocument/codeAction": return try actions(id, params)
    case "workspace/executeCommand": return try execute(params)
    default: throw .methodNotFound(method)
    }
  }

  /// Takes in a notification; those that are not known are passed over, as the protocol has it.
  ///
  /// - Throws: The reason why it cannot be used.
  mutating func receive(_ method: String, _ params: JSONValue) throws(RPCError) {
    switch method {
    case "initialized": watchFiles()
    case "textDocument/didOpen": try open(params)
    case "textDocument/didChange": try change(params)
    case "textDocument/didSave":
      readFilesAgain()
      explainNamedLog()
    case "workspace/didChangeWatchedFiles": readFilesAgain()
    case "textDocument/didClose": try close(params)
    case "workspace/didChangeWorkspaceFolders": try changeFolders(params)
    case "workspace/didChangeConfiguration":
      configure(params["settings"]?["ratite"])
      readFilesAgain()
    case "$/cancelRequest": cancel(params)
    default: break
    }
  }

  // MARK: Beginning

  private mutating func initialize(_ params: JSONValue) throws(RPCError) -> JSONValue {
    guard phase == .waiting else {
      throw .invalidRequest("'initialize' is for the beginning only")
    }
    let parsed = try params.decoded(as: InitializeParams.self)
    client.encoding = parsed.positionEncoding
    client.showsSymbolTrees = parsed.showsSymbolTrees
    client.showsRelatedInformation = parsed.showsRelatedInformation
    client.watchesFiles = parsed.watchesFiles
    client.folders = parsed.folders.compactMap(FileURI.path)
    configure(parsed.initializationOptions)
    phase = .running
    return [
      "serverInfo": ["name": "ratite", "version": .string(Ratite.version)],
      "capabilities": Self.capabilities(client.encoding),
    ]
  }

  private static func capabilities(_ encoding: PositionEncoding) -> JSONValue {
    [
      "positionEncoding": .string(encoding.rawValue),
      "textDocumentSync": [
        "openClose": true, "change": 2, "save": ["includeText": false],
      ],
      "hoverProvider": true, "definitionProvider": true, "referencesProvider": true,
      "documentSymbolProvider": true,
      "codeActionProvider": ["codeActionKinds": [.string(CodeAction.quickFix)]],
      "executeCommandProvider": ["commands": [.string(explainLog)]],
      "workspace": ["workspaceFolders": ["supported": true, "changeNotifications": true]],
    ]
  }

  /// Asks the editor to say when files beside documents change, where it can.
  private func watchFiles() {
    guard client.watchesFiles else { return }
    let watchers = Self.watchedFiles.map { JSONValue.object(["globPattern": .string($0)]) }
    let registration: JSONValue = [
      "id": "files", "method": "workspace/didChangeWatchedFiles",
      "registerOptions": ["watchers": .array(watchers)],
    ]
    let params: JSONValue = ["registrations": [registration]]
    send(RPCCall(id: .string("files"), "client/registerCapability", params))
  }

  /// The files that findings depend on beside the document.
  private static let watchedFiles = [
    "**/.ratite.yml", "**/.iblinter.yml", "**/project.pbxproj", "**/*.xcconfig", "**/*.plist",
    "**/*.xcassets/**/Contents.json",
  ]

  private mutating func configure(_ options: JSONValue?) {
    client.showsNotes = options?["notes"]?.bool ?? client.showsNotes
    client.log = options?["log"]?.string ?? client.log
  }

  private mutating func changeFolders(_ params: JSONValue) throws(RPCError) {
    let event = try params.decoded(as: ChangedWorkspaceFolders.self).event
    let removed = event.removed.compactMap { FileURI.path(of: $0.uri) }
    client.folders.removeAll(where: removed.contains)
    client.folders += event.added.compactMap { FileURI.path(of: $0.uri) }
    readFilesAgain()
  }

  // MARK: Documents

  private mutating func open(_ params: JSONValue) throws(RPCError) {
    let item = try params.decoded(as: TextDocumentParams.Opened.self).textDocument
    revision += 1
    documents[item.uri] = OpenDocument(
      uri: item.uri, version: item.version, revision: revision, text: EditedText(item.text),
      checkTime: nil)
    if documents[item.uri]?.isSource == true {
      publishLog(of: item.uri)
      if logDiagnostics.isEmpty { explainNamedLog() }
    } else {
      documents[item.uri]?.checkTime = Date()
    }
  }

  private mutating func change(_ params: JSONValue) throws(RPCError) {
    let changed = try params.decoded(as: TextDocumentParams.Changed.self)
    var document = try document(changed.textDocument.uri)
    for change in changed.contentChanges {
      if let range = change.range {
        try document.text.replace(range, in: client.encoding, with: change.text)
      } else {
        document.text = EditedText(change.text)
      }
    }
    document.version = changed.textDocument.version ?? document.version + 1
    revision += 1
    document.revision = revision
    document.checkTime = document.isSource ? nil : Date() + Self.quietTime
    documents[document.uri] = document
    checks.withdraw(CheckKey(uri: document.uri))
    withdrawHovers(of: document.uri)
    withdrawActions(of: document.uri)
  }

  private mutating func close(_ params: JSONValue) throws(RPCError) {
    let uri = try params.decoded(as: TextDocumentParams.Whole.self).textDocument.uri
    let document = try document(uri)
    documents[document.uri] = nil
    checks.withdraw(CheckKey(uri: uri))
    withdrawHovers(of: uri)
    withdrawActions(of: uri)
    send(
      RPCCall(
        "textDocument/publishDiagnostics",
        PublishedDiagnostics(uri: uri, version: nil, diagnostics: [])))
  }

  /// Checks every open document again, as files beside them changed.
  private mutating func readFilesAgain() {
    filesVersion += 1
    for (uri, document) in documents where !document.isSource { documents[uri]?.checkTime = Date() }
  }

  /// An open document.
  ///
  /// - Throws: ``RPCError/invalidParams(_:)`` for one that is not open.
  func document(_ uri: String) throws(RPCError) -> OpenDocument {
    guard let document = documents[uri] else {
      throw .invalidParams("the document \(uri) is not open")
    }
    return document
  }

  /// The time after an edit in which others may follow, before the document is checked, in seconds.
  private static let quietTime = 0.1
}
