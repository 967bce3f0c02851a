import AutoLayout
import UIKit

/// Makes the views of a scene, superviews before subviews, with everything but constraints.
@MainActor
final class ViewBuilder {
  let fonts: FontMaker
  var texts: TextMaker { TextMaker(fonts: fonts) }
  var images: ImageMaker { ImageMaker(fonts: fonts) }
  let document: DocumentDescription
  private let rootID: String
  private let quirks: [any QuirkBehavior]
  /// Whether scroll views of the scene are shown inside a navigation controller.
  var isInsideNavigation = false
  /// What was made, by id.
  private(set) var items = LayoutItems()
  /// The constraints that the views hold, in document order.
  private(set) var constraints: [ConstraintDescription] = []
  /// Views that keep their stored frames because no constraint mentions them.
  private(set) var fixedViews: [(view: UIView, frame: Rect)] = []
  /// The constraints that hold views without content open on the canvas.
  private(set) var constraintsHoldingOpen: [NSLayoutConstraint] = []
  /// What answers for views with placeholder sizes; layout does not retain it.
  private(set) var standIns: [CanvasStandIn] = []

  /// What is still to be done inside the views made so far.
  let work = DepthFirstWork()

  init(
    document: DocumentDescription, rootID: String, environment: LayoutEnvironment,
    fonts: FontMaker
  ) {
    self.document = document
    self.rootID = rootID
    self.fonts = fonts
    quirks = environment.quirks
  }

  /// Whether the scene has a view that makes layout measure text in two passes.
  private(set) lazy var sceneMeasuresTextTwice =
    document.document.element(id: rootID)?.descendants
    .contains(where: LabelsInPoints.measuresTextTwice) ?? false

  /// Makes a view and everything inside it.
  ///
  /// Within the making of another view, the inside follows later; see ``DepthFirstWork``.
  ///
  /// - Parameters:
  ///   - description: The view.
  ///   - frame: Its frame in place of the stored one.
  ///   - superview: What to add it to.
  /// - Returns: The view.
  @discardableResult
  func build(_ description: ViewDescription, frame: Rect? = nil, in superview: UIView) -> UIView {
    let view = makeView(description)
    view.frame = CGRect(
      frame ?? description.geometry.frame(in: Size(superview.bounds.size)) ?? .zero)
    add(view, for: description, to: superview)
    work.schedule { self.finish(view, for: description) }
    return view
  }

  /// Gives an existing view, such as a cell's content view, what the document says about it.
  func adopt(_ view: UIView, for description: ViewDescription) {
    let outer = view.superview?.bounds.size ?? .zero
    if let frame = description.geometry.frame(in: Size(outer)) { view.frame = CGRect(frame) }
    decideMask(of: view, description)
    work.schedule { self.finish(view, for: description) }
    if let superview = view.superview as? UIVisualEffectView {
      // What is inside follows the stored size; the content itself fills the effect.
      work.schedule { view.frame = superview.bounds }
    }
  }

  /// Remembers a guide of the controller or a view.
  func add(_ guide: UILayoutGuide, id: String) {
    items.add(guide, id: id)
  }

  func usePlaceholderSize(width: Double?, height: Double?, for view: UIView) {
    guard let delegate = view.layoutView.delegate else { return }
    put(PlaceholderSize(width: width, height: height, inPlaceOf: delegate), before: view)
  }

  /// Remembers a constraint that holds a view without content open on the canvas.
  func noteHoldingOpen(_ constraint: NSLayoutConstraint) {
    constraintsHoldingOpen.append(constraint)
  }

  /// Has a stand-in answer layout's questions for a view.
  func put(_ standIn: CanvasStandIn, before view: UIView) {
    standIns.append(standIn)
    view.layoutView.delegate = standIn
  }

  // MARK: Steps

  private func add(_ view: UIView, for description: ViewDescription, to superview: UIView) {
    if let stack = superview as? UIStackView {
      stack.addArrangedSubview(view)
    } else {
      superview.addSubview(view)
    }
    decideMask(of: view, description)
  }

  /// Turns the autoresizing mask off for a view that constraints lay out, and keeps the frame of one that
  /// nothing does.
  private func decideMask(of view: UIView, _ description: ViewDescription) {
    let geometry = description.geometry
    if geometry.translatesAutoresizingMask || isLaidOutByMask(view, geometry) { return }
    view.translatesAutoresizingMaskIntoConstraints = false
    if geometry.isFrameFixed, let frame = geometry.frame, !(view.superview is UIStackView) {
      fixedViews.append((view, frame))
    }
  }

  /// Whether a view without constraints is laid out by the mask that its document gives it.
  ///
  /// Source: Xcode 8 lets such views be laid out by their masks; 1,251 of 1,254 in its documents and later
  /// ones have one, before 6 of 60.
  private func isLaidOutByMask(_ view: UIView, _ geometry: ViewGeometry) -> Bool {
    geometry.isFrameFixed && geometry.frame != nil && geometry.autoresizingMask != nil
      && !Self.placesSubviews(view.superview)
  }

  /// Whether a view places its subviews itself.
  private static func placesSubviews(_ view: UIView?) -> Bool {
    switch view {
    case is UIStackView, is UITableView, is UITableViewCell, is UICollectionView,
      is UIVisualEffectView:
      true
    default: false
    }
  }

  private func finish(_ view: UIView, for description: ViewDescription) {
    apply(description, to: view)
    items.add(view, id: description.id)
    applyContent(description, to: view)
    for attribute in description.appearance.runtimeAttributes { apply(attribute, to: view) }
    for quirk in quirks { quirk.adjust(view, madeFrom: description, by: self) }
    buildInside(view, description)
    work.schedule {
      for guide in description.guides { self.add(guide, of: view) }
      self.constraints += description.constraints
    }
  }

  private func add(_ description: LayoutGuideDescription, of view: UIView) {
    let scrollView = view as? UIScrollView
    let guide: UILayoutGuide =
      switch description.role {
      case .safeArea: view.safeAreaLayoutGuide
      case .layoutMargins: view.layoutMarginsGuide
      case .readableContent: view.readableContentGuide
      case .contentLayout: scrollView?.contentLayoutGuide ?? view.safeAreaLayoutGuide
      case .frameLayout: scrollView?.frameLayoutGuide ?? view.safeAreaLayoutGuide
      case .keyboard: view.keyboardLayoutGuide
      case .other: view.safeAreaLayoutGuide
      }
    items.add(guide, id: description.id)
  }
}
