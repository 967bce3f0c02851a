import Testing
import UIKit

@MainActor
struct ActionTests {
  @Test func actionsArePerformedForTheirEvents() {
    let button = UIButton(type: .system)
    var taps = 0
    let action = UIAction { action in
      #expect(action.sender as? UIButton === button)
      taps += 1
    }
    button.addAction(action, for: .touchUpInside)
    button.addAction(action, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .touchDown)
    #expect(taps == 1)
    button.removeAction(action, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(taps == 1)
  }

  @Test func actionsOfOneNameReplaceEachOther() {
    let control = UISwitch()
    var seen: [String] = []
    control.addAction(
      UIAction(identifier: .init("a")) { _ in seen.append("old") }, for: .valueChanged)
    control.addAction(
      UIAction(identifier: .init("a")) { _ in seen.append("new") }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(seen == ["new"])
    control.removeAction(identifiedBy: .init("a"), for: .allEvents)
    control.sendActions(for: .valueChanged)
    #expect(seen.count == 1)
  }

  @Test func aButtonShowsItsPrimaryActionAndPerformsItWhenPressed() {
    var presses = 0
    let button = UIButton(primaryAction: UIAction(title: "Go") { _ in presses += 1 })
    #expect(button.currentTitle == "Go")
    button.sendActions(for: .touchUpInside)
    #expect(presses == 1)
    let filled = UIButton(
      configuration: .filled(), primaryAction: UIAction(title: "On") { _ in presses += 1 })
    #expect(filled.configuration?.title == "On")
    filled.sendActions(for: .primaryActionTriggered)
    #expect(presses == 2)
  }
}
