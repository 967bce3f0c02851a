import AutoLayout
import Devices
import PlatformMetrics
import UIKit

/// Makes one scene.
@MainActor
final class SceneBuilder {
  let description: DocumentDescription
  let environment: LayoutEnvironment
  let sceneID: String?
  let rootID: String
  /// The container view that the scene is embedded in, on a device.
  private let container: EmbeddingContainers.Container?
  /// The way in which code shows the scene.
  private let inCode: SceneInCode?
  let window: UIWindow
  let views: ViewBuilder
  private(set) var constraints: [(id: String, constraint: NSLayoutConstraint)] = []
  private(set) var problems: [InstantiationProblem] = []
  /// The controller whose items the bars around the scene show.
  private(set) var barItems = UIViewController()

  /// The view a scene shows.
  struct Root {
    var view: UIView
    var controller: UIViewController?
    var bars = SceneBars()
  }

  init(
    _ description: DocumentDescription, in environment: LayoutEnvironment, sceneID: String?,
    rootID: String, container: EmbeddingContainers.Container? = nil, inCode: SceneInCode? = nil
  ) {
    self.description = description
    self.environment = environment
    self.sceneID = sceneID
    self.rootID = rootID
    self.container = container
    self.inCode = inCode
    window = UIWindow(screen: environment.makeScreen())
    if let tint = description.tintColor?.uiColor { window.tintColor = tint }
    views = ViewBuilder(
      document: description, rootID: rootID, environment: environment,
      fonts: FontMaker(
        platform: environment.device.platform,
        contentSizeCategory: environment.device.contentSizeCategory))
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
    let geometry = Self.geometry(of: view, context, in: description, environment)
    views.isInsideNavigation = context.navigationBar != nil
    var root = makeRoot(view, geometry: geometry)
    root.bars = bars(context)
    let scene = finish(root)
    if view.hasNoSize { fit(root.view) }
    if views.showsRunTime, let row = root.view as? UITableViewCell {
      row.frame.size.height =
        (inCode?.rowHeight).map { CGFloat($0) } ?? row.automaticHeight(forWidth: row.frame.width)
    }
    return scene
  }

  private static func geometry(
    of view: ViewDescription, _ context: SceneContext, in description: DocumentDescription,
    _ environment: LayoutEnvironment
  ) -> SceneGeometry {
    var geometry = SceneGeometry(of: context, in: environment)
    guard let size = view.sizeOfItsOwn(in: description, environment) else { return geometry }
    for quirk in environment.quirks { quirk.adjust(&geometry, toSizeOfItsOwn: size) }
    geometry.adaptTopLevelView(to: size)
    guard environment.canvas == nil else { return geometry }
    if !description.isControllersView(view) {
      geometry.adaptLoadedView(on: environment.device.windowSize)
    } else if view.simulatedMetrics.isFreeform {
      geometry.adaptFreeformView(on: environment.device)
    }
    return geometry
  }

  /// The place on a device of a top-level view of a xib that is smaller than the screen and has a size of its own, so
  /// that the size of the screen does not matter to it; nil for others.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - description: Its document.
  ///   - device: The device.
  /// - Returns: The place.
  static func place(
    of view: ViewDescription, in description: DocumentDescription, on device: DeviceEnvironment
  ) -> SceneGeometry? {
    let environment = LayoutEnvironment.device(device)
    guard let size = view.sizeOfItsOwn(in: description, environment) else { return nil }
    let window = device.windowSize
    guard size.width < window.width || size.height < window.height else { return nil }
    let context = SceneContextInference(description: description).context(of: view)
    return geometry(of: view, context, in: description, environment)
  }

  /// Gives a top-level view without a stored size the width of the screen, or the one that its constraints
  /// require, and the height that its content needs.
  private func fit(_ root: UIView) {
    let width = CGFloat(environment.device.windowSize.width)
    let fitting = root.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: Self.belowRequired,
      verticalFittingPriority: .fittingSizeLevel)
    if fitting.width > 0, fitting.height > 0 { root.frame.size = fitting }
  }

  private static let belowRequired = UILayoutPriority(999)

  private func finish(_ root: Root) -> SceneInstance {
    var builder = ConstraintBuilder(views.items, quirks: environment.quirks)
    for constraint in views.constraints where isBuilt(constraint) { builder.build(constraint) }
    constraints = builder.constraints
    problems = builder.problems
    for entry in views.fixedViews { entry.view.pin(to: entry.frame) }
    return SceneInstance(self, root: root)
  }

  /// Whether a constraint is there: the canvas has those that are removed at build time, devices have not.
  private func isBuilt(_ constraint: ConstraintDescription) -> Bool {
    environment.canvas != nil || !constraint.isPlaceholder
  }

  // MARK: Roots

  private func makeRoot(of controller: ControllerDescription) -> Root {
    let place = ControllerPlace(
      of: controller, in: description, environment, container: container, inCode: inCode)
    let context = place.context
    guard let view = controller.view else {
      let empty = UIView(frame: CGRect(place.geometry.viewFrame))
      window.addSubview(empty)
      return Root(view: empty, bars: bars(context.inside(controller)))
    }
    views.isInsideNavigation =
      place.isInsideNavigation
      || environment.canvas == nil && description.isShownByCodeAlone(controller)
    views.isInSheet = context.presentation == .sheet
    var root = makeRoot(view, geometry: place.geometry)
    root.bars = place.bars
    if let id = controller.topLayoutGuideID { add(root.controller?.topLayoutGuide, id: id) }
    if let id = controller.bottomLayoutGuideID { add(root.controller?.bottomLayoutGuide, id: id) }
    return root
  }

  private func bars(_ context: SceneContext) -> SceneBars {
    SceneBars(of: context, in: environment)
  }

  private func add(_ support: (any UILayoutSupport)?, id: String) {
    if let guide = support as? UILayoutGuide { views.add(guide, id: id) }
  }

  /// Makes the view a scene shows, gives it its controller and puts it where the environment has it.
  private func makeRoot(_ view: ViewDescription, geometry: SceneGeometry) -> Root {
    var frame = geometry.viewFrame
    frame.size = view.geometry.frame?.size ?? frame.size
    let rootView = views.build(view, frame: frame, in: window)
    fix(rootView)
    let isPlacedByList =
      view.isListItem && !environment.quirks.contains { $0.givesController(to: view) }
    // Cells lie somewhere within a table or collection view, which keeps clear of bars.
    rootView.layoutView.marginSettings.hostSafeArea =
      isPlacedByList ? .zero : geometry.safeAreaInsets
    if !description.keepsMarginsInSafeArea(on: environment.device.platform) {
      rootView.insetsLayoutMarginsFromSafeArea = false
    }
    // Subviews entered a view of the stored size; now they follow it to the environment's.
    rootView.frame = CGRect(geometry.viewFrame)
    guard !isPlacedByList else { return Root(view: rootView) }
    let controller = UIViewController()
    controller.viewRespectsSystemMinimumLayoutMargins = view.layout.respectsSystemMinimumMargins
    controller.view = rootView
    return Root(view: rootView, controller: controller)
  }

  /// Keeps a view at its frame.
  private func fix(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = []
  }
}

extension ViewDescription {
  fileprivate var isListItem: Bool { type(of: viewElement).isListItem }

  /// The size of a top-level view that has one whatever the screen's is; nil for one that fills the screen.
  ///
  /// On a device a row is as wide as the screen: a table gives its rows its own width, and nearly all are as wide as that.
  /// No screen is simulated around a control.
  fileprivate func sizeOfItsOwn(
    in description: DocumentDescription, _ environment: LayoutEnvironment
  ) -> Size? {
    let isLoose = environment.canvas == nil && description.isBesideControllersView(self)
    guard let size = geometry.frame?.size,
      isLoose || keepsStoredSize(simulatedMetrics) || type(of: viewElement).isControl,
      environment.canvas != nil || !fillsScreen(size, in: description, on: environment.device)
    else { return nil }
    guard environment.canvas == nil, viewElement is TableViewCellContent else { return size }
    return Size(width: environment.device.windowSize.width, height: size.height)
  }

  /// Whether a top-level view of a stored size fills the screens of devices.
  ///
  /// It is as large as its canvas, or is a controller's and as large as any screen, so that it was made for one: what shows
  /// the controller sizes it, whichever canvas a document has that names none. So it does an upright one of free form that is
  /// as wide as phones are and not too low. Bars on its canvas may leave it lower than that. A launch screen fills every screen. One beside the controller's is put somewhere by code and sized
  /// by nothing until then.
  ///
  /// Source: `UILaunchStoryboardName`, whose document the system shows on the whole screen; Apple's documentation of
  /// `UIViewController.view`, which is the one view of a xib that a controller sizes.
  private func fillsScreen(
    _ size: Size, in description: DocumentDescription, on device: DeviceEnvironment
  ) -> Bool {
    if description.isLaunchScreen { return true }
    if description.isBesideControllersView(self) { return false }
    if size == description.canvas.size { return true }
    guard description.isControllersView(self) else { return false }
    return simulatedMetrics.isFreeform
      ? Self.isDrawnForPhones(size) && !SceneGeometry.isTooSmall(size, for: device)
      : Self.screenSizes.contains(size) || liesBetweenBars(size, on: description.canvas.size)
  }

  /// Whether a size is what bars that are simulated leave of a canvas.
  private func liesBetweenBars(_ size: Size, on canvas: Size) -> Bool {
    simulatedMetrics.hasBars && size.width == canvas.width
      && SceneGeometry.mayLieBetweenBars(size, on: canvas)
  }

  /// Whether a size is upright, and as wide as a phone may be: what is wider than high is a panel.
  private static func isDrawnForPhones(_ size: Size) -> Bool {
    size.height > size.width && size.width <= LargestPhone.width
  }

  private static let screenSizes = Set(
    Device.all.flatMap { device in
      [Orientation.portrait, .landscape].map { device.size(in: $0) }
    })

  /// Whether a root has no size but the one that constraints come to.
  fileprivate var hasNoSize: Bool {
    geometry.frame == nil && !geometry.translatesAutoresizingMask && !isListItem
  }

  /// Whether the stored size of a root counts: unless it is laid out by constraints and fills a
  /// screen.
  ///
  /// Source: all four such roots without free form are as large as their canvas.
  func keepsStoredSize(_ metrics: SimulatedMetrics) -> Bool {
    geometry.translatesAutoresizingMask || isListItem || metrics.isFreeform
  }
}

extension UIView {
  /// Pins a view to a frame, as Interface Builder does at build time with views that have no
  /// constraints.
  func pin(to frame: Rect) {
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
