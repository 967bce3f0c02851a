import LayoutTesting
import Testing
import UIKit

@testable import Books

/// What an app would test of the page.
@MainActor
@Suite struct BookLayoutTests {
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
    let cover = ShadowedImageView(frame: .zero)
    #expect(Double(cover.layer.shadowOpacity) > 0.3)
    cover.shadowRadius = 3
    #expect(Double(cover.layer.shadowRadius) == 3)
  }

  @Test func theDescriptionComesAndGoesWithTheHeight() {
    let page = BookViewController()
    let window = UIWindow(frame: .zero)
    window.rootViewController = UINavigationController(rootViewController: page)
    window.isHidden = false
    let turns: [DeviceConfiguration] = [
      .iPhone15, .iPhone15.landscape, .iPhone15, .iPhoneSE1.landscape, .iPad9.landscape,
    ]
    for device in turns {
      device.asMainScreen {
        window.screen = .main
        window.frame = UIScreen.main.bounds
        window.layoutIfNeeded()
      }
      let isLow = device.traitCollection.verticalSizeClass == .compact
      #expect((page.descriptionLabel.superview == nil) == isLow, "\(device)")
      let lowest = isLow ? page.ratingLabel : page.descriptionLabel
      let bottom = page.view.bounds.height - page.view.safeAreaInsets.bottom
      #expect(Double(lowest.frame.maxY) <= Double(bottom) - 16, "\(device)")
    }
  }

  /// Only pages that are too low for it have a lower one.
  @Test(arguments: [
    (DeviceConfiguration.iPhoneSE1, 131.0), (.iPhoneSE3, 225), (.iPhone15, 225),
    (.iPad9.landscape, 225), (.iPhone15.landscape, 165), (.iPhoneSE1.landscape, 112),
  ])
  func theCoverGivesWayBeforeTheText(device: DeviceConfiguration, height: Double) {
    device.asMainScreen {
      let page = BookViewController()
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UINavigationController(rootViewController: page)
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      #expect(Double(page.cover.frame.width) == 150)
      #expect(abs(Double(page.cover.frame.height) - height) < 1)
      #expect(Double(page.cover.frame.minY - page.view.safeAreaInsets.top) == 24)
    }
  }
}
