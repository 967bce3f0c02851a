import EscapedText
import Foundation
import InterfaceBuilder
import Testing

@testable import Inspection

/// Properties of every format.
struct ReportFormatTests {
  static let names = ReportFormats.all.map { $0.name }

  @Test func allFormatsAreListedOnce() {
    #expect(
      Self.names == [
        "text", "xcode", "github", "sarif", "junit", "json", "checkstyle", "codeclimate",
        "markdown", "html",
      ])
    for format in ReportFormats.all { #expect(format.summary.hasSuffix(".")) }
  }

  @Test(arguments: names)
  func everyTextIsOfWholeLinesThatCanBeShown(name: String) throws {
    let type = try #require(ReportFormats.format(named: name))
    var format = type.init(toolVersion: "1")
    var texts = [format.beginning()]
    texts += SampleRun.documents.map { format.text(for: $0) }
    texts.append(format.ending())
    for text in texts where !text.isEmpty {
      #expect(text.hasSuffix("\n"))
      for line in text.split(separator: "\n") { #expect(String(line).escaped == line) }
    }
  }

  @Test(arguments: names)
  func theSameRunIsTheSameReport(name: String) throws {
    let type = try #require(ReportFormats.format(named: name))
    #expect(SampleRun.report(type) == SampleRun.report(type))
  }

  @Test(arguments: ["sarif", "json", "codeclimate"], [0, 1, 4])
  func jsonIsWellFormedWhateverTheNumberOfDocuments(name: String, count: Int) throws {
    let type = try #require(ReportFormats.format(named: name))
    let text = SampleRun.report(type, of: Array(SampleRun.documents.prefix(count)))
    _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
  }

  @Test func namesOfRulesFilesAndObjectsMakeFingerprints() {
    var fingerprints = Fingerprints()
    var moved = SampleRun.conflict
    moved.position.line = 90
    moved.objectIDs.reverse()
    let first = fingerprints.next(for: SampleRun.conflict, in: "a.xib")
    #expect(first.count == 16)
    // The same once more in one run is told apart; in another run it is the first again.
    #expect(fingerprints.next(for: moved, in: "a.xib") != first)
    var others = Fingerprints()
    #expect(others.next(for: moved, in: "a.xib") == first)
    #expect(others.next(for: moved, in: "b.xib") != first)
    #expect(others.next(for: SampleRun.note, in: "a.xib") != first)
  }
}
