import InterfaceBuilder
import TestSupport
import Testing

@testable import Inspection

/// Findings that hang on constants which code sets.
@MainActor
struct ConstantsInCodeTests {
  /// The severities of what a button does that another one of 300 points pushes out of the screen, where code sets a constraint.
  private func severities(settingConstraint id: String) throws -> [Finding.Severity] {
    func button(_ id: String) -> String {
      """
      <button opaque="NO" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="0" y="79" width="150" height="34"/>
      <state key="normal" title="Press"/></button>
      """
    }
    let storyboard = try Storyboard(
      subviews: button("a") + button("b"),
      constraints: Element.constraint("ax", "a", "leading", "root", "leading", "constant=\"20\"")
        + Element.constraint("ay", "a", "top", "safe", "top", "constant=\"20\"")
        + Element.constraint("aw", "a", "width", nil, nil, "constant=\"300\"")
        + Element.constraint("bx", "b", "leading", "a", "trailing", "constant=\"8\"")
        + Element.constraint("by", "b", "top", "a", "top")
        + Element.constraint("bw", "b", "width", nil, nil, "constant=\"150\""))
    let outlets = ListedOutlets(
      Array(
        """
        <viewController id="controller" customClass="Scene">
        <constraint firstItem="a" id="\(id)"/>
        <connections><outlet property="item" destination="\(id)" id="o"/></connections></viewController>
        """.utf8))
    var inspector = try DocumentInspector(path: storyboard.path)
    inspector.code.addConstraints(of: ["item"], in: outlets)
    #expect(inspector.code.setsConstraint(id))
    return inspector.findings(on: [inspector.savedDevice])
      .filter { $0.rule == .outsideSuperview }.map(\.severity)
  }

  @Test func whatDependsOnASetConstantIsANote() throws {
    #expect(try severities(settingConstraint: "aw") == [.info])
  }

  @Test func whatDoesNotDependOnItStaysAWarning() throws {
    #expect(try severities(settingConstraint: "ay") == [.warning])
  }
}
