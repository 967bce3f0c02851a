import LayoutLogs
import Testing

@testable import Inspection

/// The words about logs.
struct ConflictWordingTests {
  private func conflict(_ text: String) throws -> ExplainedConflict {
    try #require(LogSamples.explained(text).conflicts.first)
  }

  @Test func theProblemWithItsArithmetic() throws {
    let conflict = try conflict(LogSamples.wideLabel)
    #expect(
      conflict.problem
        == "UIView is 375 wide, but the constraints that it takes part in need 416: 400 + 8 + 8 > 375"
    )
    #expect(conflict.nextStep.hasPrefix("Lower \"Name\" label.width = 400 to priority 999"))
  }

  @Test(arguments: [
    (
      ["UIView:0x1.height == 24", "UIView:0x1.height == 30"], "UIView.height is set twice: 30 ≠ 24"
    ),
    (
      ["UIView:0x1.height >= 24", "UIView:0x1.height <= 20"],
      "UIView.height is set twice: 24 > 20"
    ),
    (
      [
        "UIView:0x1.width == 0.5*UIView:0x2.width + 10", "UIView:0x1.width == 100",
        "UIView:0x2.width == 300",
      ],
      "UIView 1 is 100 wide, but the constraints that it takes part in need 160: 0.5 × 300 + 10 > 100"
    ),
    (["UIView:0x1.width == - 16"], "UIView cannot be less than 0 wide: 16 > 0"),
  ])
  func problems(_ bodies: [String], _ problem: String) throws {
    #expect(try conflict(LogSamples.log(of: bodies)).problem == problem)
  }

  @Test func problemsAreShortHoweverLongNamesAre() throws {
    let name = "App." + String(repeating: "VeryLong", count: 40) + "View:0x1"
    for bodies in [
      ["\(name).height == 24", "\(name).height == 30"],
      ["\(name).height == 24", "\(name).height == UIView:0x2.height", "UIView:0x2.height == 24"],
      ["\(name).width == 400", "\(name).width <= 0.5*UIView:0x2.width", "UIView:0x2.width == 10"],
    ] {
      let problem = try conflict(LogSamples.log(of: bodies)).problem
      #expect(problem.count <= 200)
      #expect([" > ", " ≠ ", "follows from"].contains { problem.contains($0) })
    }
  }

  @Test func itemsOfOneClassAreNumbered() throws {
    let conflict = try conflict(
      LogSamples.log(of: [
        "UIView:0x1.top == UIView:0x2.top + 10", "UIView:0x1.top == UIView:0x2.top",
      ]))
    #expect(
      conflict.phrases == ["UIView 1.top = UIView 2.top + 10", "UIView 1.top = UIView 2.top"])
    #expect(conflict.names.entries.map(\.isNumbered) == [true, true])
  }

  @Test func constraintsOfAppleAreExplained() throws {
    let conflict = try conflict(LogSamples.wideLabel)
    #expect(conflict.meanings.map { $0 == nil } == [true, true, true, false, true])
    let masks = try self.conflict(
      """
      (
        "<NSAutoresizingMaskLayoutConstraint:0x61 h=--& v=--& UIImageView:0x1.minY == 0   (active, names: '|':UIView:0x2 )>",
        "<NSLayoutConstraint:0x63 V:|-(48)-[UIImageView:0x1]   (active, names: '|':UIView:0x2 )>"
      )
      """)
    #expect(
      masks.meanings[0]?.contains("translatesAutoresizingMaskIntoConstraints is still true") == true
    )
    #expect(
      masks.nextStep.hasPrefix(
        "Set translatesAutoresizingMaskIntoConstraints = false on UIImageView"))
  }

  @Test func whatTheLogLacksIsSaid() throws {
    let conflict = try conflict(
      LogSamples.log(of: ["UIView:0x1.width == 10", "UIView:0x1.left == UIView:0x2.left"]))
    #expect(!conflict.explanation.analysis.isConflict)
    #expect(conflict.problem.contains("can hold together: it lacks something"))
    #expect(conflict.caveats == ["The log does not say which constraint UIKit breaks."])
    #expect(conflict.nextStep == "Look for the rest of the log")
  }

  @Test func everyReasonHasWords() throws {
    for text in LogSamples.everyReason {
      let conflict = try conflict(text)
      #expect(!conflict.nextStep.isEmpty)
      #expect(!conflict.nextStep.hasSuffix("."))
      #expect(conflict.problem.count <= 200)
    }
  }

  @Test func ambiguousViewsOfATrace() throws {
    guard case .trace(let trace)? = LogSamples.explained(LogSamples.trace).parts.first else {
      Issue.record("no trace")
      return
    }
    #expect(
      trace.findings.map(\.problem)
        == ["\"Total\" label (0x7f03) has an ambiguous x position, width"])
    #expect(trace.findings.map(\.nextStep) == ["Add a constraint for its x position and its width"])
  }
}

extension LogSamples {
  /// Logs of different reasons.
  static let everyReason = [
    wideLabel,
    log(of: ["'UISV-hiding' UILabel:0x1'A'.height == 0", "UILabel:0x1'A'.height == 20"]),
    log(of: ["UIView:0x1.height == 0", "UIView:0x1.height >= 20"]),
    log(of: [
      "'UIView-Encapsulated-Layout-Height' UITableViewCell:0x1.height == 44",
      "UITableViewCell:0x1.height == 100",
    ]),
    log(of: [
      "'UISV-fill-equally' UIView:0x2.width == UIView:0x1.width", "UIView:0x1.width == 40",
      "UIView:0x2.width == 60",
    ]),
    log(of: ["_UIAlertControllerView:0x1.width == - 16"]),
    log(of: [
      "UIView:0x1.width == 100", "UIView:0x2.width == 300", "UIView:0x1.width >= UIView:0x2.width",
    ]),
    log(of: [
      "UIView:0x1.width == 100", "UIView:0x2.width == 100", "UIView:0x1.width == UIView:0x2.width",
    ]),
  ]
}
