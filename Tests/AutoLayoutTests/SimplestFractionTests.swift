import ConstraintSolver
import TestSupport
import Testing

@testable import AutoLayout

/// The fractions that multipliers in single precision were rounded from.
struct SimplestFractionTests {
  @Test(arguments: [
    (1, 3), (2, 3), (7, 20), (9, 20), (1, 7), (16, 9), (414, 736), (997, 998), (-2, 5), (1, 1),
    (3, 4), (0, 1),
  ])
  func fractionsAreFound(numerator: Int, denominator: Int) {
    let exact = Double(numerator) / Double(denominator)
    #expect(Double(simplestFractionNear: Float(exact)) == exact)
  }

  @Test func everyFractionOfSmallNumbersIsFound() {
    for denominator in 1...300 {
      for numerator in 1...300 {
        let exact = Double(numerator) / Double(denominator)
        #expect(Double(simplestFractionNear: Float(exact)) == exact)
      }
    }
  }

  @Test(arguments: [0.123_456_789, 1e-20, 3e20, .pi, 1.574, 1e-44, 16_777_217, 0.999_999_97])
  func theStoredValueIsTheSame(written: Double) {
    let stored = Float(written)
    #expect(Float(Double(simplestFractionNear: stored)) == stored)
    #expect(Float(Double(simplestFractionNear: -stored)) == -stored)
  }

  @Test(arguments: [
    [0.2, 0.35, 0.45], [0.2, 0.3, 0.25, 0.25], [0.1, 0.3, 0.6], [1.0 / 3, 1.0 / 3, 1.0 / 3],
  ])
  func sharesThatAddUpToTheWholeDoNotContradictIt(shares: [Double]) throws {
    let root = TestView.root(300, 600)
    var above: TestView?
    var views: [TestView] = []
    for share in shares {
      let view = TestView("\(share)", in: root)
      try view.constrain(.height, .equal, root, multiplier: share)
      try view.constrain(.top, .equal, above ?? root, above == nil ? .top : .bottom)
      views.append(view)
      above = view
    }
    try above?.constrain(.bottom, .equal, root)
    root.layout.layoutIfNeeded()
    #expect(root.layout.conflicts.isEmpty)
    for (share, view) in zip(shares, views) {
      #expect(abs(view.layout.frame.height - 600 * share) < 0.5)
    }
  }
}
