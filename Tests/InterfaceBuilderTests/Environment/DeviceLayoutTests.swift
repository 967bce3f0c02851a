import AutoLayout
import Devices
import Foundation
import InterfaceBuilder
import PlatformMetrics
import TestSupport
import Testing
import UIKit

/// Documents on devices, which are the same whatever Interface Builder saved the document.
@MainActor
struct DeviceLayoutTests {
  nonisolated static let versions = [
    "", "5056", "8191", "12120", "14490", "17701", "20037", "22505", "23727", "25094", "99999",
    "32700.99.1234",
  ]

  /// A fixture as another version of Interface Builder would have saved it.
  private func document(_ name: String, tools: String) throws -> DocumentDescription {
    let text = String(decoding: try Fixture.bytes(name), as: UTF8.self)
    let other = text.replacing(#/toolsVersion="[^"]*"/#, with: "toolsVersion=\"\(tools)\"")
    try #require(other.contains("toolsVersion=\"\(tools)\""))
    return DocumentDescription(try Document(bytes: Array(other.utf8), path: name))
  }

  /// The solved frames of all scenes, with what covers them.
  private func frames(_ scenes: [SceneInstance]) -> [String] {
    scenes.flatMap { scene in
      ["\(scene.rootID) \(scene.rootView.frame) \(scene.rootView.safeAreaInsets)"]
        + scene.views.map { "\($0.id) \(scene.storedFrame(of: $0.view))" }
        + scene.host.layoutView.conflicts.map { conflict in
          "conflict of \(conflict.constraints.count)"
        }
    }
  }

  @Test(
    "another version of Interface Builder changes no frame on a device",
    arguments: [
      ("Devices.storyboard", "retina4_7", Release.iOS26),
      ("Devices.storyboard", "retina4_7", .iOS9), ("Devices.storyboard", "retina4_0", .iOS12),
      ("Devices.storyboard", "retina6_1", .iOS13), ("Devices.storyboard", "retina5_9", .iOS16),
      ("Devices.storyboard", "ipad9_7", .iOS17), ("Library.storyboard", "retina6_12", .iOS26),
      ("Library.storyboard", "retina4_7", .iOS11), ("Card.xib", "retina6_0", .iOS18),
      ("Card.xib", "ipad11_0rounded", .iOS26), ("Television.storyboard", "appleTV", .iOS26),
    ])
  func versionsChangeNothing(name: String, id: String, release: Release) throws {
    for orientation in Orientation.allCases {
      let device = try DeviceEnvironment.named(id, orientation, release: release)
      let first = frames(laidOut(try document(name, tools: "22155"), on: device))
      #expect(!first.isEmpty)
      for version in Self.versions {
        let other = frames(laidOut(try document(name, tools: version), on: device))
        #expect(other == first, "saved by \(version)")
      }
    }
  }

  @Test func theCanvasesOfVersionsDiffer() throws {
    let canvases = try Self.versions.map {
      frames(laidOut(try document("Devices.storyboard", tools: $0)))
    }
    #expect(Set(canvases).count > 6)
  }

  @Test(
    "a device with a home button has its status bar whatever Xcode saved the document",
    arguments: ["retina4_0", "retina4_7", "retina5_5", "ipad9_7", "ipad10_2"], versions)
  func homeButtons(id: String, tools: String) throws {
    let device = try DeviceEnvironment.named(id)
    let size = device.windowSize
    let alone = try Scenes.storyboard(
      [Scenes.controller(id: "c", size: (Int(size.width), Int(size.height)))], tools: tools,
      device: id)
    let scene = try #require(laidOut(alone, on: device).first)
    #expect(scene.rootView.frame.size == CGSize(width: size.width, height: size.height))
    #expect(scene.rootView.safeAreaInsets.top == 20)
    let xib = try Scenes.xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="CardController"/>
      <view id="v"><rect key="frame" x="0" y="0" width="100" height="50"/>
      <viewLayoutGuide key="safeArea" id="safe"/></view>
      """, tools: tools, device: id)
    #expect(laidOut(xib, on: device).map(\.rootView.safeAreaInsets.top) == [20])
  }

  @Test func aDocumentIsLaidOutOnTheReleaseThatTheDeviceRuns() throws {
    let view = #"<switch translatesAutoresizingMaskIntoConstraints="NO" id="s"/>"#
    let description = try QuirkFixtures.corner(view, id: "s", tools: "11762")
    func size(_ id: String, _ release: Release) throws -> Size? {
      laidOut(description, on: try .named(id, release: release)).first?.frame("s")?.size
    }
    #expect(try size("retina4_7", .iOS26) == Size(width: 63, height: 28))
    #expect(try size("retina4_7", .iOS18) == Size(width: 51, height: 31))
    // Neither the first iPhone SE nor the iPad 9.7" runs iOS 26.
    #expect(try size("retina4_0", .iOS26) == Size(width: 51, height: 31))
    #expect(try size("ipad9_7", .iOS26) == Size(width: 51, height: 31))
  }
}
