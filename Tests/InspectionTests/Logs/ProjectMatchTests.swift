import InterfaceBuilder
import LayoutLogs
import Testing

@testable import Inspection

/// Constraints of logs found in documents and code.
struct ProjectMatchTests {
  private func document(_ constraints: String, label: String = "text=\"Name\"") throws -> Document {
    try Document(
      bytes: Array(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects><view id="v1"><subviews>
        <label \(label) id="l1"><constraints><constraint firstAttribute="width" constant="400" id="c1"/></constraints></label>
        <view customClass="CardView" id="w1"><accessibility key="accessibilityConfiguration" identifier="card"/></view>
        <view id="w2"/>
        </subviews><constraints>
        \(constraints)
        </constraints></view></objects></document>
        """.utf8), path: "Main.xib")
  }

  private func matches(
    _ body: String, in constraints: String = "", sources: [SourceFile] = []
  ) throws -> [ConstraintMatch] {
    var log = LogSamples.explained("<NSLayoutConstraint:0x61 \(body)>\n")
    log.match(documents: [("Main.xib", try document(constraints))], sources: sources)
    return try #require(log.conflicts.first).matches[0]
  }

  @Test func byText() throws {
    let found = try matches("UILabel:0x1'Name'.width == 400   (active)")
    #expect(found.map(\.place) == ["Main.xib:4"])
    #expect(found.map(\.certainty) == [.certain])
    #expect(found.first?.reason.contains("text \"Name\"") == true)
  }

  @Test func byIdentifier() throws {
    let found = try matches(
      "'gap' UIView:0x1.top == UIView:0x2.bottom + 3   (active)",
      in:
        "<constraint firstItem=\"w2\" firstAttribute=\"top\" constant=\"9\" identifier=\"gap\" id=\"c5\"/>"
    )
    #expect(found.map(\.place) == ["Main.xib:8"])
    #expect(found.first?.certainty == .certain)
  }

  @Test(arguments: [
    "H:|-(8)-[UILabel:0x1'Name']   (active, names: '|':UIView:0x2 )",
    "UILabel:0x1'Name'.leading == UIView:0x2.leading + 8   (active)",
  ])
  func inEitherOrderOfItems(_ body: String) throws {
    for constraint in [
      "<constraint firstItem=\"l1\" firstAttribute=\"leading\" secondItem=\"v1\" secondAttribute=\"leading\" constant=\"8\" id=\"c5\"/>",
      "<constraint firstAttribute=\"leading\" secondItem=\"l1\" secondAttribute=\"leading\" constant=\"-8\" id=\"c5\"/>",
    ] {
      #expect(try matches(body, in: constraint).map(\.place) == ["Main.xib:8"])
    }
  }

  @Test func inequalitiesAndRatios() throws {
    let found = try matches(
      "App.CardView:0x1.height <= 0.5*UIView:0x2.height   (active)",
      in:
        "<constraint firstItem=\"w2\" firstAttribute=\"height\" relation=\"greaterThanOrEqual\" secondItem=\"w1\" secondAttribute=\"height\" id=\"c5\"/>\n"
        + "<constraint firstItem=\"w1\" firstAttribute=\"height\" relation=\"lessThanOrEqual\" secondItem=\"w2\" secondAttribute=\"height\" multiplier=\"1:2\" id=\"c6\"/>"
    )
    #expect(found.map(\.place) == ["Main.xib:9"])
    #expect(found.first?.certainty == .likely)
  }

  @Test func aViewByItsAccessibilityIdentifier() throws {
    let found = try matches(
      "card.height == 44   (active, names: card:App.CardView:0x1 )",
      in: "<constraint firstItem=\"w1\" firstAttribute=\"height\" constant=\"44\" id=\"c5\"/>")
    #expect(found.first?.certainty == .certain)
  }

  @Test func severalCandidatesAreNoneOfThemCertain() throws {
    let constraint =
      "<constraint firstItem=\"w2\" firstAttribute=\"height\" constant=\"44\" id=\"c5\"/>\n"
    let found = try matches("UIView:0x1.height == 44   (active)", in: constraint + constraint)
    #expect(found.map(\.place) == ["Main.xib:8", "Main.xib:9"])
    #expect(found.map(\.certainty) == [.possible, .possible])
    let labels = constraint.replacing("w2", with: "l1")
    let alike = try matches("UILabel:0x1'Name'.height == 44   (active)", in: labels + labels)
    #expect(alike.map(\.certainty) == [.likely, .likely])
  }

  @Test(arguments: [
    "UILabel:0x1'Name'.width == 401   (active)", "UIButton:0x1'Name'.width == 400   (active)",
    "UILabel:0x1'Name'.height == 400   (active)", "UILabel:0x1'Name'.width >= 400   (active)",
    "UILabel:0x1'Name'.width == UIView:0x2.width + 400   (active)",
    "'UIView-Encapsulated-Layout-Width' UILabel:0x1'Name'.width == 400   (active)",
  ])
  func whatDiffersIsNoMatch(_ body: String) throws {
    #expect(try matches(body) == [])
  }

  private let source = SourceFile(
    path: "Sources/CardView.swift",
    text: """
      final class CardView: UIView {
        func build() {
          heightAnchor.constraint(equalToConstant: 44).isActive = true
          gap.identifier = "card-gap"
          let unrelated = 440
          make.width.equalTo(90.0)
        }
      }
      """)

  @Test(arguments: [
    (
      "'card-gap' App.CardView:0x1.top == UIView:0x2.top + 3   (active)", 4,
      ConstraintMatch.Certainty.certain
    ),
    ("App.CardView:0x1.height == 44   (active)", 3, .likely),
    ("UIImageView:0x1.width == 90   (active)", 6, .possible),
  ])
  func inCode(_ body: String, _ line: Int, _ certainty: ConstraintMatch.Certainty) throws {
    let found = try matches(body, sources: [source])
    #expect(found.map(\.line) == [line])
    #expect(found.map(\.certainty) == [certainty])
  }

  @Test func theLineThatALibraryNames() throws {
    var log = LogSamples.explained(
      "<SnapKit.LayoutConstraint:0x61@/a/b/CardView.swift#3 App.CardView:0x1.height == 45.0>\n")
    log.match(documents: [], sources: [source])
    #expect(log.conflicts.first?.matches[0].map(\.place) == ["Sources/CardView.swift:3"])
  }
}
