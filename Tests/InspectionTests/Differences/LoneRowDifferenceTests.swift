import InterfaceBuilder
import Testing

@testable import Inspection

/// Frames in rows that are alone in xibs, which a table may size by their content or give heights of its own.
@MainActor
struct LoneRowDifferenceTests {
  /// A cell with a view between distances of 20 points from its top and bottom.
  private func cell(_ height: Int, stored: Int) -> String {
    func edge(_ attribute: String, _ constant: Int) -> String {
      "<constraint firstItem=\"a-a-1\" firstAttribute=\"\(attribute)\" secondItem=\"c-v-1\" secondAttribute=\"\(attribute)\" constant=\"\(constant)\" id=\"\(attribute)\"/>"
    }
    let edges = [edge("leading", 20), edge("trailing", -20), edge("top", 20), edge("bottom", -20)]
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch" \
      useAutolayout="YES" useTraitCollections="YES"><device id="retina6_12" orientation="portrait"/><objects>
      <tableViewCell contentMode="scaleToFill" customClass="Row" rowHeight="\(stored)" id="t-c-1"><rect key="frame" x="0" y="0" width="320" height="\(stored)"/>
      <tableViewCellContentView key="contentView" tableViewCell="t-c-1" id="c-v-1"><rect key="frame" x="0" y="0" width="320" height="\(stored)"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a-a-1"><rect key="frame" x="20" y="20" width="280" height="\(height)"/>
      <constraints><constraint firstAttribute="height" constant="\(height)" id="h-h-1"/></constraints></view></subviews>
      <constraints>\(edges.joined())</constraints></tableViewCellContentView></tableViewCell></objects></document>
      """
  }

  private func lines(
    _ old: String, _ new: String, code: CodeFacts = CodeFacts()
  ) -> [String] {
    func version(_ text: String) -> DifferenceInspector.Version {
      .init(bytes: Array(text.utf8), path: "a.xib")
    }
    var inspector = DifferenceInspector(old: version(old), new: version(new), path: "a.xib")
    inspector.code = code
    return DifferenceText(extent: .usual).lines(inspector.difference())
  }

  @Test func framesOfAnotherHeightThanTheStoredOneAreThoseOfRowsThatSizeThemselves() {
    let lines = lines(cell(60, stored: 100), cell(80, stored: 100))
    #expect(lines.contains("  Frames where rows size themselves"))
    #expect(!lines.contains("  Frames"))
    #expect(lines.contains { $0.contains("(t-c-1)") && $0.contains("100) → (0, 0, 393, 120)") })
  }

  @Test func framesOfTheStoredHeightAreThoseOfAnyRow() {
    let lines = lines(cell(60, stored: 100), cell(80, stored: 120))
    #expect(lines.contains("  Frames"))
    #expect(!lines.contains("  Frames where rows size themselves"))
  }

  @Test func framesOfARowThatCodeGivesAHeightAreNotThoseOfItsContent() {
    var code = CodeFacts()
    code.classesOfRowsGivenHeights = ["Row"]
    #expect(
      !lines(cell(60, stored: 100), cell(80, stored: 100), code: code).contains {
        $0.hasPrefix("  Frames")
      })
    code.classesOfAutomaticRows = ["Row"]
    #expect(
      lines(cell(60, stored: 100), cell(80, stored: 100), code: code).contains {
        $0.hasPrefix("  Frames")
      })
  }
}
