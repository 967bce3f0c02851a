import Testing

@testable import LayoutLogs

/// Systems of logs: what excludes what, and what ends it.
struct ConflictExplanationTests {
  private func explain(_ descriptions: String..., broken: Int? = nil) throws -> ConflictExplanation
  {
    var log = ConstraintLog(
      try descriptions.enumerated().map { index, text in
        try #require(
          DescriptionReader.read(
            text.hasPrefix("<") ? text : "<NSLayoutConstraint:0x6\(index) \(text)   (active)>"))
      })
    log.broken = broken
    return ConflictExplanation(log)
  }

  private static func side(_ text: String, _ superview: String, _ art: String) -> String {
    "<NSLayoutConstraint:0x\(text) \(art)   (active, names: '|':\(superview) )>"
  }

  private func arithmetic(_ explanation: ConflictExplanation) -> [Double]? {
    explanation.analysis.subsets.first?.arithmetic.map { [$0.neededSum, $0.availableSum] }
  }

  @Test func aLabelThatIsTooWide() throws {
    let explanation = ConflictExplanation(
      try #require(InventedLog.read(InventedLog.wideLabel.text).logs.first))
    #expect(explanation.analysis.subsets.map(\.members) == [[0, 1, 2, 3]])
    #expect(arithmetic(explanation) == [416, 375])
    #expect(explanation.remedy?.edit == .lower(0))
    #expect(explanation.repairs.first?.member == 0)
    #expect(explanation.repairs.first?.constants == 359...359)
    #expect(explanation.bystanders == [])
  }

  @Test func membersThatTakeNoPart() throws {
    let explanation = try explain(
      "UIView:0x1.height == 44", "UIView:0x1.height == 60", "UIView:0x1.width == 20",
      "UIView:0x2.height == 30")
    #expect(explanation.analysis.subsets.map(\.members) == [[0, 1]])
    #expect(explanation.bystanders == [2, 3])
    #expect(explanation.remedy?.reason == .contradiction)
    #expect(arithmetic(explanation) == [60, 44])
  }

  @Test func severalConflictsThatNoSingleEditEnds() throws {
    let explanation = try explain(
      "UIView:0x1.height == 44", "UIView:0x1.height == 60", "UIView:0x2.width == 10",
      "UIView:0x2.width == 20")
    #expect(explanation.analysis.subsets.map(\.members) == [[0, 1], [2, 3]])
    #expect(explanation.analysis.removals == [[0, 2], [0, 3], [1, 2], [1, 3]])
    #expect(explanation.repairs == [])
  }

  @Test func optionalConstraintsDoNotConflict() throws {
    let explanation = try explain(
      "UIView:0x1.height == 44", "UIView:0x1.height == 60 priority:999")
    #expect(!explanation.analysis.isConflict)
  }

  @Test func numbersThatTheLogRounded() throws {
    let thirds = try explain(
      "UIView:0x1.width == 94.3333", "UIView:0x2.width == 283",
      "UIView:0x1.width == 0.333333*UIView:0x2.width")
    #expect(!thirds.analysis.isConflict)
    let different = try explain("UIView:0x1.width == 94.3333", "UIView:0x1.width == 94.6667")
    #expect(different.analysis.isConflict)
  }

  @Test func noViewIsNarrowerThanNothing() throws {
    let explanation = try explain(
      Self.side("61", "UIView:0x2", "H:|-(8)-[UILabel:0x1'A']"),
      Self.side("62", "UIView:0x2", "H:[UILabel:0x1'A']-(8)-|"),
      "'UIView-Encapsulated-Layout-Width' UIView:0x2.width == 0", broken: 1)
    #expect(explanation.analysis.subsets.first?.extents.map(\.address) == ["0x1"])
    #expect(arithmetic(explanation) == [16, 0])
    #expect(explanation.remedy?.edit == .lower(1))
    guard case .noSizeYet = explanation.remedy?.reason else {
      Issue.record("\(String(describing: explanation.remedy))")
      return
    }
  }

  @Test func whatSizesBelowZeroExcludeAloneNeedsNoOtherMember() throws {
    let explanation = try explain(
      "UIView:0x1.left == UIView:0x1.right + 50", "UIView:0x1.right == UIView:0x1.left + 10")
    #expect(explanation.analysis.subsets.map(\.members) == [[0]])
  }

  @Test func sizesOfGuidesMayBeBelowZero() throws {
    let explanation = try explain(
      Self.side(
        "61", "UIView:0x2",
        "'UIView-leftMargin-guide-constraint' H:|-(8)-[UILayoutGuide:0x1'UIViewLayoutMarginsGuide'](LTR)"
      ),
      Self.side(
        "62", "UIView:0x2",
        "'UIView-rightMargin-guide-constraint' H:[UILayoutGuide:0x1'UIViewLayoutMarginsGuide']-(8)-|(LTR)"
      ),
      "'UIView-Encapsulated-Layout-Width' UIView:0x2.width == 0")
    #expect(!explanation.analysis.isConflict)
  }

  @Test func marginsOfAGuideAreThoseOfItsView() throws {
    let explanation = try explain(
      Self.side(
        "61", "UIView:0x2",
        "'UIView-topMargin-guide-constraint' V:|-(10)-[UILayoutGuide:0x1'UIViewLayoutMarginsGuide']"
      ),
      "UILabel:0x3'A'.top == UIView:0x2.topMargin + 5",
      Self.side("63", "UIView:0x2", "V:|-(20)-[UILabel:0x3'A']"))
    #expect(explanation.analysis.subsets.map(\.members) == [[0, 1, 2]])
    #expect(!explanation.assumesMargins)
  }

  @Test func marginsThatTheLogDoesNotSayAreAssumed() throws {
    let explanation = try explain(
      "UIView:0x2.trailingMargin == UIButton:0x1'A'.trailing",
      Self.side("62", "UIView:0x2", "H:[UIButton:0x1'A']-(16)-|"))
    #expect(explanation.analysis.isConflict)
    #expect(explanation.assumesMargins)
    #expect(explanation.remedy?.reason == .contradiction)
  }

  @Test func contentOfAScrollViewIsNotItsFrame() throws {
    let explanation = try explain(
      Self.side("61", "UIScrollView:0x2", "H:|-(0)-[UIView:0x1]"),
      Self.side("62", "UIScrollView:0x2", "H:[UIView:0x1]-(0)-|"),
      "UIView:0x1.width == 900", "UIView:0x3.width == UIScrollView:0x2.width",
      "UIView:0x3.width == 320")
    // Taken for the frame it is a conflict, as the log says.
    #expect(explanation.analysis.isConflict)
    let content = try explain(
      Self.side("61", "UIScrollView:0x2", "H:|-(0)-[UIView:0x1]"),
      Self.side("62", "UIScrollView:0x2", "H:[UIView:0x1]-(0)-|"), "UIView:0x1.width == 900",
      "UIView:0x1.width == 800", "UIScrollView:0x2.width == 320")
    #expect(content.analysis.subsets.first?.members == [2, 3])
  }

  @Test func autoresizingConstraintsCountFromTheSuperview() throws {
    let explanation = try explain(
      "<NSAutoresizingMaskLayoutConstraint:0x61 h=--& v=--& UIImageView:0x1.minX == 20   (active, names: '|':UIView:0x2 )>",
      Self.side("62", "UIView:0x2", "H:|-(30)-[UIImageView:0x1]"), broken: 1)
    #expect(explanation.analysis.isConflict)
    guard case .stopTranslating(let item) = explanation.remedy?.edit else {
      Issue.record("\(String(describing: explanation.remedy))")
      return
    }
    #expect(item.address == "0x1")
  }

  @Test func aConstraintThatFollowsFromOthers() throws {
    let explanation = try explain(
      "UIImageView:0x1.height == 345", "UIImageView:0x1.top == UIView:0x2.top",
      "UIView:0x2.bottom == UIImageView:0x1.bottom",
      "'UIView-Encapsulated-Layout-Height' UIView:0x2.height == 345")
    #expect(!explanation.analysis.isConflict)
    #expect(explanation.remedy == .init(edit: .lower(0), reason: .redundant))
  }

  @Test func multipliersInTheSum() throws {
    let explanation = try explain(
      "UIView:0x1.width == 0.5*UIView:0x2.width + 10", "UIView:0x1.width == 100",
      "UIView:0x2.width == 300")
    #expect(arithmetic(explanation) == [160, 100])
  }

  /// Each repair, and each set of removals, ends the conflict; each subset is one, and needs each member.
  @Test(arguments: 0..<60) func answersHoldWhenSolved(_ seed: Int) throws {
    var random = SplitMix(state: UInt64(seed))
    let names = ["UIView:0x1", "UIView:0x2", "UIView:0x3"]
    let descriptions = (0..<7).map { index -> String in
      let (a, b) = (names[random.next(3)], names[random.next(3)])
      let attributes = ["left", "right", "width"]
      let first = attributes[random.next(3)]
      let relation = ["==", "==", ">=", "<="][random.next(4)]
      let constant = random.next(8) * 10
      let body =
        first == "width"
        ? "\(a).width \(relation) \(constant)"
        : "\(a).\(first) \(relation) \(b).\(attributes[random.next(2)]) + \(constant)"
      return "<NSLayoutConstraint:0x6\(index) \(body)   (active)>"
    }
    let constraints = try descriptions.map { try #require(DescriptionReader.read($0)) }
    let explanation = ConflictExplanation(ConstraintLog(constraints))
    let solver = SystemSolver(RebuiltSystem(constraints, .plain))
    #expect(explanation.analysis.isConflict == !solver.isFeasible(without: []))
    let all = Set(constraints.indices)
    for subset in explanation.analysis.subsets {
      let others = all.subtracting(subset.members)
      let excludes = !solver.isFeasible(without: others)
      #expect(excludes, "\(subset.members) can hold")
      for member in subset.members {
        let isNeeded = solver.isFeasible(without: others.union([member]))
        #expect(isNeeded, "\(subset.members) exclude each other without \(member)")
      }
    }
    for removal in explanation.analysis.removals {
      let ends = solver.isFeasible(without: Set(removal))
      #expect(ends, "\(removal)")
    }
    for repair in explanation.repairs {
      guard let constant = repair.constant(nearestTo: constraints[repair.member].constant.value)
      else { continue }
      var changed = constraints
      changed[repair.member].constant = LogNumber(constant)
      let ends = SystemSolver(RebuiltSystem(changed, .plain)).isFeasible(without: [])
      #expect(ends, "\(repair)")
    }
  }
}

/// Random numbers that are the same on every machine.
private struct SplitMix {
  var state: UInt64

  mutating func next(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(bound))
  }
}
