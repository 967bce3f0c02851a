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

  @Test(arguments: devices, [Orientation.portrait, .landscape])
  func storyboardAndCodeGiveTheSameFrames(device id: String, orientation: Orientation) throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      var device = try DeviceEnvironment.named(id, orientation)
      device.direction = direction
      try compare(on: device)
    }
  }

  private func compare(on device: DeviceEnvironment) throws {
    let path = Self.examples.appendingPathComponent("Books.storyboard").path
    let description = try DocumentDescription(Document(path: path))
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
    #expect(window.layoutView.conflicts.isEmpty)

    let isLow = device.sizeClasses.height == .compact
    #expect((page.descriptionLabel.superview == nil) == isLow)
    #expect((scene.view(id: "dsC-lb-Bok") == nil) == isLow)
    var pairs: [(String, UIView)] = [
      ("rtV-w0-Bok", page.view), ("cvR-im-Bok", page.cover), ("ttL-lb-Bok", page.titleLabel),
      ("atH-lb-Bok", page.authorLabel), ("trN-lb-Bok", page.translatorLabel),
      ("stR-lb-Bok", page.ratingLabel),
    ]
    if !isLow { pairs.append(("dsC-lb-Bok", page.descriptionLabel)) }
    for (id, view) in pairs {
      let twin = try #require(scene.view(id: id))
      let stored = twin.convert(twin.bounds, to: nil)
      let coded = view.convert(view.bounds, to: nil)
      #expect(difference(stored, coded) < 1e-9, "\(id): \(stored) and \(coded)")
    }
    #expect(scene.rootView.safeAreaInsets == page.view.safeAreaInsets)
    checkDistances(of: page, lowest: isLow ? page.ratingLabel : page.descriptionLabel)
  }

  /// The distances that the tutorial names, and the height that the text leaves the cover.
  private func checkDistances(of page: BookViewController, lowest: UIView) {
    let top = page.view.safeAreaInsets.top + 24
    let bottom = page.view.bounds.height - page.view.safeAreaInsets.bottom - 16
    #expect(Double(page.cover.frame.minY - top).magnitude < 1e-9)
    #expect(Double(page.cover.frame.width) == 150)
    #expect(Double(lowest.frame.maxY) <= Double(bottom))
    let room = bottom - top - (lowest.frame.maxY - page.cover.frame.maxY)
    #expect(Double(page.cover.frame.height - min(225, room)).magnitude < 0.5)
  }

  /// The largest difference of an edge, in points.
  private func difference(_ first: CGRect, _ second: CGRect) -> CGFloat {
    max(
      abs(first.minX - second.minX), abs(first.minY - second.minY),
      abs(first.maxX - second.maxX), abs(first.maxY - second.maxY))
  }
}
