public import AutoLayout
public import Devices
public import UIKit

/// What a document was laid out for when it was saved.
public struct StoredCanvas: Hashable, Sendable {
  /// The device; the closest one where this version does not know it.
  public var device: Device
  /// How the device is held.
  public var orientation: Orientation
  /// How much of a tablet's screen the app has.
  public var layout: ScreenLayout
  /// Whether the appearance is dark.
  public var isDark: Bool
  /// The text size that the document asks its canvas for; nil for that of the user's Interface Builder
  /// (`<accessibilityOverrides isEnabled="YES" dynamicTypePreference="1"/>` for S).
  public var contentSizeCategory: UIContentSizeCategory?
  /// Whether the document says anything of accessibility overrides, be they enabled or not.
  public var hasAccessibilityOverrides: Bool
  /// Whether the document names a device, as those of Xcode 8 and later do.
  public var isExplicit: Bool

  /// The size of the window, in points.
  public var size: Size { device.windowSize(in: orientation, layout: layout) }

  /// The traits that decide which variations apply.
  public var traits: TraitEnvironment {
    TraitEnvironment(device: device, orientation: orientation, layout: layout)
  }

  /// Reads `<device>`, or works out what Interface Builder showed before it wrote one:
  /// 600 × 600 where the document uses size classes, else a phone or tablet.
  init(_ root: DocumentElement, platform: Platform) {
    contentSizeCategory = Self.contentSizeCategory(root)
    hasAccessibilityOverrides = root.child(named: "accessibilityOverrides") != nil
    if let element = root.child(named: "device"), let id = element["id"] {
      device = Device.named(id) ?? Self.substitute(for: id, in: root, platform: platform)
      orientation = element["orientation"] == "landscape" ? .landscape : .portrait
      let adaptations = element.children.filter { $0.name == "adaptation" }.compactMap(\.id)
      layout = ScreenLayout(name: element["layout"] ?? adaptations.first ?? "fullscreen")
      isDark = element["appearance"] == "dark" || adaptations.contains("dark")
      isExplicit = true
      return
    }
    let defaults = root.child(key: "defaultSimulatedMetrics")
    let turned = defaults?.child(key: "orientation")?["orientation"]
    orientation = turned?.hasPrefix("landscape") ?? false ? .landscape : .portrait
    device = Self.implicitDevice(root, platform: platform)
    layout = .fullScreen
    isDark = false
    isExplicit = false
  }

  private static func contentSizeCategory(_ root: DocumentElement) -> UIContentSizeCategory? {
    guard let overrides = root.child(named: "accessibilityOverrides"),
      overrides["isEnabled"] == "YES",
      let index = overrides["dynamicTypePreference"].flatMap({ Int($0) }),
      UIContentSizeCategory.inOrder.indices.contains(index)
    else { return nil }
    return UIContentSizeCategory.inOrder[index]
  }

  private static func implicitDevice(_ root: DocumentElement, platform: Platform) -> Device {
    let phone = Device.named("retina4_0") ?? .anyCanvas
    let pad = Device.named("ipad9_7") ?? .anyCanvas
    let isPad =
      root["targetRuntime"]?.hasSuffix(".iPad") ?? false
      || root["type"]?.contains(".iPad.") ?? false
    switch platform {
    case .tvOS: return .appleTV
    case .macOS, .watchOS: return .anyCanvas
    case .iOS where isPad: return pad
    case .iOS: return root["useTraitCollections"] == "YES" ? .anyCanvas : phone
    }
  }

  /// The device of the kind that an unknown id names whose screen is nearest to the first scene's view.
  private static func substitute(
    for id: String, in root: DocumentElement, platform: Platform
  ) -> Device {
    if platform == .tvOS { return .appleTV }
    let idiom: Idiom = id.lowercased().hasPrefix("ipad") ? .pad : .phone
    let candidates = Device.all.filter { $0.idiom == idiom }
    guard let size = firstSceneSize(root) else {
      return candidates.last { $0.releases.contains(.current) } ?? .anyCanvas
    }
    func distance(_ device: Device) -> Double {
      abs(device.portraitSize.width - min(size.width, size.height))
        + abs(device.portraitSize.height - max(size.width, size.height))
    }
    return candidates.min { distance($0) < distance($1) } ?? .anyCanvas
  }

  private static func firstSceneSize(_ root: DocumentElement) -> Size? {
    let view = root.descendants.first { $0.key == "view" && $0.child(key: "frame") != nil }
    guard let frame = view?.child(key: "frame"), let width = frame["width"].flatMap(Double.init),
      let height = frame["height"].flatMap(Double.init)
    else { return nil }
    return Size(width: width, height: height)
  }
}
