import AutoLayout
import Devices
import Foundation
import InterfaceBuilder
import TestSupport
import Testing
import UIKit

@testable import BooksExample

/// The page as a storyboard and the page as code are the same page.
@MainActor
@Suite struct BooksFramesTests {
  private nonisolated static let devices = [
    "retina4_0", "retina4_7", "retina5_5", "retina6_12", "retina6_9", "ipad9_7", "ipad12_9rounded",
  ]

  private static let examples = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Examples/Books")

  @Test(arguments: devices)
  func storyboardAndCodeGiveTheSameFrames(device id: String) throws {
    let path = Self.examples.appendingPathComponent("Books.storyboard").path
    let description = try DocumentDescription(Document(path: path))
    let device = try DeviceEnvironment.named(id)
    let scene = try #require(
      DocumentInstantiator(description).scenes(in: .device(device)).first {
        $0.rootID == "bkP-gV-Ctl"
      })
    #expect(scene.layOut().isSettled)
    #expect(scene.host.layoutView.conflicts.isEmpty)

    let page = BookViewController()
    let window = UIWindow(
      screen: UIScreen(
        size: scene.host.bounds.size, safeAreaInsets: UIEdgeInsets(device.safeAreaInsets),
        hasHomeIndicator: device.device.hasHomeIndicator,
        traitCollection: device.traitCollection))
    window.rootViewController = UINavigationController(rootViewController: page)
    window.layoutIfNeeded()

    let pairs: [(String, UIView)] = [
      ("pgV-w1-Bok", page.page), ("cvR-im-Bok", page.cover), ("ttL-lb-Bok", page.titleLabel),
      ("atH-lb-Bok", page.authorLabel), ("trN-lb-Bok", page.translatorLabel),
      ("stR-lb-Bok", page.ratingLabel),
    ]
    for (id, view) in pairs {
      let twin = try #require(scene.view(id: id))
      let stored = twin.convert(twin.bounds, to: nil)
      let coded = view.convert(view.bounds, to: nil)
      #expect(difference(stored, coded) < 1e-9, "\(id): \(stored) and \(coded)")
    }
    #expect(page.titleLabel.frame.maxX <= page.page.bounds.width - 24)
  }

  /// The largest difference of an edge, in points.
  private func difference(_ first: CGRect, _ second: CGRect) -> CGFloat {
    max(
      abs(first.minX - second.minX), abs(first.minY - second.minY),
      abs(first.maxX - second.maxX), abs(first.maxY - second.maxY))
  }
}
