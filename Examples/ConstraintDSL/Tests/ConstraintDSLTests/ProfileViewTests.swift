import LayoutTesting
import UIKit
import XCTest

@testable import ConstraintDSL

/// The same assertions in XCTest.
final class ProfileViewTests: XCTestCase {
  @MainActor
  func testFitsOnEveryDevice() async {
    let profile = ProfileView()
    profile.name.text = "Jeanne Baret, the first woman known to have sailed around the world"
    profile.status.text = "Botanist"
    assertLayout(
      profile, on: [.iPhoneSE1, .iPhone15, .iPad9].inBothDirections, sized: .fittingHeight())
  }

  @MainActor
  func testOperatorsMakeTheConstraintsTheySay() async {
    let (outer, inner) = (UIView(), UIView())
    let made = outer.add(inner) {
      $0.leadingAnchor == outer.leadingAnchor + 16
      $0.widthAnchor == outer.widthAnchor * 0.5 + 4
      $0.heightAnchor <= 100 ~ .defaultHigh
    }
    XCTAssertEqual(made.map(\.constant), [16, 4, 100])
    XCTAssertEqual(made.map(\.multiplier), [1, 0.5, 1])
    XCTAssertEqual(made.map(\.priority), [.required, .required, .defaultHigh])
    XCTAssertEqual(made[2].relation, .lessThanOrEqual)
    XCTAssertTrue(made.allSatisfy(\.isActive))
  }
}
