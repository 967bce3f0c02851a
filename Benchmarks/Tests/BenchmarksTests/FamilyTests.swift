import Testing
import Workloads

struct FamilyTests {
  /// The counts that define the workloads: variables and constraints at size 10.
  @Test(arguments: [
    (Family.cells, 241, 310), (.chain, 42, 71), (.nested, 81, 110), (.eqrow, 41, 60),
    (.grid, 37, 37), (.masonry, 42, 72), (.squeeze, 41, 61), (.intrin, 42, 2071),
    (.toggle, 42, 571),
  ])
  func countsAreThoseOfTheDefinition(family: Family, variables: Int, constraints: Int) {
    let workload = family.workload(10)
    #expect(workload.name == family.rawValue)
    #expect(workload.variableCount == variables)
    #expect(workload.constraints.count == constraints)
    #expect(workload.phases == ["build", family.editPhase])
    #expect(workload.operations.count { $0 == .update } == 1001)
  }

  /// What Python's `random` draws: `Random(seed)`, then each call once in this order.
  @Test func drawsAreThoseOfPython() {
    var random = MersenneTwister(seed: 1)
    #expect(random.unit() == PythonDraws.unit)
    #expect(random.integer(50...500) == PythonDraws.integer)
    #expect(random.choice([17, 20, 34, 51]) == PythonDraws.choice)
    #expect(random.uniform(10, 300) == PythonDraws.uniform)
    #expect(random.sample(Array(0..<12), 2) == PythonDraws.pool)
    #expect(random.sample(Array(1..<1000), 10) == PythonDraws.undrawn)
    for _ in 0..<2000 { _ = random.unit() }
    #expect(random.below(1_000_000) == PythonDraws.later)
  }

  /// Recorded from CPython 3.11: see ``FamilyTests/drawsAreThoseOfPython()``.
  private enum PythonDraws {
    static let unit = 0.13436424411240122
    static let integer = 483
    static let choice = 17
    static let uniform = 83.97001746443229
    static let pool = [7, 11]
    static let undrawn = [484, 668, 389, 808, 215, 97, 500, 30, 915, 856]
    static let later = 576806
  }

  @Test func theFirstLinesOfAChainAreTheDocumentedOnes() {
    let text = String(decoding: WorkloadWriter.bytes(of: Family.chain.workload(1)), as: UTF8.self)
    let lines = text.split(separator: "\n")
    #expect(
      lines.prefix(4) == [
        "alt1 chain 1", "nv 6", "c 0 1000 = 16 1 2 1", "c 1 1000 = -16 3 2 1 4 1 0 -1",
      ])
    #expect(lines[10...14] == ["p build", "e 0 999", "s 0 375", "a 0", "a 1"])
    #expect(lines.suffix(2) == ["s 0 875", "u"])
  }

  @Test func theCorrectnessSetHasItsKinds() {
    let names = Workload.correctnessSet.map(\.name)
    #expect(names.count == 110)
    #expect(Set(names).count == names.count)
    #expect(names.contains("prio.2000"))
  }
}
