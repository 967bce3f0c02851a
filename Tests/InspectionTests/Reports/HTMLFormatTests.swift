import Foundation
import InterfaceBuilder
import Testing

@testable import Inspection

/// The page of findings.
struct HTMLFormatTests {
  private static let hostile = "\"><script>alert('1')</script>\u{202E}&\u{1}"

  private static func plate(_ configurations: [Configuration], canvas: Bool = false) -> ScenePlate {
    let frame = PlateRect(x: 10, y: 10, width: 100, height: 40)
    return ScenePlate(
      configurations: configurations, showsCanvas: canvas, width: 200, height: 400,
      elements: "<path clip-path=\"url(#\(ScenePlate.namePrefix)c0)\"/>\n",
      areas: [.init(id: "v", frame: frame), .init(id: "c", frame: frame)],
      bars: [
        bar("w-1", .beam, isRequired: true), bar("w-2", .line, isRequired: false),
        bar("other", .beam, isRequired: true),
      ])
  }

  private static func bar(
    _ id: String, _ form: ScenePlate.Bar.Form, isRequired: Bool
  ) -> ScenePlate.Bar {
    .init(
      id: id, itemIDs: ["v"], phrase: hostile, form: form,
      extent: PlateRect(x: 10, y: 60, width: 100, height: 0), isRequired: isRequired, sign: "≥")
  }

  /// A page of the sample run, whose first document has a picture for each configuration and one of the canvas.
  private static var page: String {
    var documents = SampleRun.documents
    let plates = SampleRun.conflict.occurrence.configurations.map { plate([$0]) }
    documents[0].drawing = DrawnDocument(
      scenes: [
        DrawnScene(
          name: hostile, objectIDs: ["w-1", "w-2", "v"],
          pictures: plates + [plate([], canvas: true)])
      ], lines: [3: "<constraint id=\"w-2\"/>"])
    return SampleRun.report(HTMLFormat.self, of: documents)
  }

  private func parts(_ page: String, _ separator: String) -> [String] {
    page.components(separatedBy: separator)
  }

  @Test func nothingFromDocumentsIsMarkup() {
    let page = Self.page
    #expect(parts(page, "<script").count == 2)
    #expect(!page.contains("<x>"))
    #expect(!page.contains("\u{202E}") && !page.contains("\u{1}"))
    #expect(page.contains("&lt;script&gt;alert('1')&lt;/script&gt;\\u{202E}&amp;\\u{1}"))
  }

  @Test func aNoteSaysWhyItIsOne() {
    #expect(parts(Self.page, "class=\"why\"").count == 2)
    #expect(Self.page.contains("Why it is a note: Code places &lt;c&gt; &amp; all in it."))
  }

  @Test func pageLoadsNothing() {
    let page = Self.page
    #expect(page.contains("default-src 'none'"))
    for word in ["src=", "href=\"http", "url(http", "@import", "import "] {
      #expect(!page.contains(word), "\(word)")
    }
  }

  @Test func findingsAreListedByDocumentAndScene() throws {
    let page = Self.page
    #expect(page.contains("2 documents checked: 1 error, 1 warning, 1 note"))
    #expect(
      page.contains("<li class=\"obstacle error\">Broken.xib:2:4: the file &lt;looks&gt;"))
    let items = parts(page, "<li class=\"finding ").dropFirst()
    #expect(items.map { $0.prefix { $0 != "\"" } } == ["error", "warning", "note"])
    let conflict = try #require(items.first)
    #expect(conflict.contains("<p class=\"next\">Remove w-1.</p>"))
    #expect(conflict.contains("<summary>Rule conflicting-constraints</summary>"))
    #expect(conflict.contains("<b>Why it matters:</b> The layout system breaks one of them"))
    #expect(conflict.contains("<li><b>breaks:</b> width = 240 (w-2)</li>"))
    #expect(conflict.contains("iPhone SE, landscape, worst"))
    #expect(conflict.contains("<code>&lt;constraint id=&quot;w-2&quot;/&gt;</code></pre>"))
    #expect(parts(page, "<pre").count == 2)
  }

  @Test func aFindingNamesItsPicturesTheWorstFirst() {
    let items = parts(Self.page, "data-pictures=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    // The conflict is worst on the second picture; the ambiguity is shown on the canvas; the note is in no scene.
    #expect(items == ["1 0", "2", ""])
  }

  @Test func constraintsAreDrawnAsInterfaceBuilderDoes() throws {
    let figure = try #require(parts(Self.page, "<figure").dropFirst().first)
    let mark = try #require(parts(figure, "data-finding=\"1\">").last)
    #expect(
      mark.contains("<rect class=\"area main\" x=\"10\" y=\"10\" width=\"100\" height=\"40\"/>"))
    #expect(mark.contains("<path class=\"bar conflict\" d=\"M10 60m0 "))
    #expect(mark.contains("<path class=\"bar conflict broken optional\" d=\"M10 60h100\""))
    #expect(mark.contains("<g class=\"badge\""))
    #expect(parts(figure, "class=\"bar holds\"").count == 1)
    let canvas = try #require(parts(Self.page, "<figure").last)
    #expect(canvas.contains("<g class=\"around\"><path class=\"bar holds\""))
    #expect(canvas.contains("Interface Builder’s canvas</figcaption>"))
  }

  @Test func everyPictureHasItsOwnNames() {
    let page = Self.page
    for number in 1...3 { #expect(parts(page, "url(#p\(number)c0)").count == 2) }
  }

  @Test func badgesOfOnePlaceStandBesideEachOther() {
    var marks = FindingMarks(Self.plate([], canvas: true), pointsPerPixel: 1)
    let badges = (1...3).map { number in
      let svg = marks.svg(of: NumberedFinding(number: number, finding: SampleRun.ambiguity))
      return svg.components(separatedBy: "<g class=\"badge\" transform=\"").last?.prefix {
        $0 != ")"
      }
    }
    #expect(badges == ["translate(10 10", "translate(28.9 10", "translate(47.8 10"])
  }

  @Test(arguments: [(20, "scene plain"), (21, "scene plain dense")])
  func aSceneOfManyFindingsIsDense(count: Int, names: String) {
    let document = SampleRun.document(.warning, count: count)
    let page = SampleRun.report(HTMLFormat.self, of: [document])
    #expect(page.contains("<article class=\"\(names)\">"))
  }

  @Test func aRunWithoutFindingsSaysSo() {
    let page = SampleRun.report(HTMLFormat.self, of: [CheckedDocument(path: "a.xib")])
    #expect(page.contains("<p class=\"none\">Nothing was found.</p>"))
    #expect(page.contains("1 document checked: 0 errors, 0 warnings, 0 notes"))
  }

  @Test func onlyThePageShowsScenes() {
    #expect(ReportFormats.all.filter { $0.showsScenes }.map { $0.name } == ["html"])
  }
}
