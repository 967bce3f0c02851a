import InterfaceBuilder
import TestSupport
import Testing

@testable import Inspection

/// Variables that constraints leave open, and that run time does or does not settle.
@MainActor
struct AmbiguityAtRunTimeTests {
  private func ambiguities(_ storyboard: Storyboard) throws -> [Finding] {
    try storyboard.findings().filter { $0.rule == .ambiguousLayout }
  }

  /// A view with placeholders for its size, and constraints that leave open where it and the label above are, or how wide it and
  /// the label beside it are.
  @Test(arguments: [
    (["a.leading=root.leading", "box.leading=root.leading", "box.top=a.bottom"], 1),
    (
      [
        "a.leading=root.leading", "a.top=root.top", "box.top=root.top", "box.leading=a.trailing",
        "box.trailing=root.trailing",
      ], 0
    ),
  ])
  func aPlaceholderForASizeHoldsNoPlace(
    ties: [String], warnings: Int
  ) throws {
    let box = Element.view("box", [20, 100, 200, 39], attributes: "customClass=\"Box\"")
      .replacing(
        "<view ",
        with: "<view placeholderIntrinsicWidth=\"200\" placeholderIntrinsicHeight=\"39\" ")
    let constraints = ties.map { tie in
      let parts = tie.split { ".=".contains($0) }.map(String.init)
      return Element.constraint(tie, parts[0], parts[1], parts[2], parts[3])
    }
    let height = Element.constraint("h", "box", "height", nil, nil, "constant=\"39\"")
    let found = try ambiguities(
      Storyboard(
        subviews: Element.label("a", "Rate", [20, 60, 200, 21]) + box,
        constraints: constraints.joined() + height))
    #expect(found.count == 1)
    #expect(found.count { $0.severity == .warning } == warnings)
  }

  /// A row of a table has the width of that, whichever it is: how two views share it is open in a row with a xib of its own.
  @Test(arguments: [("", 1), ("distribution=\"fillEqually\"", 0)])
  func viewsThatShareTheWidthOfARowAreOpen(distribution: String, count: Int) throws {
    let edges = ["leading", "top", "trailing", "bottom"].map {
      Element.constraint($0, "stack", $0, "content", $0)
    }
    let xib = try Storyboard(
      text: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22000" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <tableViewCell id="cell"><rect key="frame" x="0.0" y="0.0" width="375" height="80"/>
        <autoresizingMask key="autoresizingMask"/>
        <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
        <rect key="frame" x="0.0" y="0.0" width="375" height="80"/>
        <autoresizingMask key="autoresizingMask"/><subviews>
        <stackView \(distribution) translatesAutoresizingMaskIntoConstraints="NO" id="stack">
        <rect key="frame" x="0.0" y="0.0" width="375" height="80"/><subviews>
        \(Element.view("a", [0, 0, 187.5, 80]))\(Element.view("b", [187.5, 0, 187.5, 80]))
        </subviews></stackView></subviews><constraints>\(edges.joined())</constraints>
        </tableViewCellContentView></tableViewCell></objects></document>
        """, name: "Row.xib")
    let found = try ambiguities(xib)
    #expect(found.map(\.severity) == Array(repeating: .warning, count: count))
  }

  /// A transparent view that code shows, with a label or what fills itself, and one that it leaves alone.
  @Test(arguments: [
    ("alpha", "", 1), ("alpha", "customClass=\"Tag\"", 0), ("backgroundColor", "", 0),
  ])
  func whatIsOpenInAViewThatCodeShowsIsFound(
    member: String, attributes: String, count: Int
  ) throws {
    let panel = Element.view(
      "panel", [20, 40, 200, 100], attributes: "alpha=\"0.0\"",
      children: "<subviews>"
        + Element.label("a", "Text", [0, 0, 100, 21], attributes: attributes)
        + "</subviews><constraints>" + Element.constraint("y", "a", "top", "panel", "top")
        + "</constraints>")
    let storyboard = try Storyboard(
      subviews: panel, constraints: Element.place("panel", [20, 40, 200, 100]))
    let outlets = ListedOutlets(
      Array(
        """
        <viewController id="controller" customClass="Scene"><connections>
        <outlet property="item" destination="panel" id="o"/></connections></viewController>
        """.utf8))
    let code = CodeFacts(outlets, written: ["Scene": ["item": [member]]])
    #expect(try storyboard.severities(of: .ambiguousLayout, knowing: code).count == count)
  }

  /// Columns of texts that code sets, all but the last as wide as each other.
  @Test(arguments: [(3, Finding.Severity.warning), (2, .info)])
  func aColumnWithoutTheWidthOfTheOthers(equal: Int, severity: Finding.Severity) throws {
    let ids = ["a", "b", "c", "d"]
    let labels = ids.enumerated().map {
      Element.label($1, "Label", [Double($0) * 90, 100, 80, 21])
    }
    let tops = ids.map { Element.constraint("\($0)-y", $0, "top", "safe", "top") }
    let gaps = zip(ids, ids.dropFirst()).map {
      Element.constraint("\($1)-x", $1, "leading", $0, "trailing", "constant=\"6\"")
    }
    let widths = ids[1..<equal].map { Element.constraint("\($0)-w", $0, "width", "a", "width") }
    let storyboard = try Storyboard(
      subviews: labels.joined(),
      constraints: (tops + gaps + widths).joined()
        + Element.constraint("x", "a", "leading", "safe", "leading")
        + Element.constraint("e", "safe", "trailing", "d", "trailing"))
    var code = CodeFacts()
    code.addTexts(ofTagged: ids)
    #expect(try storyboard.severities(of: .ambiguousLayout, knowing: code) == [severity])
  }
}
