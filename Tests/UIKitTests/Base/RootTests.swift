import Testing
import UIKit

@MainActor
struct RootTests {
  let root = UIView(frame: CGRect(x: 5, y: 6, width: 300, height: 200))
  let view = UIView()

  init() {
    root.translatesAutoresizingMaskIntoConstraints = false
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
  }

  @Test func aRootTakesTheSizeOfItsConstraints() {
    NSLayoutConstraint.activate(
      ["H:|-10-[view(50)]-10-|", "V:|-1-[view(20)]-2-|"].flatMap {
        NSLayoutConstraint.constraints(withVisualFormat: $0, metrics: nil, views: ["view": view])
      })
    root.layoutIfNeeded()
    #expect(root.frame == CGRect(x: 5, y: 6, width: 70, height: 23))
    #expect(view.frame == CGRect(x: 10, y: 1, width: 50, height: 20))
  }

  @Test func whatIsOpenOfARootIsNothingInside() {
    NSLayoutConstraint.activate(
      ["|[view]|", "V:|[view]|"].flatMap {
        NSLayoutConstraint.constraints(withVisualFormat: $0, metrics: nil, views: ["view": view])
      })
    root.layoutIfNeeded()
    #expect(view.frame == .zero)
    #expect(root.frame.size == CGSize(width: 300, height: 200))
    root.translatesAutoresizingMaskIntoConstraints = true
    root.layoutIfNeeded()
    #expect(view.frame == root.bounds)
  }
}

@MainActor
struct HiddenWindowTests {
  @Test func barsCoverNothingUntilTheWindowIsShown() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    #expect(window.isHidden)
    let controller = UIViewController()
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.layoutIfNeeded()
    #expect(controller.topLayoutGuide.length == 0)
    #expect(controller.view.safeAreaInsets == .zero)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(!window.isHidden)
    #expect(controller.view.safeAreaInsets.top == 44)
    #expect(controller.topLayoutGuide.length == 44)
  }
}
