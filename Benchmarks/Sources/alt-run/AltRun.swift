import Foundation
import Measuring
import SolverRuns
import Workloads

/// Runs a workload with Ratite's solver and prints how long its phases took.
@main
struct AltRun {
  static let usage = """
    usage: alt-run FILE.alt [--repeat N] [--dump F] [--until PHASE] [--limit SECONDS]
                            [--read-all] [--json]
      --repeat N       run N times; every figure is the smallest of them
      --dump F         write the values at the end, one double per variable
      --until PHASE    end after this phase
      --limit SECONDS  stop a phase at the first layout pass after this time
      --read-all       have every layout pass read every value
      --json           print one object per phase and line, durations in seconds
    """

  var path = ""
  var repetitions = 1
  var dump: String?
  var lastPhase: String?
  var limit = Double.infinity
  var reading = SolverRun.Reading.nothing
  var isJSON = false

  static func main() {
    do {
      guard let command = try parse(Arguments()) else { return print(usage) }
      try command.run()
    } catch {
      FileHandle.standardError.write(Data("alt-run: \(error)\n".utf8))
      exit(error is UsageError ? 2 : 1)
    }
  }

  static func parse(_ given: Arguments) throws -> AltRun? {
    var arguments = given
    if arguments.takeFlag("--help") || arguments.takeFlag("-h") { return nil }
    var command = AltRun()
    command.repetitions = Int(try arguments.takeNumber("--repeat") ?? 1)
    command.dump = try arguments.takeValue("--dump")
    command.lastPhase = try arguments.takeValue("--until")
    command.limit = try arguments.takeNumber("--limit") ?? .infinity
    if arguments.takeFlag("--read-all") { command.reading = .everyValue }
    command.isJSON = arguments.takeFlag("--json")
    let operands = try arguments.operands()
    guard operands.count == 1 else { throw UsageError("one file is needed; see --help") }
    command.path = operands[0]
    return command
  }

  func run() throws {
    let workload = try WorkloadReader.workload(atPath: path)
    if !isJSON {
      print(
        "\(workload.name) \(workload.size): \(workload.variableCount) variables, "
          + "\(workload.constraints.count) constraints")
    }
    var best: [String: PhaseReport] = [:]
    var values: [Double] = []
    for repetition in 1...max(1, repetitions) {
      var run = SolverRun(workload, reading: reading, limit: limit)
      values = try run.run(until: lastPhase) { report in
        let merged = best[report.phase].map { $0.best(report) } ?? report
        best[report.phase] = merged
        if repetition == repetitions { show(merged) }
      }
    }
    if let dump { try write(values, to: dump) }
  }

  private func show(_ report: PhaseReport) {
    print((isJSON ? try? report.json : nil) ?? report.text)
    fflush(nil)
  }

  private func write(_ values: [Double], to path: String) throws {
    let data = values.withUnsafeBytes { Data($0) }
    try data.write(to: URL(filePath: path))
  }
}
