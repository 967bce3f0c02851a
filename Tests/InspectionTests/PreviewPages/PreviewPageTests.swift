import AutoLayout
import Devices
import Drawing
import Foundation
import InterfaceBuilder
import PangoText
import PlatformMetrics
import TestSupport
import Testing
import UIKit

@testable import Inspection

@MainActor @Suite struct PreviewPageTests {
  private let measurer: PangoTextMeasurer

  init() throws { measurer = try PangoTextMeasurer() }

  /// The page of a xib with one view.
  private func page(
    subviews: String, label: String = "Card", devices: [String] = ["retina4_7", "ipad9_7"]
  ) throws -> (page: PreviewPage, html: String) {
    try page(
      root: """
        <view contentMode="scaleToFill" userLabel="\(label)" id="root">
        <rect key="frame" x="0" y="0" width="375" height="667"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>\(subviews)</subviews>
        <color key="backgroundColor" systemColor="systemBackgroundColor"/></view>
        """, devices: devices)
  }

  /// The page of a xib with one object.
  private func page(
    root: String, devices: [String]
  ) throws -> (page: PreviewPage, html: String) {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22000" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES"><device id="retina4_7" orientation="portrait" appearance="light"/>
      <objects>\(root)</objects></document>
      """
    return try measuring(with: measurer) {
      let inspector = try DocumentInspector(bytes: Array(text.utf8), path: "a <b>.xib")
      let environments = try devices.map {
        DeviceEnvironment(device: try #require(Device.named($0)))
      }
      let matrix = PreviewMatrix(environments)
      var page = PreviewPage(of: inspector, path: "a <b>.xib", measurer: measurer)
      try page.add(
        inspector.solve(in: .canvas(inspector.canvas())), as: .canvas, inspector: inspector)
      for device in matrix.base {
        try page.add(inspector.solve(in: .device(device)), as: .base, inspector: inspector)
      }
      for device in matrix.alternatives {
        try page.add(inspector.solve(in: .device(device)), as: .alternative, inspector: inspector)
      }
      page.addWidths(inspector)
      return (page, PageHTML(page, toolVersion: "1").text())
    }
  }

  private func label(_ text: String) -> String {
    """
    <label text="\(text)" numberOfLines="0" fixedFrame="YES" id="label">
    <rect key="frame" x="16" y="40" width="300" height="44"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
    """
  }

  @Test func cardsThatDifferByLessThanAPixelAreOneFigure() throws {
    let cell = """
      <collectionViewCell opaque="NO" contentMode="center" id="cell">
      <rect key="frame" x="0" y="0" width="200" height="60"/>
      <autoresizingMask key="autoresizingMask"/>
      <view key="contentView" opaque="NO" contentMode="center" id="content">
      <rect key="frame" x="0" y="0" width="200" height="60"/>
      <autoresizingMask key="autoresizingMask"/>
      <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="third">
      <rect key="frame" x="0" y="0" width="67" height="20"/>
      <color key="backgroundColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/>
      <constraints><constraint firstAttribute="height" constant="20" id="h"/></constraints>
      </view></subviews></view>
      <constraints>
      <constraint firstItem="third" firstAttribute="width" secondItem="cell" secondAttribute="width" multiplier="1:3" id="w"/>
      <constraint firstItem="third" firstAttribute="leading" secondItem="cell" secondAttribute="leading" id="l"/>
      <constraint firstItem="third" firstAttribute="top" secondItem="cell" secondAttribute="top" id="t"/>
      </constraints></collectionViewCell>
      """
    // A third of 200 is 66.5 on screens of two pixels a point and 66.67 on those of three.
    let html = try page(root: cell, devices: ["retina4_7", "retina5_5"]).html
    #expect(html.components(separatedBy: "<figure class=\"shot\"").count == 2)
    #expect(html.contains("the same on all devices"))
  }

  @Test func everyDeviceHasOneAlternativeASwitch() throws {
    let device = DeviceEnvironment(device: try #require(Device.named("ipad9_7")))
    let alternatives = PreviewMatrix([device]).alternatives
    #expect(alternatives.count == 7)
    #expect(alternatives.contains { $0.userInterfaceStyle == .dark })
    #expect(alternatives.contains { $0.layout == .half && $0.orientation == .landscape })
    let phone = DeviceEnvironment(device: try #require(Device.named("retina4_7")))
    #expect(PreviewMatrix([phone]).alternatives.count == 4)
    #expect(PreviewMatrix([phone, phone]).alternatives.count == 4)
  }

  @Test func hostileTextsStayText() throws {
    let hostile = "&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;!--&quot;'"
    let (_, html) = try page(
      subviews: label(hostile), label: "&lt;img src=x onerror=alert(1)&gt;&quot;")
    #expect(!html.contains("<script>alert"))
    // In the data of the page a tag is a part of a string.
    let markup = try #require(
      html.components(separatedBy: "<script type=\"application/json\"").first)
    #expect(!markup.contains("<img"))
    #expect(html.components(separatedBy: "</script>").count == 3)
    #expect(!markup.contains("<b>"))
    #expect(html.contains("a &lt;b&gt;.xib"))
  }

  @Test func misleadingCharactersBecomeCodes() throws {
    let (_, html) = try page(subviews: label("a&#x202E;b"), label: "x&#x202E;y")
    #expect(!html.contains("\u{202E}"))
  }

  @Test func nothingIsLoaded() throws {
    let (_, html) = try page(subviews: label("Text"))
    for word in ["http:", "https:", " src=", "@import", "<link", "fetch(", "XMLHttpRequest"] {
      let found = html.replacing("http://www.w3.org/2000/svg", with: "")
      #expect(!found.contains(word), "\(word)")
    }
    #expect(html.contains("default-src 'none'; img-src data:; "))
  }

  @Test func theBytesAreThoseOfTheRunBefore() throws {
    #expect(try page(subviews: label("Text")).html == page(subviews: label("Text")).html)
  }

  @Test func equalPicturesAreStoredOnce() throws {
    let (page, html) = try page(
      subviews: label("Text"), devices: ["ipad7_9", "ipad9_7"])
    let parts = page.scenes[0].shots.values.map(\.part)
    #expect(Set(parts).count < parts.count)
    #expect(html.contains("the same on all devices"))
  }

  @Test func theCanvasIsLabelledAndNoDevice() throws {
    let (_, html) = try page(subviews: label("Text"))
    #expect(html.contains("As Xcode saved it: iPhone 8, portrait"))
  }

  @Test func screensAreSolvedAtSeveralWidths() throws {
    let (page, _) = try page(subviews: label("Text"))
    let tracks = page.scenes[0].tracks
    #expect(!tracks.isEmpty)
    for points in tracks.values {
      #expect(points.map(\.width) == points.map(\.width).sorted())
      #expect(points.allSatisfy { abs($0.shot.rootSize.width - $0.width) < 0.01 })
    }
  }

  @Test(arguments: [
    ("[\"</script>\"]", "[\"<\\/script>\"]"), ("[\"<!--\"]", "[\"\\u003c!--\"]"),
    ("[\"<script\"]", "[\"\\u003cscript\"]"), ("[\"a<b\"]", "[\"a<b\"]"),
  ])
  func noTagEndsTheData(json: String, safe: String) {
    #expect(PageData.withoutTags(json) == safe)
  }

  @Test func aNoteSaysWhyItIsNoWarning() throws {
    let html = try page(
      subviews: """
        <label text="Label" fixedFrame="YES" id="label"><rect key="frame" x="20" y="40" width="10" height="21"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        """
    ).html
    #expect(html.contains("Why it is a note: "))
  }
}
