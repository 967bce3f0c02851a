import ConstraintSolver
import Testing

/// Random systems against their exact optimum.
@Suite struct OracleTests {
  @Test(arguments: 0..<40) func optimumIsExact(block: Int) throws {
    for seed in 0..<55 {
      _ = try checkAgainstOracle(RandomSystem(seed: UInt64(block * 1000 + seed)))
    }
  }
}
