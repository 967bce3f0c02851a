import Foundation
import Testing

@testable import UIKit

/// The application, its windows and scenes.
@MainActor
struct ApplicationTests {
  private func inNewProgram(_ body: () throws -> Void) rethrows {
    try UIKitEnvironment.current.withNewProgram().inForce(body)
  }

  @Test func windowsAreThoseOnScreenFromBackToFront() {
    inNewProgram {
      let windows = (0..<3).map { _ in UIWindow(frame: .zero) }
      #expect(UIApplication.shared.windows.isEmpty)
      windows[1].windowLevel = .alert
      for window in windows { window.isHidden = false }
      #expect(UIApplication.shared.windows == [windows[0], windows[2], windows[1]])
      windows[2].isHidden = true
      #expect(UIApplication.shared.windows == [windows[0], windows[1]])
    }
  }

  @Test func windowsAreNotRetained() {
    inNewProgram {
      var window: UIWindow? = UIWindow(frame: .zero)
      window?.makeKeyAndVisible()
      window = nil
      #expect(UIApplication.shared.windows.isEmpty)
      #expect(UIApplication.shared.keyWindow == nil)
    }
  }

  private final class KeyWindow: UIWindow {
    var calls: [String] = []
    override func becomeKey() { calls.append("become") }
    override func resignKey() { calls.append("resign") }
  }

  @Test func oneWindowIsKey() {
    inNewProgram {
      let (first, second) = (KeyWindow(frame: .zero), KeyWindow(frame: .zero))
      first.makeKeyAndVisible()
      second.makeKeyAndVisible()
      #expect(!first.isKeyWindow && second.isKeyWindow)
      #expect(UIApplication.shared.keyWindow === second)
      second.isHidden = true
      #expect(UIApplication.shared.keyWindow == nil)
      #expect(first.calls == ["become", "resign"])
      #expect(second.calls == ["become", "resign"])
    }
  }

  @Test func theFirstSceneHasTheWindows() throws {
    try inNewProgram {
      let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
      #expect(scene.screen === UIScreen.main && scene.windows.isEmpty)
      let window = UIWindow(windowScene: scene)
      window.makeKeyAndVisible()
      #expect(window.frame == UIScreen.main.bounds)
      #expect(scene.windows == [window] && scene.keyWindow === window)
      #expect(UIApplication.shared.connectedScenes == [scene])
      #expect(scene.activationState == .foregroundActive)
    }
  }

  @Test func windowsMoveToTheScreenOfAScene() {
    inNewProgram {
      let window = UIWindow(frame: .zero)
      window.isHidden = false
      let other = UIWindow(screen: Devices.pad)
      window.windowScene = other.windowScene
      #expect(window.screen === other.screen && window.windowScene === other.windowScene)
      #expect(window.traitCollection.userInterfaceIdiom == .pad)
    }
  }

  @Test func theApplicationIsTheLastResponder() throws {
    let view = UIView()
    let window = UIWindow(frame: .zero)
    window.addSubview(view)
    let scene = try #require(window.windowScene)
    let chain = Array(sequence(first: view as UIResponder, next: \.next))
    #expect(chain == [view, window, scene, UIApplication.shared])
  }

  @Test func theApplicationAnswersForTheMainScreen() {
    UIScreen.withMain(
      size: CGSize(width: 896, height: 414),
      traits: UITraitCollection(traitsFrom: [
        UITraitCollection(layoutDirection: .rightToLeft),
        UITraitCollection(preferredContentSizeCategory: .extraLarge),
      ])
    ) {
      let application = UIApplication.shared
      #expect(application.userInterfaceLayoutDirection == .rightToLeft)
      #expect(application.preferredContentSizeCategory == .extraLarge)
      #expect(application.statusBarOrientation.isLandscape)
      #expect(application.isStatusBarHidden && application.statusBarFrame == .zero)
    }
    #expect(UIApplication.shared.statusBarOrientation == .portrait)
  }

  @Test func theStatusBarIsInTheTopInset() {
    UIScreen.withMain(
      size: CGSize(width: 375, height: 812),
      safeAreaInsets: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    ) {
      #expect(UIApplication.shared.statusBarFrame == CGRect(x: 0, y: 0, width: 375, height: 44))
      inNewProgram {
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        #expect(scene?.interfaceOrientation == .portrait)
        #expect(scene?.statusBarManager?.statusBarFrame.height == 44)
      }
    }
  }

  @Test func transactionsAndSwitchesBelongToAProgram() {
    inNewProgram {
      inNewProgram {
        UIView.setAnimationsEnabled(false)
        CATransaction.begin()
        CATransaction.setAnimationDuration(3)
      }
      #expect(UIView.areAnimationsEnabled)
      #expect(CATransaction.animationDuration() == 0.25)
    }
  }
}
