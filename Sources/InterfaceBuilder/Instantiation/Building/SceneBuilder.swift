import AutoLayout
import UIKit

/// Makes one scene.
@MainActor
final class SceneBuilder {
  let description: DocumentDescription
  let canvas: Canvas
  let era: InterfaceEra
  let sceneID: String?
  let rootID: String
  /// The size of the container view that the scene is embedded in, on this canvas.
  private let containerSize: Size?
  let window: UIWindow
  let views: ViewBuilder
  private(set) var constraints: [(id: String, constraint: NSLayoutConstraint)] = []
  private(set) var problems: [InstantiationProblem] = []
  /// The controller whose items the bars around the scene show.
  private(set) var barItems = UIViewController()

  /// Whether the scene is made for what the document was saved for, so that stored sizes hold.
  let isDocumentCanvas: Bool

  /// The view a scene shows.
  struct Root {
    var view: UIView
    var controller: UIViewController?
    var bars = SceneBars()
  }

  init(
    _ description: DocumentDescription, canvas: Canvas, era: InterfaceEra, sceneID: String?,
    rootID: String, containerSize: Size? = nil
  ) {
    self.description = description
    self.canvas = canvas
    self.era = era
    self.sceneID = sceneID
    self.rootID = rootID
    self.containerSize = containerSize
    let own = Canvas(of: description)
    isDocumentCanvas =
      own.device == canvas.device && own.orientation == canvas.orientation
      && own.layout == canvas.layout
    window = UIWindow(screen: canvas.makeScreen(for: description.toolsVersion))
    if let tint = description.tintColor?.uiColor { window.tintColor = tint }
    let habits =
      isDocumentCanvas
      ? CanvasHabits(of: description, scene: description.document.element(id: rootID)) : .device
    views = ViewBuilder(
      fonts: FontMaker(
        contentSizeCategory: canvas.contentSizeCategory, idiom: canvas.device.idiom, era: era,
        canvasSizes: habits.textStyleSizes),
      toolsVersion: description.toolsVersion, habits: habits)
  }

  /// Makes the scene of a controller; nil for a reference to another storyboard.
  func build(
    _ controller: ControllerDescription, extraViews: [ViewDescription]
  ) -> SceneInstance? {
    guard controller.reference == nil else { return nil }
    let root = makeRoot(of: controller)
    barItems = root.controller ?? barItems
    addBarItems(of: controller, to: barItems)
    for bar in [controller.navigationBar, controller.toolbar, controller.tabBar] {
      if let bar { views.build(bar, in: window) }
    }
    for view in extraViews { fix(views.build(view, in: window)) }
    return finish(root)
  }

  /// Gives a controller what it shows in the bars of its containers.
  private func addBarItems(
    of description: ControllerDescription, to controller: UIViewController
  ) {
    controller.title = description.title
    if let item = description.navigationItem {
      views.apply(item, to: controller.navigationItem, in: window)
    }
    let toolbarItems = description.toolbarItems.map { views.barButtonItem($0, in: window) }
    controller.toolbarItems = toolbarItems.isEmpty ? nil : toolbarItems
    if let item = description.tabBarItem { controller.tabBarItem = views.tabBarItem(item) }
  }

  /// Makes a top-level view of a xib.
  func build(_ view: ViewDescription) -> SceneInstance {
    let context = SceneContextInference(description: description).context(of: view)
    let storedSize =
      view.keepsStoredSize(view.simulatedMetrics)
        && (isDocumentCanvas || view.ownSize != description.canvas.size) ? view.ownSize : nil
    let geometry = topLevelGeometry(in: context, adaptedTo: storedSize)
    views.scrollSurroundings = scrollSurroundings(context)
    // The canvas of a top-level view ends where the view does, and so do the margins it lets through (three views
    // of one document).
    if isDocumentCanvas, view.layout.preservesSuperviewMargins {
      window.frame.size = CGSize(geometry.viewFrame.size)
    }
    var root = makeRoot(view, geometry: geometry)
    root.bars = bars(context)
    let scene = finish(root)
    if view.hasOpenSize { resize(root.view, madeFrom: view, in: context) }
    return scene
  }

  /// The surroundings of a xib's root that is as large as given, or as the canvas.
  private func topLevelGeometry(in context: SceneContext, adaptedTo size: Size?) -> SceneGeometry {
    var context = context
    if let size, size != canvas.windowSize, description.toolsVersion.sparesViewsOfOwnSize {
      context.hidesStatusBar = true
    }
    var geometry = SceneGeometry(of: context, on: canvas, tools: description.toolsVersion)
    if let size { geometry.adaptTopLevelView(to: size, tools: description.toolsVersion) }
    return geometry
  }

  /// Gives a xib's root another size than the stored one, if layout cannot have come to that.
  private func resize(_ root: UIView, madeFrom view: ViewDescription, in context: SceneContext) {
    let open = OpenRoot(view: root, description: view, newWidth: canvas.windowSize.width)
    guard let stored = view.ownSize, let size = open.size(inPlaceOf: stored) else { return }
    let geometry = topLevelGeometry(in: context, adaptedTo: size)
    root.frame = CGRect(geometry.viewFrame)
    root.layoutView.marginSettings.hostSafeArea = geometry.safeAreaInsets
  }

  private func finish(_ root: Root) -> SceneInstance {
    var builder = ConstraintBuilder(views.items)
    for constraint in views.constraints { builder.build(constraint) }
    constraints = builder.constraints
    problems = builder.problems
    for entry in views.fixedViews { entry.view.pin(to: entry.frame) }
    return SceneInstance(self, root: root)
  }

  // MARK: Roots

  private func makeRoot(of controller: ControllerDescription) -> Root {
    var context = SceneContextInference(description: description).context(of: controller)
    if isDocumentCanvas {
      context.adapt(toStored: controller.view?.geometry.frame?.size, on: canvas)
    } else {
      context.adapt(to: canvas, tools: description.toolsVersion)
    }
    var geometry = SceneGeometry(of: context, on: canvas, tools: description.toolsVersion)
    guard let view = controller.view else {
      let empty = UIView(frame: CGRect(geometry.viewFrame))
      window.addSubview(empty)
      return Root(view: empty, bars: bars(context.inside(controller)))
    }
    if let size = view.ownSize,
      context.hasOwnSize || view.keepsStoredSize(controller.simulatedMetrics)
    {
      if isDocumentCanvas {
        adapt(&geometry, toStored: size, in: context)
      } else if context.presentation == .embedded, let containerSize {
        geometry.viewFrame.size = containerSize
      } else if context.hasOwnSize || controller.simulatedMetrics.isFreeform {
        geometry.viewFrame.size = size
      }
    }
    views.scrollSurroundings = scrollSurroundings(context)
    var root = makeRoot(view, geometry: geometry)
    root.bars = bars(context)
    if let id = controller.topLayoutGuideID { add(root.controller?.topLayoutGuide, id: id) }
    if let id = controller.bottomLayoutGuideID { add(root.controller?.bottomLayoutGuide, id: id) }
    return root
  }

  /// Takes the stored size of a controller's view on the document's own canvas.
  private func adapt(_ geometry: inout SceneGeometry, toStored size: Size, in context: SceneContext)
  {
    if context.presentation == .embedded, description.toolsVersion.coversEmbeddedScenes {
      geometry.viewFrame.size = size
    } else {
      geometry.adaptView(toStored: size, on: canvas, tools: description.toolsVersion)
    }
  }

  /// Source: of seven stored scenes with views pinned to the safe area of their scroll view, the
  /// three inside navigation controllers have the content below the bar, the four others do not.
  private func scrollSurroundings(_ context: SceneContext) -> UIScrollView.Surroundings {
    if context.navigationBar != nil { return .navigation }
    return isDocumentCanvas ? .plainCanvas : .plain
  }

  private func bars(_ context: SceneContext) -> SceneBars {
    SceneBars(of: context, on: canvas, tools: description.toolsVersion)
  }

  private func add(_ support: (any UILayoutSupport)?, id: String) {
    if let guide = support as? UILayoutGuide { views.add(guide, id: id) }
  }

  /// Makes the view a scene shows, gives it its controller and puts it where the canvas has it.
  private func makeRoot(_ view: ViewDescription, geometry: SceneGeometry) -> Root {
    var frame = geometry.viewFrame
    frame.size = view.ownSize ?? frame.size
    let rootView = views.build(view, frame: frame, in: window)
    fix(rootView)
    rootView.layoutView.marginSettings.hostSafeArea = safeArea(of: view, in: geometry)
    // Before iOS 11 margins knew nothing of bars.
    if description.toolsVersion.era <= .xcode9, !description.usesSafeAreas {
      rootView.insetsLayoutMarginsFromSafeArea = false
    }
    // Subviews entered a view of the stored size; now they follow it to the canvas's.
    rootView.frame = CGRect(geometry.viewFrame)
    if isDocumentCanvas { keepSizes(in: rootView) }
    guard !view.kind.isCell else { return Root(view: rootView) }
    let controller = UIViewController()
    controller.viewRespectsSystemMinimumLayoutMargins = view.layout.respectsSystemMinimumMargins
    controller.view = rootView
    return Root(view: rootView, controller: controller)
  }

  /// What bars and cut-outs cover of a root.
  ///
  /// Cells of tables know nothing of them. Items of collections are as other views on the document's own
  /// canvas; elsewhere they lie somewhere within a collection.
  ///
  /// Source: a stored item of Xcode 13 wider than its screen is covered by the home indicator, as views that
  /// wide are; the others say nothing else. As other views, cells of tables would be wrong in
  /// 71 views of 14 documents (5 projects).
  private func safeArea(of root: ViewDescription, in geometry: SceneGeometry) -> EdgeInsets {
    switch root.kind {
    case .tableViewCell, .tableViewHeaderFooterView: .zero
    case .collectionViewCell, .collectionReusableView:
      isDocumentCanvas ? geometry.safeAreaInsets : .zero
    default: geometry.safeAreaInsets
    }
  }

  /// Has conflicts give up what is not a size, if the root is a cell: above all what reaches to its far edges.
  ///
  /// Source: in nine cells that are alone in their document (6 projects) constant sizes hold. Where they
  /// conflict with the cell's, constraints to the right or bottom edge of the cell or its content view do not;
  /// where they conflict with a stack view's edges, those do not; see
  /// `docs/decisions/0027-cells-on-the-canvas.md`.
  private func keepSizes(in root: UIView) {
    let views: [UIView] =
      switch root {
      case let cell as UITableViewCell: [cell, cell.contentView]
      case let cell as UICollectionViewCell: [cell, cell.contentView]
      default: []
      }
    for view in views { view.layoutView.hasYieldingFarEdges = true }
    window.layoutView.keepsSizesInConflicts = !views.isEmpty
  }

  /// Keeps a view at its frame.
  private func fix(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = []
  }
}

extension ToolsVersion {
  /// Whether the status bar and the home indicator cover embedded scenes wherever these end.
  ///
  /// Source: the status bar covers four of four such scenes of Xcode 9 and 10 (three projects), and the home
  /// indicator both that are on a device with one, 224 points high; in Xcode 12 it covers none.
  fileprivate var coversEmbeddedScenes: Bool { era == .xcode9 || era == .xcode10 }

  /// Whether the status bar of a screen without a cut-out covers only top-level views of a xib that fill it.
  ///
  /// Source: of views with a size of their own two of Xcode 9 and 10 tell (two projects), besides one that
  /// asks for no status bar, and none has its strip; from Xcode 11 to 14.2 no view has it, and later all have.
  fileprivate var sparesViewsOfOwnSize: Bool { era <= .xcode10 }
}

extension ViewKind {
  /// Whether views of the kind are never a controller's view.
  fileprivate var isCell: Bool {
    switch self {
    case .tableViewCell, .tableViewHeaderFooterView, .collectionViewCell, .collectionReusableView:
      true
    default:
      false
    }
  }
}

extension ViewDescription {
  /// The size of a root: the stored one, but for extents that its constraints require if it has no other.
  ///
  /// A root that does not translate its mask is laid out by constraints. In five xibs (3 projects) one gives
  /// its width or height a constant: nowhere is the stored extent another.
  fileprivate var ownSize: Size? {
    guard var size = geometry.frame?.size else { return nil }
    guard !geometry.translatesAutoresizingMask else { return size }
    for constraint in constraints where constraint.fixesExtent(of: id) {
      if constraint.firstAttribute == .width { size.width = constraint.constant }
      if constraint.firstAttribute == .height { size.height = constraint.constant }
    }
    return size
  }

  /// Whether the stored size of a root counts: unless it is laid out by constraints and fills a
  /// screen.
  ///
  /// Source: all four such roots without free form are as large as their canvas.
  fileprivate func keepsStoredSize(_ metrics: SimulatedMetrics) -> Bool {
    geometry.translatesAutoresizingMask || kind.isCell || metrics.isFreeform
  }

  /// Whether a root has no size but what layout comes to.
  fileprivate var hasOpenSize: Bool {
    !geometry.translatesAutoresizingMask && !kind.isCell && simulatedMetrics.isFreeform
  }
}

extension ConstraintDescription {
  /// Whether the constraint requires an extent of a view to be a constant.
  fileprivate func fixesExtent(of view: String) -> Bool {
    isUsable && firstItemID == view && secondItemID == nil && relation == .equal && priority >= 1000
  }
}

extension UIView {
  /// Pins a view to a frame, as Interface Builder does at build time with views that have no
  /// constraints.
  fileprivate func pin(to frame: Rect) {
    guard let superview else { return }
    let alignment = alignmentRect(forFrame: CGRect(frame))
    let constraints = [
      leftAnchor.constraint(equalTo: superview.leftAnchor, constant: alignment.minX),
      topAnchor.constraint(equalTo: superview.topAnchor, constant: alignment.minY),
      widthAnchor.constraint(equalToConstant: alignment.width),
      heightAnchor.constraint(equalToConstant: alignment.height),
    ]
    for constraint in constraints {
      constraint.identifier = "IB auto generated at build time for view with fixed frame"
      constraint.isActive = true
    }
  }
}
