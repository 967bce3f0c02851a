import Testing
import Workloads

struct WorkloadFormatTests {
  private func read(_ text: String) throws -> Workload {
    try WorkloadReader.workload(Array(text.utf8))
  }

  @Test func readsEveryKindOfLine() throws {
    let workload = try read(
      """
      alt1 sample 3
      nv 2
      c 0 1000 = 10 1 0 1
      c 1 250 < -2.5 2 0 1 1 -0.5
      c 2 750 > 1e+06 0
      p build
      e 1 999
      s 1 37.25
      a 0
      a 1
      u
      p edit
      r 1
      x 2
      u

      """)
    #expect(workload.name == "sample")
    #expect(workload.size == 3)
    #expect(workload.variableCount == 2)
    #expect(workload.phases == ["build", "edit"])
    #expect(workload.constraints.map(\.priority) == [1000, 250, 750])
    #expect(
      workload.constraints.map(\.relation) == [.equal, .lessThanOrEqual, .greaterThanOrEqual])
    #expect(workload.constraints.map(\.constant) == [10, -2.5, 1_000_000])
    #expect(workload.constraints.map(\.terms) == [0..<1, 1..<3, 3..<3])
    #expect(workload.terms.map(\.coefficient) == [1, 1, -0.5])
    #expect(
      workload.operations == [
        .phase(0), .edit(variable: 1, priority: 999), .suggest(value: 37.25, variable: 1), .add(0),
        .add(1), .update, .phase(1), .remove(1), .addRefused(2), .update,
      ])
  }

  @Test(arguments: [
    ("", 0, "the text is empty"),
    ("nv 1", 1, "the text does not begin with alt1"),
    ("alt1 a 1\nnv one", 2, "'one' is no number"),
    ("alt1 a 1\nnv 1.5", 2, "1.5 is no whole number"),
    ("alt1 a 1\nnv 1\nc 1 1000 = 0 0", 3, "constraints must be numbered from 0 in order"),
    ("alt1 a 1\nnv 1\nc 0 1001 = 0 0", 3, "1001 is no priority"),
    ("alt1 a 1\nnv 1\nc 0 1000 ~ 0 0", 3, "a relation is one of < = >"),
    ("alt1 a 1\nnv 1\nc 0 1000 = 0 1 1 1", 3, "there is no variable 1"),
    ("alt1 a 1\nnv 1\nc 0 1000 = 0 1 0", 3, "'' is no number"),
    ("alt1 a 1\nnv 1\nc 0 1000 = 0 -1", 3, "a constraint cannot have -1 terms"),
    ("alt1 a 1\nnv 1\na 0", 3, "there is no constraint 0"),
    ("alt1 a 1\nnv 1\nq", 3, "there is no request q"),
    ("alt1 a 1\nnv 1\nu 1", 3, "too many words"),
    ("alt1 a 1\np", 2, "a phase needs a name"),
  ])
  func saysWhatIsWrongAndWhere(text: String, line: Int, problem: String) {
    #expect(throws: WorkloadReadingError(line: line, problem: problem)) { try read(text) }
  }

  @Test func saysThatAFileCannotBeRead() {
    #expect(throws: WorkloadReadingError(line: 0, problem: "cannot read nowhere.alt")) {
      try WorkloadReader.workload(atPath: "nowhere.alt")
    }
  }

  @Test(arguments: Family.allCases)
  func whatIsWrittenIsReadAgain(family: Family) throws {
    let workload = family.workload(9)
    let bytes = WorkloadWriter.bytes(of: workload)
    #expect(try WorkloadReader.workload(bytes) == workload)
  }

  @Test func longRunsWithFactorsAreReadAgain() throws {
    let names = ["drifts.100", "milds.100", "driftr.100", "mildr.100", "lexi10.7"]
    for (name, make) in Workload.correctnessSet where names.contains(name) {
      let workload = make()
      #expect(try WorkloadReader.workload(WorkloadWriter.bytes(of: workload)) == workload)
    }
  }
}
