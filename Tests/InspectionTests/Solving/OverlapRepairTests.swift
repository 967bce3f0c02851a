import Devices
import InterfaceBuilder
import TestSupport
import Testing

@testable import Inspection

/// The constraints that findings about overlapping views end with.
@MainActor
struct OverlapRepairTests {
  private static let noConstraint =
    "Let one of them wrap, shrink or move: no constraint between them keeps them apart here"

  private func steps(_ storyboard: Storyboard) throws -> [String] {
    try storyboard.findings().filter { $0.rule == .overlappingViews }.map(\.nextStep)
  }

  /// A name without a limit beside a value, drawn with a shorter text.
  private func row(_ constraints: String = "", attributes: String = "") throws -> Storyboard {
    try Storyboard(
      subviews: Element.label(
        "name", "The consumption of the household in kilowatts", [20, 40, 60, 20.5],
        attributes: attributes)
        + Element.label("value", "1,200", [310, 40, 45, 20.5]),
      constraints: Element.constraint("nx", "name", "leading", "root", "leading", "constant=\"20\"")
        + Element.constraint("ny", "name", "top", "root", "top", "constant=\"40\"")
        + Element.constraint("vx", "root", "trailing", "value", "trailing", "constant=\"20\"")
        + Element.constraint("vy", "value", "centerY", "name", "centerY") + constraints)
  }

  /// One above the other neither would have a height.
  @Test func viewsInARowAreKeptApartInTheRow() throws {
    let step = try #require(
      try steps(row(attributes: "horizontalCompressionResistancePriority=\"749\"")).first)
    #expect(
      step == "Keep them apart, such as by \"The consumption of the househol…\" label.trailing ≤ "
        + "\"1,200\" label.leading")
  }

  /// Of two texts that resist alike either might give way.
  @Test func oneOfTwoTextsHasToGiveWay() throws {
    let step = try #require(try steps(row()).first)
    #expect(
      step.hasSuffix(
        "label.leading, with less compression resistance of \"The consumption of the househol…\" label"
      ))
  }

  @Test func aConstraintThatContradictsOthersIsNotNamed() throws {
    let wide = Element.constraint("w", "name", "width", nil, nil, "constant=\"340\"")
    #expect(try steps(row(wide)) == [Self.noConstraint])
  }

  /// A line between a title and an edge, which the lower place of the second title leaves too little height, or enough.
  @Test(arguments: [(100.0, false), (140.0, true)])
  func aConstraintThatCrushesAThirdViewIsNotNamed(edge: Double, isNamed: Bool) throws {
    let storyboard = try Storyboard(
      subviews: Element.label("a", "A title", [20, 40, 200, 21])
        + Element.label("b", "Another title", [20, 100, 200, 21])
        + Element.label("c", "A third title", [20, 121, 200, 21]),
      constraints: Element.place("a", [20, 40, 200, 21])
        + Element.constraint("bx", "b", "leading", "a", "leading")
        + Element.constraint("bh", "b", "height", nil, nil, "constant=\"21\"")
        + Element.constraint("by", "b", "top", "root", "top", "constant=\"50\" priority=\"500\"")
        + Element.constraint("cx", "c", "leading", "a", "leading")
        + Element.constraint("cy", "c", "top", "b", "bottom")
        + Element.constraint("ce", "c", "bottom", "root", "top", "constant=\"\(edge)\""))
    let expected =
      "Keep them apart, such as by \"A title\" label.bottom ≤ \"Another title\" label.top"
    #expect(try steps(storyboard) == [isNamed ? expected : Self.noConstraint])
  }

  /// Two texts below a picture, the second of which is drawn below the first.
  @Test(arguments: [(20.0, "by"), (4, "ay")])
  func twoViewsPlacedFromOneEdge(distance: Double, named: String) throws {
    let storyboard = try Storyboard(
      subviews: Element.view("p", [20, 40, 200, 40])
        + Element.label("a", "A title", [20, distance == 20 ? 88 : 120, 200, 21])
        + Element.label("b", "Another title", [20, distance == 20 ? 120 : 84, 200, 21]),
      constraints: Element.place("p", [20, 40, 200, 40])
        + Element.constraint("ax", "a", "leading", "p", "leading")
        + Element.constraint("ay", "a", "top", "p", "bottom", "constant=\"8\"")
        + Element.constraint("bx", "b", "leading", "p", "leading")
        + Element.constraint("by", "b", "top", "p", "bottom", "constant=\"\(distance)\""))
    let step = try #require(try steps(storyboard).first)
    #expect(step.hasPrefix("Place one from the end of the other"))
    #expect(step.contains("(\(named))"))
  }

  /// Only the configuration in which the overlap is worst is laid out again, and of its scenes one.
  @Test func oneSceneIsLaidOutAgain() throws {
    let storyboard = try row()
    let inspector = try DocumentInspector(path: storyboard.path)
    let devices = try ["retina6_1", "retina6_12"].map {
      try DeviceEnvironment.named($0)
    }
    let findings = inspector.findings(on: devices)
    var solved: [DeviceEnvironment] = []
    let repairs = OverlapRepairs(
      solve: { device, ids in
        solved.append(device)
        return inspector.inspected(inspector.solver.solve(in: .device(device), holding: ids))
      }, devices: devices, limit: 1000)
    #expect(repairs.completing(findings) == findings)
    #expect(solved == [devices[0]])
    #expect(inspector.solver.solve(in: .device(devices[0]), holding: ["elsewhere"]).isEmpty)
  }

  @Test func aTrialLeavesTheSceneAsItWas() throws {
    let storyboard = try row()
    let inspector = try DocumentInspector(path: storyboard.path)
    let solved = inspector.solve(in: .device(inspector.savedDevice))
    let scene = try #require(inspector.inspected(solved).first)
    let trials = try #require(OverlapTrials("value", "name", in: scene))
    let advice = trials.advice
    #expect(trials.advice == advice)
    for known in scene.solution.views {
      let view = try #require(scene.instance.view(id: known.id))
      #expect(scene.instance.storedFrame(of: view) == known.frame)
    }
  }
}
