import AutoLayout
import Devices
import Foundation
import InterfaceBuilder
import PangoText
import TestSupport
import Testing

@testable import Inspection

/// The titles of scenes on the board.
@MainActor @Suite struct PageBoardTests {
  private let measurer: PangoTextMeasurer

  init() throws { measurer = try PangoTextMeasurer() }

  /// The board of a row of scenes with long titles, each of which opens the next one.
  private func board(scenes count: Int) throws -> String {
    let scenes = (0..<count).map { index in
      PreviewFixture.scene(
        "RegistrationController\(index)", subviews: "",
        connections: """
          <segue destination="RegistrationController\((index + 1) % count)" kind="show" id="g\(index)"/>
          """
      ).replacingOccurrences(
        of: "</objects></scene>",
        with: "</objects><point key=\"canvasLocation\" x=\"\(index * 700)\" y=\"0\"/></scene>")
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22155" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES"><device id="retina4_7" orientation="portrait"/>
      <scenes>\(scenes.joined())</scenes></document>
      """
    return try measuring(with: measurer) {
      let inspector = try DocumentInspector(bytes: Array(text.utf8), path: "a.storyboard")
      var page = PreviewPage(of: inspector, path: "a.storyboard", measurer: measurer)
      try page.add(
        inspector.solve(in: .device(.named("retina4_7"))), as: .base, inspector: inspector)
      return PageBoard(page, scenes: page.orderedScenes).html
    }
  }

  private struct Title {
    let center: Double
    let baseline: Double
    let width: Double
  }

  @Test(arguments: [2, 8, 20]) func titlesKeepApartAndInside(scenes count: Int) throws {
    let html = try board(scenes: count)
    let box = try #require(html.firstMatch(of: #/viewBox="([-0-9.]+) ([-0-9.]+) ([0-9.]+) /#))
    let unit = try #require(html.firstMatch(of: #/--unit:([0-9.]+)/#).flatMap { Double($0.1) })
    let titles = html.matches(
      of: #/<text x="([-0-9.]+)" y="([-0-9.]+)" font-size="([0-9.]+)">([^<]*)</text></a>/#
    ).compactMap { match -> Title? in
      guard let x = Double(match.1), let y = Double(match.2), let size = Double(match.3) else {
        return nil
      }
      return Title(center: x, baseline: y, width: Double(match.4.count) * 0.62 * size)
    }
    #expect(titles.count == count)
    let inOrder = titles.sorted { $0.center < $1.center }
    for (left, right) in zip(inOrder, inOrder.dropFirst()) {
      let gap = right.center - right.width / 2 - left.center - left.width / 2
      #expect(gap >= 6 * unit)
    }
    let (minX, minY) = (try #require(Double(box.1)), try #require(Double(box.2)))
    #expect(titles.allSatisfy { $0.center - $0.width / 2 >= minX })
    // As high as the usual size of titles above the baseline.
    #expect(titles.allSatisfy { $0.baseline - 13 * unit >= minY })
  }
}
