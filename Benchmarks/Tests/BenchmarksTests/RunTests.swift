import LayoutRuns
import Measuring
import SolverRuns
import Testing
import Workloads

struct RunTests {
  private func read(_ text: String) throws -> Workload {
    try WorkloadReader.workload(Array(text.utf8))
  }

  @Test func aRunFollowsTheRequests() throws {
    let workload = try read(
      """
      alt1 sample 1
      nv 2
      c 0 1000 = 5 2 1 1 0 -1
      c 1 1000 < 20 1 1 1
      c 2 1000 = 6 2 1 1 0 -1
      p build
      e 0 999
      s 0 10
      a 0
      u
      p edit
      a 1
      s 0 100
      u
      r 1
      x 2
      u
      """)
    var phases: [String] = []
    var run = SolverRun(workload)
    let values = try run.run { phases.append($0.phase) }
    #expect(values == [100, 105])
    #expect(phases == ["build", "edit"])
    var build = SolverRun(workload)
    let built = try build.run(until: "build")
    #expect(built == [10, 15])
  }

  @Test func whatCannotHoldIsAnError() throws {
    let contradiction = "alt1 a 1\nnv 1\nc 0 1000 = 1 1 0 1\nc 1 1000 = 2 1 0 1\np build\n"
    var refused = SolverRun(try read(contradiction + "a 0\na 1\nu\n"))
    #expect(throws: SolverRunError.self) { try refused.run() }
    var taken = SolverRun(try read(contradiction + "x 0\nu\n"))
    #expect(throws: SolverRunError.notRefused(constraint: 0)) { try taken.run() }
    var absent = SolverRun(try read(contradiction + "r 0\nu\n"))
    #expect(throws: SolverRunError.absent("constraint 0")) { try absent.run() }
  }

  @Test func aPhaseIsStoppedWhenItsTimeIsUp() throws {
    var reports: [PhaseReport] = []
    var run = SolverRun(Family.chain.workload(10), limit: 1e-9)
    _ = try run.run { reports.append($0) }
    #expect(reports.map(\.phase) == ["build"])
    #expect(reports.allSatisfy { $0.isStopped })
  }

  @Test func reportsSummariseSteps() {
    let report = PhaseReport(phase: "drag", nanoseconds: [30, 10, 20], isStopped: false)
    #expect(report.steps == 3)
    #expect(abs(report.median - 20e-9) < 1e-15)
    #expect(abs(report.worst - 30e-9) < 1e-15)
    let other = PhaseReport(phase: "drag", nanoseconds: [10, 10, 90], isStopped: false)
    let best = report.best(other)
    #expect(best.median == other.median)
    #expect(best.worst == report.worst)
  }

  @Test(arguments: [
    (3.2e-8, "32 ns"), (1.5e-6, "1.5 µs"), (0.0123, "12.3 ms"), (75, "75 s"), (0.9996, "1 s"),
  ])
  func durationsHaveThreeDigitsAndAUnit(seconds: Double, text: String) {
    #expect(PhaseReport.text(seconds) == text)
  }

  @Test func optionsAreTakenAndUnknownOnesRefused() throws {
    var arguments = Arguments(["a", "--repeat", "3", "--json", "b"])
    let number = try arguments.takeNumber("--repeat")
    let flag = arguments.takeFlag("--json")
    #expect(number == 3)
    #expect(flag)
    #expect(try arguments.operands() == ["a", "b"])
    #expect(throws: UsageError.self) { try Arguments(["--what"]).operands() }
    var missing = Arguments(["--repeat"])
    #expect(throws: UsageError.self) { try missing.takeNumber("--repeat") }
    var wrong = Arguments(["--repeat", "0"])
    #expect(throws: UsageError.self) { try wrong.takeNumber("--repeat") }
  }
}
