/// What an `Info.plist` says of devices.
struct InfoPropertyList {
  /// The file.
  let file: String
  private let list: PropertyListDictionary

  /// Reads a file; nil where it cannot be read.
  init?(file: String, within root: String) {
    guard let list = PropertyListDictionary(file: file, within: root) else { return nil }
    self.file = file
    self.list = list
  }

  /// The orientations under a key: `UISupportedInterfaceOrientations`, with or without `~ipad`.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - expand: Replaces variables; nil for a text with one that is not known.
  /// - Returns: The orientations; nil where the key is missing or a value cannot be read.
  func orientations(
    _ key: OrientationKey, expand: (String) -> String? = { $0 }
  ) -> SupportedOrientations? {
    var texts: [String] = []
    for text in list.strings(key.rawValue) ?? [] {
      guard let text = expand(text) else { return nil }
      texts.append(text)
    }
    return SupportedOrientations(names: texts)
  }

  /// Whether it is the one of an app for iPhones or iPads.
  ///
  /// Xcode's template writes a variable for the type of the package; `LSRequiresIPhoneOS` is in those of apps only.
  var isApp: Bool {
    let isForOthers = Self.keysOfOthers.contains(where: list.has)
    switch list.string("CFBundlePackageType") {
    case "APPL": return !isForOthers
    case "$(PRODUCT_BUNDLE_PACKAGE_TYPE)": return !isForOthers && list.isTrue("LSRequiresIPhoneOS")
    default: return false
    }
  }

  /// Whether it is the one of an extension whose view the system puts into one of its own, as large as that allows.
  ///
  /// Source: Apple's *App Extension Programming Guide* on widgets and keyboards, `INUIHostedViewControlling`,
  /// `UNNotificationContentExtension`.
  var isOfHostedExtension: Bool {
    let point = list.dictionary("NSExtension")?.string("NSExtensionPointIdentifier")
    return point.map(Self.hostedPoints.contains) ?? false
  }

  private static let hostedPoints: Set<String> = [
    "com.apple.widget-extension", "com.apple.intents-ui-service",
    "com.apple.usernotifications.content-extension", "com.apple.keyboard-service",
  ]

  /// Whether it says which storyboard, description or pictures the app shows while it starts.
  var namesLaunchScreen: Bool { list.keys.contains { $0.hasPrefix("UILaunch") } }

  /// The text under a key.
  func text(_ key: String) -> String? { list.string(key) }

  /// The storyboards that its scenes begin with.
  ///
  /// Source: `UISceneStoryboardFile` in `UIApplicationSceneManifest`.
  var storyboardsOfScenes: [String] {
    let roles = list.dictionary("UIApplicationSceneManifest")?.dictionary("UISceneConfigurations")
    guard let roles else { return [] }
    return roles.keys.flatMap { roles.dictionaries($0) ?? [] }
      .compactMap { $0.string("UISceneStoryboardFile") }
  }

  /// What it says.
  var support: TargetSupport {
    let all = orientations(.all)
    return TargetSupport(
      phone: orientations(.phone) ?? all, pad: orientations(.pad) ?? all, files: [file])
  }

  /// Keys of apps for macOS and watchOS.
  private static let keysOfOthers = [
    "LSMinimumSystemVersion", "NSMainNibFile", "NSMainStoryboardFile", "WKWatchKitApp",
    "WKApplication",
  ]
}

/// The keys for the orientations of an app.
enum OrientationKey: String {
  case all = "UISupportedInterfaceOrientations"
  case phone = "UISupportedInterfaceOrientations~iphone"
  case pad = "UISupportedInterfaceOrientations~ipad"

  /// The build setting that Xcode generates the key from.
  var setting: String {
    switch self {
    case .all: "INFOPLIST_KEY_UISupportedInterfaceOrientations"
    case .phone: "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone"
    case .pad: "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad"
    }
  }
}

extension SupportedOrientations {
  /// Reads Apple's names of orientations; nil where there are none or one is not known.
  init?(names: [String]) {
    var orientations: SupportedOrientations = []
    for name in names {
      switch name {
      case "UIInterfaceOrientationPortrait", "UIInterfaceOrientationPortraitUpsideDown":
        orientations.insert(.portrait)
      case "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight":
        orientations.insert(.landscape)
      default: return nil
      }
    }
    guard !orientations.isEmpty else { return nil }
    self = orientations
  }
}
