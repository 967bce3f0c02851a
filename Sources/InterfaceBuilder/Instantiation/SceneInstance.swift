public import AutoLayout
public import UIKit

/// One scene of a storyboard, or one top-level object of a xib, as live objects.
@MainActor
public final class SceneInstance {
  /// The scene's id; nil in a xib.
  public let sceneID: String?
  /// The id of the scene's controller, or of the xib's top-level view.
  public let rootID: String
  /// The device or canvas that the scene is made for.
  public let environment: LayoutEnvironment
  /// The view the scene shows.
  public let rootView: UIView
  /// The root of the view hierarchy, which is laid out as a whole.
  public let host: UIWindow
  /// The controller of ``rootView``, which gives it its margins.
  public let controller: UIViewController?
  /// The views with their ids, in document order.
  public let views: [(id: String, view: UIView)]
  /// The layout guides with their ids, in document order.
  public let guides: [(id: String, guide: UILayoutGuide)]
  /// The constraints in force with their ids, in document order.
  public let constraints: [(id: String, constraint: NSLayoutConstraint)]
  /// What could not be made as the document says, in document order.
  public let problems: [InstantiationProblem]

  /// The document, as it is for the environment.
  public let description: DocumentDescription

  /// Where the bars around the scene are.
  package let bars: SceneBars
  /// The controller whose items the bars around the scene show.
  let barItems: UIViewController
  /// Makes the fonts of the scene.
  let fonts: FontMaker
  /// A window over the scene with the bars around it; it is no part of what is laid out and checked.
  package private(set) lazy var barWindow = inEnvironment {
    SceneBarMaker(self).makeWindow()
  }

  private let viewsByID: [String: UIView]
  /// Looked up only by trials of edits.
  private lazy var constraintsByID = Dictionary(
    constraints.map { ($0.id, $0.constraint) }, uniquingKeysWith: { first, _ in first })

  init(_ builder: SceneBuilder, root: SceneBuilder.Root) {
    sceneID = builder.sceneID
    rootID = builder.rootID
    environment = builder.environment
    rootView = root.view
    controller = root.controller
    bars = root.bars
    barItems = builder.barItems
    fonts = builder.views.fonts
    host = builder.window
    views = builder.views.items.views
    guides = builder.views.items.guides
    constraints = builder.constraints
    problems = builder.problems
    description = builder.description
    viewsByID = Dictionary(views.map { ($0.id, $0.view) }, uniquingKeysWith: { first, _ in first })
  }

  /// Creates a scene of another one's views, in a window that was resized.
  init(_ scene: SceneInstance, resizedTo environment: LayoutEnvironment, bars: SceneBars) {
    self.environment = environment
    self.bars = bars
    sceneID = scene.sceneID
    rootID = scene.rootID
    rootView = scene.rootView
    controller = scene.controller
    barItems = scene.barItems
    fonts = scene.fonts
    host = scene.host
    views = scene.views
    guides = scene.guides
    constraints = scene.constraints
    problems = scene.problems
    description = scene.description
    viewsByID = scene.viewsByID
  }

  /// The view with an id.
  public func view(id: String) -> UIView? { viewsByID[id] }

  /// The constraint with an id, if it could be made.
  public func constraint(id: String) -> NSLayoutConstraint? { constraintsByID[id] }

  /// Makes a constraint of the document between the views and guides of the scene, which is not in force; nil where it
  /// cannot be made.
  package func makeConstraint(_ description: ConstraintDescription) -> NSLayoutConstraint? {
    func item(_ id: String) -> AnyObject? {
      if let view = view(id: id) { return view }
      return guides.first { $0.id == id }?.guide
    }
    guard description.isUsable, let first = item(description.firstItemID),
      let firstAttribute = description.firstAttribute,
      let secondAttribute = description.secondAttribute
    else { return nil }
    let second = description.secondItemID.flatMap(item)
    guard (description.secondItemID == nil) == (second == nil) else { return nil }
    return try? ConstraintBuilder.make(
      description, (first, firstAttribute), (second, secondAttribute),
      constant: CGFloat(description.constant))
  }

  /// The element that a constraint of the layout engine comes from: that of the constraint itself,
  /// or of the view whose state implies it.
  public func element(of constraint: EngineConstraint) -> DocumentElement? {
    if case .document(let id) = constraint.origin { return description.document.element(id: id) }
    return constraint.firstItem.flatMap(element(of:))
  }

  /// The element of a view or guide.
  public func element(of item: LayoutItem) -> DocumentElement? {
    let id =
      switch item.representedObject {
      case let view as UIView: view.documentID
      case let guide as UILayoutGuide: guide.documentID
      default: nil as String?
      }
    return id.flatMap(description.element)
  }

  /// The solved frame of a view in the terms documents store it: points in the superview's
  /// coordinate space, y growing downwards.
  public func storedFrame(of view: UIView) -> Rect { view.layoutView.frame }

  /// The views that the canvas does not lay out, as in rows out of sight; none on a device.
  package func viewsLeftOut() -> Set<ObjectIdentifier> {
    inEnvironment {
      environment.quirks.reduce(into: []) { $0.formUnion($1.viewsLeftOut(of: self)) }
    }
  }

  /// Lays out the scene.
  ///
  /// - Returns: How layout came to rest.
  @discardableResult
  public func layOut() -> LayoutOutcome {
    inEnvironment { host.layoutView.layoutIfNeeded() }
  }

  /// Runs a closure that measures or draws the scene's views, with their release in force.
  public func inEnvironment<Result>(_ body: () throws -> Result) rethrows -> Result {
    try host.traitCollection.environment.inForce(body)
  }
}
