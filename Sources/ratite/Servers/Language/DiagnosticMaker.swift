import EscapedText
import Inspection
import InterfaceBuilder
import ServerProtocols

/// Findings as an editor's diagnostics, with places in the text that they were found in.
struct DiagnosticMaker {
  let uri: String
  let text: EditedText
  /// The text as a document; nil where it is none.
  let document: Document?
  /// The names of the document's objects; nil where nobody asks for them.
  var names: OutlineNames?
  let encoding: PositionEncoding
  /// Whether the editor shows other places of a diagnostic.
  let showsRelatedInformation: Bool

  /// The diagnostic of a finding.
  func diagnostic(_ finding: Finding) -> Diagnostic {
    var diagnostic = Diagnostic(
      range: range(at: finding.position), severity: .init(finding.severity), source: "ratite",
      message: finding.sentences.escaped)
    diagnostic.code = finding.rule.rawValue
    diagnostic.codeDescription = RulesPageFile.uri(of: finding.rule).map {
      Diagnostic.CodeDescription(href: $0)
    }
    let related = related(to: finding)
    if showsRelatedInformation, !related.isEmpty { diagnostic.relatedInformation = related }
    return diagnostic
  }

  /// The diagnostic of a document that cannot be laid out.
  func diagnostic(_ obstacle: Obstacle) -> Diagnostic {
    Diagnostic(
      range: range(at: obstacle.position),
      severity: obstacle.kind == .failure ? .error : .information, source: "ratite",
      message: (obstacle.message + ".").escaped)
  }

  /// The constraints that take part, other objects, configurations, and the reason why it is no worse.
  private func related(to finding: Finding) -> [Diagnostic.RelatedInformation] {
    let constraints = finding.constraints.compactMap { constraint in
      place(constraint.id, constraint.phrase + (constraint.isBroken ? ", which breaks" : ""))
    }
    let known = Set(finding.constraints.compactMap(\.id) + finding.objectIDs.prefix(1))
    let objects = finding.objectIDs.filter { !known.contains($0) }.compactMap { id in
      place(id, names?.name(of: id) ?? id)
    }
    let notes = [Self.configurations(finding.occurrence), finding.reasonForSeverity].compactMap(
      \.self)
    return constraints + objects
      + notes.map {
        Diagnostic.RelatedInformation(
          location: TextLocation(uri: uri, range: range(at: finding.position)), message: $0)
      }
  }

  /// The configurations that a finding occurs in; nil where it does not depend on any.
  private static func configurations(_ occurrence: Occurrence) -> String? {
    let names = occurrence.configurations.map(\.name)
    guard !names.isEmpty else { return nil }
    guard names.count < occurrence.total else { return "in all \(names.count) configurations" }
    return "in \(names.count) of \(occurrence.total) configurations: "
      + names.joined(separator: "; ")
  }

  private func place(_ id: String?, _ message: String) -> Diagnostic.RelatedInformation? {
    guard let element = id.flatMap({ document?.element(id: $0) }) else { return nil }
    return Diagnostic.RelatedInformation(
      location: TextLocation(uri: uri, range: range(ofStartTag: element)),
      message: message.escaped)
  }

  // MARK: Ranges

  /// The start tag of an element.
  func range(ofStartTag element: DocumentElement) -> TextRange {
    text.range(ofBytes: element.startTagRange, in: encoding)
  }

  /// The whole element.
  func range(of element: DocumentElement) -> TextRange {
    text.range(ofBytes: element.range, in: encoding)
  }

  /// The attribute or the start tag that begins at a position; the rest of the line where none does.
  private func range(at position: DocumentPosition) -> TextRange {
    let offset = text.offset(line: position.line, column: position.column)
    if let element = document?.element(atByte: offset), element.startTagRange.contains(offset) {
      let attribute = element.attributes.first { $0.range.lowerBound == offset }
      return text.range(ofBytes: attribute?.range ?? element.startTagRange, in: encoding)
    }
    let line = text.contentRange(ofLine: text.line(ofByte: offset))
    return text.range(ofBytes: offset..<max(line.upperBound, offset), in: encoding)
  }
}

extension Diagnostic.Severity {
  /// The protocol's number of a severity.
  init(_ severity: Finding.Severity) {
    switch severity {
    case .info: self = .information
    case .warning: self = .warning
    case .error: self = .error
    }
  }
}
