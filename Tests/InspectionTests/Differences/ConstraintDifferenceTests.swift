import Testing

@testable import Inspection

/// Differences of constraints: constants, relations and items.
struct ConstraintDifferenceTests {
  private let label = Versions.label("a-a-1", "Name")

  @Test func aConstantThatChangesIsOneChangeEvenWithAnotherID() throws {
    let versions = try Versions(
      Versions.view([label], [Versions.leading("c-c-3", "a-a-1", "constant=\"8\"")]),
      Versions.view(
        [label], [Versions.leading("d-d-4", "a-a-1", "constant=\"16\" priority=\"750\"")]))
    #expect(
      versions.lines == [
        "~ constraint \"Name\" label.leading = superview.leading + 16 @750 (d-d-4)",
        "constant 8 → 16",
        "priority 1000 → 750",
      ])
  }

  @Test func aConstantIsNamedForTheSidesAsTheyAreWrittenNow() throws {
    func trailing(_ first: String, _ second: String, _ rest: String) -> String {
      "<constraint firstItem=\"\(first)\" firstAttribute=\"trailing\" secondItem=\"\(second)\" secondAttribute=\"trailing\" id=\"c-c-3\" \(rest)/>"
    }
    let versions = try Versions(
      Versions.view([label], [trailing("a-a-1", "r-t-1", "constant=\"10\" multiplier=\"2\"")]),
      Versions.view([label], [trailing("r-t-1", "a-a-1", "constant=\"3\" multiplier=\"0.5\"")]))
    #expect(
      versions.lines == [
        "~ constraint superview.trailing = 0.5 × \"Name\" label.trailing + 3 (c-c-3): constant -5 → 3"
      ])
  }

  @Test func anotherRelationIsNamedBesideTheConstant() throws {
    let versions = try Versions(
      Versions.view([label], [Versions.leading("c-c-3", "a-a-1", "constant=\"8\"")]),
      Versions.view(
        [label],
        [Versions.leading("c-c-3", "a-a-1", "relation=\"greaterThanOrEqual\" constant=\"4\"")]))
    #expect(
      versions.lines == [
        "~ constraint \"Name\" label.leading ≥ superview.leading + 4 (c-c-3)", "relation = → ≥",
        "constant 8 → 4",
      ])
  }

  @Test func aConstraintToAnotherItemIsShownBeforeAndAfter() throws {
    let safe =
      "<constraint firstItem=\"a-a-1\" firstAttribute=\"leading\" secondItem=\"s-a-1\" secondAttribute=\"leading\" id=\"c-c-3\"/>"
    let versions = try Versions(
      Versions.view([label], [Versions.leading("c-c-3", "a-a-1", "")]),
      Versions.view([label], [safe]))
    #expect(
      versions.lines == [
        "~ constraint \"Name\" label.leading = Safe Area.leading (c-c-3): constraint \"Name\" label.leading = "
          + "superview.leading → \"Name\" label.leading = Safe Area.leading"
      ])
  }
}
