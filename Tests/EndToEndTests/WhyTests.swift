import Foundation
import Testing

/// `ratite why`: what fixes an edge, and what it answers where there is no such edge.
struct WhyTests {
  private func why(_ arguments: String...) throws -> CommandLineTool.Result {
    try CommandLineTool.run(["why"] + arguments)
  }

  // MARK: Text

  @Test func aChainLeadsToTheRoot() throws {
    let result = try why(Examples.booksPath, "ttL-lb-Bok.top", "--device", "retina6_12")
    #expect(result.exitCode == 0 && result.standardError == "")
    let place = Examples.booksPath
    #expect(
      result.standardOutput == """
        "Twenty Thousand Leagues Under t…" label (ttL-lb-Bok, Book).top: 446 points from the root's origin, 446 in its superview
        on iPhone 14 Pro, portrait
          in root  in superview
               32            32  "Twenty Thousand Leagues Under t…" label.top = "Cover" image view.bottom + 32 (ttL-tp-003)  \(place):94
              225           225  "Cover" image view.height = 225 @749 (cvR-hg-225)  \(place):41
                0             0  "Cover" image view.top = superview.topMargin (cvR-tp-001)  \(place):92
              189           189  the layout margins at the top of view (rtV-w0-Bok)  \(place):34
                0                the frame that its window gives view (rtV-w0-Bok)  \(place):34
              446           446  = top
          without ttL-tp-003 top would be open: 586.667 and less

        """)
  }

  @Test func withoutAnEdgeTheFrameIsExplained() throws {
    let result = try why(Examples.booksPath, "cvR-im-Bok", "--device", "retina6_12")
    let lines = result.standardOutput.split(separator: "\n")
    #expect(
      lines.first
        == "\"Cover\" image view (cvR-im-Bok, Book): minX 121.667, minY 189, width 150, height 225")
    #expect(lines.filter { $0.contains("  = ") }.count == 4)
    #expect(
      lines.contains(
        "      150  \"Cover\" image view.width = 150 (cvR-wd-150)  \(Examples.booksPath):42"))
  }

  @Test(arguments: ["Title.top", "twenty thousand leagues under the seas.top", "ttL-lb-Bok.TOP"])
  func labelsAndTextsNameViews(query: String) throws {
    let result = try why(Examples.booksPath, query)
    #expect(result.exitCode == 0)
    #expect(result.standardOutput.contains("(ttL-lb-Bok, Book).top: "))
  }

  @Test func everyDeviceHasABlock() throws {
    let result = try why(
      Examples.booksPath, "Title.width", "--device", "retina4_0", "--device", "retina6_12",
      "--orientation", "landscape")
    let devices = result.standardOutput.split(separator: "\n").filter { $0.hasPrefix("on ") }
    #expect(devices == ["on iPhone SE (1st generation), landscape", "on iPhone 14 Pro, landscape"])
  }

  @Test func sharesThatDifferBetweenDevices() throws {
    let result = try why(
      Examples.booksPath, "Title.top", "--device", "retina6_12", "--against", "iPhone 8")
    #expect(result.exitCode == 0)
    let lines = result.standardOutput.split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    #expect(lines[1].hasSuffix("iPhone 8, portrait difference"))
    #expect(
      Array(lines[2...]) == [
        "189 150 -39 the layout margins at the top of view \(Examples.booksPath):34",
        "446 407 -39 = top",
      ])
  }

  // MARK: JSON

  @Test func jsonHoldsSharesAndPlaces() throws {
    let result = try why(Examples.booksPath, "Title.trailing", "--format", "json")
    let answer = try JSONDecoder().decode(WhyAnswer.self, from: Data(result.standardOutput.utf8))
    let edge = try #require(answer.explanations.first?.edges.first)
    #expect(answer.explanations.first?.view == "ttL-lb-Bok")
    #expect(abs(edge.shares.map(\.points).reduce(0, +) - edge.value) < 1e-5)
    #expect(edge.shares.first?.id == "ttL-cx-006")
    #expect(edge.shares.first?.place == "\(Examples.booksPath):97")
    #expect(edge.shares.map(\.kind).contains("contentSize"))
  }

  // MARK: What cannot be answered

  private static let refusals: [(query: [String], message: String)] = [
    (
      ["Titel.top"],
      "There is no view 'Titel': pass an id, a label of the outline, a text or the name of an outlet. Did you mean 'Title'?"
    ),
    (
      ["ttL-tp-003"],
      "'ttL-tp-003' is a constraint that is not laid out here; pass a view or guide that is."
    ),
    (["Title.topp"], "There is no edge 'topp'. Did you mean 'top'?"),
    (["Title.nowhere"], "There is no edge 'nowhere'. The edges are left, right, top"),
    (["Title.top", "--scene", "Nowhere"], "There is no scene 'Nowhere'. The scenes are "),
  ]

  @Test(arguments: refusals)
  func whatIsNotThereIsExitCodeTwo(query: [String], message: String) throws {
    let result = try CommandLineTool.run(["why", Examples.booksPath] + query)
    #expect(result.exitCode == 2 && result.standardOutput == "")
    #expect(result.standardError.hasPrefix("\(Examples.booksPath): error: \(message)"))
  }

  @Test func aDeviceThatIsNotThereIsBadUsage() throws {
    let result = try why(Examples.booksPath, "Title", "--against", "Newton")
    #expect(result.exitCode == 2)
    #expect(result.standardError.contains("Newton"))
    let several = try why(
      Examples.booksPath, "Title", "--device", "retina4_0", "--device", "retina6_12", "--against",
      "retina4_7")
    #expect(several.exitCode == 2)
    #expect(several.standardError.contains("--against compares with one device"))
  }

  @Test(arguments: BadDocuments.allCases)
  func documentsThatCannotBeRead(document: BadDocuments) throws {
    let folder = try TemporaryFolder()
    let path = try document.make(in: folder.url)
    let result = try why(path, "Title.top", "--format", "json")
    #expect(result.exitCode == 2)
    #expect(result.standardError.contains(document.rawValue))
    let answer = try JSONDecoder().decode(WhyAnswer.self, from: Data(result.standardOutput.utf8))
    #expect(answer.error?.contains(document.rawValue) == true && answer.explanations.isEmpty)
  }

  @Test func namesOfSeveralViewsAreListed() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.twins, to: "Twins.xib")
    let twins = try why(path, "Same.top")
    #expect(twins.exitCode == 2)
    #expect(
      twins.standardError.contains(
        "'Same' is the name of 2 views; pass an id, or a scene with --scene: \"Same\" label (a, "))
    #expect(try why(path, "b.top").standardOutput.contains("in root  in superview"))
    #expect(try why(path, "Ver. 1.0.left").standardOutput.contains("label (c, "))
    #expect(try why(path, "Ver. 1.0").standardOutput.contains("label (c, "))
    #expect(try why(path, "lastOne.left").standardOutput.contains("label (c, "))
  }

  @Test func textsReachTheTerminalEscaped() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      Self.twins.replacing("Ver. 1.0", with: "\u{202E}Ver"), to: "Hostile.xib")
    let result = try why(path, "c.left")
    #expect(result.exitCode == 0 && !result.standardOutput.contains("\u{202E}"))
  }

  private static let twins = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
    <device id="retina4_7" orientation="portrait"/><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"><connections>\
    <outlet property="lastOne" destination="c" id="o"/></connections></placeholder><view id="v">
    <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
    <label text="Same" translatesAutoresizingMaskIntoConstraints="NO" id="a"/>
    <label text="Same" translatesAutoresizingMaskIntoConstraints="NO" id="b"/>
    <label text="Ver. 1.0" translatesAutoresizingMaskIntoConstraints="NO" id="c"/></subviews>
    <constraints>
    <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" id="c1"/>
    <constraint firstItem="b" firstAttribute="top" secondItem="v" secondAttribute="top" constant="9" id="c2"/>
    <constraint firstItem="c" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="c3"/>
    </constraints></view></objects></document>
    """
}

/// The parts of an answer that tests look at.
private struct WhyAnswer: Decodable {
  struct Explanation: Decodable {
    let view: String
    let edges: [Edge]
  }

  struct Edge: Decodable {
    let value: Double
    let shares: [Share]
  }

  struct Share: Decodable {
    let kind: String
    let id: String?
    let place: String?
    let points: Double
  }

  let error: String?
  let explanations: [Explanation]
}
