import Foundation
import Testing

/// As many random systems as wanted against their exact optimum: `scripts/check-oracle` sets
/// `RATITE_ORACLE` to their number.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["RATITE_ORACLE"] != nil))
struct OracleRunTests {
  @Test func optimaAreExact() throws {
    let text = ProcessInfo.processInfo.environment["RATITE_ORACLE"] ?? ""
    let count = try #require(Int(text), "RATITE_ORACLE is no number")
    var (solved, refused) = (0, 0)
    let start = ContinuousClock.now
    for index in 0..<count {
      // The suite checks seeds below a million.
      let system = RandomSystem(seed: UInt64(1_000_000 + index))
      if try checkAgainstOracle(system) { solved += 1 } else { refused += 1 }
      guard (index + 1) % 500 == 0 || index + 1 == count else { continue }
      let seconds = (ContinuousClock.now - start).components.seconds
      print("\(index + 1) systems: \(solved) optima, \(refused) conflicts, \(seconds) s")
    }
  }
}
