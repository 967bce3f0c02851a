import AutoLayout
import Foundation
import PlatformMetrics
import TestSupport
import Testing

@testable import UIKit

/// The release in force, and what else belongs to no view.
@MainActor
struct PlatformEnvironmentTests {
  @Test func viewsKeepTheReleaseTheyWereMadeOn() {
    let former = onRelease(.iOS12) { UISwitch() }
    #expect(former.traitCollection.platform.release == .iOS12)
    #expect(onRelease(.iOS26) { former.frame.size } == CGSize(width: 51, height: 31))
    #expect(UISwitch().traitCollection.platform.release == .current)
  }

  @Test func viewsTakeTheReleaseOfTheScreenTheyAreShownOn() {
    func window(_ release: Release) -> UIWindow {
      var environment = PlatformEnvironment()
      environment.release = release
      return UIWindow(
        screen: UIScreen(
          size: CGSize(width: 375, height: 667), safeAreaInsets: .zero,
          traitCollection: .unattached(in: environment)))
    }
    let (old, new) = (window(.iOS12), window(.iOS26))
    let control = UISwitch()
    old.addSubview(control)
    old.layoutIfNeeded()
    #expect(control.intrinsicContentSize == CGSize(width: 49, height: 31))
    new.addSubview(control)
    new.layoutIfNeeded()
    #expect(control.intrinsicContentSize == CGSize(width: 61, height: 28))
  }

  @Test func theMainScreenHasTheReleaseInForce() {
    onRelease(.iOS12) {
      #expect(UIScreen.main.traitCollection.platform.release == .iOS12)
      #expect(UIWindow().traitCollection.platform.release == .iOS12)
      #expect(UIScreen.main === UIScreen.main)
      #expect(UIScreen.main.bounds.size == CGSize(width: 375, height: 667))
    }
    #expect(UIScreen.main.traitCollection.platform.release == .current)
  }

  @Test(.release(.iOS15)) func aTestCanRunOnARelease() async {
    #expect(PlatformEnvironment.current.release == .iOS15)
    await Task.yield()
    #expect(PlatformEnvironment.current.release == .iOS15)
    await Task { #expect(PlatformEnvironment.current.release == .iOS15) }.value
  }

  @Test func textIsMeasuredByTheMeasurerInForce() {
    let width = measuring(with: SquareFont()) {
      let label = UILabel()
      label.text = "four"
      label.font = .systemFont(ofSize: 10)
      return label.intrinsicContentSize.width
    }
    #expect(width == 40)
  }

  @Test func environmentsAreTheSameWhereNoFrameCanDiffer() {
    let first = PlatformEnvironment()
    var other = first
    other.log = { _ in }
    #expect(first == other)
    other.release = .iOS9
    #expect(first != other)
    other = first
    other.measurer = SquareFont()
    #expect(first != other)
    other = first
    other.launchOptions.isRightToLeft = true
    #expect(first != other)
    #expect(first == PlatformEnvironment())
  }

  @Test func theScopeEndsWithItsClosure() throws {
    struct Stop: Error {}
    #expect(throws: Stop.self) { try onRelease(.iOS9) { throw Stop() } }
    #expect(PlatformEnvironment.current.release == .current)
  }
}
