import Projects
import TestSupport
import Testing

@testable import Inspection

/// Conflicts that the size of a row, the class of a view or the numbers of code do not end, or do.
@MainActor
struct LastingConflictsTests {
  /// The class of a view may give it another size than Interface Builder measures.
  @Test(arguments: [("Padded", Finding.Severity.info), ("Other", .warning)])
  func aContentSizeThatTheClassDeclaresIsANote(
    className: String, severity: Finding.Severity
  ) throws {
    let document = try Storyboard(
      subviews: Element.label(
        "a", "AB", [0, 0, 20, 21],
        attributes: "customClass=\"Padded\" horizontalHuggingPriority=\"1000\""),
      constraints: Element.constraint("x", "a", "leading", "root", "leading")
        + Element.constraint("y", "a", "top", "root", "top")
        + Element.constraint(
          "w", "a", "width", nil, nil, "constant=\"80\" relation=\"greaterThanOrEqual\""))
    var code = CodeFacts()
    code.classesDeclaringContentSize = [className]
    #expect(try document.severities(of: .conflictingConstraints, knowing: code) == [severity])
  }

  /// A picture 30 points high in a row of a table beside texts that are higher, however high the row is.
  @Test(
    arguments: [
      ("", "30", Finding.Severity.error), ("", "10", nil), ("alignment=\"top\"", "30", nil),
    ] as [(String, String, Finding.Severity?)])
  func aFixedExtentBesideALargerOneInARowOfAnyHeight(
    alignment: String, height: String, severity: Finding.Severity?
  ) throws {
    let texts = """
      <stackView axis="vertical" spacing="10" translatesAutoresizingMaskIntoConstraints="NO" id="texts">
      <rect key="frame" x="30" y="0" width="345" height="60"/><subviews>
      \(Element.label("one", "One", [0, 0, 345, 30])) \(Element.label("two", "Two", [0, 40, 345, 20]))
      </subviews><constraints>
      \(Element.constraint("one-h", "one", "height", nil, nil, "constant=\"\(height)\""))
      \(Element.constraint("two-h", "two", "height", nil, nil, "constant=\"10\" relation=\"greaterThanOrEqual\""))
      </constraints></stackView>
      """
    let row = """
      <stackView \(alignment) translatesAutoresizingMaskIntoConstraints="NO" id="row">
      <rect key="frame" x="0" y="0" width="375" height="60"/>
      <subviews>\(Element.view("picture", [0, 0, 30, 30]))\(texts)</subviews><constraints>
      \(Element.constraint("w", "picture", "width", nil, nil, "constant=\"30\""))
      \(Element.constraint("h", "picture", "height", nil, nil, "constant=\"30\""))
      </constraints></stackView>
      """
    let edges = ["leading", "top", "trailing", "bottom"].map {
      Element.constraint("e-\($0)", "content", $0, "row", $0)
    }
    let document = try Storyboard(
      subviews: Element.tableCell(
        rowHeight: "rowHeight=\"-1\"", views: row, constraints: edges.joined()),
      constraints: Element.place("table", [0, 0, 375, 667]))
    let found = try document.severities(of: .conflictingConstraints, knowing: CodeFacts())
    #expect(found.max() == severity)
  }

  /// A height that code gives as a number between two others that are far from each other.
  @Test(
    arguments: [
      ([10.0], Finding.Severity.error), ([190], .error), ([10, 200], .info), (nil, .info),
    ]
      as [([Double]?, Finding.Severity)])
  func numbersThatCodeGivesMayEndAConflict(
    numbers: [Double]?, severity: Finding.Severity
  ) throws {
    let document = try Storyboard(
      subviews: Element.view("a", [0, 0, 100, 100]),
      constraints: Element.place("a", [0, 0, 100, 100])
        + Element.constraint("more", "a", "height", nil, nil, "constant=\"200\""))
    let outlets = ListedOutlets(
      Array(
        """
        <viewController id="controller" customClass="Scene"><constraint id="a-h"/><connections>
        <outlet property="height" destination="a-h" id="o"/></connections></viewController>
        """.utf8))
    var code = CodeFacts(outlets, written: ["Scene": ["height": ["constant"]]])
    #expect(code.propertiesOfConstants(in: outlets) == ["Scene": ["height"]])
    code.addConstants(numbers.map { ["Scene": ["height": $0]] } ?? [:], in: outlets)
    #expect(try document.severities(of: .conflictingConstraints, knowing: code) == [severity])
  }
}
