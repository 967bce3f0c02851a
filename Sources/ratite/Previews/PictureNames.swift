import AutoLayout
import Devices
import Inspection
import InterfaceBuilder
import UIKit

/// Names of picture files that people read, from the names of scenes and devices: `Sign-in-iPhone-14-Pro.png`.
///
/// A name is one component of a path on every file system: ASCII letters, digits, `-`, `_` and one dot, at most 200
/// characters. No two are alike, also where case is ignored.
struct PictureNames {
  /// The names given, in small letters.
  private var taken: Set<String> = [Self.page]
  /// The last number that a name was made different with, by the name with its ending in small letters.
  private var numbers: [String: Int] = [:]

  /// The name of the page.
  static let page = "index.html"

  /// Makes a name for a file that no other file has.
  ///
  /// - Parameters:
  ///   - words: The parts of the name.
  ///   - ending: The ending, without its dot.
  /// - Returns: The name, with its ending.
  mutating func name(_ words: [String], ending: String) -> String {
    let stem = Self.stem(words)
    let key = "\(stem).\(ending)".lowercased()
    var number = numbers[key, default: 0]
    var unique = stem
    repeat {
      number += 1
      if number > 1 { unique = "\(stem)-\(number)" }
    } while !taken.insert("\(unique).\(ending)".lowercased()).inserted
    numbers[key] = number
    return "\(unique).\(ending)"
  }

  /// The word for a scene: its title, or its id where nothing of the title may stand in a name.
  static func word(for stop: SceneFlow.Stop) -> String {
    stem([stop.title], orElse: "").isEmpty ? stop.id : stop.title
  }

  /// The words of a configuration: the device, and what differs from its defaults.
  static func words(of environment: DeviceEnvironment) -> [String] {
    var words = [environment.device.shortName]
    if environment.orientation == .landscape, environment.device.idiom != .tv {
      words.append("landscape")
    }
    if environment.direction == .rightToLeft { words.append("rtl") }
    if environment.contentSizeCategory != .large {
      words.append(environment.contentSizeCategory.shortName)
    }
    if environment.userInterfaceStyle == .dark { words.append("dark") }
    if environment != environment.running(.current) { words.append("ios\(environment.release)") }
    return words
  }

  /// Words as one safe component: what is no letter or digit becomes a hyphen, several of them one.
  static func stem(_ words: [String], orElse replacement: String = "Scene") -> String {
    var stem = ""
    for scalar in words.map({ String($0.prefix(longestWord)) }).joined(separator: "-")
      .unicodeScalars
    {
      switch scalar {
      case "A"..."Z", "a"..."z", "0"..."9", "_": stem.unicodeScalars.append(scalar)
      case "(", ")", "\"", "'": continue
      default: if stem.last != "-", !stem.isEmpty { stem += "-" }
      }
    }
    while stem.last == "-" { stem.removeLast() }
    return stem.isEmpty ? replacement : String(stem.prefix(longestName))
  }

  private static let longestWord = 80

  /// File systems permit 255 bytes; the rest is for a number and the extension.
  private static let longestName = 180
}
