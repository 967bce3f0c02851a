import LayoutTesting
import Testing
import UIKit

@testable import Books

/// What an app would test of the page.
@MainActor
@Suite struct BookLayoutTests {
  @Test func thePageFitsOnEveryDevice() {
    assertLayout(
      BookViewController(), on: .iPhoneSE1, .iPhoneSE3, .iPhone15, .iPhone15ProMax, .iPad9,
      .iPadPro12_9.landscape)
  }

  @Test func thePageFitsFromRightToLeft() {
    assertLayout(BookViewController(), on: [.iPhoneSE3, .iPhone15].inBothDirections)
  }

  @Test func thePageFitsBelowANavigationBar() {
    let page = BookViewController()
    let navigation = UINavigationController(rootViewController: page)
    assertLayout(navigation, on: .iPhone15, .iPad10.landscape)
    assertLayout(page, on: .iPhone15)
  }

  @Test func thePageIsLaidOutAsItWas() {
    assertLayoutSnapshot(of: BookViewController(), on: .iPhone15)
  }
}
