import AutoLayout
import InterfaceBuilder
import Testing

@testable import Inspection

/// What frames say of views that constraints or the canvas leave open.
@MainActor
struct OpenVariablesTests {
  private func solution(_ storyboard: Storyboard) throws -> SceneSolution {
    let inspector = try DocumentInspector(path: storyboard.path)
    let scenes = inspector.solve(in: .canvas(inspector.canvas()))
    return try #require(scenes.first).solution
  }

  /// Two labels of one line that fill a stack view of a height.
  private func labels(in height: Double) throws -> SceneSolution {
    try solution(
      Storyboard(
        subviews: """
          <stackView axis="vertical" id="s" translatesAutoresizingMaskIntoConstraints="NO">
          <subviews>\(Element.label("a", "One", [0, 0, 100, 20]))
          \(Element.label("b", "Two", [0, 20, 100, 20]))</subviews></stackView>
          """,
        constraints: Element.place("s", [0, 0, 100, height])))
  }

  @Test(arguments: [(42.0, 0), (45.0, 2)])
  func textsThatNearlyFillTheirRoomAreNotAmbiguous(height: Double, count: Int) throws {
    #expect(try labels(in: height).views.count { !$0.ambiguous.isEmpty } == count)
  }

  /// The frames of a table of a height, whose prototype begins at 28 points and has a label `a`.
  private func table(height: Double) throws -> SceneSolution {
    try solution(
      Storyboard(
        subviews: Element.tableCell(
          views: Element.label("a", "One", [0, 0, 375, 44]),
          constraints: Element.place("a", [0, 0, 375, 44], in: "content")),
        constraints: Element.place("table", [0, 0, 375, height])))
  }

  @Test(arguments: [(667.0, true), (20.0, false), (0.0, false)])
  func prototypesBeyondTheirTableAreNotLaidOut(height: Double, isLaidOut: Bool) throws {
    let solution = try table(height: height)
    let label = try #require(solution.views.first { $0.id == "a" })
    #expect(label.ambiguous.isEmpty)
    #expect(label.isLaidOut == isLaidOut)
    let line = FramesReport.line(document: "x", scenes: [solution])
    #expect(line.contains(#""ambiguous":["minX","minY","width","height"]"#) == !isLaidOut)
  }
}
