import AutoLayout
import UIKit

/// Builds the views of a scene, superviews before subviews, with everything but constraints.
@MainActor
final class ViewBuilder {
  let fonts: FontMaker
  var texts: TextMaker { TextMaker(fonts: fonts) }
  let images: ImageMaker
  let document: DocumentDescription
  private let rootID: String
  private let quirks: [any QuirkBehavior]
  /// Whether views are what they are at run time, with outlets connected, not what the canvas shows.
  let showsRunTime: Bool
  /// Makes the objects of the program's classes; nil where views are made to be looked at, of the framework's classes alone.
  let program: ProgramObjects?
  /// Whether scroll views of the scene are shown inside a navigation controller.
  var isInsideNavigation = false
  /// Whether the scene is presented as a sheet.
  var isInSheet = false
  /// The element classes of the views that were built.
  private var elements: [ObjectIdentifier: any ViewElement] = [:]
  /// The views and guides that were built, by id.
  private(set) var items = LayoutItems()
  /// The constraints that the views hold, in document order.
  private(set) var constraints: [ConstraintDescription] = []
  /// Views that keep their stored frames because no constraint mentions them.
  private(set) var fixedViews: [(view: UIView, frame: Rect)] = []

  /// The steps that remain inside the views built so far.
  let work = DepthFirstWork()

  /// Creates a builder of views to be looked at.
  init(
    document: DocumentDescription, rootID: String, environment: LayoutEnvironment,
    fonts: FontMaker
  ) {
    self.document = document
    self.rootID = rootID
    self.fonts = fonts
    images = ImageMaker(
      fonts: fonts, traits: environment.device.traitCollection,
      usesListedSizes: environment.canvas != nil)
    quirks = environment.quirks
    showsRunTime = environment.canvas == nil
    program = nil
  }

  /// Creates a builder of views for a program.
  init(document: DocumentDescription, rootID: String, program: ProgramObjects) {
    self.document = document
    self.rootID = rootID
    self.program = program
    let traits = program.traits
    fonts = FontMaker(
      platform: traits.platform, contentSizeCategory: traits.preferredContentSizeCategory)
    images = ImageMaker(fonts: fonts, traits: traits)
    quirks = []
    showsRunTime = true
  }

  /// Whether the scene has a view that makes layout measure text in two passes.
  private(set) lazy var sceneMeasuresTextTwice =
    document.document.element(id: rootID)?.descendants
    .contains(where: LabelsInPoints.measuresTextTwice) ?? false

  /// Builds a view and everything inside it.
  ///
  /// While another view is being built, the inside follows later; see ``DepthFirstWork``.
  ///
  /// - Parameters:
  ///   - description: The view.
  ///   - frame: Its frame in place of the stored one.
  ///   - superview: The view to add it to; nil for none.
  /// - Returns: The view.
  @discardableResult
  func build(_ description: ViewDescription, frame: Rect? = nil, in superview: UIView?) -> UIView {
    let frame =
      frame ?? description.geometry.frame(in: Size(superview?.bounds.size ?? .zero)) ?? .zero
    if let view = program?.customView(
      for: description,
      configuredBy: {
        self.start($0, for: description, frame: frame)
        self.finishAtOnce($0, for: description)
      })
    {
      add(view, for: description, to: superview)
      return view
    }
    let view = description.viewElement.makeView()
    start(view, for: description, frame: frame)
    add(view, for: description, to: superview)
    work.schedule { self.finish(view, for: description) }
    return view
  }

  /// Builds the inside of a view before its initializer returns, which may add views of its own.
  private func finishAtOnce(_ view: UIView, for description: ViewDescription) {
    work.complete { self.finish(view, for: description) }
  }

  private func start(_ view: UIView, for description: ViewDescription, frame: Rect) {
    elements[ObjectIdentifier(view)] = description.viewElement
    view.frame = CGRect(frame)
  }

  /// Configures an existing view, such as a cell's content view, by its description.
  ///
  /// Xcode 6 leaves out the frames of content views, which fill what they are in.
  func adopt(_ view: UIView, for description: ViewDescription) {
    let outer = Size(view.superview?.bounds.size ?? .zero)
    view.frame = CGRect(description.geometry.frame(in: outer) ?? Rect(origin: .zero, size: outer))
    decideMask(of: view, description)
    work.schedule { self.finish(view, for: description) }
  }

  /// Records a guide of the controller or a view.
  func add(_ guide: UILayoutGuide, id: String) {
    items.add(guide, id: id)
  }

  // MARK: Steps

  private func add(_ view: UIView, for description: ViewDescription, to superview: UIView?) {
    if let superview {
      if let element = elements[ObjectIdentifier(superview)] {
        element.add(view, toAny: superview)
      } else {
        superview.addSubview(view)
      }
    }
    decideMask(of: view, description)
  }

  /// Turns the autoresizing mask off for a view that constraints lay out, and keeps the frame of one that
  /// nothing does.
  private func decideMask(of view: UIView, _ description: ViewDescription) {
    let geometry = description.geometry
    if geometry.translatesAutoresizingMask || isLaidOutByMask(view, geometry) { return }
    view.translatesAutoresizingMaskIntoConstraints = false
    guard geometry.isFrameFixed, let superview = view.superview, !(superview is UIStackView),
      let frame = geometry.frame(in: Size(superview.bounds.size))
    else { return }
    fixedViews.append((view, frame))
  }

  /// Whether a view without constraints is laid out by the mask that its document gives it.
  ///
  /// Source: Xcode 8 lets such views be laid out by their masks; 1,251 of 1,254 in its documents and later
  /// ones have one, before 6 of 60.
  private func isLaidOutByMask(_ view: UIView, _ geometry: ViewGeometry) -> Bool {
    geometry.isFrameFixed && (geometry.frame != nil || geometry.frameInset != nil)
      && geometry.autoresizingMask != nil && !isPlaced(view)
  }

  /// Whether the superview of a view sets its frame.
  private func isPlaced(_ view: UIView) -> Bool {
    guard let superview = view.superview, let element = elements[ObjectIdentifier(superview)]
    else { return false }
    return type(of: element).placesSubviews
  }

  private func finish(_ view: UIView, for description: ViewDescription) {
    let context = BuildingContext(description: description, builder: self)
    apply(description, to: view)
    items.add(view, id: description.id)
    applyColors(description.appearance, to: view)
    description.viewElement.apply(toAny: view, in: context)
    if program == nil {
      for attribute in description.appearance.runtimeAttributes { apply(attribute, to: view) }
    }
    for quirk in quirks { quirk.adjust(view, madeFrom: description, by: self) }
    buildInside(view, in: context)
    work.schedule {
      for guide in description.guides { self.add(guide, of: view) }
      self.constraints += description.constraints
    }
  }

  /// Builds the views inside a view: those of its class, then its content view, then its subviews.
  private func buildInside(_ view: UIView, in context: BuildingContext) {
    let description = context.description
    let element = description.viewElement
    element.buildInside(any: view, in: context)
    if let content = description.contentView {
      if let contentView = element.contentView(ofAny: view) {
        adopt(contentView, for: content)
        work.schedule { element.complete(any: view, in: context) }
      } else {
        build(content, in: view)
      }
    }
    for subview in description.subviews { build(subview, in: view) }
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
