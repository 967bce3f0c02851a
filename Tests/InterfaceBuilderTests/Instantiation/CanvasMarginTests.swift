import AutoLayout
import Devices
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

  @Test("on devices margins contain cut-outs, whether or not the document knows safe areas")
  func marginsBesideCutOuts() throws {
    let phone = try #require(Device.named("retina6_12"))
    for attributes in ["", #"useSafeAreas="YES""#] {
      let scene = #"<viewController id="c"><view key="view" id="v"/></viewController>"#
      let description = try Scenes.storyboard([scene], tools: "12120", attributes: attributes)
      let turned = DeviceEnvironment(device: phone, orientation: .landscape)
      let view = try #require(laidOut(description, on: turned).first).rootView
      #expect(view.layoutMargins.left == 75)
      #expect(view.layoutMargins.right == 75)
    }
  }
}
