import AutoLayout
import InterfaceBuilder
import Testing
import UIKit

/// Pictures that are listed as large as they would be printed.
@MainActor
@Suite("Pictures of files")
struct PictureFileTests {
  @Test("a file is as large as it has pixels, of which the canvas has two or three to a point")
  func files() throws {
    let description = try Self.xib("paper.jpg", size: ("24.719999313354492", "12.960000038146973"))
    #expect(try size(description) == Size(width: 51.5, height: 27))
    var device = Canvas(of: description)
    device.device = try #require(Device.named("retina5_5"))
    #expect(try size(description, for: device) == Size(width: 103, height: 54))
  }

  @Test(
    "what is whole pixels on a screen, in an asset catalog or at another resolution stays as listed",
    arguments: [
      ("paper.jpg", ("10.5", "12"), Size(width: 10.5, height: 12)),
      ("paper.png", ("13.666666984558105", "7"), Size(width: 13.5, height: 7)),
      ("paper", ("24.719999313354492", "12"), Size(width: 24.5, height: 12)),
      ("paper.png", ("22.7", "12"), Size(width: 22.5, height: 12)),
      ("paper.pdf", ("24.719999313354492", "12"), Size(width: 24.5, height: 12)),
    ])
  func others(name: String, listed: (String, String), size: Size) throws {
    #expect(try self.size(Self.xib(name, size: listed)) == size)
  }

  private func size(_ description: DocumentDescription, for canvas: Canvas? = nil) throws -> Size {
    try #require(laidOut(description, for: canvas).first?.frame("i")).size
  }

  private static func xib(_ name: String, size: (String, String)) throws -> DocumentDescription {
    try Scenes.xib(
      """
      <view id="v"><rect key="frame" x="0" y="0" width="300" height="400"/><subviews>
      <imageView translatesAutoresizingMaskIntoConstraints="NO" image="\(name)" id="i"/></subviews>
      <constraints>
      <constraint firstItem="i" firstAttribute="top" secondItem="v" secondAttribute="top" id="c1"/>
      <constraint firstItem="i" firstAttribute="leading" secondItem="v" \
      secondAttribute="leading" id="c2"/></constraints></view></objects>
      <resources><image name="\(name)" width="\(size.0)" height="\(size.1)"/></resources><objects>
      """, tools: "17140", device: "retina4_7")
  }
}
