import Foundation
import Testing

/// Holds `docs/hostile-inputs.md` true: each row of its tables is run.
struct HostileInputTests {
  @Test(.timeLimit(.minutes(10)), arguments: try HostileInputRow.all())
  func theAnswerIsThatOfThePage(row: HostileInputRow) throws {
    let input = try #require(HostileInput(rawValue: row.input))
    let folder = try TemporaryFolder()
    // Processor time: the other tests of the run take the processors, too.
    var arguments = [row.command, "--timeout", "20"] + (try input.make(in: folder))
    if row.command == "preview" {
      arguments += ["-o", "out", "--device", "retina4_0", "--scale", "1"]
    }
    let result = try CommandLineTool.run(arguments, in: folder.url)
    #expect(result.exitCode == row.exitCode)
    let output = result.standardOutput + result.standardError
    for text in row.answers { #expect(output.contains(text)) }
    #expect(!output.contains(HostileInput.secret))
    let written = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(Set(written).isSubset(of: input.made + ["out"]))
  }

  @Test func everyInputIsOnThePage() throws {
    #expect(
      try HostileInputRow.all().map(\.input).sorted()
        == HostileInput.allCases.map(\.rawValue).sorted())
  }
}

/// A row of the page.
struct HostileInputRow: CustomTestStringConvertible {
  let input: String
  let command: String
  let exitCode: Int32
  /// The texts that the output must contain.
  let answers: [String]

  var testDescription: String { input }

  /// The rows of all tables.
  static func all() throws -> [HostileInputRow] {
    let page = try String(
      contentsOf: CommandLineTool.root.appending(path: "docs/hostile-inputs.md"), encoding: .utf8)
    return page.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 4, let exitCode = Int32(cells[2]) else { return nil }
      return HostileInputRow(
        input: quoted(cells[0])[0], command: quoted(cells[1])[0], exitCode: exitCode,
        answers: quoted(cells[3]))
    }
  }

  private static func quoted(_ cell: String) -> [String] {
    cell.matches(of: /`([^`]+)`/).map { String($0.1) }
  }
}
