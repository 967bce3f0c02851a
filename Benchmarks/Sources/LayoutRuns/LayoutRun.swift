import AutoLayout
package import Measuring
package import Workloads

/// Why a layout could not be measured.
package enum LayoutRunError: Error, Equatable, CustomStringConvertible {
  /// There is no hierarchy for a kind of workload.
  case noTree(Family)
  /// A layout has conflicts.
  case conflicts(Int)

  /// One sentence.
  package var description: String {
    switch self {
    case .noTree(let family): "there is no hierarchy for \(family)"
    case .conflicts(let count): "the layout has \(count) conflicts"
    }
  }
}

/// Whole layout passes, timed: what a program that shows views waits for.
package struct LayoutRun {
  /// How many changes the measured figures are about.
  package static let standardSteps = 1000

  private let steps: Int
  private let lastPhase: String?
  private let limit: Double

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - steps: How often each kind of change is made.
  ///   - lastPhase: The phase to end with; nil for all.
  ///   - limit: After how many seconds a phase is stopped.
  package init(
    steps: Int = standardSteps, until lastPhase: String? = nil, limit: Double = .infinity
  ) {
    self.steps = steps
    self.lastPhase = lastPhase
    self.limit = limit
  }

  /// Makes the hierarchy of a workload and lays it out, then drags the side of the window, then
  /// changes the content of one label after the other.
  ///
  /// - Returns: The hierarchy.
  /// - Throws: `LayoutRunError`, or what Auto Layout says about a constraint.
  @discardableResult
  package func run(
    _ family: Family, _ size: Int, report: (PhaseReport) -> Void = { _ in }
  ) throws -> LayoutTree {
    // Random numbers are part of the workload, as those in a file are.
    let contents = LayoutTree.contents(family, size)
    var stopwatch = Stopwatch()
    guard let tree = try LayoutTree.make(family, size, contents) else {
      throw LayoutRunError.noTree(family)
    }
    let making = stopwatch.lap()
    report(PhaseReport(phase: "instantiate", nanoseconds: [making], isStopped: false))
    stopwatch = Stopwatch()
    tree.window.layoutIfNeeded()
    let layout = stopwatch.lap()
    report(PhaseReport(phase: "build", nanoseconds: [making + layout], isStopped: false))
    let conflicts = tree.window.conflicts.count
    guard conflicts == 0 else { throw LayoutRunError.conflicts(conflicts) }
    guard lastPhase != "build" else { return tree }
    let window = tree.window.frame
    report(
      measure("drag") { step in
        tree.window.setFrame(
          Rect(
            x: 0, y: 0, width: window.width + 0.5 * Double(step + 1), height: window.height))
        tree.window.layoutIfNeeded()
      })
    guard lastPhase != "drag" else { return tree }
    let labels = tree.labels
    report(
      measure("label") { step in
        let label = labels[(step * 7919) % labels.count]
        if family == .eqrow {
          label.size.width = Double(30 + (step * 13) % 31)
        } else {
          label.size.height = Double(20 + (step * 13) % 31)
        }
        tree.window.layoutIfNeeded()
      })
    return tree
  }

  /// Sizes cells by their content, as a list does: each is a hierarchy of its own, asked for its
  /// height and then laid out.
  package func runSelfSizing(_ count: Int, report: (PhaseReport) -> Void = { _ in }) throws {
    var stopwatch = Stopwatch()
    let cells = try (0..<count).map { try SelfSizingCell(index: $0) }
    let making = stopwatch.lap()
    report(PhaseReport(phase: "instantiate", nanoseconds: [making], isStopped: false))
    stopwatch = Stopwatch()
    for cell in cells { cell.layOut(width: 375) }
    let layout = stopwatch.lap()
    report(PhaseReport(phase: "build", nanoseconds: [making + layout], isStopped: false))
    guard lastPhase != "build" else { return }
    report(
      measure("label") { step in
        let cell = cells[(step * 7919) % count]
        cell.changeText()
        cell.layOut(width: 375)
      })
  }

  private func measure(_ phase: String, _ step: (Int) -> Void) -> PhaseReport {
    var laps: [UInt64] = []
    laps.reserveCapacity(steps)
    let whole = Stopwatch()
    var stopwatch = Stopwatch()
    for index in 0..<steps {
      step(index)
      laps.append(stopwatch.lap())
      if whole.seconds > limit { break }
    }
    return PhaseReport(
      phase: phase, nanoseconds: laps, isStopped: laps.count < steps)
  }
}
