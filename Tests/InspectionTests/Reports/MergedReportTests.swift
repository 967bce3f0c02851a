import Foundation
import Testing

@testable import Inspection

/// Reports that are read back and united.
struct MergedReportTests {
  @Test(arguments: ["2/8", "1/1", "8/8"]) func aShardIsReadAsItIsWritten(_ text: String) throws {
    #expect(try #require(Shard(text)).description == text)
  }

  @Test(arguments: ["", "2", "0/2", "3/2", "1/0", "-1/2", "1/2/3", "a/b", "1/", "/2"])
  func whatIsNoShardIsRefused(_ text: String) {
    #expect(Shard(text) == nil)
  }

  @Test(arguments: 1...5) func sharesHoldEverythingOnceAndInOrder(_ count: Int) {
    let elements = Array(0..<13)
    let shares = (1...count).compactMap { Shard(index: $0, count: count)?.share(of: elements) }
    #expect(Shard.whole(of: shares) == elements)
    let sizes = shares.map(\.count)
    #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
  }

  @Test func aReportIsReadBackWithEveryValue() throws {
    let report = try WrittenReport(file: "a.json", data: Data(text(of: SampleRun.documents).utf8))
    #expect(report.documents == SampleRun.documents)
    #expect(report.shard == nil)
  }

  @Test func partsBecomeTheWholeInAnyOrder() throws {
    let missing = CheckedDocument(
      path: "missing", obstacle: Obstacle(.failure, message: "no such file"))
    let files = try (1...2).reversed().map { index in
      let shard = try #require(Shard(index: index, count: 2))
      let documents = [missing] + shard.share(of: SampleRun.documents)
      return try file("\(index).json", documents, shard)
    }
    #expect(try MergedReports(files).documents == [missing] + SampleRun.documents)
  }

  @Test func reportsOfWholeRunsFollowOneAnother() throws {
    let documents = SampleRun.documents
    let files = try [
      file("a.json", Array(documents.prefix(1))), file("b.json", Array(documents.dropFirst())),
    ]
    #expect(try MergedReports(files).documents == documents)
  }

  @Test func aPartThatIsMissingIsNamed() throws {
    let shard = try #require(Shard(index: 2, count: 3))
    let message = refusal(of: [try file("2.json", [], shard)])
    #expect(
      message == "2.json: error: is a part of 3, of which part 1/3 and 1 more are not named; "
        + "name the reports of all parts")
  }

  @Test func partsOfDifferentRunsAreRefused() throws {
    let first = try file("a.json", [], Shard(index: 1, count: 2))
    let second = try file("b.json", [], Shard(index: 2, count: 3))
    #expect(refusal(of: [first, second])?.hasPrefix("b.json: error: is part 2/3") == true)
    #expect(refusal(of: [first, first])?.hasPrefix("a.json: error: is part 1/2, as") == true)
    let whole = try file("w.json", [])
    #expect(
      refusal(of: [first, whole])?.hasPrefix("w.json: error: is a report of a whole") == true)
  }

  @Test func reportsThatDifferAboutADocumentAreRefused() throws {
    let documents = SampleRun.documents
    let document = try #require(documents.first { !$0.findings.isEmpty })
    let other = CheckedDocument(path: document.path)
    let message = refusal(of: [try file("a.json", [document]), try file("b.json", [other])])
    #expect(message?.hasPrefix("b.json: error: says something else of App/a") == true)
    #expect(
      try MergedReports([file("a.json", [document]), file("b.json", [document])]).documents
        == [document])
  }

  @Test(arguments: [
    ("", "is no report of findings; "), ("{}", "is no report of findings; "),
    (#"{"version":1,"tool":{"name":"other"},"documents":[]}"#, "is no report of findings; "),
    (#"{"version":2,"tool":{"name":"ratite"}}"#, "is a report of version 2, and this tool reads "),
    (
      #"{"version":1,"tool":{"name":"ratite"},"documents":[{"path":3}]}"#,
      "(documents[0].path is not as the format has it)"
    ),
  ])
  func whatIsNoReportIsRefused(_ text: String, _ reason: String) {
    #expect {
      try WrittenReport(file: "a.json", data: Data(text.utf8))
    } throws: { error in
      "\(error)".hasPrefix("a.json: error: ") && "\(error)".contains(reason)
    }
  }

  private func refusal(of files: [MergedReports.File]) -> String? {
    do {
      _ = try MergedReports(files)
      return nil
    } catch {
      return error.description
    }
  }

  private func file(
    _ path: String, _ documents: [CheckedDocument], _ shard: Shard? = nil
  ) throws -> MergedReports.File {
    let data = Data(text(of: documents, shard).utf8)
    return (path, try WrittenReport(file: path, data: data))
  }

  private func text(of documents: [CheckedDocument], _ shard: Shard? = nil) -> String {
    var format = JSONFormat(toolVersion: "1.2.3")
    format.shard = shard
    return format.beginning() + documents.map { format.text(for: $0) }.joined() + format.ending()
  }
}
