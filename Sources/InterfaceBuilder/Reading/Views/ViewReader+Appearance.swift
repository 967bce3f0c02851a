extension ViewReader {
  /// The attributes of drawing, which are the same for every class.
  var appearance: ViewAppearance {
    let accessibility = source.child(key: "accessibilityConfiguration").map(context.vary)
    return ViewAppearance(
      isHidden: source.flag("hidden"),
      alpha: min(1, max(0, context.number("alpha", of: source) ?? 1)),
      isOpaque: source.flag("opaque", default: true),
      clipsToBounds: source.flag("clipsSubviews"), contentMode: contentMode,
      semanticContent: context.value("semanticContentAttribute", of: source) ?? .unspecified,
      isUserInteractionEnabled: source.flag("userInteractionEnabled", default: true),
      isEnabled: source.flag("enabled", default: true), isSelected: source.flag("selected"),
      isHighlighted: source.flag("highlighted"),
      backgroundColor: context.color("backgroundColor", of: source),
      tintColor: context.color("tintColor", of: source), runtimeAttributes: runtimeAttributes,
      accessibilityLabel: accessibility.flatMap { context.string("label", of: $0) })
  }

  /// Old versions of Interface Builder wrote the corners with a capital letter.
  private var contentMode: ViewAppearance.ContentMode {
    guard let text = source["contentMode"] else { return .scaleToFill }
    let name = text.prefix(1).lowercased() + text.dropFirst()
    if let mode = ViewAppearance.ContentMode(rawValue: name) { return mode }
    if context.platform != .macOS {
      context.report(
        .unknownValue(text), at: source.holder(of: "contentMode"), attribute: "contentMode")
    }
    return .scaleToFill
  }

  private var runtimeAttributes: [RuntimeAttribute] {
    source.element.children(of: "userDefinedRuntimeAttributes").compactMap { element in
      guard let keyPath = element["keyPath"] else { return nil }
      return RuntimeAttribute(element: element, keyPath: keyPath, value: runtimeValue(element))
    }
  }

  private func runtimeValue(_ element: DocumentElement) -> RuntimeAttribute.Value {
    let attribute = context.vary(element)
    let type = element["type"] ?? ""
    let child = element.child(key: "value")
    switch type {
    case "boolean": return .boolean(element["value"] == "YES")
    case "string": return .string(context.string("value", of: attribute) ?? "")
    case "number":
      guard let value = child.flatMap({ context.number("value", of: $0) }) else { break }
      return .number(value)
    case "color":
      guard let color = context.color("value", of: attribute) else { break }
      return .color(color)
    case "size":
      guard let size = context.size(child) else { break }
      return .size(size)
    case "rect":
      guard let rect = context.rect(child) else { break }
      return .rect(rect)
    case "image":
      guard let name = element["value"] else { break }
      return .image(name)
    default: break
    }
    return .other(type: type)
  }
}
