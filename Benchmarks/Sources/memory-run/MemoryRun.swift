import Foundation
import LayoutRuns
import Measuring
import SolverRuns
import Workloads

/// Measures what the solver holds in memory and what long runs leave behind.
@main
struct MemoryRun: Command {
  static let name = "memory-run"

  static let usage = """
    usage: memory-run peak [WORKLOAD] [N]    the most memory a build takes (cells 10000)
           memory-run layout [TREE] [N]      what a whole layout pass holds, and takes at most, beyond
                                             that of one view (chain 10000)
           memory-run churn [PAIRS]          memory before and after pairs of add and remove
                                             (1000000), from the first 1000 on
           memory-run edits [COUNT]          largest residual of required constraints after changes
                                             of constants (100000)
    churn and edits work on every workload at size 10.
    """

  static func run(_ arguments: inout Arguments) throws {
    let operands = try arguments.operands()
    switch operands.first {
    case "peak": try peak(operands.dropFirst().first ?? "cells", count(operands, 2, 10_000))
    case "layout": try layout(operands.dropFirst().first ?? "chain", count(operands, 2, 10_000))
    case "churn": try churn(count(operands, 1, 1_000_000))
    case "edits": try edits(count(operands, 1, 100_000))
    default: throw UsageError("one of peak, layout, churn and edits is needed; see --help")
    }
  }

  private static func count(_ operands: [String], _ index: Int, _ standard: Int) throws -> Int {
    guard index < operands.count else { return standard }
    guard let count = Int(operands[index]), count > 0 else {
      throw UsageError("'\(operands[index])' is no number above 0")
    }
    return count
  }

  private static func peak(_ name: String, _ size: Int) throws {
    guard let family = Family(rawValue: name) else {
      throw UsageError("there is no workload \(name)")
    }
    let workload = family.workload(size)
    let before = ResidentMemory.current
    let stopwatch = Stopwatch()
    var run = SolverRun(workload)
    _ = try run.run(until: "build")
    let seconds = PhaseReport.text(stopwatch.seconds)
    print(
      "\(name) \(size): peak \(ResidentMemory.text(ResidentMemory.peak)), of which "
        + "\(ResidentMemory.text(before)) the workload itself; built in \(seconds)")
  }

  private static func layout(_ name: String, _ size: Int) throws {
    guard let family = Family(rawValue: name) else {
      throw UsageError("there is no tree \(name)")
    }
    let layout = LayoutRun(until: "build")
    let one = try layout.run(family, 1)
    let before = ResidentMemory.current
    let peakBefore = ResidentMemory.peak
    let tree = try layout.run(family, size)
    let held = ResidentMemory.current - before
    print(
      "\(name) \(size): holds \(ResidentMemory.text(held)) more than \(one.views.count) view, "
        + "took \(ResidentMemory.text(ResidentMemory.peak - max(before, peakBefore))) for "
        + "\(tree.views.count)")
  }

  private static func churn(_ pairs: Int) throws {
    _ = ResidentMemory.current  // what asking takes stays
    for family in Family.allCases where family.editPhase == "drag" {
      let run = try LongRun(family.workload(10))
      try run.addAndRemove(1000)
      let before = ResidentMemory.current
      try run.addAndRemove(pairs)
      let after = ResidentMemory.current
      print(
        "\(family.rawValue) 10: \(ResidentMemory.text(before)) after 1000 pairs, "
          + "\(ResidentMemory.text(after)) after \(pairs) more "
          + "(\(String(format: "%+.1f", Double(after - before) / 1e3)) kB)")
      fflush(nil)
    }
  }

  private static func edits(_ count: Int) throws {
    for family in Family.allCases where family.editPhase == "drag" {
      var run = try LongRun(family.workload(10))
      let residual = try run.change(count)
      print("\(family.rawValue) 10: largest required residual after \(count) edits \(residual)")
      fflush(nil)
    }
  }
}
