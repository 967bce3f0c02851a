import Foundation
import InterfaceBuilder
import LayoutTesting
import Testing
import UIKit

@testable import Books

/// The page of the storyboard, as the tool and as an app opens it, and the page in code are the same page.
@MainActor
@Suite struct StoryboardTests {
  /// Devices by their ids in documents.
  private nonisolated static let devices: [(id: String, configuration: DeviceConfiguration)] = [
    ("retina4_0", .iPhoneSE1), ("retina4_7", .iPhoneSE3), ("retina6_12", .iPhone15),
    ("retina6_72", .iPhone15ProMax), ("ipad10_2", .iPad9), ("ipad12_9rounded", .iPadPro12_9),
  ]

  private nonisolated static let orientations: [Orientation] = [.portrait, .landscape]

  @Test(arguments: devices, orientations)
  func framesAreTheSame(
    device: (id: String, configuration: DeviceConfiguration), orientation: Orientation
  ) throws {
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Books.storyboard").standardized.path
    let storyboard = try DocumentInstantiator(DocumentDescription(Document(path: path)))
    for isMirrored in [false, true] {
      var environment = try DeviceEnvironment(
        device: #require(Device.named(device.id)), orientation: orientation)
      var configuration = device.configuration
      if orientation == .landscape { configuration = configuration.landscape }
      if isMirrored {
        environment.direction = .rightToLeft
        configuration = configuration.rightToLeft
      }
      let stored = try frames(of: storyboard, on: environment)
      let coded = framesOfCode(on: configuration)
      // Where height is compact, the description is not installed.
      let count = configuration.traitCollection.verticalSizeClass == .compact ? 6 : 7
      #expect(stored.count == count && coded.count == count)
      for (id, frame) in coded {
        let other = try #require(stored[id])
        #expect(difference(frame, other) <= 0.5, "\(configuration), \(id): \(other) and \(frame)")
      }
    }
  }

  @Test(arguments: devices, orientations)
  func anAppOpensTheSamePage(
    device: (id: String, configuration: DeviceConfiguration), orientation: Orientation
  ) throws {
    let configuration =
      orientation == .landscape ? device.configuration.landscape : device.configuration
    try configuration.asMainScreen {
      let frames = try framesOfPage(in: openedController())
      let others = try framesOfPage(
        in: UINavigationController(rootViewController: BookViewController()))
      #expect(frames.count == others.count)
      for (frame, other) in zip(frames, others) {
        #expect(difference(frame, other) <= 0.5, "\(configuration): \(frame) and \(other)")
      }
    }
  }

  @Test func theOpenedCoverIsTheProgramsClassWithItsPicture() throws {
    try DeviceConfiguration.iPhone15.asMainScreen {
      let navigation = try openedController()
      let cover = try #require(
        navigation.topViewController?.view.subviews.first as? ShadowedImageView)
      #expect(cover.image?.size == CGSize(width: 150, height: 225))
      #expect(Double(cover.layer.shadowRadius) == 8)
      #expect(abs(Double(cover.layer.shadowOpacity) - 0.35) < 1e-6)
      #expect(cover.layer.shadowOffset == CGSize(width: 0, height: 4))
    }
  }

  // MARK: The storyboard as an app opens it

  private func openedController() throws -> UINavigationController {
    let storyboard = UIStoryboard(name: "Books", bundle: nil)
    let controller = storyboard.instantiateInitialViewController() as? UINavigationController
    #expect(controller?.navigationBar.prefersLargeTitles == true)
    return try #require(controller)
  }

  /// The frames of the page's subviews in a window that fills the screen.
  private func framesOfPage(in controller: UINavigationController) throws -> [CGRect] {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let page = try #require(controller.topViewController)
    return withExtendedLifetime(window) {
      page.view.subviews.map { $0.convert($0.bounds, to: nil) }
    }
  }

  // MARK: Frames in the window

  private func frames(
    of storyboard: DocumentInstantiator, on device: DeviceEnvironment
  ) throws -> [String: CGRect] {
    let scene = try #require(
      storyboard.scenes(in: .device(device)).first { $0.rootID == "bkP-gV-Ctl" })
    #expect(scene.layOut().isSettled)
    return scene.views.reduce(into: [:]) { frames, entry in
      frames[entry.id] = entry.view.convert(entry.view.bounds, to: nil)
    }
  }

  private func framesOfCode(on configuration: DeviceConfiguration) -> [String: CGRect] {
    configuration.asMainScreen {
      let page = BookViewController()
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UINavigationController(rootViewController: page)
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      let views: [(id: String, view: UIView)] = [
        ("rtV-w0-Bok", page.view), ("cvR-im-Bok", page.cover), ("ttL-lb-Bok", page.titleLabel),
        ("atH-lb-Bok", page.authorLabel), ("trN-lb-Bok", page.translatorLabel),
        ("stR-lb-Bok", page.ratingLabel), ("dsC-lb-Bok", page.descriptionLabel),
      ]
      return withExtendedLifetime(window) {
        views.filter { $0.view.window != nil }.reduce(into: [:]) { frames, entry in
          frames[entry.id] = entry.view.convert(entry.view.bounds, to: nil)
        }
      }
    }
  }

  /// The largest distance of two edges, in points.
  private func difference(_ first: CGRect, _ second: CGRect) -> Double {
    [
      first.minX - second.minX, first.minY - second.minY,
      first.maxX - second.maxX, first.maxY - second.maxY,
    ].reduce(0) { max($0, abs(Double($1))) }
  }
}
