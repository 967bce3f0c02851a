import AutoLayout
import LayoutRuns
import Measuring
import SolverRuns
import Testing
import Workloads

/// Layout trees and workloads are the same layouts: the frames that Auto Layout gives to views are
/// the values that the solver gives to the workload's variables.
struct EquivalenceTests {
  /// Frames lie on pixels, half a point apart.
  private static let pixel = 0.5

  @Test(arguments: [Family.cells, .chain, .nested, .eqrow], [1, 2, 7, 12])
  func framesAreTheSolution(family: Family, size: Int) throws {
    var run = SolverRun(family.workload(size))
    let values = try run.run(until: "build")
    let tree = try #require(try LayoutTree.make(family, size, LayoutTree.contents(family, size)))
    tree.window.layoutIfNeeded()
    #expect(tree.window.conflicts.isEmpty)
    let first = family == .chain ? 2 : 1  // the window's side comes first, then a chain's bottom
    #expect(values.count == first + 4 * tree.views.count)
    for (index, view) in tree.views.enumerated() where !Self.isUndecided(family, index) {
      let expected = Array(values[(first + 4 * index)..<(first + 4 * index + 4)])
      let frame = Self.frame(of: view, in: tree.window)
      for (found, wanted) in zip(frame, expected) {
        #expect(
          abs(found - wanted) <= Self.pixel, "view \(index): \(frame) instead of \(expected)")
      }
    }
  }

  /// Where a cell is too low for both texts, either may give way: the fourth and fifth view.
  private static func isUndecided(_ family: Family, _ index: Int) -> Bool {
    family == .cells && (3...4).contains(index % 6)
  }

  /// The frame in the window's space, as a workload has it.
  private static func frame(of view: LayoutView, in window: LayoutView) -> [Double] {
    var (x, y) = (view.frame.minX, view.frame.minY)
    var parent = view.parent
    while let current = parent, current !== window {
      x += current.frame.minX
      y += current.frame.minY
      parent = current.parent
    }
    return [x, y, view.frame.width, view.frame.height]
  }

  @Test func kindsWithoutATreeAreRefused() {
    #expect(throws: LayoutRunError.noTree(.grid)) { try LayoutRun().run(.grid, 2) }
  }

  @Test func runsReportTheirPhases() throws {
    var phases: [String] = []
    try LayoutRun(limit: 1e-9).run(.chain, 2) { phases.append($0.phase) }
    try LayoutRun(limit: 1e-9).runSelfSizing(2) { phases.append($0.phase) }
    #expect(phases == ["instantiate", "build", "drag", "label", "instantiate", "build", "label"])
  }
}
