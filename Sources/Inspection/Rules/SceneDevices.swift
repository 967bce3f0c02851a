import AutoLayout
import Devices
import InterfaceBuilder
import Projects

/// The devices that a scene is made for.
enum SceneDevices: Hashable, Sendable {
  /// Whatever the app runs on.
  case any
  /// Pads or phones alone, by the scene's identifier.
  case named(DeviceFamily)
  /// A size that no phone has.
  case drawnForPads
  /// Wider than every screen: a row of a table that code makes so wide.
  case drawnBeyondScreens

  /// The reason why a device does not show the scene as it was laid out there; nil for none.
  func mitigation(on device: DeviceEnvironment) -> Mitigation? {
    switch (self, device.device.idiom) {
    case (.named(.pad), .phone), (.named(.phone), .pad): .namedForOthers
    case (.drawnForPads, .phone): .drawnForPads
    case (.drawnBeyondScreens, _): .extentAtRunTime(.width)
    default: nil
    }
  }
}

extension InspectedScene {
  /// The devices that the scene is made for, as far as the document says.
  var devices: SceneDevices {
    if let family = namedFamily { return .named(family) }
    if isDrawnForPads { return .drawnForPads }
    return isDrawnBeyondScreens ? .drawnBeyondScreens : .any
  }

  /// The kind of device that the identifier of the scene is for, or that of the nearest container of the scene which has one.
  ///
  /// Code that asks for the idiom adds it to identifiers as to the names of documents.
  private var namedFamily: DeviceFamily? {
    let identifier = ([solution.rootID] + containers).lazy
      .compactMap { self.description.controller(id: $0)?.storyboardIdentifier }.first
    let padNames = description.controllers.compactMap(\.storyboardIdentifier)
      .filter(NamedFamily.isForPads)
    return identifier.flatMap { NamedFamily.family(of: $0, amongNamesForPads: padNames) }
  }

  /// The ids of the controllers that hold the scene, from the inside out: containers of the document that have it as a child.
  private var containers: [String] {
    var found: [String] = []
    var next: String? = solution.rootID
    while let id = next {
      next = description.sceneGraph.segues(to: id).lazy
        .filter { if case .relationship = $0.kind { true } else { false } }
        .compactMap(\.sourceControllerID).first { !found.contains($0) && $0 != solution.rootID }
      next.map { found.append($0) }
    }
    return found
  }

  /// Whether the scene is a row that is drawn wider than any screen is long.
  ///
  /// Such rows are for tables that scroll sideways with what is around them, at a width that code gives.
  private var isDrawnBeyondScreens: Bool {
    guard let view = description.view(id: solution.rootID), view.content is TableViewCellContent
    else { return false }
    return (view.geometry.frame?.width ?? 0) > ScreenLimits.greatestHeight
  }
}
