import AutoLayout
import Devices
import Drawing
import InterfaceBuilder
import PangoText
import TestSupport
import Testing
import UIKit

@testable import Inspection

@MainActor @Suite struct SceneSheetsTests {
  private let measurer: PangoTextMeasurer

  init() throws { measurer = try PangoTextMeasurer() }

  private static let word = PreviewFixture.view(
    "label", id: "w", x: 20, y: 40, width: 200, height: 20, attributes: "text=\"Word\"")

  private func sheet(devices: [String], subviews: String = word) throws -> Picture {
    let stop = SceneFlow.Stop(
      id: "Scene", title: "The scene", details: ["ItsClass"], openers: ["show from Other"],
      place: nil, isInitial: false, isContainer: false, line: 1)
    let pictures = ScenePicture(measurer: measurer)
    var sheets = SceneSheets(document: "Test.storyboard", measurer: measurer)
    for device in devices {
      let scenes = try PreviewFixture.solve(
        PreviewFixture.scene("Scene", subviews: subviews), device: device, measurer: measurer)
      for scene in scenes {
        sheets.add(scene, pictures.picture(of: scene), findings: [], stop: stop)
      }
    }
    return try #require(sheets.sheet(ofScene: "Scene"))
  }

  private func texts(of picture: Picture) -> [String] {
    picture.list.commands.compactMap { command in
      if case .text(let block) = command { block.runs.map(\.text.text).joined() } else { nil }
    }
  }

  @Test func aSceneHasOneSheetThatServicesShowWhole() throws {
    let picture = try sheet(devices: [
      "retina4_0", "retina4_7", "retina5_5", "retina6_12", "retina6_9", "ipad9_7",
      "ipad12_9rounded",
    ])
    let words = texts(of: picture)
    #expect(words.contains("The scene"))
    #expect(words.contains { $0.contains("ItsClass · opened by: show from Other") })
    #expect(words.contains { $0.hasPrefix("iPhone 14 Pro") })
    #expect(picture.size.width * SceneSheets.pixelScale(of: picture) <= 1_600)
  }

  @Test func aSceneThatShowsNothingIsDrawnTwice() throws {
    let white = """
      <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
      """
    let box = PreviewFixture.view(
      "textView", id: "t", x: 0, y: 20, width: 375, height: 600, inside: white)
    let devices = ["retina4_0", "retina4_7", "retina5_5", "retina6_12"]
    let words = texts(of: try sheet(devices: devices, subviews: box))
    #expect(
      words.contains {
        $0.contains("nothing to see: code fills its views · 2 more on the page")
      })
    #expect(words.filter { $0.hasPrefix("iPhone") }.count == 2)
    let seen = texts(of: try sheet(devices: devices))
    #expect(!seen.contains { $0.contains("nothing to see") })
    #expect(seen.filter { $0.hasPrefix("iPhone") }.count == 4)
  }

  @Test func linesAndTabsAloneAreNothingToSee() throws {
    let line = PreviewFixture.view(
      "view", id: "line", x: 0, y: 100, width: 375, height: 1,
      inside: """
        <color key="backgroundColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/>
        """)
    let devices = ["retina4_0", "retina4_7", "retina5_5"]
    #expect(
      texts(of: try sheet(devices: devices, subviews: line)).contains {
        $0.contains("nothing to see")
      })
    let block = line.replacing(" height=\"1\"", with: " height=\"60\"")
    #expect(
      !texts(of: try sheet(devices: devices, subviews: block)).contains {
        $0.contains("nothing to see")
      })
  }

  @Test(arguments: [("", true), ("First", false)])
  func aBarWithoutTitleIsNothingToSee(title: String, isBlank: Bool) throws {
    let bare = PreviewFixture.scene("one", title: title, subviews: "")
      .replacing("title=\"one\"", with: "")
    let scenes = try PreviewFixture.solve(
      PreviewFixture.navigationController(root: "one") + bare, measurer: measurer)
    let scene = try #require(scenes.first { $0.solution.rootID == "one" })
    let picture = ScenePicture(measurer: measurer).picture(of: scene)
    #expect(BlankScene.isBlank(scene, in: picture) == isBlank)
  }

  @Test func picturesThatLookTheSameAreOne() throws {
    let words = texts(of: try sheet(devices: ["ipad7_9", "ipad9_7", "retina6_12"]))
    #expect(words.contains("and 1 other alike"))
    #expect(
      texts(of: try sheet(devices: ["ipad7_9", "ipad9_7"])).contains("the same on 2 devices"))
  }

  @Test func findingsAreMarkedOnPicturesAndSaidBelow() throws {
    let label = PreviewFixture.view(
      "label", id: "word", x: 300, y: 40, width: 200, height: 20, attributes: "text=\"Wide\"")
    let stop = SceneFlow.Stop(
      id: "Scene", title: "The scene", details: [], openers: [], place: nil, isInitial: false,
      isContainer: false, line: 1)
    let pictures = ScenePicture(measurer: measurer)
    func words(_ findings: [Finding]) throws -> [String] {
      var sheets = SceneSheets(document: "Test.storyboard", measurer: measurer)
      for device in ["retina4_0", "retina4_7"] {
        for scene in try PreviewFixture.solve(
          PreviewFixture.scene("Scene", subviews: label), device: device, measurer: measurer)
        {
          sheets.add(scene, pictures.picture(of: scene), findings: findings, stop: stop)
        }
      }
      return texts(of: try #require(sheets.sheet(ofScene: "Scene")))
    }
    let finding = Finding(
      rule: .outsideSuperview, reportedAs: .warning, path: "Test.storyboard", position: .start,
      objectIDs: ["word"], message: "The label reaches outside", nextStep: "Move it",
      occurrence: .always)
    let marked = try words([finding])
    // Its number on both pictures and before its sentence.
    #expect(marked.filter { $0 == "1" }.count == 3)
    #expect(marked.contains { $0.hasPrefix("The label reaches outside. Line ") })
    #expect(marked.filter { $0 == "1 finding" }.count == 2)
    #expect(!(try words([])).contains("1"))
    // What one sentence says is marked once, as of several gaps of a stack view that break.
    #expect(try words([finding, finding]) == marked)
  }

  @Test func rowsBelowABarAreMarkedWhereTheyAreDrawn() throws {
    let table = """
      <scene sceneID="s"><objects><tableViewController title="one" id="one" sceneMemberID="viewController">
          <tableView key="view" contentMode="scaleToFill" dataMode="prototypes" style="plain" rowHeight="60" id="table">
              <rect key="frame" x="0" y="0" width="375" height="667"/>
              <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
              <prototypes><tableViewCell reuseIdentifier="c" rowHeight="60" id="row">
                  <rect key="frame" x="0" y="50" width="375" height="60"/>
              </tableViewCell></prototypes>
          </tableView>
          <navigationItem key="navigationItem" title="Title" id="item"/>
      </tableViewController></objects></scene>
      """
    let scenes = try PreviewFixture.solve(
      PreviewFixture.navigationController(root: "one") + table, measurer: measurer)
    let scene = try #require(scenes.first { $0.instance.view(id: "row") != nil })
    let drawing = PlateDrawing(scene: scene, measurer: measurer)
    let root = try #require(drawing.frame(of: "table"))
    let row = try #require(drawing.frame(of: "row"))
    // In the corner of the screen, whose frame is as wide at the side as at the top.
    #expect(root.minY == root.minX)
    // Below the bar, which is 64 points high with the status bar.
    #expect(row.minY >= root.minY + 64)
  }

  @Test(arguments: [Size(width: 1_600, height: 400_000), Size(width: 500_000, height: 10)])
  func sheetsOfAnySizeCanBeDrawn(size: Size) {
    let scale = SceneSheets.pixelScale(of: Picture(DisplayList(), size: size))
    #expect(size.height * scale <= 16_000 && size.width * scale <= 1_600)
  }
}
