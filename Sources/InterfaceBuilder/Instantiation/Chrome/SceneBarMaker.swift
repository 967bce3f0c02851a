import AutoLayout
import UIKit

/// Makes the bars around a scene as live views.
@MainActor
struct SceneBarMaker {
  private let scene: SceneInstance
  private let controller: ControllerDescription?
  private let surroundings: SceneGraph.Surroundings
  private let window: UIWindow
  private let views: ViewBuilder

  init(_ scene: SceneInstance) {
    self.scene = scene
    let description = scene.description
    controller = description.controller(id: scene.rootID)
    surroundings = description.sceneGraph.surroundings(of: scene.rootID)
    window = UIWindow(
      screen: UIScreen(
        size: scene.host.bounds.size, safeAreaInsets: UIEdgeInsets(scene.bars.screenInsets),
        hasHomeIndicator: scene.host.screen.hasHomeIndicator,
        traitCollection: scene.host.screen.traitCollection))
    window.tintColor = scene.host.tintColor
    views = ViewBuilder(
      document: description, rootID: scene.rootID,
      environment: .device(scene.environment.device), fonts: scene.fonts)
  }

  /// The window with its bars, the navigation bar in front.
  func makeWindow() -> UIWindow {
    if let frame = scene.bars.tabBar { addTabBar(in: frame) }
    if let frame = scene.bars.toolbar { addToolbar(in: frame) }
    if let frame = scene.bars.navigationBar { addNavigationBar(in: frame) }
    window.layoutIfNeeded()
    return window
  }

  /// Adds a bar as a container's document describes it, or as it is by default.
  private func add<Bar: UIView>(_ description: ViewDescription?, or bar: Bar, in frame: Rect) -> Bar
  {
    let made = description.map { views.build($0, frame: frame, in: window) } as? Bar ?? bar
    if made.superview == nil { window.addSubview(made) }
    made.translatesAutoresizingMaskIntoConstraints = true
    made.isHidden = false
    made.frame = CGRect(frame)
    return made
  }

  // MARK: Navigation bar and toolbar

  /// The navigation controller whose bars are shown: the scene's own or the one around it.
  private var navigationController: ControllerDescription? {
    controller?.kind == .navigationController ? controller : surroundings.navigationController
  }

  private func addNavigationBar(in frame: Rect) {
    let bar = add(navigationController?.navigationBar, or: UINavigationBar(), in: frame)
    bar.isAtScrollEdge = true
    bar.prefersLargeTitles = scene.bars.hasLargeTitle
    let previous = backTitle.map { UINavigationItem(title: $0) }
    bar.items = [previous, scene.barItems.navigationItem].compactMap(\.self)
  }

  /// The title of the button that leads back; nil where nothing was pushed.
  private var backTitle: String? {
    guard surroundings.navigationController != nil, let segue = surroundings.path.first,
      segue.kind == .show || segue.kind == .push || segue.kind == .showDetail
    else { return nil }
    let source = segue.sourceControllerID.flatMap { scene.description.controller(id: $0) }
    return source?.navigationItem?.backItem?.title ?? source?.navigationItem?.title ?? "Back"
  }

  private func addToolbar(in frame: Rect) {
    let bar = add(navigationController?.toolbar, or: UIToolbar(), in: frame)
    bar.items = scene.barItems.toolbarItems
    bar.isAtScrollEdge = !scene.hasContentBelow(frame)
  }

  // MARK: Tab bar

  private func addTabBar(in frame: Rect) {
    let container =
      controller?.kind == .tabBarController ? controller : surroundings.tabBarController
    let bar = add(container?.tabBar, or: UITabBar(), in: frame)
    let segues = container.map { scene.description.sceneGraph.segues(from: $0.id) } ?? []
    let choices = segues.filter { $0.kind == .relationship("viewControllers") }
    // A bar that is simulated stands for one of another document; of its tabs the scene's own is known.
    let items = choices.isEmpty ? ownTab : choices.map { tab(of: $0.destinationID) }
    let path = Set(surroundings.path.map(\.id))
    bar.items = items
    bar.isAtScrollEdge = !scene.hasContentBelow(frame)
    bar.selectedItem = zip(choices, items).first { path.contains($0.0.id) }?.1 ?? items.first
  }

  /// The tab of the scene, or of the navigation controller around it.
  private var ownTab: [UITabBarItem] {
    let item = surroundings.navigationController?.tabBarItem ?? controller?.tabBarItem
    return item.map { [views.tabBarItem($0)] } ?? []
  }

  /// The tab of a controller, or of the one it shows first.
  private func tab(of id: String) -> UITabBarItem {
    let description = scene.description
    let controller = description.controller(id: id)
    let root = description.sceneGraph.segues(from: id).first {
      $0.kind == .relationship("rootViewController")
    }
    let shown = root.flatMap { description.controller(id: $0.destinationID) }
    if let item = controller?.tabBarItem ?? shown?.tabBarItem { return views.tabBarItem(item) }
    return UITabBarItem(title: controller?.title ?? "Item", image: nil, tag: 0)
  }
}

extension SceneInstance {
  /// Whether a view that scrolls has content below a bar at the bottom.
  fileprivate func hasContentBelow(_ bar: Rect) -> Bool {
    views.contains { _, view in
      guard let scrollView = view as? UIScrollView, !scrollView.isHidden else { return false }
      let place = scrollView.convert(scrollView.bounds, to: nil)
      guard Double(place.maxY) > bar.minY + 0.5 else { return false }
      let end = place.minY - scrollView.bounds.minY + scrollView.contentSize.height
      return Double(end) > bar.minY + 0.5
    }
  }
}
