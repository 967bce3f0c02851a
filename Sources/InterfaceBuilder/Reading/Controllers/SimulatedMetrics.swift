public import AutoLayout

/// What the canvas shows around a controller or a view, where the author overrode the inferred.
public struct SimulatedMetrics: Sendable {
  /// The status bar.
  public var statusBar: Bar
  /// The bar at the top.
  public var topBar: Bar
  /// The bar at the bottom.
  public var bottomBar: Bar
  /// The size of the canvas.
  public var size: CanvasSize
  /// `nil` when inferred.
  public var orientation: Orientation?

  /// A bar that may be simulated.
  public enum Bar: Hashable, Sendable {
    /// As the segues to the scene say.
    case inferred
    /// None.
    case none
    case statusBar
    case navigationBar(hasPrompt: Bool, isTranslucent: Bool)
    case tabBar
    case toolbar
    /// One this module does not know, by element name.
    case other(String)
  }

  /// The size of the canvas.
  public enum CanvasSize: Hashable, Sendable {
    case inferred
    /// The view's own; the size when the document repeats it.
    case freeform(Size?)
    /// That of a device, when it is known.
    case screen(Device?)
    case pageSheet
    case formSheet
    /// A pane of a split view.
    case splitPrimary
    case splitSecondary
    /// One this module does not know, by element name.
    case other(String)
  }

  /// Whether the canvas is as large as the view.
  var isFreeform: Bool {
    if case .freeform = size { true } else { false }
  }

  /// Whether bars are simulated, beside the status bar.
  var hasBars: Bool {
    [topBar, bottomBar].contains {
      switch $0 {
      case .navigationBar, .tabBar, .toolbar: true
      case .inferred, .none, .statusBar, .other: false
      }
    }
  }

  init(_ source: VariedElement, context: ReadingContext) {
    statusBar = Self.bar("simulatedStatusBarMetrics", "statusBar", of: source)
    topBar = Self.bar("simulatedTopBarMetrics", "topBar", of: source)
    bottomBar = Self.bar("simulatedBottomBarMetrics", "bottomBar", of: source)
    let destination =
      source.child(key: "simulatedDestinationMetrics") ?? source.child(key: "destination")
    size = Self.size(
      destination, freeform: context.size(source.child(key: "freeformSize")))
    let turned =
      source.child(key: "simulatedOrientationMetrics") ?? source.child(key: "orientation")
    orientation = turned.flatMap {
      guard $0.name == "simulatedOrientationMetrics" else { return nil }
      return $0["orientation"]?.hasPrefix("landscape") ?? false ? .landscape : .portrait
    }
  }

  /// The short key is that of the document's defaults.
  private static func bar(_ key: String, _ shortKey: String, of source: VariedElement) -> Bar {
    guard let element = source.child(key: key) ?? source.child(key: shortKey) else {
      return .inferred
    }
    switch element.name {
    case "nil": return .none
    case "simulatedStatusBarMetrics": return .statusBar
    case "simulatedNavigationBarMetrics":
      return .navigationBar(
        hasPrompt: element["prompted"] != "NO", isTranslucent: element["translucent"] != "NO")
    case "simulatedTabBarMetrics": return .tabBar
    case "simulatedToolbarMetrics": return .toolbar
    default: return key == "simulatedStatusBarMetrics" ? .inferred : .other(element.name)
    }
  }

  /// The size of the canvas; current versions of Xcode store nothing but a free-form size.
  private static func size(_ element: DocumentElement?, freeform: Size?) -> CanvasSize {
    switch element?.name {
    case nil, "nil": freeform.map { .freeform($0) } ?? .inferred
    case "freeformSimulatedSizeMetrics": .freeform(freeform)
    case "simulatedScreenMetrics": .screen(screen(element?["type"]))
    case "modalPageSheetSimulatedSizeMetrics": .pageSheet
    case "modalFormSheetSimulatedSizeMetrics": .formSheet
    case "splitViewMasterSimulatedSizeMetrics": .splitPrimary
    case "splitViewDetailSimulatedSizeMetrics": .splitSecondary
    case let name?: .other(name)
    }
  }

  /// The names of Xcode 4 to 7, and `retina4_7.fullscreen` of later ones.
  private static func screen(_ type: String?) -> Device? {
    guard let type else { return Device.named("retina3_5") }
    let name = type.split(separator: ".").first.map(String.init) ?? type
    switch name {
    case "retina35": return Device.named("retina3_5")
    case "retina4": return Device.named("retina4_0")
    case "retina47": return Device.named("retina4_7")
    case "retina55": return Device.named("retina5_5")
    case "ipad", "iPad": return Device.named("ipad9_7")
    default: return Device.named(name)
    }
  }
}
