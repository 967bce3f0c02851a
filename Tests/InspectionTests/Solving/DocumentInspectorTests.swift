import AutoLayout
import Foundation
import InterfaceBuilder
import Testing

@testable import Inspection

@MainActor
struct DocumentInspectorTests {
  @Test func theSavedCanvasIsSolvedOnceAndFirst() throws {
    let storyboard = try Storyboard(
      subviews: Element.view("a"), constraints: Element.place("a", [300, 0, 100, 100]))
    let matrix = try [Canvas.phone("retina4_0"), .phone("retina4_7"), .phone("retina6_12")]
    let finding = try #require(
      try storyboard.findings(on: matrix).first { $0.rule == .outsideSuperview })
    #expect(finding.occurrence.total == 3)
    #expect(finding.occurrence.configurations.first == "iPhone 8, portrait")
  }

  @Test func theCanvasOfTheDocument() throws {
    let storyboard = try Storyboard()
    let inspector = try DocumentInspector(path: storyboard.path)
    #expect(inspector.savedCanvas.device.id == "retina4_7")
    let scenes = inspector.solve(on: inspector.savedCanvas)
    #expect(scenes.map(\.solution.rootID) == ["controller"])
    #expect(scenes.map(\.solution.size.width) == [375])
    withExtendedLifetime(storyboard) {}
  }

  @Test func aMissingFileIsOneLine() {
    #expect(throws: InspectionError.self) { try DocumentInspector(path: "no\nsuch.xib") }
    do {
      _ = try DocumentInspector(path: "no\nsuch.xib")
    } catch {
      #expect(error.description.hasPrefix("no\u{FFFD}such.xib:1:1: error: "))
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
          == "\(path):1:11: error: macOS documents are read but not laid out yet; pass documents for "
          + "iOS or tvOS")
    }
  }
}
