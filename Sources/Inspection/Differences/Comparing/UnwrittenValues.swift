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
  ///   - path: The property.
  ///   - first: The value of the older version.
  ///   - second: That of the newer one.
  /// - Returns: False where both versions write a value.
  func hides(_ path: PropertyPath, _ first: String?, _ second: String?) -> Bool {
    guard first == nil || second == nil else { return false }
    switch path.steps.last {
    case "fontDescription" where path.steps.count == 1:
      return new.element.name == "button"
        && Self.font(first, of: old.element) == Self.font(second, of: new.element)
    case "catalog": return !keepsImage(beside: path)
    // Only columns that do not follow the table's width write one of their own.
    case "width": return new.element.name == "tableColumn"
    default: return false
    }
  }

  /// A button's font, where none is written that of its type.
  private static func font(_ text: String?, of button: DocumentElement) -> String? {
    text ?? button.usualButtonFontSize.map { "system " + PropertyValues.number($0) }
  }

  /// The attributes that name images, which a catalog is written beside.
  private static let images = ["image", "value", "selectedImage", "landscapeImage"]

  /// Whether an image has the same name in both versions, so that another catalog makes it another image.
  private func keepsImage(beside path: PropertyPath) -> Bool {
    Self.images.contains { image in
      let path = PropertyPath(path.steps.dropLast() + [image])
      return old.properties[path] != nil && old.properties[path] == new.properties[path]
    }
  }
}
