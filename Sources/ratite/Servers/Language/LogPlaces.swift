import Foundation
import Inspection
import InterfaceBuilder
import LayoutLogs
import ServerProtocols

/// The lines of code and documents that a log of a run is about: constraints that exclude each other, and failed tests.
struct LogPlaces: Sendable {
  /// A line with what the log says of it.
  struct Place: Hashable, Sendable {
    let path: String
    /// The line, counted from 1.
    let line: Int
    let isFailure: Bool
    let message: String
  }

  /// The places, in the order of the log.
  private(set) var places: [Place] = []
  /// The reason why there are none; nil where the log could be read.
  var trouble: String?
  /// The number of conflicts in the log.
  private(set) var conflictCount = 0

  init(trouble: String) {
    self.trouble = trouble
  }

  /// Finds the places of a log.
  ///
  /// - Parameters:
  ///   - text: The log.
  ///   - path: Its file, or a name for it.
  ///   - folders: The folders with the code and documents.
  init(_ text: Data, path: String, folders: [String]) {
    var reader = LogReader()
    reader.read(Array(text))
    var log = ExplainedLog(reader.end(), path: path)
    conflictCount = log.conflicts.count
    if conflictCount > 0 {
      let project = LogProject(folders)
      log.match(documents: project.documents, sources: project.sources)
    }
    for conflict in log.conflicts { add(conflict) }
    let failures = TestFailureLine.all(in: String(decoding: text, as: UTF8.self))
    if !failures.isEmpty { add(failures, in: folders) }
  }

  /// Adds the places of the constraints of a conflict that are known well enough.
  private mutating func add(_ conflict: ExplainedConflict) {
    for matches in conflict.matches {
      for match in matches where match.certainty > .possible {
        let place = Place(
          path: match.path, line: match.line, isFailure: false,
          message: "\(conflict.problem) \(conflict.nextStep) (log line \(conflict.line))")
        if !places.contains(place) { places.append(place) }
      }
    }
  }

  private mutating func add(_ failures: [TestFailureLine], in folders: [String]) {
    let sources = folders.flatMap { FolderListing(of: $0).sources }
    for failure in failures {
      let paths = sources.filter { $0 == failure.file || $0.hasSuffix("/" + failure.file) }
      // A name that several files have says nothing.
      guard paths.count == 1 else { continue }
      places.append(
        Place(path: paths[0], line: failure.line, isFailure: true, message: failure.message))
    }
  }
}

/// A line of test output that says where a test failed, as XCTest and Swift Testing print it.
struct TestFailureLine: Hashable {
  /// The file, as a path or its name.
  let file: String
  let line: Int
  let message: String

  /// The failures in an output, each once.
  static func all(in text: String) -> [TestFailureLine] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var failures: [TestFailureLine] = []
    for (index, line) in lines.enumerated() {
      guard line.contains(".swift:"), let failure = failure(at: index, in: lines),
        !failures.contains(failure)
      else { continue }
      failures.append(failure)
    }
    return failures
  }

  private static func failure(at index: Int, in lines: [Substring]) -> TestFailureLine? {
    if let found = lines[index].firstMatch(of: /^(.+\.swift):(\d+): error: (.*)$/) {
      return Int(found.2).map { .init(file: String(found.1), line: $0, message: String(found.3)) }
    }
    guard
      let found = lines[index].firstMatch(
        of: /recorded an issue (?:with .* )?at (\S+\.swift):(\d+):\d+: (.*)$/),
      let line = Int(found.2)
    else { return nil }
    // Comments of the issue stand below it, each behind an arrow.
    let comments = lines[(index + 1)...].prefix { $0.contains("↳ ") }
      .map { String($0.split(separator: "↳ ", maxSplits: 1).last ?? "") }
    return TestFailureLine(
      file: String(found.1), line: line,
      message: ([String(found.3)] + comments).joined(separator: "\n"))
  }
}
