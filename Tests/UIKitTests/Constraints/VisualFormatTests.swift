import Testing
import UIKit

@MainActor
struct VisualFormatTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let a = UIView()
  let b = UIView()
  let c = UIView()

  init() {
    for (view, name) in [(root, "root"), (a, "a"), (b, "b"), (c, "c")] {
      view.accessibilityIdentifier = name
    }
    for view in [a, b, c] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  private func constraints(
    _ format: String, options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
  ) -> [NSLayoutConstraint] {
    NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics,
      views: ["a": a, "b": b, "c": c])
  }

  /// The equations of a format's constraints, with the names of the views.
  private func equations(
    _ format: String, options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
  ) -> [String] {
    constraints(format, options: options, metrics: metrics).map(equation)
  }

  private func equation(_ constraint: NSLayoutConstraint) -> String {
    func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
      "\((item as? UIView)?.accessibilityIdentifier ?? "guide").\(attribute)"
    }
    func brief(_ number: CGFloat) -> String { String(format: "%g", Double(number)) }
    let constant = constraint.constant
    let relation = [-1: "<=", 0: "==", 1: ">="][constraint.relation.rawValue] ?? ""
    let factor = constraint.multiplier == 1 ? "" : "\(brief(constraint.multiplier))*"
    let offset =
      constant == 0 ? "" : constant > 0 ? " + \(brief(constant))" : " - \(brief(-constant))"
    let right =
      constraint.secondAttribute == .notAnAttribute
      ? brief(constant) : factor + side(constraint.secondItem, constraint.secondAttribute) + offset
    let strength =
      constraint.priority == .required
      ? "" : " priority:\(brief(CGFloat(constraint.priority.rawValue)))"
    let left = side(constraint.firstItem, constraint.firstAttribute)
    return "\(left) \(relation) \(right)\(strength)"
  }

  @Test func viewsFollowEachOtherInReadingDirection() {
    #expect(
      equations("H:|-5-[a]-8-[b][c]-10-|") == [
        "a.leading == root.leading + 5", "b.leading == a.trailing + 8", "c.leading == b.trailing",
        "root.trailing == c.trailing + 10",
      ])
    #expect(equations("|[a]") == ["a.leading == root.leading"])
    #expect(constraints("[a]").isEmpty)
  }

  @Test func columnsGoDown() {
    #expect(
      equations("V:|-5-[a]-(>=8)-[b]|") == [
        "a.top == root.top + 5", "b.top >= a.bottom + 8", "root.bottom == b.bottom",
      ])
  }

  @Test func aHyphenAloneIsTheStandardDistance() {
    #expect(equations("[a]-[b]") == ["b.leading == a.trailing + 8"])
    #expect(
      equations("|-[a]-|") == [
        "a.leading == root.leadingMargin", "root.trailingMargin == a.trailing",
      ])
    #expect(
      equations("V:|-[a]-|") == ["a.top == root.topMargin", "root.bottomMargin == a.bottom"])
  }

  @Test func sizesAreNumbersMetricsOrOtherViews() {
    #expect(equations("[a(50)]") == ["a.width == 50"])
    #expect(equations("V:[a(50.5)]") == ["a.height == 50.5"])
    #expect(equations("[a(==b)]") == ["a.width == b.width"])
    #expect(equations("[a(>=b)]") == ["a.width >= b.width"])
    #expect(equations("[a(side)]", metrics: ["side": 12]) == ["a.width == 12"])
  }

  @Test func sizesAreMultiplesOfOtherViews() {
    #expect(equations("[a(==b*2)]") == ["a.width == 2*b.width"])
    #expect(equations("[a(b/4)]") == ["a.width == 0.25*b.width"])
    #expect(equations("[a(b*half)]", metrics: ["half": 0.5]) == ["a.width == 0.5*b.width"])
  }

  @Test func predicatesAreListed() {
    #expect(
      equations("[a(>=50,<=100,==80@250)]") == [
        "a.width >= 50", "a.width <= 100", "a.width == 80 priority:250",
      ])
    #expect(
      equations("[a]-(>=5,<=9@999.5)-[b]") == [
        "b.leading >= a.trailing + 5", "b.leading <= a.trailing + 9 priority:999.5",
      ])
  }

  @Test func numbersMayBeNegativeInParenthesesOnly() {
    #expect(equations("[a]-(-5)-[b]") == ["b.leading == a.trailing - 5"])
    #expect(failure("[a]--5-[b]")?.problem == .expectedNumberOrMetric)
  }

  @Test func metricsAreWhateverHasANumber() {
    let metrics: [String: Any] = [
      "int": 1, "double": 2.5, "float": CGFloat(3), "number": NSNumber(value: 4), "text": "5.5",
      "low": UILayoutPriority.defaultLow.rawValue,
    ]
    #expect(
      equations("|-int-[a(double)]-(float)-[b(number@low)]-text-|", metrics: metrics) == [
        "a.leading == root.leading + 1", "a.width == 2.5", "b.leading == a.trailing + 3",
        "b.width == 4 priority:250", "root.trailing == b.trailing + 5.5",
      ])
  }

  @Test func optionsAlignNeighbours() {
    #expect(
      equations("[a]-1-[b]-2-[c]", options: [.alignAllTop, .alignAllCenterY]) == [
        "b.leading == a.trailing + 1", "c.leading == b.trailing + 2", "a.top == b.top",
        "b.top == c.top", "a.centerY == b.centerY", "b.centerY == c.centerY",
      ])
    #expect(
      equations("V:[a][b]", options: .alignAllLeading) == [
        "b.top == a.bottom", "a.leading == b.leading",
      ])
    #expect(equations("[a]", options: .alignAllLeading).isEmpty)
  }

  @Test func directionsNameEdges() {
    #expect(
      equations("|-5-[a]-8-[b]-|", options: .directionLeftToRight) == [
        "a.left == root.left + 5", "b.left == a.right + 8", "root.rightMargin == b.right",
      ])
    #expect(
      equations("|-5-[a]-8-[b]-2-|", options: .directionRightToLeft) == [
        "root.right == a.right + 5", "a.left == b.right + 8", "b.left == root.left + 2",
      ])
  }

  @Test func columnsMayBeSpacedByBaselines() {
    #expect(
      equations("V:|-5-[a]-8-[b]", options: .spacingBaselineToBaseline) == [
        "a.top == root.top + 5", "b.firstBaseline == a.lastBaseline + 8",
      ])
  }

  @Test func guidesAreItemsToo() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "|-7-[guide]-[a]", metrics: nil, views: ["guide": guide, "a": a])
    #expect(constraints[0].firstItem === guide)
    #expect(constraints[0].secondItem === root)
    #expect(constraints[1].constant == 8)
  }

  @Test func aScreenIsLaidOutByFormats() {
    let formats = [
      "H:|-10-[a(==b*2)]-10-[b]-10-|", "V:|-20-[a(40)]-5-[c]|", "V:|-20-[b(a)]", "|[c]|",
    ]
    NSLayoutConstraint.activate(formats.flatMap { constraints($0) })
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 10, y: 20, width: 180, height: 40))
    #expect(b.frame == CGRect(x: 200, y: 20, width: 90, height: 40))
    #expect(c.frame == CGRect(x: 0, y: 65, width: 300, height: 135))
  }

  @Test func optionsHaveApplesBits() {
    #expect(NSLayoutConstraint.FormatOptions.alignAllCenterX.rawValue == 1 << 9)
    #expect(NSLayoutConstraint.FormatOptions.alignAllFirstBaseline.rawValue == 1 << 12)
    #expect(NSLayoutConstraint.FormatOptions.directionMask.rawValue == 0x30000)
    #expect(NSLayoutConstraint.FormatOptions.spacingMask.rawValue == 0x80000)
  }

  // MARK: Errors

  private func failure(
    _ format: String, options: NSLayoutConstraint.FormatOptions = [], views: [String: Any]? = nil
  ) -> VisualFormatError? {
    do {
      _ = try NSLayoutConstraint.constraints(
        visualFormat: format, options, ["known": 5], views ?? ["a": a, "b": b])
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    ("V|[a]|", "Expected a ':' after 'V' to specify vertical arrangement", 1),
    ("H[a]", "Expected a ':' after 'H' to specify horizontal arrangement", 1),
    ("|[x]|", "x is not a key in the views dictionary.", 3),
    ("|[a(known]|", "must end with ']'", 9),
    ("|[a", "must end with ']'", 3),
    ("V:|[a(>30)]|", "Unknown relation. Must be ==, >=, or <=", 7),
    (
      "|-metric-[a]",
      "Encountered metric with name \"metric\", but value was not specified in metrics or views "
        + "dictionaries", 8
    ),
    ("|-165-|", "Expected a view", 6),
    ("[a]-", "Expected a view", 4),
    ("", "Expected a view", 0),
    ("[1]", "Expected a view. View names must start with a letter or an underscore", 1),
    ("[a]-5[b]", "Expected a '-' here. That's how you give the end of a connection.", 5),
    ("[a]-(5-[b]", "Expected a ')' here.", 6),
    ("[a]- (5)-[b]", "Expected a number or key from the metrics dictionary", 4),
    ("[a(5@)]", "Expected a number or key from the metrics dictionary", 5),
    ("[a]|[b]", "Expected the end of the format string.", 4),
  ])
  func mistakesArePointedAt(format: String, message: String, column: Int) throws {
    let reason = try #require(failure(format)).reason
    let lines = reason.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "Unable to parse constraint format: ")
    #expect(lines[1].contains(message))
    #expect(lines[2] == "\(format) ")
    #expect(lines[3] == String(repeating: " ", count: column) + "^")
  }

  @Test func aBarNeedsASuperview() throws {
    let reason = try #require(failure("H:|-(>=50)-[view(100)]", views: ["view": UIView()])).reason
    #expect(
      reason == """
        Unable to parse constraint format: \n\
        Unable to interpret '|' character, because the related view doesn't have a superview \n\
        H:|-(>=50)-[view(100)] \n\
                              ^
        """)
  }

  @Test func alignmentsAlongTheAxisAreRefused() {
    #expect(failure("[a][b]", options: .alignAllLeft)?.problem == .alignedAlongAxis(.horizontal))
    #expect(failure("V:[a][b]", options: .alignAllTop)?.problem == .alignedAlongAxis(.vertical))
  }

  @Test func aFormatThatCannotBeReadEndsTheProgram() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = NSLayoutConstraint.constraints(withVisualFormat: "|[x]|", metrics: nil, views: [:])
      }
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      text.contains(
        "uncaught exception 'NSInvalidArgumentException', reason: 'Unable to parse constraint "
          + "format: \nx is not a key in the views dictionary. \n|[x]| \n   ^'"))
  }
}
