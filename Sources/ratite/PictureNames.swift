import AutoLayout
import Devices
import Inspection
import InterfaceBuilder
import UIKit

/// Names of picture files, from the ids of scenes and their devices.
///
/// A name is one component of a path on every file system: ASCII letters, digits, `-`, `_` and one dot, at most 200
/// characters. No two are alike, also where case is ignored.
struct PictureNames {
  /// The names given, in small letters.
  private var taken: Set<String> = []
  /// The last number that a name was made different with, by the name in small letters.
  private var numbers: [String: Int] = [:]

  /// The name of the contact sheet; those of pictures end with an orientation or more.
  static let contactSheet = "contact-sheet.png"

  /// Returns a name for the picture of a scene that no other picture has.
  @MainActor
  mutating func name(for scene: SolvedScene) -> String {
    let name = Self.name(of: scene)
    var number = numbers[name.lowercased(), default: 0]
    var unique = name
    repeat {
      number += 1
      if number > 1 { unique = "\(name)-\(number)" }
    } while !taken.insert(unique.lowercased()).inserted
    numbers[name.lowercased()] = number
    return unique + ".png"
  }

  @MainActor
  private static func name(of scene: SolvedScene) -> String {
    let environment = scene.solution.device
    var parts = [String(scene.solution.rootID.prefix(longestID)), environment.device.id]
    parts.append(environment.orientation.rawValue)
    if environment.direction == .rightToLeft { parts.append("rtl") }
    if environment.contentSizeCategory != .large {
      parts.append(environment.contentSizeCategory.shortName)
    }
    if environment.userInterfaceStyle == .dark { parts.append("dark") }
    if environment != environment.running(.current) { parts.append("ios\(environment.release)") }
    return String(parts.joined(separator: "-").unicodeScalars.map(replacement).prefix(longestName))
  }

  private static func replacement(_ scalar: Unicode.Scalar) -> Character {
    switch scalar {
    case "A"..."Z", "a"..."z", "0"..."9", "-", "_": Character(scalar)
    default: "_"
    }
  }

  /// Ids of Interface Builder have ten characters.
  private static let longestID = 100

  /// File systems permit 255 bytes; the rest is for a number and the extension.
  private static let longestName = 180
}
