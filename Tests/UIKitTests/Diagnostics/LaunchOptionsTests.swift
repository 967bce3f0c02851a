import Foundation
import PlatformMetrics
import Testing
import UIKit

@MainActor
struct LaunchOptionsTests {
  private func options(_ values: [String: String]) -> LaunchOptions {
    LaunchOptions { values[$0] }
  }

  @Test func namesAreApples() {
    #expect(options(["UIViewShowAlignmentRects": "1"]).showsAlignmentRects)
    #expect(options(["NSDoubleLocalizedStrings": "YES"]).doublesLocalizedStrings)
    #expect(options(["AppleTextDirection": "true"]).isRightToLeft)
    #expect(options(["NSForceRightToLeftWritingDirection": "YES"]).isRightToLeft)
    #expect(
      options(["UIViewLayoutFeedbackLoopDebuggingThreshold": "100"]).feedbackLoopThreshold == 100)
    #expect(options([:]) == LaunchOptions())
  }

  @Test func theMainScreenIsThatOfTheNamedDevice() {
    #expect(options(["RatiteMainScreen": "iPhone 8 Plus"]).mainDevice?.id == "retina5_5")
    #expect(options(["RatiteMainScreen": "retina5_5"]).mainDevice?.id == "retina5_5")
    #expect(options(["RatiteMainScreen": "nothing"]).mainDevice == nil)
    var environment = PlatformEnvironment()
    environment.launchOptions = options(["RatiteMainScreen": "iPhone 15"])
    environment.inForce {
      let screen = UIScreen.main
      #expect(screen.bounds.size == CGSize(width: 393, height: 852))
      #expect(screen.scale == 3)
      #expect(UIWindow(frame: screen.bounds).safeAreaInsets.top == 59)
      #expect(UIView().traitCollection.displayScale == 3)
    }
  }

  @Test func aClientChoosesTheMainScreen() async {
    let pad = UITraitCollection(userInterfaceIdiom: .pad)
    UIScreen.withMain(size: CGSize(width: 768, height: 1024), traits: pad) {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let controller = UIViewController()
      window.rootViewController = controller
      #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 768, height: 1024))
      #expect(controller.view.layoutMargins.left == 20)
      #expect(window.traitCollection.horizontalSizeClass == .regular)
    }
    let insets = UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44)
    await UIScreen.withMain(
      size: CGSize(width: 812, height: 375), scale: 3, safeAreaInsets: insets
    ) {
      await Task.yield()
      let window = UIWindow(frame: UIScreen.main.bounds)
      #expect(window.screen.scale == 3)
      #expect(window.safeAreaInsets == insets)
      #expect(window.traitCollection.verticalSizeClass == .compact)
      #expect(window.traitCollection.horizontalSizeClass == .compact)
    }
    #expect(UIScreen.main.bounds.width == 375)
  }

  @Test func theEnvironmentRunsFromRightToLeftIfAsked() {
    var environment = PlatformEnvironment()
    #expect(environment.inForce { UITraitCollection.current.layoutDirection } == .leftToRight)
    environment.launchOptions.isRightToLeft = true
    #expect(environment.inForce { UITraitCollection.current.layoutDirection } == .rightToLeft)
  }

  @Test func defaultsOfTheProcessCount() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        UserDefaults.standard.register(defaults: [
          "AppleTextDirection": true, "NSDoubleLocalizedStrings": true,
        ])
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let label = UILabel()
        label.text = NSLocalizedString("Hello", comment: "a greeting")
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
          label.widthAnchor.constraint(equalToConstant: 20),
        ])
        root.layoutIfNeeded()
        precondition(label.text == "Hello Hello")
        precondition(label.frame.minX == 70)
        precondition(
          UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft)
      }
    }
  }

  @Test func localizedTextsAreAsTheyAreUnlessAsked() {
    #expect(NSLocalizedString("Hello", comment: "") == "Hello")
    #expect(NSLocalizedString("key", value: "Hello", comment: "") == "Hello")
    #expect(NSLocalizedString("Hello", bundle: .main, comment: "") == "Hello")
    #expect(
      NSLocalizedString("Hello", tableName: nil, bundle: .main, value: "", comment: "") == "Hello")
  }
}
