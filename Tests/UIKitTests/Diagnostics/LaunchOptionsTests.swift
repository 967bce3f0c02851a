import Foundation
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
