import AutoLayout
import ConstraintSolver
import TestSupport
import Testing

@Suite struct ProportionalStackTests {
  /// The widths of a stack that may be as wide as it likes, and of what it arranges in proportion.
  private func widths(of natural: [Double]) throws -> [Double] {
    let root = TestView.root(400, 400)
    let stack = TestView("stack", in: root)
    try stack.constrain(.left, .equal, root)
    try stack.constrain(.top, .equal, root)
    let arrangement = stack.layout.becomeStackView()
    arrangement.options.distribution = .fillProportionally
    let views = natural.map { width in
      TestView("v", content: Size(width: width, height: 20), in: stack)
    }
    arrangement.arrangedViews = views.map(\.layout)
    root.layout.layoutIfNeeded()
    return views.map(\.frame.width)
  }

  @Test(arguments: [
    [46.0, 10.0], [34.5, 10.0], [12.0, 8.5], [57.5, 15.5], [10.0, 20.0, 30.0],
    [7.0, 9.5, 12.5, 31.0],
  ])
  func viewsWithoutSpacingHaveTheirNaturalExtents(natural: [Double]) throws {
    let widths = try widths(of: natural)
    #expect(zip(widths, natural).allSatisfy { abs($0 - $1) < 1e-6 }, "\(widths)")
  }
}
