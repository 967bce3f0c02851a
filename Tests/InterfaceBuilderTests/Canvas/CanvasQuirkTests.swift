import Devices
import Foundation
import InterfaceBuilder
import PlatformMetrics
import TestSupport
import Testing
import UIKit

struct CanvasQuirkTests {
  /// The sources of the tests in this folder.
  private static func sources() throws -> [String] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map {
      try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }
  }

  @Test(arguments: CanvasQuirk.allCases)
  func everyQuirkHasATestOfItsName(quirk: CanvasQuirk) throws {
    let count = try Self.sources().count { source in
      source.contains("func \(quirk)(") && source.contains("QuirkComparison(.\(quirk)")
        || source.contains("func \(quirk)(")
          && source.contains("QuirkComparison(\n      .\(quirk)")
    }
    #expect(count == 1, "write a test `func \(quirk)()` that leaves the quirk out")
  }

  @Test(arguments: CanvasQuirk.allCases)
  func everyQuirkHasAFileOfItsName(quirk: CanvasQuirk) throws {
    let name = "\(quirk)".prefix(1).uppercased() + "\(quirk)".dropFirst()
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let path = "Sources/InterfaceBuilder/Canvas/Quirks/\(name).swift"
    let source = try String(contentsOf: root.appending(path: path), encoding: .utf8)
    let comment = source.split(separator: "\n").filter { $0.hasPrefix("///") }
    #expect(comment.count >= 2, "\(path) describes the quirk")
    #expect(comment.contains { $0.hasPrefix("/// Source: ") }, "\(path) names its evidence")
  }

  @Test func namesAreTheCasesInLowerCaseWithHyphens() {
    for quirk in CanvasQuirk.allCases {
      let words = "\(quirk)".reduce(into: "") { text, character in
        text += character.isUppercase ? "-" + character.lowercased() : String(character)
      }
      #expect(quirk.rawValue == words)
    }
  }

  @MainActor
  @Test func devicesHaveNoQuirk() throws {
    let device = LayoutEnvironment.device(try .named("retina4_7"))
    #expect(device.canvas == nil)
    #expect(device.device.release == .current)
  }

  @Test func theCanvasHasTheReleaseOfItsXcodeOnAnyDevice() throws {
    // Xcode 16 draws an iPhone 8, which runs no release after iOS 16, as one of iOS 18.
    let description = try QuirkFixtures.screen((375, 667), tools: "23504", device: "retina5_5")
    let canvas = InterfaceBuilderCanvas(of: description)
    #expect(canvas.device.release == .iOS18)
    #expect(canvas.device.running(.iOS18).release == .iOS16)
  }
}
