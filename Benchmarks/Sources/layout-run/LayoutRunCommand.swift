import LayoutRuns
import Measuring
import Workloads

/// Measures whole layout passes of view hierarchies.
@main
struct LayoutRunCommand: Command {
  static let name = "layout-run"
  static let selfSizing = "selfsizing"

  static let usage = """
    usage: layout-run TREE N [--until PHASE] [--steps N] [--repeat N] [--budget S] [--patience S]
                      [--limit S] [--json]
      TREE             cells, chain, nested or eqrow, equivalent to the workloads, or selfsizing:
                       cells of their own, sized by wrapping text
      --until PHASE    end after this phase
      --steps N        change widths and labels N times; by default 1000 times
    \(RepeatedRuns.usage)
    """

  static func run(_ arguments: inout Arguments) throws {
    let runs = try RepeatedRuns(from: &arguments)
    let steps = try arguments.takeNumber("--steps").map { max(1, Int($0)) }
    let lastPhase = try arguments.takeValue("--until")
    let operands = try arguments.operands()
    guard operands.count == 2, let size = Int(operands[1]), size > 0 else {
      throw UsageError("a tree and a size above 0 are needed; see --help")
    }
    let tree = operands[0]
    let layout = LayoutRun(
      steps: steps ?? LayoutRun.standardSteps, until: lastPhase, limit: runs.limit)
    runs.printTitle("\(tree) \(size)")
    if tree == selfSizing {
      return try runs.run { try layout.runSelfSizing(size, report: $0) }
    }
    guard let family = Family(rawValue: tree) else {
      throw UsageError("there is no tree \(tree); see --help")
    }
    try runs.run { try layout.run(family, size, report: $0) }
  }
}
