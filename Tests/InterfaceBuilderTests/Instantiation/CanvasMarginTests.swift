import AutoLayout
import InterfaceBuilder
import Testing
import UIKit

/// Margins of views on the canvas.
@MainActor
@Suite("Margins on the canvas")
struct CanvasMarginTests {
  @Test(
    "a view wider than its screen has the margin of wide views",
    arguments: [
      ("13771", "retina4_7", 20.0), ("21701", "retina4_7", 20), ("17701", "retina6_1", 20),
    ])
  func systemMargins(tools: String, device: String, margin: Double) throws {
    let view = #"<view id="v"><rect key="frame" x="0" y="0" width="600" height="100"/></view>"#
    let description = try Scenes.xib(view, tools: tools, device: device)
    #expect(try #require(laidOut(description).first).rootView.layoutMargins.left == margin)
  }
}
