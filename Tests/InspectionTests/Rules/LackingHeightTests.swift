import Devices
import InterfaceBuilder
import TestSupport
import Testing

@testable import Inspection

/// Heights that views share, and that are too small for what they show.
@MainActor
struct LackingHeightTests {
  /// The findings about heights that are open, with facts about the app's code.
  private func found(_ edit: String = "", knowing code: CodeFacts = CodeFacts()) throws -> [Finding]
  {
    let scene = try SuiteScene(Self.column).edited(edit).withSolvedFrames()
    var inspector = try DocumentInspector(bytes: Array(scene.text.utf8), path: scene.fileName)
    inspector.code = code
    return try inspector.findings(on: [.named("retina4_0"), .named("retina6_12")])
      .filter { $0.rule == .ambiguousLayout }
  }

  /// Two texts above a panel as high as the lowest screen but for 48 points, 36 of which are distances.
  private static let column = """
    screen
      label first "First line"
      label second "Second line"
      view panel bg=systemGray6Color
      first.top = safe.top + 20
      first.leading = safe.leading + 20
      second.top = first.bottom + 8
      second.leading = safe.leading + 20
      panel.top = second.bottom + 8
      panel.leading = safe.leading
      panel.trailing = safe.trailing
      panel.height = 500
      panel.bottom = safe.bottom
    """

  @Test func whatCutsWhicheverGivesWayIsAWarning() throws {
    let finding = try #require(try found().first)
    #expect(finding.severity == .warning)
    #expect(finding.objectIDs.starts(with: ["first", "second"]))
    #expect(
      finding.message.hasSuffix(
        "\"Second line\" label need 29 points of height more than there is for them, so that part of "
          + "one is not seen, whichever gives way"))
    #expect(finding.occurrence.worstConfiguration?.name == "iPhone SE (1st generation), portrait")
  }

  /// Nine points less leave either text more than half of its line.
  @Test func whatEitherOfThemCanSpareIsANote() throws {
    #expect(try found("~ panel.height = 480").map(\.severity) == [.info])
  }

  /// A distance of their priority may break in place of them, and a least height shares the lack between them.
  @Test(arguments: [
    "~ first.top = safe.top + 20 @750\n+ first.top >= safe.top",
    "~ panel.height = 488\n+ first.height >= 12",
  ])
  func whatSomethingElseMayGiveIsANote(edit: String) throws {
    #expect(try !found(edit).contains { $0.severity >= .warning })
  }

  /// Code that sets the height of the panel may make room for both.
  @Test func whatCodeDecidesOnIsANote() throws {
    let outlets = ListedOutlets(
      Array(
        """
        <viewController id="controller" customClass="Scene">
        <constraint firstItem="panel" id="panel-height"/>
        <connections><outlet property="item" destination="panel-height" id="o"/></connections>
        </viewController>
        """.utf8))
    var code = CodeFacts()
    code.addConstraints(of: ["item"], in: outlets)
    #expect(try found(knowing: code).map(\.severity) == [.info])
  }

  /// Where a text leaves the screen too, one scroll view mends both.
  @Test func oneCauseIsToldOnce() throws {
    let findings = try found(
      """
      + root: label last "Last line"
      + last.top = panel.top + 540
      + last.leading = safe.leading + 20
      """)
    #expect(findings.map(\.severity) == [.info])
    #expect(findings.first?.nextStep.hasPrefix("See the other finding") == true)
  }
}
