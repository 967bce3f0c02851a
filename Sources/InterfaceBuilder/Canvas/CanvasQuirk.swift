import AutoLayout
import Devices
import UIKit

/// The habits of Interface Builder's canvas that no device has.
///
/// Each can be left out; `docs/fidelity.md` says what each is worth, by repository, and
/// `docs/decisions/0029-quirks-of-the-canvas.md` when one is kept.
///
/// Where several change the same thing, they do so in this order.
public enum CanvasQuirk: String, Hashable, Sendable, CaseIterable {
  case labelsInPoints = "labels-in-points"
  case extraSmallText = "extra-small-text"
  case emptyViewsHeldOpen = "empty-views-held-open"
  case newViewSizeAcross = "new-view-size-across"
  case noDistanceToSafeArea = "no-distance-to-safe-area"
  case screensOfOtherDevices = "screens-of-other-devices"
  case screenOfEmbeddedScenes = "screen-of-embedded-scenes"
  case hiddenStatusBar = "hidden-status-bar"
  case notchesOfOneHeight = "notches-of-one-height"
  case notchOfTheMini = "notch-of-the-mini"
  case doubledSafeAreas = "doubled-safe-areas"
  case statusBarOverFullScreens = "status-bar-over-full-screens"
  case statusBarSwitchedOff = "status-bar-switched-off"
  case uncoveredPresentations = "uncovered-presentations"
  case smallTitlesAboveLists = "small-titles-above-lists"
  case rowsOutOfSight = "rows-out-of-sight"
  case stacksAloneInCells = "stacks-alone-in-cells"
  case controllersOfLoneItems = "controllers-of-lone-items"

  /// The behaviour, which the file of its name under `Quirks` describes.
  var behavior: any QuirkBehavior {
    switch self {
    case .labelsInPoints: LabelsInPoints()
    case .extraSmallText: ExtraSmallText()
    case .emptyViewsHeldOpen: EmptyViewsHeldOpen()
    case .newViewSizeAcross: NewViewSizeAcross()
    case .noDistanceToSafeArea: NoDistanceToSafeArea()
    case .screensOfOtherDevices: ScreensOfOtherDevices()
    case .screenOfEmbeddedScenes: ScreenOfEmbeddedScenes()
    case .hiddenStatusBar: HiddenStatusBar()
    case .notchesOfOneHeight: NotchesOfOneHeight()
    case .notchOfTheMini: NotchOfTheMini()
    case .doubledSafeAreas: DoubledSafeAreas()
    case .statusBarOverFullScreens: StatusBarOverFullScreens()
    case .statusBarSwitchedOff: StatusBarSwitchedOff()
    case .uncoveredPresentations: UncoveredPresentations()
    case .smallTitlesAboveLists: SmallTitlesAboveLists()
    case .rowsOutOfSight: RowsOutOfSight()
    case .stacksAloneInCells: StacksAloneInCells()
    case .controllersOfLoneItems: ControllersOfLoneItems()
    }
  }
}

/// The places where a quirk can change what a device would do.
///
/// Every requirement has a default that changes nothing.
@MainActor
protocol QuirkBehavior {
  /// Whether the canvas of the Interface Builder that saved a document has the quirk.
  nonisolated func applies(to document: DocumentDescription) -> Bool
  /// The text size; nil for the usual one. The first quirk that names one decides.
  nonisolated var contentSizeCategory: UIContentSizeCategory? { get }
  /// The device that shows the scene of a controller; nil for the document's. The first quirk that names one decides.
  nonisolated func device(
    showing controller: ControllerDescription, of document: DocumentDescription
  ) -> Device?
  /// Changes what surrounds the scene of a controller.
  nonisolated func adjust(_ context: inout SceneContext, of controller: ControllerDescription)
  /// Changes what covers the edges of a scene.
  func adjust(_ edges: inout CoveredEdges, of context: SceneContext, on device: DeviceEnvironment)
  /// Changes what covers the edges of a top-level view of a xib, or of a scene with a size of its own.
  func adjust(_ geometry: inout SceneGeometry, toSizeOfItsOwn size: Size)
  /// Changes a view that has its attributes and its superview, before its subviews are made.
  func adjust(_ view: UIView, madeFrom description: ViewDescription, by builder: ViewBuilder)
  /// The constant in force of a constraint between items; nil for the document's.
  func constant(of constraint: ConstraintDescription, between items: [AnyObject]) -> CGFloat?
  /// The views of a scene that the canvas does not lay out.
  func viewsLeftOut(of scene: SceneInstance) -> Set<ObjectIdentifier>
  /// Whether a cell or supplementary view at the top level of a xib is laid out as the view of a controller.
  func givesController(to item: ViewDescription) -> Bool
}

extension QuirkBehavior {
  nonisolated func applies(to document: DocumentDescription) -> Bool { true }
  nonisolated var contentSizeCategory: UIContentSizeCategory? { nil }
  nonisolated func device(
    showing controller: ControllerDescription, of document: DocumentDescription
  ) -> Device? { nil }
  nonisolated func adjust(_ context: inout SceneContext, of controller: ControllerDescription) {}
  func adjust(
    _ edges: inout CoveredEdges, of context: SceneContext, on device: DeviceEnvironment
  ) {}
  func adjust(_ geometry: inout SceneGeometry, toSizeOfItsOwn size: Size) {}
  func adjust(_ view: UIView, madeFrom description: ViewDescription, by builder: ViewBuilder) {}
  func constant(of constraint: ConstraintDescription, between items: [AnyObject]) -> CGFloat? {
    nil
  }
  func viewsLeftOut(of scene: SceneInstance) -> Set<ObjectIdentifier> { [] }
  func givesController(to item: ViewDescription) -> Bool { false }
}
