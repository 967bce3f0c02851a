import Foundation
import Measuring
import SolverRuns
import Workloads

/// Runs a workload with Ratite's solver and prints how long its phases took.
@main
struct AltRun: Command {
  static let name = "alt-run"

  static let usage = """
    usage: alt-run FILE.alt [--dump F] [--until PHASE] [--read-all] [--repeat N] [--budget S]
                            [--patience S] [--limit S] [--json]
      --dump F         write the values at the end, one double per variable
      --until PHASE    end after this phase
      --read-all       have every layout pass read every value
    \(RepeatedRuns.usage)
    """

  let path: String
  let runs: RepeatedRuns
  let dump: String?
  let lastPhase: String?
  let reading: SolverRun.Reading

  static func run(_ arguments: inout Arguments) throws {
    try AltRun(from: &arguments).run()
  }

  init(from arguments: inout Arguments) throws {
    runs = try RepeatedRuns(from: &arguments)
    dump = try arguments.takeValue("--dump")
    lastPhase = try arguments.takeValue("--until")
    reading = arguments.takeFlag("--read-all") ? .everyValue : .nothing
    let operands = try arguments.operands()
    guard operands.count == 1 else { throw UsageError("one file is needed; see --help") }
    path = operands[0]
  }

  func run() throws {
    let workload = try WorkloadReader.workload(atPath: path)
    runs.printTitle(
      "\(workload.name) \(workload.size): \(workload.variableCount) variables, "
        + "\(workload.constraints.count) constraints")
    var values: [Double] = []
    try runs.run { report in
      var run = SolverRun(workload, reading: reading, limit: runs.limit)
      values = try run.run(until: lastPhase, report: report)
    }
    if let dump {
      try values.withUnsafeBytes { Data($0) }.write(to: URL(filePath: dump))
    }
  }
}
