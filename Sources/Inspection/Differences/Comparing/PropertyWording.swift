import InterfaceBuilder
import LayoutFaults

/// Names and values of properties in Interface Builder's words.
struct PropertyWording {
  private let wording: ObjectWording

  init(_ wording: ObjectWording) {
    self.wording = wording
  }

  /// The elements that hold properties, and that Interface Builder shows no name of.
  private static let silent: Set<String> = [
    "textInputTraits", "normal", "mask", "subviews", "constraints", "attributes",
  ]

  private static let words: [String: String] = [
    "accessibilityConfiguration": "accessibility", "accessibilityTraits": "traits",
    "clipsSubviews": "clips to bounds", "translatesAutoresizingMaskIntoConstraints": "layout",
    "opaque": "opaque", "userLabel": "label in the outline", "class": "class", "layout": "laid out",
    "symbolic": "standard spacing", "placeholder.constraint": "removed at build time",
    "useAutolayout": "uses Auto Layout", "useTraitCollections": "uses size classes",
    "useSafeAreas": "uses safe areas", "launchScreen": "is a launch screen",
    "initialViewController": "initial view controller", "alpha": "alpha", "rect": "frame",
    "adjustsFontSizeToFit": "adjusts font size to fit", "ordering": "order",
  ]

  /// The name of a property.
  func name(_ path: PropertyPath, of kind: DocumentObject.Kind) -> String {
    var places: [String] = []
    var parts: [String] = []
    for step in path.steps where !Self.silent.contains(step) {
      if step.hasPrefix("in ") {
        places.append(step)
      } else if let id = InstallationStep.id(in: step) {
        // Another constraint may have the same words.
        let name = "\(wording.name(ofID: id)) (\(id.abbreviated(to: 24)))"
        parts.append(step.dropLast(id.count + 2) + " " + name)
      } else if step == "placeholder", kind == .constraint {
        parts.append("removed at build time")
      } else if step.hasPrefix("runtime attribute ") {
        parts.append("runtime attribute \"\(step.dropFirst(18))\"")
      } else {
        parts.append(Self.words[step] ?? Self.spaced(step.abbreviated(to: 60)))
      }
    }
    if parts.count > 1, parts.last == "value" || parts.last == "key path" { parts.removeLast() }
    return (parts + places).joined(separator: " ")
  }

  /// A key as words, without the prefix that AppKit's names of attributes have.
  private static func spaced(_ key: String) -> String {
    let isPrefixed = key.hasPrefix("NS") && key.dropFirst(2).first?.isUppercase == true
    return (isPrefixed ? String(key.dropFirst(2)) : key).spacedWords
  }

  /// The properties whose values are texts of people's own.
  private static let quoted: Set<String> = [
    "text", "title", "placeholder", "prompt", "label", "hint", "identifier", "image", "userLabel",
    "storyboardIdentifier", "reuseIdentifier", "restorationIdentifier", "content", "selectedImage",
    "property", "selector", "headerTitle", "footerTitle", "backgroundImage", "nibName",
    "customModule",
    "landscapeImage", "highlightedImage", "storyboardName", "stringValue", "toolTip", "string",
  ]

  /// The prefix of the names of a table cell's styles.
  private static let cellStyle = "IBUITableViewCellStyle"

  /// The ends of the names of further such properties.
  private static let quotedEnds = [
    "Title", "Label", "Image", "Identifier", "Placeholder", "Text", "String", "ToolTip", "Name",
    "KeyPath",
  ]

  /// Whether a property's value is a text of people's own.
  private static func isQuoted(_ name: String) -> Bool {
    quoted.contains(name) || name.hasPrefix("string") || name == "keyPath"
      || quotedEnds.contains { name.hasSuffix($0) }
  }

  /// Whether a value is the text of a runtime attribute, which classes read as it is written.
  private static func isRuntimeText(_ path: PropertyPath, in object: DocumentObject) -> Bool {
    guard let first = path.steps.first, first.hasPrefix("runtime attribute "),
      path.steps.last == "value"
    else { return false }
    let type = object.properties[PropertyPath([first, "type"])]
    return type == "string" || type == "image"
  }

  /// A value of an object's property; words for one that is not set.
  func value(_ value: String?, of path: PropertyPath, in object: DocumentObject) -> String {
    let name = path.steps.last ?? ""
    let usual = path.steps.count == 1 ? UsualValues.usual(of: name, of: object.element) : nil
    guard let value = value ?? usual else { return "not set" }
    if Self.isRuntimeText(path, in: object) { return "\"\(value.abbreviated(to: 121))\"" }
    if UsualValues.isAutomatic(value, of: name) { return "automatic" }
    if References.names.contains(name) { return wording.name(ofID: value) }
    if name == "modifierFlags", let flags = UInt(value) { return ModifierKeys(flags).text }
    if ["class", "module", "layout"].contains(name) { return value }
    let isWhole = Self.quoted.contains(name)
    switch value {
    case "YES" where !isWhole: return "yes"
    case "NO" where !isWhole: return "no"
    case "present" where !isWhole: return "set"
    default: break
    }
    if Self.isQuoted(name) { return "\"\(value.abbreviated(to: 121))\"" }
    if Double(value) != nil { return PropertyValues.number(value) }
    let isWord = value.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    if isWord, value.first?.isLowercase == true { return value.spacedWords }
    if isWord, value.hasPrefix(Self.cellStyle) {
      return String(value.dropFirst(Self.cellStyle.count)).spacedWords
    }
    return value.abbreviated(to: 121)
  }
}
