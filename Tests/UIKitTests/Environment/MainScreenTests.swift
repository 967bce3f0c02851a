import Testing
import UIKit

/// The main screen of a scope.
@MainActor
struct MainScreenTests {
  @Test func viewsOutsideWindowsHaveTheTraitsOfTheMainScreen() {
    UIScreen.withMain(
      size: CGSize(width: 1024, height: 768), traits: UITraitCollection(userInterfaceIdiom: .pad)
    ) {
      #expect(UITraitCollection.current == UIScreen.main.traitCollection)
      #expect(UIView().traitCollection.horizontalSizeClass == .regular)
      #expect(UIViewController().traitCollection.userInterfaceIdiom == .pad)
    }
    #expect(UITraitCollection.current == UIScreen.main.traitCollection)
    #expect(UIView().traitCollection.userInterfaceIdiom == .phone)
  }

  @Test func otherScopesInsideKeepTheScreen() {
    UIScreen.withMain(size: CGSize(width: 896, height: 414), scale: 3) {
      let screen = UIScreen.main
      AnimationClock.withControl { _ in
        #expect(UIScreen.main === screen)
        #expect(UITraitCollection.current.displayScale == 3)
      }
    }
  }

  @Test func screensKeepTheClock() {
    AnimationClock.withControl { clock in
      UIScreen.withMain(size: CGSize(width: 414, height: 896)) {
        #expect(AnimationClock.current === clock)
      }
    }
  }
}
