import Testing
import UIKit

@MainActor
struct ConflictLogTests {
  let stage = DescribedViews()

  /// Constraints that exclude each other, and the line of the first.
  private func disagree() -> UInt {
    stage.view.accessibilityIdentifier = "view"
    let height = stage.view.heightAnchor.constraint(equalToConstant: 30)
    let line: UInt = #line - 1
    height.identifier = "b"
    let least = stage.view.heightAnchor.constraint(greaterThanOrEqualToConstant: 40)
    least.identifier = "A"
    NSLayoutConstraint.activate([height, least])
    return line
  }

  @Test func aConflictIsLoggedAsAppleLogsIt() {
    let line = disagree()
    let messages = LayoutLog.messages { stage.root.layoutIfNeeded() }
    let b = "<NSLayoutConstraint:0x… 'b' view.height == 30   (active, names: view:0x… )>"
    let a = "<NSLayoutConstraint:0x… 'A' view.height >= 40   (active, names: view:0x… )>"
    let expected = [
      "[LayoutConstraints] Unable to simultaneously satisfy constraints.",
      "\tProbably at least one of the constraints in the following list is one you don't want. ",
      "\tTry this: ",
      "\t\t(1) look at each constraint and try to figure out which you don't expect; ",
      "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. ",
      "(",
      "    \"\(a)\",",
      "    \"\(b)\"",
      ")",
      "",
      "Will attempt to recover by breaking constraint ",
      a,
      "",
      "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the "
        + "debugger.",
      "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in "
        + "<UIKitCore/UIView.h> may also be helpful.",
      "",
      "Each of these 2 constraints is needed for the conflict; without any one of them the others "
        + "can hold:",
      "\t1. \(b)",
      "\t   from UIKitTests/ConflictLogTests.swift:\(line)",
      "\t2. \(a)",
      "\t   from UIKitTests/ConflictLogTests.swift:\(line + 3)",
    ]
    #expect(messages.map { withoutAddresses($0.text) } == [expected.joined(separator: "\n")])
  }

  @Test func aConflictIsLoggedOnceWhileItLasts() {
    _ = disagree()
    let first = LayoutLog.messages { stage.root.layoutIfNeeded() }
    let second = LayoutLog.messages {
      stage.root.setNeedsLayout()
      stage.view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor).isActive = true
      stage.root.layoutIfNeeded()
    }
    #expect(first.count == 1)
    #expect(second.isEmpty)
    #expect(stage.root.constraintConflicts.count == 1)
  }

  @Test func conflictsSayWhatMadeThem() throws {
    let line = disagree()
    _ = LayoutLog.messages { stage.root.layoutIfNeeded() }
    let conflict = try #require(stage.root.constraintConflicts.first)
    #expect(conflict.members.map(\.line) == [Int(line), Int(line) + 3])
    #expect(conflict.members.allSatisfy { $0.file == "UIKitTests/ConflictLogTests.swift" })
    #expect(conflict.members.map(\.identifier) == ["b", "A"])
    #expect(conflict.broken == conflict.members[1])
  }

  @Test func masksBringAppleSNoteAndSayWhatTheyFollowFrom() throws {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 60))
    stage.root.addSubview(inner)
    inner.widthAnchor.constraint(equalToConstant: 70).isActive = true
    let messages = LayoutLog.messages { stage.root.layoutIfNeeded() }
    let text = try #require(messages.first?.text)
    #expect(
      text.contains(
        "\n\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, "
          + "refer to the documentation for the UIView property "
          + "translatesAutoresizingMaskIntoConstraints) \n(\n"))
    #expect(text.contains("from the frame and the autoresizing mask of UIView:0x"))
    #expect(text.contains("breaking constraint \n<NSLayoutConstraint:0x"))
  }

  /// The entries of the list in Apple's part of a log.
  private func list(_ text: String) -> [Substring] {
    text.split(separator: "\n").drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
      .map { $0.trimmingPrefix("    \"") }
  }

  @Test func sizesAndMarginsAreThoseOfTheControllersView() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let controller = UIViewController()
    window.rootViewController = controller
    let (view, label): (UIView, UILabel) = (controller.view, UILabel())
    view.addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    let margins = view.layoutMarginsGuide
    let width = label.widthAnchor.constraint(greaterThanOrEqualToConstant: 400)
    width.identifier = "Label Width"
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor), width,
    ])
    let text = try #require(LayoutLog.messages { window.layoutIfNeeded() }.first?.text)
    let guide = "UILayoutGuide:0x…'UIViewLayoutMarginsGuide'"
    #expect(
      list(text).map { withoutAddresses(String($0)) } == [
        "<NSLayoutConstraint:0x… UILabel:0x….leading == \(guide).leading   (active)>\",",
        "<NSLayoutConstraint:0x… UILabel:0x….trailing == \(guide).trailing   (active)>\",",
        "<NSLayoutConstraint:0x… 'Label Width' UILabel:0x….width >= 400   (active)>\",",
        "<NSLayoutConstraint:0x… 'UIView-Encapsulated-Layout-Width' UIView:0x….width == 375   "
          + "(active)>\",",
        "<NSLayoutConstraint:0x… 'UIView-leftMargin-guide-constraint' "
          + "H:|-(16)-[\(guide)](LTR)   (active, names: '|':UIView:0x… )>\",",
        "<NSLayoutConstraint:0x… 'UIView-rightMargin-guide-constraint' "
          + "H:[\(guide)]-(16)-|(LTR)   (active, names: '|':UIView:0x… )>\"",
      ])
    let addresses = list(text).compactMap { $0.split(separator: " ").first }
    #expect(Set(addresses).count == addresses.count)
    #expect(!text.contains("NSAutoresizingMask"))
    #expect(text.contains("breaking constraint \n<NSLayoutConstraint:0x"))
    #expect(text.contains("from the margins of UIView:0x"))
  }

  @Test func edgesThatAConflictDoesNotNeedAreLeftOut() throws {
    let margins = stage.root.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stage.view.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stage.view.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: 10),
    ])
    let text = try #require(LayoutLog.messages { stage.root.layoutIfNeeded() }.first?.text)
    #expect(list(text).count == 2)
  }

  @Test func layoutsOwnRulesAreNotInApplesList() throws {
    let names: [String: Any] = ["view": stage.view, "label": stage.label]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|-200-[view]-200-[label(10)]|", metrics: nil, views: names))
    let text = try #require(LayoutLog.messages { stage.root.layoutIfNeeded() }.first?.text)
    #expect(!text.contains("nonnegative"))
    #expect(list(text).allSatisfy { $0.hasPrefix("<NSLayoutConstraint:0x") })
    #expect(list(text).count == 4)
    #expect(text.contains("UIView:0x") && text.contains("is not smaller than nothing"))
  }

  @Test func stackViewsAndContentsAreOriginsToo() throws {
    stage.stack.spacing = 8
    stage.arrange(stage.view, ContentView())
    stage.view.widthAnchor.constraint(equalToConstant: 20).isActive = true
    stage.stack.arrangedSubviews[1].setContentHuggingPriority(.required, for: .horizontal)
    stage.stack.arrangedSubviews[1].setContentCompressionResistancePriority(
      .required, for: .horizontal)
    stage.stack.widthAnchor.constraint(equalToConstant: 100).isActive = true
    _ = LayoutLog.messages { stage.root.layoutIfNeeded() }
    let origins = stage.root.constraintConflicts.flatMap(\.members).map(\.origin)
    #expect(origins.contains { $0.hasPrefix("the arrangement of UIStackView:0x") })
    #expect(origins.contains { $0.hasPrefix("the content of UIKitTests.ContentView:0x") })
  }

  @Test func withoutConflictNothingIsLogged() {
    let messages = LayoutLog.messages { stage.root.layoutIfNeeded() }
    #expect(messages.isEmpty)
    #expect(stage.root.constraintConflicts.isEmpty)
  }
}
