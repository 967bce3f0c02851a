import AutoLayout
import Devices
import Drawing
import InterfaceBuilder
import PangoText
import UIKit

/// The columns of a split view controller as a tablet shows them, each laid out at its own width.
///
/// Which columns there are, and how wide, is `UISplitViewController`'s to say.
@MainActor
struct SplitColumns {
  /// A column.
  private struct Column {
    let frame: Rect
    let scene: SolvedScene
    /// The scenes of the document at the column's width, of which container views show some.
    let scenes: [SolvedScene]
  }

  /// The columns, the secondary one first.
  private let columns: [Column]

  /// Lays out the columns of a split view controller.
  ///
  /// - Parameters:
  ///   - scene: The controller; nil is the answer for any other, and where nothing of its columns is in the document.
  ///   - solve: Lays out the document in a configuration.
  init?(of scene: SolvedScene, solve: (DeviceEnvironment) -> [SolvedScene]) {
    let description = scene.instance.description
    let device = scene.solution.device
    guard let split = description.controller(id: scene.solution.rootID),
      split.kind == .splitViewController, device.sizeClasses.width == .regular,
      device.device.idiom == .pad
    else { return nil }
    let graph = description.sceneGraph
    let children = ["detailViewController", "masterViewController"].map { name in
      graph.segues(from: scene.solution.rootID).first { $0.kind == .relationship(name) }?
        .destinationID
    }
    let frames = scene.instance.inEnvironment {
      Self.frames(on: device, mode: Self.displayMode(of: split))
    }
    columns = zip(children, frames).compactMap { child, frame in
      guard let child, let frame else { return nil }
      let scenes = solve(ResizedWindow(device).environment(width: frame.width))
      guard let shown = scenes.scene(shownBy: child, in: description) else { return nil }
      return Column(frame: frame, scene: shown, scenes: scenes)
    }
    if columns.isEmpty { return nil }
  }

  /// The display mode that the document prefers.
  ///
  /// Source: Interface Builder's *Display Mode* of a split view controller, whose values are named as those of
  /// `UISplitViewController.DisplayMode` were up to iOS 13 and are since.
  private static func displayMode(
    of controller: ControllerDescription
  ) -> UISplitViewController.DisplayMode {
    switch controller.element["preferredDisplayMode"] {
    case "allVisible", "beside": .oneBesideSecondary
    case "primaryHidden", "secondaryOnly": .secondaryOnly
    default: .automatic
    }
  }

  /// The frames of the secondary and of the primary column; nil for one that is not shown.
  private static func frames(
    on device: DeviceEnvironment, mode: UISplitViewController.DisplayMode
  ) -> [Rect?] {
    let controller = UISplitViewController()
    controller.preferredDisplayMode = mode
    let (primary, secondary) = (UIViewController(), UIViewController())
    controller.viewControllers = [primary, secondary]
    let window = UIWindow(
      screen: UIScreen(
        size: CGSize(device.windowSize), safeAreaInsets: .zero, hasHomeIndicator: false,
        traitCollection: device.traitCollection))
    window.rootViewController = controller
    window.layoutIfNeeded()
    return [secondary, primary].map { $0.view.superview == nil ? nil : Rect($0.view.frame) }
  }

  /// The drawing, its origin at the window's upper left corner.
  func list(measurer: PangoTextMeasurer) -> DisplayList {
    var list = DisplayList()
    for column in columns {
      let instance = column.scene.instance
      let embedded = EmbeddedScenes(
        column.scenes, measurer: measurer, inside: [column.scene.solution.rootID])
      let drawing = ViewDrawing(
        measurer: measurer, options: LaunchOptions(),
        look: DocumentLooks(instance, embedded: embedded).look)
      let content = instance.inEnvironment {
        var content = DisplayList()
        let root = instance.rootView
        content.insert(drawing.list(of: root), at: root.layoutView.frame.origin)
        content.append(drawing.list(of: instance.barWindow))
        return content.withoutViews
      }
      let area = Rect(origin: .zero, size: column.frame.size)
      list.group(.init(offset: column.frame.origin, clip: .rect(area))) { $0.append(content) }
    }
    // The line between the columns is what they leave free.
    if let left = columns.map(\.frame).min(by: { $0.minX < $1.minX }), columns.count > 1,
      let right = columns.map(\.frame).max(by: { $0.minX < $1.minX })
    {
      list.fill(
        Rect(x: left.maxX, y: 0, width: right.minX - left.maxX, height: left.height),
        .black.faded(0.3))
    }
    return list
  }
}

extension [SolvedScene] {
  /// The scene that a controller shows: its own, or that of the first controller it holds.
  ///
  /// - Parameters:
  ///   - controllerID: The controller.
  ///   - description: The document.
  ///   - outer: The controllers around, which are not shown inside of themselves.
  /// - Returns: The scene; nil where the document has no view for it.
  @MainActor
  func scene(
    shownBy controllerID: String, in description: DocumentDescription,
    outside outer: Set<String> = []
  ) -> SolvedScene? {
    var visited = outer
    var current = controllerID
    while visited.insert(current).inserted {
      if let scene = first(where: { $0.solution.rootID == current && $0.hasOwnView }) {
        return scene
      }
      let held = description.sceneGraph.segues(from: current).first {
        if case .relationship = $0.kind { true } else { false }
      }
      guard let held else { return nil }
      current = held.destinationID
    }
    return nil
  }
}
