import InterfaceBuilder

/// The properties of an object that mean the same in two versions, or nothing, though only one of these writes them.
struct UnwrittenValues {
  private let old: DocumentObject
  private let new: DocumentObject

  init(_ old: DocumentObject, _ new: DocumentObject) {
    self.old = old
    self.new = new
  }

  /// Whether a value that is written in one version only says nothing new.
  ///
  /// - Parameters:
  ///   - paths: The property, by its paths in both versions.
  ///   - first: The value of the older version.
  ///   - second: That of the newer one.
  /// - Returns: False where both versions write a value.
  func hides(
    _ paths: (old: PropertyPath, new: PropertyPath), _ first: String?, _ second: String?
  ) -> Bool {
    guard first == nil || second == nil else { return false }
    switch paths.new.steps.last {
    case "fontDescription" where paths.new.steps.count == 1:
      return new.element.name == "button"
        && Self.font(first, of: old.element) == Self.font(second, of: new.element)
    case "catalog": return !keepsImage(beside: paths)
    // Only columns that do not follow the table's width write one of their own.
    case "width": return new.element.name == "tableColumn"
    default: return false
    }
  }

  /// A button's font, where none is written that of its type.
  private static func font(_ text: String?, of button: DocumentElement) -> String? {
    text ?? button.usualButtonFontSize.map { "system " + PropertyValues.number($0) }
  }

  /// Whether an image has the same name in both versions, so that another catalog makes it another image.
  private func keepsImage(beside paths: (old: PropertyPath, new: PropertyPath)) -> Bool {
    new.properties.contains { path, value in
      guard let name = path.steps.last, Self.namesImage(name), path == paths.new.sibling(name)
      else { return false }
      return old.properties[paths.old.sibling(name)] == value
    }
  }

  /// Whether an attribute names an image, which a catalog is written beside.
  static func namesImage(_ name: String) -> Bool {
    ["image", "value", "background"].contains(name) || name.hasSuffix("Image")
  }
}

extension PropertyPath {
  /// The path of another attribute of the same element.
  fileprivate func sibling(_ name: String) -> PropertyPath {
    PropertyPath(steps.dropLast() + [name])
  }
}
