import Testing
import UIKit

@MainActor
struct BarHeightTests {
  private func height(of bar: UIView, on screen: UIScreen) -> CGFloat {
    let window = UIWindow(screen: screen)
    window.addSubview(bar)
    return withExtendedLifetime(window) { bar.intrinsicContentSize.height }
  }

  @Test func toolbarsAreTallerAboveAHomeIndicator() {
    #expect(height(of: UIToolbar(), on: Devices.phone) == 49)
    #expect(height(of: UIToolbar(), on: UIScreen.main) == 44)
    #expect(height(of: UIToolbar(), on: Devices.landscapePhone) == 32)
    #expect(height(of: UIToolbar(), on: Devices.pad) == 50)
  }

  @Test func largeTitlesAddToTheHeightWhereTheyShow() {
    func height(on screen: UIScreen, mode: UINavigationItem.LargeTitleDisplayMode) -> CGFloat {
      let bar = UINavigationBar()
      bar.prefersLargeTitles = true
      let item = UINavigationItem(title: "Books")
      item.largeTitleDisplayMode = mode
      bar.items = [item]
      return self.height(of: bar, on: screen) - self.height(of: UINavigationBar(), on: screen)
    }
    #expect(height(on: Devices.phone, mode: .always) > 40)
    #expect(height(on: Devices.phone, mode: .never) == 0)
    #expect(height(on: Devices.landscapePhone, mode: .always) == 0)
  }

  @Test func barsAreMeasuredForTheirWindow() {
    let container = UIView()
    let bar = UIToolbar()
    bar.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(bar)
    bar.topAnchor.constraint(equalTo: container.topAnchor).isActive = true
    container.layoutIfNeeded()
    #expect(bar.frame.height == 44)
    let window = UIWindow(screen: Devices.phone)
    window.addSubview(container)
    window.layoutIfNeeded()
    #expect(bar.frame.height == 49)
  }

  @Test func containersAndBarsInViewsHaveTheSameHeights() {
    for screen in [Devices.phone, Devices.landscapePhone, Devices.pad] {
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.isToolbarHidden = false
      let window = UIWindow(screen: screen)
      window.rootViewController = navigation
      window.layoutIfNeeded()
      #expect(navigation.toolbar.frame.height == height(of: UIToolbar(), on: screen))
      #expect(navigation.navigationBar.frame.height == height(of: UINavigationBar(), on: screen))
    }
  }
}
