import InterfaceBuilder
import Testing

@testable import Inspection

/// Conflicts that one edit ends on different devices.
struct CommonRepairsTests {
  private func conflict(
    on names: [String], edits: [String], left: Int = 0, next: String? = nil
  ) throws -> Finding {
    var finding = Finding(
      rule: .conflictingConstraints, reportedAs: .error, path: "a.storyboard", position: .start,
      objectIDs: [edits.first ?? ""], message: "", nextStep: next ?? edits.first ?? "",
      occurrence: Occurrence(
        configurations: names.map { Configuration($0) }, total: 3))
    finding.tried = edits.map { TriedRepair(edit: $0, conflictsLeft: left) }
    return finding
  }

  @Test func theEditThatEndsBothIsToldOnce() throws {
    let found = [
      try conflict(on: ["retina4_0"], edits: ["Remove a", "Remove b", "Remove c"]),
      try conflict(on: ["retina6_12"], edits: ["Remove b", "Remove d"]),
    ].notingCommonRepairs()
    #expect(found.map(\.severity) == [.error, .info])
    #expect(found.map(\.nextStep) == ["Remove b", "Remove b: that ends this as well"])
    #expect(found[0].tried.map(\.edit) == ["Remove b", "Remove a", "Remove c"])
  }

  /// Conflicts on one device were taken apart there; an edit far down in the list is not what mends both; and one that leaves
  /// a conflict ends nothing.
  @Test(arguments: [
    (["retina4_0"], ["Remove b"], 0), (["retina6_12"], ["Remove c"], 0),
    (["retina6_12"], ["Remove b"], 1),
  ])
  func othersAreTwo(names: [String], edits: [String], left: Int) throws {
    let found = [
      try conflict(on: ["retina4_0"], edits: ["Remove a", "Remove b", "Remove c"]),
      try conflict(on: names, edits: edits, left: left),
    ].notingCommonRepairs()
    #expect(found.map(\.severity) == [.error, .error])
  }

  @Test(arguments: [("title", Finding.Severity.info), ("price", .error)])
  func thePriorityOfOneContentIsToldOnce(name: String, severity: Finding.Severity) throws {
    func advice(_ name: String) -> String {
      "Lower the hugging or compression resistance priority of \(name) below 1000"
    }
    var found = [
      try conflict(on: ["retina4_0"], edits: [], next: advice("title")),
      try conflict(on: ["retina6_12"], edits: [], next: advice(name)),
    ]
    #expect(found.notingCommonRepairs().map(\.severity) == [.error, .error])
    for index in found.indices { found[index].aspects = .contentPriorities }
    found = found.notingCommonRepairs()
    #expect(found.map(\.severity) == [.error, severity])
  }
}
