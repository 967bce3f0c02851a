import Foundation

/// How long the steps of a phase took.
package struct PhaseReport: Codable, Equatable, Sendable {
  /// The name of the phase.
  package var phase: String
  /// The number of steps that were measured.
  package var steps: Int
  /// All steps together.
  package var total: Double
  /// The middle one, in seconds.
  package var median: Double
  /// What 99 of 100 stay below, in seconds.
  package var percentile99: Double
  /// The longest, in seconds.
  package var worst: Double
  /// Whether the time was up before the last step.
  package var isStopped: Bool

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - phase: The name of the phase.
  ///   - nanoseconds: How long each step took; at least one.
  ///   - isStopped: Whether the time was up before the last step.
  package init(phase: String, nanoseconds: [UInt64], isStopped: Bool) {
    let sorted = nanoseconds.sorted()
    func seconds(at index: Int) -> Double { Double(sorted[index]) * 1e-9 }
    self.phase = phase
    self.isStopped = isStopped
    steps = sorted.count
    total = sorted.reduce(0) { $0 + Double($1) } * 1e-9
    median = seconds(at: sorted.count / 2)
    percentile99 = seconds(at: (sorted.count * 99) / 100)
    worst = seconds(at: sorted.count - 1)
  }

  /// The smaller of every figure of two runs of the same phase; of a single step, which has no
  /// worst one, the worst run is kept.
  package func best(_ other: PhaseReport) -> PhaseReport {
    var best = self
    best.total = min(total, other.total)
    best.median = min(median, other.median)
    best.percentile99 = min(percentile99, other.percentile99)
    best.worst = steps == 1 ? max(worst, other.worst) : min(worst, other.worst)
    return best
  }

  /// The line that other programs read.
  package var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }

  /// The line that people read.
  package var text: String {
    let name = phase.padding(toLength: 12, withPad: " ", startingAt: 0)
    if steps == 1 { return "\(name) \(Self.text(total))" }
    return "\(name) median \(Self.text(median)), mean \(Self.text(total / Double(steps))), 99% "
      + "\(Self.text(percentile99)), worst \(Self.text(worst)), \(steps) steps in "
      + "\(Self.text(total))" + (isStopped ? ", stopped" : "")
  }

  /// A duration with three digits and a unit.
  package static func text(_ seconds: Double) -> String {
    for (unit, factor) in [("ns", 1e9), ("µs", 1e6), ("ms", 1e3)] where seconds * factor < 999.5 {
      return String(format: "%.3g ", seconds * factor) + unit
    }
    return String(format: "%.3g s", seconds)
  }
}
