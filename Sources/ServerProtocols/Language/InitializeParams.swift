/// The parameters of `initialize`, as far as they matter to a server of diagnostics.
package struct InitializeParams: Hashable, Sendable, Decodable {
  /// A folder that the editor has open.
  package struct WorkspaceFolder: Hashable, Sendable, Decodable {
    /// The folder.
    package let uri: String
  }

  private struct Capabilities: Hashable, Sendable, Decodable {
    let general: General?
    let textDocument: TextDocument?
    let workspace: Workspace?

    struct Workspace: Hashable, Sendable, Decodable {
      let didChangeWatchedFiles: Files?

      struct Files: Hashable, Sendable, Decodable {
        let dynamicRegistration: Bool?
      }
    }

    struct General: Hashable, Sendable, Decodable {
      let positionEncodings: [String]?
    }

    struct TextDocument: Hashable, Sendable, Decodable {
      let documentSymbol: Symbols?
      let publishDiagnostics: Diagnostics?

      struct Symbols: Hashable, Sendable, Decodable {
        let hierarchicalDocumentSymbolSupport: Bool?
      }

      struct Diagnostics: Hashable, Sendable, Decodable {
        let relatedInformation: Bool?
      }
    }
  }

  private let capabilities: Capabilities
  private let rootUri: String?
  private let workspaceFolders: [WorkspaceFolder]?
  /// The user's settings for this server.
  package let initializationOptions: JSONValue?

  /// The code units that positions are to count.
  package var positionEncoding: PositionEncoding {
    PositionEncoding(offered: capabilities.general?.positionEncodings ?? [])
  }

  /// Whether outlines are to be trees.
  package var showsSymbolTrees: Bool {
    capabilities.textDocument?.documentSymbol?.hierarchicalDocumentSymbolSupport ?? false
  }

  /// Whether other places of diagnostics are shown.
  package var showsRelatedInformation: Bool {
    capabilities.textDocument?.publishDiagnostics?.relatedInformation ?? false
  }

  /// Whether the client says when files change, if it is asked to.
  package var watchesFiles: Bool {
    capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration ?? false
  }

  /// The folders that are open.
  package var folders: [String] {
    workspaceFolders.map { $0.map(\.uri) } ?? [rootUri].compactMap { $0 }
  }
}

/// The parameters of `workspace/didChangeWorkspaceFolders`.
package struct ChangedWorkspaceFolders: Hashable, Sendable, Decodable {
  /// The folders that came and went.
  package struct Event: Hashable, Sendable, Decodable {
    /// The folders that were opened.
    package let added: [InitializeParams.WorkspaceFolder]
    /// The folders that were closed.
    package let removed: [InitializeParams.WorkspaceFolder]
  }

  /// The folders.
  package let event: Event
}
