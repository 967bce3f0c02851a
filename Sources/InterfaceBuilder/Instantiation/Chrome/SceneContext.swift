import AutoLayout
import Devices
import PlatformMetrics

/// What surrounds a scene's view on the canvas: how the scene comes on screen, and the bars it
/// shares the screen with.
struct SceneContext: Hashable {
  /// How the scene comes on screen.
  enum Presentation: Hashable {
    /// It fills the screen.
    case fullScreen
    /// It lies on a card that leaves a strip of the presenting scene visible.
    case sheet
    /// It floats, with its own size.
    case popover
    /// It fills a container view of another scene.
    case embedded
  }

  /// Whether content shows through a bar.
  enum Bar: Hashable {
    case translucent
    case opaque
  }

  /// A navigation bar.
  struct NavigationBar: Hashable {
    var bar = Bar.translucent
    /// Whether the title is shown in large type below the bar.
    var hasLargeTitle = false
  }

  /// The place of a scene beside another.
  enum Column: Hashable {
    case leading
    case trailing

    /// The column that a split view controller shows a controller in, by the name of their relationship.
    init?(relationship name: String) {
      switch name {
      case "masterViewController": self = .leading
      case "detailViewController": self = .trailing
      default: return nil
      }
    }
  }

  var presentation = Presentation.fullScreen
  /// The column of a split view controller that holds the scene.
  var column: Column?
  /// The style of a sheet, which decides its size where there is room for it.
  var sheetStyle = SheetMetrics.Style.automatic
  /// The bar at the top, if the scene is inside a navigation controller or simulates its bar.
  var navigationBar: NavigationBar?
  /// The bar of a tab bar controller.
  var tabBar: Bar?
  /// The bar of a navigation controller that shows its toolbar, or a simulated one.
  var toolbar: Bar?
  /// Whether the bars stand on the canvas alone: the author simulates them around a scene that is only ever presented,
  /// without a container that has some.
  var hasBarsOnCanvasOnly = false
  /// Whether the canvas shows no navigation bar: a scene that shows or pushes this one simulates none.
  var hasNoBarOnCanvas = false
  /// Whether the status bar was switched off, of a scene with a size of its own.
  var hidesStatusBar = false
  /// Whether the author simulates no status bar.
  var isStatusBarSwitchedOff = false
  /// Whether a segue presents the scene over the full screen.
  var isPresentedFullScreen = false
  /// The edges at which the view reaches under bars.
  var extendedEdges = ExtendedEdges.all
  /// Whether the view reaches under opaque bars as well.
  var extendsUnderOpaqueBars = false

  /// The edges at which a view reaches under bars.
  struct ExtendedEdges: OptionSet, Hashable {
    let rawValue: UInt8
    static let top = ExtendedEdges(rawValue: 1)
    static let bottom = ExtendedEdges(rawValue: 2)
    static let all: ExtendedEdges = [.top, .bottom]
  }

  /// Takes account of the release and of how little room a device has: popovers become sheets where widths
  /// are compact, and sheets fill the window before iOS 13.
  ///
  /// On devices whose height is compact, as phones in landscape, they fill the window in every release, and titles
  /// are small.
  ///
  /// Source: `UIModalPresentationStyle.automatic`, `UIPopoverPresentationController`'s adaptation,
  /// `UISheetPresentationController.prefersEdgeAttachedInCompactHeight`, which is false by default. Titles: the report 32707795 to
  /// Apple (a large one must come back when the phone is upright again), which was resolved.
  /// On every canvas that is known the automatic style makes a page sheet, also on that of Xcode 26.
  ///
  /// Bars that stand on the canvas alone are on no device, and those that are missing there are on devices: *Simulated Metrics*
  /// are not built into the app.
  mutating func adapt(to environment: LayoutEnvironment, hasFreeSize: Bool) {
    if hasBarsOnCanvasOnly, environment.canvas == nil {
      (navigationBar, toolbar, tabBar) = (nil, nil, nil)
    }
    if hasNoBarOnCanvas, environment.canvas != nil { navigationBar = nil }
    if environment.device.sizeClasses.height == .compact { navigationBar?.hasLargeTitle = false }
    // Televisions have no toolbars: `UIToolbar` is unavailable in tvOS.
    if environment.device.device.idiom == .tv { toolbar = nil }
    if environment.canvas != nil, sheetStyle == .automatic { sheetStyle = .page }
    // On the canvas a popover whose author chose its size keeps it.
    let keepsSize = environment.canvas != nil && hasFreeSize
    if environment.device.device.idiom == .phone, presentation == .popover, !keepsSize {
      presentation = .sheet
    }
    let isLow = environment.canvas == nil && environment.device.sizeClasses.height == .compact
    if presentation == .sheet, isLow || !environment.device.barMetrics.presentsSheets {
      presentation = .fullScreen
    }
  }

  /// Whether something other than the screen decides how large the view is.
  var hasOwnSize: Bool { presentation == .popover || presentation == .embedded }

  /// Whether the view reaches under a bar at an edge.
  func extends(under bar: Bar?, at edge: ExtendedEdges) -> Bool {
    guard let bar else { return true }
    return extendedEdges.contains(edge) && (bar == .translucent || extendsUnderOpaqueBars)
  }
}
