import LayoutTesting
import Testing
import UIKit

@testable import Books

/// What an app would test of the page.
@MainActor
@Suite struct BookLayoutTests {
  private func pageInNavigation() -> UINavigationController {
    UINavigationController(rootViewController: BookViewController())
  }

  @Test func thePageFitsOnEveryDevice() {
    assertLayout(
      BookViewController(),
      on: [.iPhoneSE1, .iPhoneSE3, .iPhone15, .iPhone15ProMax, .iPad9, .iPadPro12_9]
        .inBothOrientations)
  }

  @Test func thePageFitsFromRightToLeft() {
    assertLayout(
      BookViewController(), on: [.iPhoneSE3, .iPhone15].inBothOrientations.inBothDirections)
  }

  @Test func thePageFitsBelowANavigationBar() {
    let page = BookViewController()
    let navigation = UINavigationController(rootViewController: page)
    assertLayout(navigation, on: [.iPhoneSE1, .iPhone15, .iPad10].inBothOrientations)
    assertLayout(page, on: .iPhone15)
  }

  @Test func thePageIsLaidOutAsItWas() {
    assertLayoutSnapshot(of: BookViewController(), on: .iPhone15, .iPhone15.landscape)
  }

  @Test func theCoverCastsAShadow() {
    let cover = ShadowedImageView(image: nil)
    #expect(Double(cover.layer.shadowOpacity) > 0.3)
    cover.shadowRadius = 3
    #expect(Double(cover.layer.shadowRadius) == 3)
  }

  /// Only pages that are too low for it have a lower one.
  @Test func theCoverGivesWayBeforeTheText() {
    for (device, height) in [(DeviceConfiguration.iPhone15, 225.0), (.iPhone15.landscape, 150)] {
      device.asMainScreen {
        let navigation = pageInNavigation()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = navigation
        window.layoutIfNeeded()
        let page = navigation.topViewController as? BookViewController
        #expect(Double(page?.cover.frame.width ?? 0) == 150)
        #expect(Double(page?.cover.frame.height ?? 0) == height)
      }
    }
  }
}
