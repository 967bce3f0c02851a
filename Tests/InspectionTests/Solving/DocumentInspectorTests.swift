import AutoLayout
import Devices
import Foundation
import InterfaceBuilder
import PlatformMetrics
import TestSupport
import Testing
import UIKit

@testable import Inspection

@MainActor
struct DocumentInspectorTests {
  @Test func findingsAreThoseOfTheDevicesAskedFor() throws {
    let storyboard = try Storyboard(
      subviews: Element.view("a"), constraints: Element.place("a", [300, 0, 100, 100]))
    let devices = try ["retina4_0", "retina4_7", "retina6_12"].map {
      try DeviceEnvironment.named($0)
    }
    let finding = try #require(
      try storyboard.findings(on: devices).first { $0.rule == .outsideSuperview })
    #expect(finding.occurrence.total == 3)
    #expect(
      finding.occurrence.configurations.map(\.name) == [
        "iPhone SE (1st generation), portrait", "iPhone 8, portrait", "iPhone 14 Pro, portrait",
      ])
    #expect(try !storyboard.findings(on: []).contains { $0.rule == .outsideSuperview })
  }

  @Test func theSquareCanvasCountsWhereItIsAskedFor() throws {
    let storyboard = try Storyboard(
      subviews: Element.view("a"),
      constraints: Element.place("a", [0, 0, 100, 100])
        + Element.constraint("w", "a", "width", nil, nil, "constant=\"120\""), device: "")
    func occurrence(on devices: [DeviceEnvironment]) throws -> Occurrence? {
      try storyboard.findings(on: devices).first { $0.rule == .conflictingConstraints }?.occurrence
    }
    let phone = try DeviceEnvironment.named("retina4_0")
    #expect(
      try occurrence(on: [phone])?.configurations.map(\.name) == [
        "iPhone SE (1st generation), portrait"
      ])
    #expect(try occurrence(on: [phone])?.total == 1)
    #expect(try occurrence(on: [DeviceEnvironment(device: .anyCanvas), phone])?.total == 2)
  }

  @Test func theSavedDeviceHasTheUsualTextSizeAndTheCanvasTheDocuments() throws {
    let storyboard = try Storyboard(
      subviews: Element.view("a"), constraints: Element.place("a", [300, 0, 100, 100]),
      device: """
        <device id="retina4_7" orientation="portrait"/>
        <accessibilityOverrides isEnabled="YES" dynamicTypePreference="0"/>
        """)
    let inspector = try DocumentInspector(path: storyboard.path)
    #expect(inspector.savedDevice.name == "iPhone 8, portrait")
    #expect(inspector.savedDevice.release == .current)
    #expect(inspector.canvas().device.contentSizeCategory == .extraSmall)
    #expect(inspector.canvas().device.release == Release(16, 4))
    withExtendedLifetime(storyboard) {}
  }

  @Test func theCanvasOfTheDocument() throws {
    let storyboard = try Storyboard()
    let inspector = try DocumentInspector(path: storyboard.path)
    #expect(inspector.canvas().device.device.id == "retina4_7")
    let scenes = inspector.solve(in: .canvas(inspector.canvas()))
    #expect(scenes.map(\.solution.rootID) == ["controller"])
    #expect(scenes.map(\.solution.size.width) == [375])
    withExtendedLifetime(storyboard) {}
  }

  @Test func aMissingFileIsOneLine() {
    #expect(throws: InspectionError.self) { try DocumentInspector(path: "no\nsuch.xib") }
    do {
      _ = try DocumentInspector(path: "no\nsuch.xib")
    } catch {
      #expect(error.description.hasPrefix(#"no\nsuch.xib:1:1: error: "#))
    }
  }

  @Test(arguments: ["Main.storyboardc", "Card.nib/"])
  func foldersOfXcodesCompilerAreSaidToBeThat(name: String) throws {
    let folder = try TemporaryFolder(name)
    do {
      _ = try DocumentInspector(path: folder.path)
      Issue.record("A folder was accepted.")
    } catch {
      #expect(
        error.description
          == "\(folder.path):1:1: error: is a compiled interface (nib); pass the .xib "
          + "or .storyboard it was made from")
    }
  }

  @Test func macOSDocumentsAreRefusedWhereTheySaySo() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "ratite-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "Window.xib").path
    let text = "<document targetRuntime=\"MacOSX.Cocoa\" version=\"3.0\"><objects/></document>"
    try Data(text.utf8).write(to: URL(filePath: path))
    do {
      _ = try DocumentInspector(path: path)
      Issue.record("A macOS document was accepted.")
    } catch {
      #expect(
        error.description
          == "\(path):1:11: note: macOS documents are not laid out; those for iOS and tvOS are")
    }
  }
}

/// A folder with a name that goes when the last reference to it does.
private final class TemporaryFolder {
  let path: String
  private let parent: URL

  init(_ name: String) throws {
    parent = FileManager.default.temporaryDirectory.appending(path: "ratite-" + UUID().uuidString)
    path = parent.path + "/" + name
    try FileManager.default.createDirectory(
      at: parent.appending(path: name), withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: parent)
  }
}
