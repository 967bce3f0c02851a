import Testing
import UIKit

@MainActor
struct RootTests {
  let stage = RootAndView(origin: CGPoint(x: 5, y: 6))
  var root: UIView { stage.root }
  var view: UIView { stage.view }

  init() {
    root.translatesAutoresizingMaskIntoConstraints = false
  }

  @Test func aRootTakesTheSizeOfItsConstraints() {
    stage.activate("H:|-10-[view(50)]-10-|", "V:|-1-[view(20)]-2-|")
    root.layoutIfNeeded()
    #expect(root.frame == CGRect(x: 5, y: 6, width: 70, height: 23))
    #expect(view.frame == CGRect(x: 10, y: 1, width: 50, height: 20))
  }

  @Test func whatIsOpenOfARootIsNothingInside() {
    stage.activate("|[view]|", "V:|[view]|")
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
    let navigation = UINavigationController(rootViewController: controller)
    window.rootViewController = navigation
    window.layoutIfNeeded()
    #expect(controller.topLayoutGuide.length == 0)
    #expect(controller.view.safeAreaInsets == .zero)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(!window.isHidden)
    let bar = navigation.navigationBar.frame
    #expect(bar.height >= 44)
    #expect(controller.view.safeAreaInsets.top == bar.maxY)
    #expect(controller.topLayoutGuide.length == bar.maxY)
  }
}
