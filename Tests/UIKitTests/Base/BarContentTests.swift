import Foundation
import Testing
import UIKit

/// Where bars put what they show.
@MainActor
struct BarContentTests {
  private func button(_ title: String) -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.title = title
    return item
  }

  private func bar(_ items: [UINavigationItem], width: CGFloat = 375) -> UINavigationBar {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: width, height: 44))
    bar.items = items
    return bar
  }

  /// The texts of the back button, the title and the buttons of a bar.
  private func texts(in bar: UINavigationBar) -> [String] {
    bar.parts.compactMap { part in
      switch part.content {
      case .title(let text), .largeTitle(let text), .prompt(let text), .backButton(let text): text
      case .button(let item): item.shownTitle
      case .view, .tab: nil
      }
    }
  }

  private func frame(of view: UIView, in parts: [BarPart]) -> CGRect? {
    for part in parts {
      if case .view(let shown) = part.content, shown === view { return part.frame }
    }
    return nil
  }

  @Test func titlesStandInTheMiddleUnlessButtonsNeedTheRoom() throws {
    let item = UINavigationItem(title: "Title")
    var title = try #require(bar([item]).parts.first)
    #expect(abs(title.frame.midX - 187.5) < 0.01)
    item.leftBarButtonItems = [button("A button with a very long title")]
    title = try #require(bar([item]).parts.last)
    #expect(title.frame.minX > 187.5)
  }

  @Test func theBackButtonNamesThePreviousItemWhereThereIsRoom() {
    let previous = UINavigationItem(title: "Inbox")
    let item = UINavigationItem(title: "Message")
    #expect(texts(in: bar([previous, item])) == ["Inbox", "Message"])
    item.title = "A message with quite a long title"
    #expect(texts(in: bar([previous, item])) == ["", "A message with quite a long title"])
    item.title = "Message"
    previous.title = "All of the messages in the inbox"
    #expect(texts(in: bar([previous, item])) == ["Back", "Message"])
    previous.backButtonTitle = "All"
    #expect(texts(in: bar([previous, item])) == ["All", "Message"])
    item.hidesBackButton = true
    #expect(texts(in: bar([previous, item])) == ["Message"])
  }

  @Test func leftButtonsReplaceTheBackButtonUnlessTheySupplementIt() {
    let item = UINavigationItem(title: "Message")
    item.leftBarButtonItem = button("Cancel")
    let items = [UINavigationItem(title: "Inbox"), item]
    #expect(texts(in: bar(items)) == ["Cancel", "Message"])
    item.leftItemsSupplementBackButton = true
    #expect(texts(in: bar(items)) == ["Inbox", "Cancel", "Message"])
  }

  @Test(arguments: [(375.0, 16.0), (414, 20)])
  func viewsKeepTheMarginOfTheirBar(width: Double, margin: Double) throws {
    let item = UINavigationItem(title: "")
    let toggle = UISwitch()
    toggle.frame.size = CGSize(width: 51, height: 31)
    item.rightBarButtonItem = UIBarButtonItem(customView: toggle)
    let bar = bar([item], width: CGFloat(width))
    bar.layoutIfNeeded()
    // As stored: 343, 6.67 to 394, 37.67 in a bar 414 points wide at three pixels a point.
    #expect(toggle.superview === bar)
    #expect(toggle.frame.maxX == CGFloat(width - margin))
    #expect(abs(toggle.frame.midY - 22) <= 0.5)
  }

  @Test func viewsLeaveWithTheirItem() {
    let first = UINavigationItem(title: "")
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    first.titleView = view
    let bar = bar([first])
    bar.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 137.5, y: 7, width: 100, height: 30))
    bar.pushItem(UINavigationItem(title: "Second"), animated: false)
    bar.layoutIfNeeded()
    #expect(view.superview == nil)
    bar.popItem(animated: false)
    bar.layoutIfNeeded()
    #expect(view.superview === bar)
    first.titleView = nil
    bar.layoutIfNeeded()
    #expect(view.superview == nil)
  }

  @Test func viewsWithConstraintsHaveTheSizeTheseComeTo() {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    let width = view.widthAnchor.constraint(equalToConstant: 120)
    width.isActive = true
    view.heightAnchor.constraint(equalToConstant: 30).isActive = true
    let item = UINavigationItem(title: "")
    item.titleView = view
    let bar = bar([item], width: 320)
    bar.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 100, y: 7, width: 120, height: 30))
    width.constant = 200
    bar.setNeedsLayout()
    bar.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 60, y: 7, width: 200, height: 30))
  }

  @Test func viewsOfAnotherWindowStayThere() throws {
    let windows = [UIWindow(screen: Devices.phone), UIWindow(screen: Devices.phone)]
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    windows[0].addSubview(view)
    let item = UINavigationItem(title: "")
    item.titleView = view
    let bar = bar([item])
    windows[1].addSubview(bar)
    windows[1].layoutIfNeeded()
    #expect(view.superview === windows[0])
    #expect(frame(of: view, in: bar.parts)?.midX == 187.5)
  }

  @Test func aToolbarsFlexibleSpacesShareWhatIsLeft() throws {
    let views = (0..<2).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 33)) }
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    bar.items = [
      .flexibleSpace(), UIBarButtonItem(customView: views[0]), .fixedSpace(20),
      UIBarButtonItem(customView: views[1]), .flexibleSpace(),
    ]
    #expect(frame(of: views[0], in: bar.parts) == CGRect(x: 117.5, y: 5.5, width: 60, height: 33))
    #expect(frame(of: views[1], in: bar.parts)?.minX == 197.5)
    bar.semanticContentAttribute = .forceRightToLeft
    #expect(frame(of: views[1], in: bar.parts)?.minX == 117.5)
  }

  @Test func buttonsOfAFullToolbarAreNarrower() throws {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = (0..<4).map { button("Button with number \($0)") }
    let last = try #require(bar.parts.last)
    #expect(last.frame.maxX <= 304.01)
  }

  @Test func rowsOfToolbarsLieAtTheBottom() {
    let window = UIWindow(screen: Devices.phone)
    let bar = UIToolbar(frame: CGRect(x: 0, y: 729, width: 375, height: 49))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 33))
    bar.items = [UIBarButtonItem(customView: view)]
    window.addSubview(bar)
    window.layoutIfNeeded()
    // As stored: 33 points high at 10.5 in a bar 49 points high.
    #expect(view.frame.minY == 10.5)
  }

  @Test func runningContainersFillTheirBars() {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.viewControllers[0].title = "Inbox"
    navigation.isToolbarHidden = false
    let window = UIWindow(screen: Devices.phone)
    window.rootViewController = navigation
    navigation.pushViewController(content, animated: false)
    content.title = "Message"
    content.toolbarItems = [button("Reply")]
    window.layoutIfNeeded()
    #expect(texts(in: navigation.navigationBar) == ["Inbox", "Message"])
    #expect(navigation.toolbar.parts.count == 1)
  }
}
