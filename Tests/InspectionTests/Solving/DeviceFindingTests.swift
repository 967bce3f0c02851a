import Devices
import Foundation
import InterfaceBuilder
import PlatformMetrics
import TestSupport
import Testing
import UIKit

@testable import Inspection

/// Findings on devices, which depend on nothing but the document and the devices.
@MainActor
struct DeviceFindingTests {
  private static let fixtures = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  nonisolated private static let names = [
    "InterfaceBuilderTests/Fixtures/Devices.storyboard",
    "InterfaceBuilderTests/Fixtures/Library.storyboard",
    "../Examples/Books/BooksFaulty.storyboard",
  ]

  private func devices() throws -> [DeviceEnvironment] {
    try ["retina4_0", "retina4_7", "retina6_1", "retina6_12", "ipad9_7"].flatMap { id in
      try [.named(id), .named(id, .landscape), .named(id, release: .iOS13)]
    }
  }

  /// A fixture, saved by another version of Interface Builder.
  private func storyboard(_ name: String, tools: String = "22155") throws -> Storyboard {
    let text = try String(contentsOf: Self.fixtures.appending(path: name), encoding: .utf8)
    return try Storyboard(
      text: text.replacing(#/toolsVersion="[^"]*"/#, with: "toolsVersion=\"\(tools)\""),
      name: "Test.storyboard")
  }

  /// Findings but those about stored frames, without the path, which is another for each document.
  private func findings(
    in storyboard: Storyboard, on devices: [DeviceEnvironment]
  ) throws -> [Finding] {
    try storyboard.findings(on: devices).filter { $0.rule != .misplacedView }.map { finding in
      var finding = finding
      finding.path = ""
      return finding
    }
  }

  @Test(arguments: names)
  func versionsOfInterfaceBuilderChangeNoFinding(name: String) throws {
    let first = try findings(in: storyboard(name), on: devices())
    #expect(!first.isEmpty)
    for tools in ["12120", "14490", "17701", "20037", "22505", "32700.99.1234"] {
      let other = try findings(in: storyboard(name, tools: tools), on: devices())
      #expect(other == first, "saved by \(tools)")
    }
  }

  @Test(arguments: names)
  func theOrderOfDevicesChangesNoFinding(name: String) throws {
    let document = try storyboard(name)
    let devices = try devices()
    let first = try findings(in: document, on: devices)
    #expect(try findings(in: document, on: devices.reversed()) == first)
    var random = SplitMix64(seed: 7)
    for _ in 0..<3 {
      #expect(try findings(in: document, on: devices.shuffled(using: &random)) == first)
    }
  }

  @Test func aDeviceThatIsAskedForTwiceCountsOnce() throws {
    let document = try storyboard(Self.names[0])
    let phone = try DeviceEnvironment.named("retina4_0")
    let once = try findings(in: document, on: [phone])
    #expect(try findings(in: document, on: [phone, phone]) == once)
    #expect(once.contains { $0.occurrence.total == 1 })
  }

  /// A phone that no newer release runs on is rarely held in landscape by now.
  @Test(arguments: [(Orientation.landscape, Finding.Severity.info), (.portrait, .warning)])
  func whatOutdatedPhonesShowInLandscapeIsANote(
    orientation: Orientation, severity: Finding.Severity
  ) throws {
    let size = orientation == .landscape ? [100, 330.0] : [340, 100]
    let storyboard = try Storyboard(
      subviews: Element.view("a", [0, 0, 100, 100]),
      constraints: Element.place("a", [0, 0] + size))
    let devices = try ["retina4_0", "retina6_12"].map {
      try DeviceEnvironment.named($0, orientation)
    }
    let findings = try storyboard.findings(on: devices).filter { $0.rule == .outsideSuperview }
    #expect(findings.map(\.severity) == [severity])
  }
}
