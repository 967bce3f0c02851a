import LayoutTesting
import XCTest

final class FailingXCTests: XCTestCase {
  @MainActor
  func testCutOff() async {
    assertLayout(makeNarrowLabel(), on: .iPhone15)
  }
}
