/// The orientations that an app supports on a kind of device; none where it does not run on it.
public struct SupportedOrientations: OptionSet, Hashable, Sendable, Codable {
  /// The orientations as bits.
  public let rawValue: Int

  /// Creates the orientations that bits stand for.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Portrait, either way up.
  public static let portrait = SupportedOrientations(rawValue: 1)
  /// Landscape, either way round.
  public static let landscape = SupportedOrientations(rawValue: 2)
  /// Portrait and landscape.
  public static let all: SupportedOrientations = [.portrait, .landscape]

  /// The orientations in words; nil where there are none.
  fileprivate var words: String? {
    switch self {
    case .all: "portrait and landscape"
    case .portrait: "portrait"
    case .landscape: "landscape"
    default: nil
    }
  }
}

/// The iPhones and iPads that a document is shown on, and how they are held.
public struct AppSupport: Hashable, Sendable, Codable {
  /// The orientations on iPhones.
  public var phone: SupportedOrientations
  /// The orientations on iPads.
  public var pad: SupportedOrientations
  /// The oldest release that the app runs on; nil where that is not said.
  public var deploymentTarget: DeploymentTarget?
  /// The heights in portrait of the iPhones whose screens the app fills, in points, ascending.
  ///
  /// On others it runs at the size of such a one. Nil where it fills every screen, or that is not said.
  public var filledPhoneHeights: [Double]?
  /// Whether a project declares the support, so that it is the document's as well.
  public var isDeclared = false

  /// Creates the support of everything that is not given.
  public init(
    phone: SupportedOrientations = .all, pad: SupportedOrientations = .all,
    deploymentTarget: DeploymentTarget? = nil, filledPhoneHeights: [Double]? = nil
  ) {
    self.phone = phone
    self.pad = pad
    self.deploymentTarget = deploymentTarget
    self.filledPhoneHeights = filledPhoneHeights
  }

  /// Every orientation of iPhones and iPads.
  public static let everything = AppSupport()

  /// The devices, orientations and releases that are supported here or there.
  public func union(_ other: AppSupport) -> AppSupport {
    var union = AppSupport(phone: phone.union(other.phone), pad: pad.union(other.pad))
    if let deploymentTarget, let target = other.deploymentTarget {
      union.deploymentTarget = min(deploymentTarget, target)
    }
    if let filledPhoneHeights, let heights = other.filledPhoneHeights {
      union.filledPhoneHeights = Set(filledPhoneHeights).union(heights).sorted()
    }
    return union
  }

  /// The devices in words: "iPhone in portrait, iPad in portrait and landscape".
  public var words: String {
    [("iPhone", phone.words), ("iPad", pad.words)].compactMap { name, orientations in
      orientations.map { "\(name) in \($0)" }
    }.joined(separator: ", ")
  }

  /// The screens of iPhones that the app fills, in words; nil where it fills every one.
  public var screenWords: String? {
    filledPhoneHeights.map { heights in
      let heights = heights.map { String(Int($0)) }.joined(separator: ", ")
      return "on screens that it has launch images for (\(heights) points high)"
    }
  }
}

/// A kind of device that an app can be built for.
package enum DeviceFamily: Hashable {
  case phone, pad

  /// Reads a list of families as the build setting `TARGETED_DEVICE_FAMILY` has it: `1,2`.
  ///
  /// - Returns: The families that are iPhones and iPads; nil where there are none.
  static func families(_ text: String) -> Set<DeviceFamily>? {
    let families = text.split { ", \"".contains($0) }.compactMap { number -> DeviceFamily? in
      switch number {
      case "1": .phone
      case "2": .pad
      default: nil
      }
    }
    return families.isEmpty ? nil : Set(families)
  }
}

/// What the settings of a target say of devices; nil where they say nothing that can be read.
struct TargetSupport: Hashable {
  var families: Set<DeviceFamily>?
  var phone: SupportedOrientations?
  var pad: SupportedOrientations?
  var deploymentTarget: DeploymentTarget?
  /// As in the support of an app.
  var filledPhoneHeights: [Double]?
  /// The files that say it.
  var files: Set<String> = []

  /// The support; what is not said is supported.
  var support: AppSupport {
    let families = families ?? [.phone, .pad]
    return AppSupport(
      phone: families.contains(.phone) ? phone ?? .all : [],
      pad: families.contains(.pad) ? pad ?? .all : [], deploymentTarget: deploymentTarget,
      filledPhoneHeights: filledPhoneHeights)
  }

  /// Adds what is said elsewhere, where nothing is said yet.
  mutating func add(_ other: TargetSupport) {
    guard other != TargetSupport() else { return }
    families = families ?? other.families
    phone = phone ?? other.phone
    pad = pad ?? other.pad
    files.formUnion(other.files)
  }

  /// What is said by any of several: nothing where one of them says nothing.
  ///
  /// Nil where there are none.
  static func union(of supports: [TargetSupport]) -> TargetSupport? {
    supports.first.map { supports.dropFirst().reduce($0) { $0.union($1) } }
  }

  private func union(_ other: TargetSupport) -> TargetSupport {
    TargetSupport(
      families: Self.both(families, other.families) { $0.union($1) },
      phone: Self.both(phone, other.phone) { $0.union($1) },
      pad: Self.both(pad, other.pad) { $0.union($1) },
      deploymentTarget: Self.both(deploymentTarget, other.deploymentTarget, min),
      filledPhoneHeights: Self.both(filledPhoneHeights, other.filledPhoneHeights) {
        Set($0).union($1).sorted()
      },
      files: files.union(other.files))
  }

  private static func both<Value>(
    _ first: Value?, _ second: Value?, _ combine: (Value, Value) -> Value
  ) -> Value? {
    guard let first, let second else { return nil }
    return combine(first, second)
  }
}
