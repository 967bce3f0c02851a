package import AutoLayout
package import PlatformMetrics

/// The part of layout's surroundings that no view holds: the release of the system, what measures text,
/// images by name, launch options, and where messages go.
///
/// Trait collections carry it down the hierarchy; code outside any hierarchy reads ``current``.
package struct PlatformEnvironment: Sendable {
  /// The release whose sizes and looks are laid out.
  package var release = Release.current
  /// The measurer that every control asks.
  ///
  /// The default knows one table of advances and no font file, so that layout works without any system
  /// library.
  package var measurer: any TextMeasurer {
    get { services.measurer }
    set { services = services.with { $0.measurer = newValue } }
  }
  /// The images that `UIImage(named:)` finds before it looks into files.
  package var images: ImageCatalog {
    get { services.images }
    set { services = services.with { $0.images = newValue } }
  }
  /// The pictures and colours of the app; nil where none are at hand.
  package var resources: (any ResourceSource)? {
    get { services.resources }
    set { services = services.with { $0.resources = newValue } }
  }
  /// The files that come with the program.
  var bundles: ProgramBundles { services.bundles }
  /// The options that the process was started with.
  package var launchOptions = LaunchOptions.ofProcess
  /// The receiver of what layout tells developers.
  package var log: @MainActor @Sendable (LayoutMessage) -> Void = LayoutLog.standardError
  /// The note of what depends on the screen; nil where nobody asks.
  package var lookups: ScreenLookups?

  /// The note of the releases for which all that is looked up is the same; nil where nobody asks.
  package var releaseSpan: ReleaseSpan? { lookups?.releases }

  private var services = Services.ofProcess

  /// Creates the environment of a process: the current release, text measured by a table.
  package init() {}

  /// The environment in force.
  package static var current: PlatformEnvironment { UIKitEnvironment.current.platform }

  /// Runs a closure with the environment in force.
  package func inForce<Result>(_ body: () throws -> Result) rethrows -> Result {
    try UIKitEnvironment.current.on(self).inForce(body)
  }

  /// Runs an asynchronous closure with the environment in force, for the scopes of tests.
  package func inForce<Result>(
    awaiting body: () async throws -> Result, isolation: isolated (any Actor)? = #isolation
  ) async rethrows -> Result {
    try await UIKitEnvironment.current.on(self).inForce(awaiting: body, isolation: isolation)
  }

  /// The parts that are compared by identity.
  private final class Services: @unchecked Sendable {
    private let parts: Parts
    var measurer: any TextMeasurer { parts.measurer }
    var images: ImageCatalog { parts.images }
    var resources: (any ResourceSource)? { parts.resources }
    var bundles: ProgramBundles { parts.bundles }

    struct Parts {
      var measurer: any TextMeasurer = ApproximateTextMeasurer()
      var images = ImageCatalog()
      var resources: (any ResourceSource)?
      var bundles = ProgramBundles()
    }

    init(_ parts: Parts) { self.parts = parts }

    /// Other services that differ in a part.
    func with(_ change: (inout Parts) -> Void) -> Services {
      var parts = parts
      change(&parts)
      return Services(parts)
    }

    static let ofProcess = Services(Parts())
  }
}

extension PlatformEnvironment: Hashable {
  /// Compares what can change a frame; ``log`` and ``lookups`` cannot.
  package static func == (first: PlatformEnvironment, second: PlatformEnvironment) -> Bool {
    first.release == second.release && first.services === second.services
      && first.launchOptions == second.launchOptions
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(release)
    hasher.combine(ObjectIdentifier(services))
    hasher.combine(launchOptions)
  }
}

extension UITraitCollection {
  /// The environment that the traits belong to.
  package var environment: PlatformEnvironment { values.environment ?? .current }

  /// The key that Apple's numbers are looked up by.
  package var platform: Platform {
    let environment = environment
    var platform = Platform(idiom: Idiom(userInterfaceIdiom), release: environment.release)
    platform.span = environment.lookups?.releases
    return platform
  }

  var controlMetrics: ControlMetrics { ControlMetrics(platform) }
  var textFieldMetrics: TextFieldMetrics { TextFieldMetrics(platform) }
  var labelMetrics: LabelMetrics { LabelMetrics(platform) }
  package var cellMetrics: CellMetrics { CellMetrics(platform) }
  package var barMetrics: BarMetrics { BarMetrics(platform, sizeClasses: sizeClasses) }
  package var barContentMetrics: BarContentMetrics {
    BarContentMetrics(platform, sizeClasses: sizeClasses)
  }

  /// Whether Apple's numbers are the same as in other traits: bars are measured by platform and size classes,
  /// everything else by platform.
  func hasMetrics(of other: UITraitCollection) -> Bool {
    platform == other.platform && values.horizontalSizeClass == other.values.horizontalSizeClass
      && values.verticalSizeClass == other.values.verticalSizeClass
  }

  /// The size classes; *any* for those that are not specified.
  package var sizeClasses: SizeClasses {
    SizeClasses(width: SizeClass(horizontalSizeClass), height: SizeClass(verticalSizeClass))
  }
}

extension SizeClass {
  fileprivate init?(_ sizeClass: UIUserInterfaceSizeClass) {
    switch sizeClass {
    case .unspecified: return nil
    case .compact: self = .compact
    case .regular: self = .regular
    }
  }
}

extension Idiom {
  fileprivate init(_ idiom: UIUserInterfaceIdiom) {
    switch idiom {
    case .pad: self = .pad
    case .tv: self = .tv
    case .mac: self = .mac
    case .unspecified, .phone, .carPlay, .vision: self = .phone
    }
  }
}
