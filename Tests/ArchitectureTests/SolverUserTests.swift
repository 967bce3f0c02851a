import Foundation
import Testing

/// Each member that the solver offers has a user in another module.
struct SolverUserTests {
  private static let root = "Sources/ConstraintSolver"

  /// The members of `Solver` that no other module calls, with the reason why they are there.
  private static let unused = [
    "certify": "tests and the fuzzer check solutions with it",
    "followForFuzzing": "the fuzzer follows edits with it; `follow`, which it calls, is not public",
  ]

  @Test func everyMemberOfTheSolverHasAUser() throws {
    let offered = try Self.offeredNames()
    #expect(offered.count > 20)
    let used = try Self.namesUsedElsewhere()
    for name in offered.sorted() where Self.unused[name] == nil {
      #expect(used.contains(name), "No other module calls Solver.\(name)")
    }
    for name in Self.unused.keys.sorted() {
      #expect(offered.contains(name), "There is no Solver.\(name)")
      #expect(!used.contains(name), "Another module calls Solver.\(name)")
    }
  }

  @Test func declarationsAndCallsAreRecognised() {
    #expect(
      Self.names(
        declaredIn: "  public func solve() {}\n  package var numbers: [Int32]\n  func own() {}")
        == ["solve", "numbers"])
    #expect(
      Self.names(calledIn: "solver.solve { $0 }; _ = solver.numbers") == ["solve", "numbers"])
    #expect(Self.names(calledIn: "// solver.certify()") == [])
  }

  private static func offeredNames() throws -> Set<String> {
    var names: Set<String> = []
    for path in try Repository.swiftFiles(under: root)
    where path.dropFirst(root.count + 1).hasPrefix("Solver") {
      names.formUnion(Self.names(declaredIn: try Repository.text(of: path)))
    }
    return names
  }

  private static func namesUsedElsewhere() throws -> Set<String> {
    var names: Set<String> = []
    for path in try Repository.swiftFiles(under: "Sources") where !path.hasPrefix(root + "/") {
      let text = try Repository.text(of: path)
      guard text.contains("import ConstraintSolver") else { continue }
      names.formUnion(Self.names(calledIn: text))
    }
    return names
  }

  private static func names(declaredIn text: String) -> Set<String> {
    Set(text.matches(of: /(?m)^ +(?:public|package) (?:func|var) (\w+)/).map { String($0.1) })
  }

  private static func names(calledIn text: String) -> Set<String> {
    let code = Repository.lines(of: text)
      .map { line in line.range(of: "//").map { line[..<$0.lowerBound] } ?? line }
      .joined(separator: "\n")
    return Set(code.matches(of: /\.(\w+)/).map { String($0.1) })
  }
}
