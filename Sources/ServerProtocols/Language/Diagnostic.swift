/// A fault in a document, as editors show it.
package struct Diagnostic: Hashable, Sendable, Encodable {
  /// The severities by the protocol's numbers.
  package enum Severity: Int, Hashable, Sendable, Encodable {
    case error = 1
    case warning = 2
    case information = 3
  }

  /// A page about a code.
  package struct CodeDescription: Hashable, Sendable, Encodable {
    /// The address.
    package let href: String

    /// Creates a link to a page.
    package init(href: String) {
      self.href = href
    }
  }

  /// Another place that a fault is about.
  package struct RelatedInformation: Hashable, Sendable, Encodable {
    /// The place.
    package let location: TextLocation
    /// The part that it plays.
    package let message: String

    /// Creates a place.
    package init(location: TextLocation, message: String) {
      self.location = location
      self.message = message
    }
  }

  /// The place of the fault.
  package var range: TextRange
  /// The severity.
  package var severity: Severity
  /// The rule; nil where the document could not be read.
  package var code: String?
  /// The page about the rule.
  package var codeDescription: CodeDescription?
  /// The program that found it.
  package var source: String
  /// The fault and the edit to make.
  package var message: String
  /// Other places that it is about.
  package var relatedInformation: [RelatedInformation]?

  /// Creates a diagnostic.
  package init(range: TextRange, severity: Severity, source: String, message: String) {
    self.range = range
    self.severity = severity
    self.source = source
    self.message = message
  }
}

/// The parameters of `textDocument/publishDiagnostics`.
package struct PublishedDiagnostics: Hashable, Sendable, Encodable {
  /// The document.
  package let uri: String
  /// The version of the text that they are about; nil for a document that is not open.
  package let version: Int?
  /// All diagnostics of the document.
  package let diagnostics: [Diagnostic]

  /// Creates the parameters.
  package init(uri: String, version: Int?, diagnostics: [Diagnostic]) {
    self.uri = uri
    self.version = version
    self.diagnostics = diagnostics
  }
}
