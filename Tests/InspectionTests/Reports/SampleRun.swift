import InterfaceBuilder

@testable import Inspection

/// A small run: a document with findings whose names are hostile, one without findings, one that cannot be read and
/// one of a platform that is not laid out.
enum SampleRun {
  /// A path that XML, JSON, workflow commands, tables and terminals would take for something else.
  static let path = "App/a\n,b:%|<x>&\"\u{202E}@me.xib"

  static let conflict = {
    var finding = plainConflict
    finding.tried = [TriedRepair(edit: "Remove w-1", conflictsLeft: 0)]
    return finding
  }()

  private static let plainConflict = Finding(
    rule: .conflictingConstraints, reportedAs: .error, path: path,
    position: DocumentPosition(line: 3, column: 9), objectIDs: ["w-2", "w-1"], subjectID: "v",
    message: "\"A]](1)<&>\u{0}\u{FFFE}\" breaks", nextStep: "Remove w-1",
    amount: 40.5,
    constraints: [
      FoundConstraint(id: "w-2", phrase: "width = 240", isBroken: true),
      FoundConstraint(id: nil, phrase: "autoresizing"),
    ],
    occurrence: Occurrence(
      configurations: [
        Configuration("iPhone SE, portrait"), Configuration("iPhone SE, landscape"),
      ], worst: 1, total: 3))

  static let ambiguity = Finding(
    rule: .ambiguousLayout, reportedAs: .warning, path: path,
    position: DocumentPosition(line: 5, column: 1), objectIDs: ["v"],
    message: "the width of `v` | *is* open", nextStep: "Add a width",
    occurrence: .always)

  static let note = {
    var finding = plainNote
    finding.mitigate(
      asReported: .reported(id: "placed-by-code", sentence: "Code places <c> & all in it"))
    return finding
  }()

  private static let plainNote = Finding(
    rule: .notChecked, reportedAs: .info, path: path,
    position: DocumentPosition(line: 9, column: 2), objectIDs: ["c"],
    message: "#1 is not checked, see https://www.example.com", nextStep: "Test it",
    occurrence: .always)

  static let documents = [
    CheckedDocument(path: path, findings: [conflict, ambiguity, note]),
    CheckedDocument(path: "App/Clean.storyboard"),
    CheckedDocument(
      path: "Broken.xib",
      obstacle: Obstacle(
        .failure, at: DocumentPosition(line: 2, column: 4), message: "the file <looks> cut off")),
    CheckedDocument(
      path: "Mac.xib",
      obstacle: Obstacle(.unsupported, message: "macOS is not laid out", platform: "macOS")),
  ]

  /// The report of documents in a format.
  static func report(
    _ format: any ReportFormat.Type, of documents: [CheckedDocument] = documents
  ) -> String {
    var format = format.init(toolVersion: "1.2.3")
    return format.beginning() + documents.map { format.text(for: $0) }.joined() + format.ending()
  }

  /// A document with many findings of one severity.
  static func document(_ severity: Finding.Severity, count: Int) -> CheckedDocument {
    CheckedDocument(
      path: "Many.xib",
      findings: (1...count).map { number in
        Finding(
          rule: .ambiguousLayout, reportedAs: severity, path: "Many.xib",
          position: DocumentPosition(line: number, column: 1), objectIDs: ["v\(number)"],
          message: "number \(number) is open", nextStep: "Close it", occurrence: .always)
      })
  }
}
