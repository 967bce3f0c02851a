import ArgumentParser
import AutoLayout
import Devices
import InterfaceBuilder
import UIKit

/// The options that say which devices to lay out on.
struct EnvironmentOptions: ParsableArguments {
  @Option(
    name: .long, parsing: .singleValue,
    help: ArgumentHelp(
      "A device, by id or part of its name; 'ratite devices' lists them. May be repeated, like "
        + "the options below.",
      valueName: "device"),
    completion: .devices)
  var device: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      "A release of iOS, iPadOS or tvOS, such as 17 or 16.4; the current one by default.",
      valueName: "release"))
  var ios: [SystemRelease] = []

  @Option(name: .long, help: "How the device is held: portrait or landscape.")
  var orientation: [HeldOrientation] = []

  @Option(name: .long, help: "The reading direction: ltr or rtl.")
  var direction: [ReadingDirection] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      "A language, such as ar or en-GB: the texts of the document's .strings, .stringsdict and .xcstrings tables, and "
        + "the reading direction. Or one of Xcode's pseudolanguages: "
        + Pseudolanguage.allCases.map(\.rawValue).joined(separator: ", ") + ".",
      valueName: "code"))
  var language: [Language] = []

  @Option(
    name: .customLong("text-size"),
    help: ArgumentHelp(
      "The text size: XS, S, M, L (the usual one), XL, XXL, XXXL, AX1 to AX5.",
      valueName: "size"))
  var textSize: [TextSize] = []

  @Option(
    help: "The interface style: light, dark, or any for both; that of the document by default.")
  var appearance: [InterfaceStyle] = []

  private var releases: [Release] { ios.map(\.release) }

  func validate() throws {
    for name in device where Device.find(name) == nil {
      throw ValidationError(
        "There is no device '\(name)'. 'ratite devices' lists them; for example "
          + "'--device retina6_12'.")
    }
  }

  /// The devices asked for; empty where no option was given.
  func asked(for saved: DeviceEnvironment) -> [DeviceEnvironment] {
    let asksForNothing =
      device.isEmpty && releases.isEmpty && orientation.isEmpty && direction.isEmpty
      && language.isEmpty && textSize.isEmpty && appearance.isEmpty
    return asksForNothing ? [] : combinations(of: askedDevices ?? [saved.device], for: saved)
  }

  /// The values of all options, in words.
  var texts: [String] {
    [
      "device \(device)", "ios \(ios)", "orientation \(orientation)", "direction \(direction)",
      "language \(language)", "text-size \(textSize)", "appearance \(appearance)",
    ]
  }

  /// The devices named; nil where none is.
  var askedDevices: [Device]? {
    device.isEmpty ? nil : device.compactMap { Device.find($0) }
  }

  /// Every combination of devices with what was asked for, each once, in an order that does not depend on
  /// that of the options.
  func combinations(of devices: [Device], for saved: DeviceEnvironment) -> [DeviceEnvironment] {
    let environments = Device.all.filter(devices.contains).flatMap { device in
      askedReleases.flatMap { release in
        settings(for: saved).map { setting -> DeviceEnvironment in
          var environment = DeviceEnvironment(
            device: device, release: release, orientation: setting.orientation,
            layout: device == saved.device ? saved.layout : .fullScreen,
            direction: setting.direction, contentSizeCategory: setting.textSize,
            userInterfaceStyle: setting.style)
          environment.language = setting.language
          return environment
        }
      }
    }
    return environments.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private var askedReleases: [Release] { releases.isEmpty ? [.current] : releases.sorted() }

  private typealias Setting = (
    orientation: Orientation, direction: LayoutDirection, language: String?,
    textSize: UIContentSizeCategory, style: UIUserInterfaceStyle
  )

  /// Every combination of orientations, languages with their reading directions, text sizes and interface styles.
  private func settings(for saved: DeviceEnvironment) -> [Setting] {
    let orientations = Orientation.allCases.filter { one in
      orientation.isEmpty
        ? one == saved.orientation : orientation.contains { $0.orientation == one }
    }
    let sizes = textSize.isEmpty ? [.l] : TextSize.allCases.filter(textSize.contains)
    return orientations.flatMap { orientation in
      languages(for: saved).flatMap { direction, language in
        sizes.flatMap { size in
          styles(for: saved).map { (orientation, direction, language, size.category, $0) }
        }
      }
    }
  }

  /// The reading directions with the languages that are asked for, those from left to right first, then by code.
  private func languages(
    for saved: DeviceEnvironment
  ) -> [(direction: LayoutDirection, code: String?)] {
    guard !direction.isEmpty || !language.isEmpty else { return [(saved.direction, nil)] }
    var all: [(direction: LayoutDirection, code: String?)] = []
    for one in [LayoutDirection.leftToRight, .rightToLeft] {
      if direction.contains(where: { $0.layoutDirection == one }) { all.append((one, nil)) }
      let codes = Set(language.filter { $0.direction == one }.map(\.code))
      for code in codes.sorted() { all.append((one, code)) }
    }
    return all
  }

  private func styles(for saved: DeviceEnvironment) -> [UIUserInterfaceStyle] {
    guard !appearance.isEmpty else { return [saved.userInterfaceStyle] }
    let asked = appearance.flatMap(\.styles)
    return [.light, .dark].filter(asked.contains)
  }

  /// Sentences about releases that are answered for by others, and about languages that may be mistyped.
  var notes: [String] { languageNotes + releaseNotes }

  private var languageNotes: [String] {
    language.filter { !$0.isKnown }.map {
      "'\($0.code)' begins with no code of a language (ISO 639), such as 'el' for Greek; texts of that name are looked for"
    }
  }

  private var releaseNotes: [String] {
    releases.flatMap { release in
      let nearest = release.nearestKnown
      let unknown =
        nearest == release ? [] : ["iOS \(release) is not known; iOS \(nearest) answers for it"]
      let replaced = (askedDevices ?? []).filter { $0.release(nearest: nearest) != nearest }
      return unknown
        + replaced.map {
          "\($0.productNames[0]) does not run iOS \(nearest); "
            + "iOS \($0.release(nearest: nearest)) answers for it"
        }
    }
  }
}

/// A way to hold a device as an argument.
enum HeldOrientation: String, ExpressibleByArgument, CaseIterable {
  case portrait, landscape

  var orientation: Orientation { self == .portrait ? .portrait : .landscape }
}

/// An interface style as an argument.
enum InterfaceStyle: String, ExpressibleByArgument, CaseIterable {
  case light, dark, any

  var styles: [UIUserInterfaceStyle] {
    switch self {
    case .light: [.light]
    case .dark: [.dark]
    case .any: [.light, .dark]
    }
  }
}

/// A reading direction as an argument.
enum ReadingDirection: String, ExpressibleByArgument, CaseIterable {
  case ltr, rtl

  var layoutDirection: LayoutDirection { self == .ltr ? .leftToRight : .rightToLeft }
}

/// A release of the system as an argument.
struct SystemRelease: ExpressibleByArgument {
  let release: Release

  /// Reads a release such as "17" or "16.4".
  init?(argument: String) {
    guard let release = Release(argument) else { return nil }
    self.release = release
  }
}
