import Foundation

/// How a command repeats what it measures, and prints it.
package struct RepeatedRuns {
  /// The part of a usage text about the options that ``init(from:)`` takes.
  package static let usage = """
      --repeat N       run N times; every figure is the best of them
      --budget S       begin no further run after S seconds
      --patience S     but begin up to 30 in all within S seconds
      --limit S        stop a phase at the first layout pass after S seconds
      --json           print one object per phase and line, durations in seconds; each phase when it
                       first ends and, with the best of all runs, at the end
    """

  private let repetitions: Int
  private let budget: Double
  private let patience: Double
  private let isJSON: Bool
  /// After how many seconds a phase is to be stopped.
  package let limit: Double

  /// Takes the options of repetition from the arguments of a command.
  ///
  /// - Throws: `UsageError`.
  package init(from arguments: inout Arguments) throws {
    repetitions = max(1, Int(try arguments.takeNumber("--repeat") ?? 1))
    budget = try arguments.takeNumber("--budget") ?? .infinity
    patience = try arguments.takeNumber("--patience") ?? 0
    limit = try arguments.takeNumber("--limit") ?? .infinity
    isJSON = arguments.takeFlag("--json")
  }

  /// Prints a line about what is measured, where people read.
  package func printTitle(_ title: String) {
    guard !isJSON else { return }
    print(title)
    fflush(nil)
  }

  /// Measures as often as asked for and prints the best.
  ///
  /// - Parameter body: Reports each phase as it ends.
  package func run(_ body: ((PhaseReport) -> Void) throws -> Void) rethrows {
    var best: [PhaseReport] = []
    let stopwatch = Stopwatch()
    for repetition in 0..<repetitions where isWanted(repetition, at: stopwatch.seconds) {
      var next = 0
      try body { report in
        if next == best.count {
          best.append(report)
          if isJSON { show(report) }
        } else {
          best[next] = best[next].best(report)
        }
        next += 1
      }
      if best.contains(where: \.isStopped) { break }
    }
    for report in best { show(report) }
  }

  private func isWanted(_ repetition: Int, at seconds: Double) -> Bool {
    repetition == 0 || seconds < budget
      || (repetition < RepeatedRuns.patientRepetitions && seconds < patience)
  }

  /// How many runs are worth waiting for.
  ///
  /// Of hundreds of runs that take a millisecond the best is one that nobody disturbed, of a few that
  /// take half a second it is not.
  private static let patientRepetitions = 30

  private func show(_ report: PhaseReport) {
    print((isJSON ? try? report.json : nil) ?? report.text)
    fflush(nil)
  }
}
