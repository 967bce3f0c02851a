import AutoLayout
import Drawing
import InterfaceBuilder
import UIKit

/// The bars around a scene, with what its controllers put into them.
@MainActor
struct SceneChrome {
  private let instance: SceneInstance
  private let description: DocumentDescription
  private let surroundings: SceneGraph.Surroundings
  private let controller: ControllerDescription?
  private let colors: DocumentColors
  /// Draws views that bars show.
  private let drawing: ViewDrawing

  init(_ instance: SceneInstance, drawing: ViewDrawing) {
    self.instance = instance
    self.drawing = drawing
    description = instance.description
    surroundings = description.sceneGraph.surroundings(of: instance.rootID)
    controller = description.controller(id: instance.rootID)
    colors = DocumentColors(view: instance.host)
  }

  /// The background of the bar at the top; nil without one.
  var topColor: Color? {
    instance.bars.navigationBar == nil ? nil : navigationBarColor ?? .white
  }

  /// Whether there is a bar at the bottom.
  var hasBottomBar: Bool { instance.bars.tabBar != nil || instance.bars.toolbar != nil }

  /// Draws the bars in the window's coordinates.
  func draw(with painter: inout ControlPainter) {
    let bars = instance.bars
    let window = instance.host.layoutView.frame.size
    if let bar = bars.tabBar { drawTabBar(in: bar, reachingTo: window.height, with: &painter) }
    if let bar = bars.toolbar {
      let bottom = bars.tabBar == nil ? window.height : bar.maxY
      drawToolbar(in: bar, reachingTo: bottom, with: &painter)
    }
    if let bar = bars.navigationBar { drawNavigationBar(in: bar, with: &painter) }
  }

  // MARK: Navigation bar

  private var navigationBar: NavigationBarContent? {
    let container = isNavigationController ? controller : surroundings.navigationController
    return container?.navigationBar?.content as? NavigationBarContent
  }

  private var isNavigationController: Bool { controller?.kind == .navigationController }

  private var navigationBarColor: Color? {
    if let color = colors.color(navigationBar?.barTintColor) { return color }
    return navigationBar?.isDark == true ? Color(hex: 0x1D1D1D) : nil
  }

  private func drawNavigationBar(in bar: Rect, with painter: inout ControlPainter) {
    let tint = painter.tint
    defer { painter.tint = tint }
    let top = instance.bars.sheetTop ?? 0
    painter.barBackground(
      Rect(x: bar.minX, y: top, width: bar.width, height: bar.maxY - top),
      hairline: .bottom, color: navigationBarColor)
    let container = isNavigationController ? controller : surroundings.navigationController
    if let color = colors.color(container?.navigationBar?.appearance.tintColor) {
      painter.tint = color
    }
    painter.navigationBar(navigationContent, in: bar)
  }

  private var navigationContent: NavigationContent {
    let item = controller?.navigationItem
    var content = NavigationContent(item?.title ?? "")
    content.titleView = item?.titleView.flatMap(picture)
    content.backTitle = item?.hidesBackButton == true ? nil : backTitle
    content.leading = (item?.leftItems ?? []).map(barItem)
    content.trailing = (item?.rightItems ?? []).map(barItem)
    if !content.leading.isEmpty { content.backTitle = nil }
    if instance.bars.hasLargeTitle { content.titleSize = .large }
    content.titleColor =
      colors.color(navigationBar?.titleColor) ?? (navigationBar?.isDark == true ? .white : nil)
    return content
  }

  /// The title of the button that leads back; nil where nothing was pushed.
  private var backTitle: String? {
    guard let segue = surroundings.path.first, Self.isPushing(segue.kind),
      surroundings.navigationController != nil
    else { return nil }
    let previous = segue.sourceControllerID.flatMap { description.controller(id: $0) }
    return previous?.navigationItem?.backItem?.title ?? previous?.navigationItem?.title ?? "Back"
  }

  private static func isPushing(_ kind: SegueDescription.Kind) -> Bool {
    kind == .show || kind == .push || kind == .showDetail
  }

  private func barItem(_ item: BarButtonItemDescription) -> BarItem {
    BarItem(item, colors: colors, views: picture)
  }

  /// A view of a bar, drawn at its own size.
  private func picture(of view: ViewDescription) -> Picture? {
    instance.view(id: view.id).map { view in
      Picture(drawing.list(of: view), size: view.layoutView.frame.size)
    }
  }

  // MARK: Bars at the bottom

  private func drawToolbar(
    in bar: Rect, reachingTo bottom: Double, with painter: inout ControlPainter
  ) {
    let container = isNavigationController ? controller : surroundings.navigationController
    let content = container?.toolbar?.content as? ToolbarContent
    let color = colors.color(content?.barTintColor)
    painter.barBackground(
      Rect(x: bar.minX, y: bar.minY, width: bar.width, height: bottom - bar.minY), hairline: .top,
      color: color)
    painter.toolbar((controller?.toolbarItems ?? []).map(barItem), in: bar)
  }

  private func drawTabBar(
    in bar: Rect, reachingTo bottom: Double, with painter: inout ControlPainter
  ) {
    let container =
      controller?.kind == .tabBarController ? controller : surroundings.tabBarController
    let tint = painter.tint
    defer { painter.tint = tint }
    let content = container?.tabBar?.content as? TabBarContent
    let color = colors.color(content?.barTintColor)
    if let own = colors.color(container?.tabBar?.appearance.tintColor) { painter.tint = own }
    painter.barBackground(
      Rect(x: bar.minX, y: bar.minY, width: bar.width, height: bottom - bar.minY), hairline: .top,
      color: color)
    let tabs = container.map(tabs) ?? []
    let path = Set(surroundings.path.map(\.id))
    let selected = tabs.firstIndex { path.contains($0.segueID) } ?? 0
    painter.tabBar(tabs.map(\.item), selected: selected, in: bar)
  }

  private func tabs(of container: ControllerDescription) -> [(segueID: String, item: BarItem)] {
    description.sceneGraph.segues(from: container.id).compactMap { segue in
      guard case .relationship("viewControllers") = segue.kind else { return nil }
      return (segue.id, tab(of: segue.destinationID))
    }
  }

  /// The tab of a controller, or of the one it shows first.
  private func tab(of id: String) -> BarItem {
    let controller = description.controller(id: id)
    if let item = controller?.tabBarItem { return BarItem(item) }
    let root = description.sceneGraph.segues(from: id).first {
      $0.kind == .relationship("rootViewController")
    }
    if let root, let item = description.controller(id: root.destinationID)?.tabBarItem {
      return BarItem(item)
    }
    return BarItem(controller?.title ?? "Item")
  }
}
