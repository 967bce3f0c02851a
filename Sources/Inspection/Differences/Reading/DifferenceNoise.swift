import InterfaceBuilder

/// The parts of documents that differ between versions without a difference in meaning.
enum DifferenceNoise {
  /// The elements that tools write for themselves, or for the canvas.
  private static let elements: Set<String> = [
    "dependencies", "device", "classes", "resources", "inferredMetricsTieBreakers", "userGuides",
    "designables", "designable", "customFonts", "point.canvasLocation", "size.freeformSize",
    "freeformSimulatedSizeMetrics", "animations",
  ]

  /// Whether an element and all in it means nothing to who uses the interface.
  static func covers(_ element: DocumentElement) -> Bool {
    let key = element.key ?? ""
    return elements.contains(element.name) || elements.contains("\(element.name).\(key)")
      || key.hasPrefix("simulated") || element.name.hasPrefix("simulated")
      || key == "canvasLocation"
  }

  /// Whether an element is about the canvas, which `--all` counts.
  static func isCanvas(_ element: DocumentElement) -> Bool {
    let key = element.key ?? ""
    return key == "canvasLocation" || key.hasPrefix("simulated") || key == "freeformSize"
      || element.name.hasPrefix("simulated") || element.name == "device"
      || element.name == "freeformSimulatedSizeMetrics"
  }

  /// The attributes that tools write for themselves, by where they stand; `*` is any element.
  private static let attributes: Set<String> = [
    "*.id", "*.key", "*.sceneID", "*.sceneMemberID", "*.customModuleProvider", "*.fixedFrame",
    "*.misplaced", "*.ambiguous", "*.verifyAmbiguity", "*.colorLabel", "*.colorMatched",
    "document.type", "document.version", "document.toolsVersion", "document.systemVersion",
    "document.propertyAccessControl", "document.variant", "*.userComments", "*.customModule",
    "*.translatesAutoresizingMaskIntoConstraints", "*.usesAttributedText", "*.customClass",
    "*.hasAttributedTitle",
    "document.targetRuntime", "userDefinedRuntimeAttribute.keyPath", "exit.userLabel",
    "placeholder.placeholderIdentifier",
  ]

  /// Whether an attribute means nothing by itself.
  static func covers(attribute: String, of element: DocumentElement) -> Bool {
    attributes.contains("*.\(attribute)") || attributes.contains("\(element.name).\(attribute)")
      || attribute.hasPrefix("simulated")
  }

  /// The elements that say nothing where they are empty.
  private static let vacuous: Set<String> = [
    "modifierMask", "textInputTraits", "options", "metadata", "tabStops", "wkPreferences",
    "dataDetectorType", "attributedString", "standardMapConfiguration", "accessibility", "state",
    "variation", "preferredSymbolConfiguration",
  ]

  /// Whether an element with nothing in it says something by being there.
  static func countsEmpty(_ element: DocumentElement) -> Bool {
    element.attributes.allSatisfy { $0.name == "key" } && element.children.isEmpty
      && element.text == nil && !vacuous.contains(element.name)
  }

  /// Whether two colours are told apart by their space only, where Interface Builder takes calibrated parts for those
  /// of sRGB as they are: when a document becomes one with matched colours, `colorMatched`.
  static func isSameColor(_ first: String?, _ second: String?) -> Bool {
    guard let first, let second, first.hasPrefix("#") else { return false }
    return first.replacing(PropertyValues.calibrated, with: "")
      == second.replacing(PropertyValues.calibrated, with: "")
  }

  /// The largest difference of frames and pictures that is none: Interface Builder rounds them to pixels of one device,
  /// and to those of the next.
  static let rounding = 0.5

  /// The largest difference of numbers that people write that is none.
  private static let notation = 0.005

  /// Whether two values of a property are told apart by rounding only.
  static func isSame(_ first: String?, _ second: String?, of path: PropertyPath) -> Bool {
    isSame(first, second, within: frames.contains(path.steps.last ?? "") ? rounding : notation)
  }

  /// The properties that layout writes.
  private static let frames: Set<String> = ["frame", "frameSize", "bounds", "contentRect"]

  /// Whether two values are told apart by no more than a tolerance in each of their numbers.
  static func isSame(_ first: String?, _ second: String?, within tolerance: Double) -> Bool {
    guard first != second else { return true }
    guard let first, let second else { return false }
    let (numbers, others) = (numbers(first), self.numbers(second))
    guard let numbers, let others, numbers.count == others.count else { return false }
    return zip(numbers, others).allSatisfy { abs($0 - $1) <= tolerance }
  }

  /// The numbers of a number, or of a list in parentheses.
  private static func numbers(_ text: String) -> [Double]? {
    guard let first = text.first, first == "(" || first == "-" || first == "." || first.isNumber
    else { return nil }
    let body = first == "(" && text.last == ")" ? text.dropFirst().dropLast() : text[...]
    let parts = body.split(separator: ",").map { Double($0.drop { $0 == " " }) }
    let numbers = parts.compactMap { $0 }
    return numbers.count == parts.count && !numbers.isEmpty ? numbers : nil
  }
}
