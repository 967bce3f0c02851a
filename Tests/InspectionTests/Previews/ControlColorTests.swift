import AutoLayout
import Drawing
import PangoText
import TestSupport
import Testing

@testable import Inspection

/// The colours that a document gives controls, in pictures of its scenes.
@MainActor @Suite struct ControlColorTests {
  private let measurer: PangoTextMeasurer

  init() throws { measurer = try PangoTextMeasurer() }

  private func svg(_ element: String, _ attributes: String, _ colors: [String: String]) throws
    -> String
  {
    let inside = colors.sorted { $0.key < $1.key }.map { key, hex in
      let parts = stride(from: 0, to: 6, by: 2).map { place in
        let start = hex.index(hex.startIndex, offsetBy: place)
        return Double(Int(hex[start..<hex.index(start, offsetBy: 2)], radix: 16) ?? 0) / 255
      }
      return """
        <color key="\(key)" red="\(parts[0])" green="\(parts[1])" blue="\(parts[2])" alpha="1" \
        colorSpace="custom" customColorSpace="sRGB"/>
        """
    }.joined()
    let view = PreviewFixture.view(
      element, id: "c", x: 20, y: 100, width: 200, height: 31, attributes: attributes,
      inside: inside
        + (element == "segmentedControl"
          ? "<segments><segment title=\"A\"/><segment title=\"B\"/></segments>" : ""))
    let scene = try #require(
      PreviewFixture.solve(PreviewFixture.scene("a", subviews: view), measurer: measurer).first)
    return measuring(with: measurer) {
      ScenePicture(measurer: measurer).picture(of: scene).svg(measurer: measurer)
    }
  }

  @Test(arguments: [
    (
      "slider", "value=\"0.5\" minValue=\"0\" maxValue=\"1\"",
      ["minimumTrackTintColor", "maximumTrackTintColor", "thumbTintColor"]
    ),
    ("switch", "on=\"YES\"", ["onTintColor", "thumbTintColor"]),
    ("progressView", "progress=\"0.5\"", ["progressTintColor", "trackTintColor"]),
    (
      "pageControl", "numberOfPages=\"3\"",
      ["pageIndicatorTintColor", "currentPageIndicatorTintColor"]
    ),
    ("segmentedControl", "selectedSegmentIndex=\"0\"", ["selectedSegmentTintColor"]),
    ("activityIndicatorView", "style=\"medium\" animating=\"YES\"", ["color"]),
  ])
  func aControlHasItsColors(element: String, attributes: String, keys: [String]) throws {
    let hexes = ["AA1122", "11BB22", "2211CC"]
    let colors = Dictionary(uniqueKeysWithValues: zip(keys, hexes))
    let svg = try svg(element, attributes, colors)
    for (key, hex) in colors { #expect(svg.uppercased().contains("#" + hex), "\(element) \(key)") }
  }

  @Test(arguments: ["white", "whiteLarge"])
  func whiteIndicatorsAreWhite(style: String) throws {
    let svg = try svg("activityIndicatorView", "style=\"\(style)\" animating=\"YES\"", [:])
    #expect(svg.uppercased().contains("STROKE=\"#FFFFFF\""))
  }
}
