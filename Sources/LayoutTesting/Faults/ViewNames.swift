import LayoutFaults
import UIKit

/// The names of the views of a hierarchy: by accessibility identifier, by the property that holds them, by text, or by
/// class.
@MainActor
struct ViewNames {
  private let root: UIView
  private let rootName: String
  private var properties: [ObjectIdentifier: String] = [:]

  /// Finds names for the views inside a view.
  ///
  /// - Parameters:
  ///   - root: The view.
  ///   - controller: Its controller, whose properties count too.
  init(_ root: UIView, controller: UIViewController?) {
    self.root = root
    rootName = controller.map { "\(type(of: $0))" } ?? "\(type(of: root))"
    if let controller { readControllers(controller) }
    for view in root.programViews { read(Mirror(reflecting: view)) }
  }

  private mutating func readControllers(_ controller: UIViewController) {
    read(Mirror(reflecting: controller))
    for child in controller.children { readControllers(child) }
  }

  /// Notes the properties that classes outside of UIKit declare.
  private mutating func read(_ mirror: Mirror) {
    var mirror: Mirror? = mirror
    while let current = mirror, !String(reflecting: current.subjectType).hasPrefix("UIKit.") {
      for (label, value) in current.children {
        guard let label else { continue }
        note(value, as: Self.name(ofProperty: label))
      }
      mirror = current.superclassMirror
    }
  }

  private mutating func note(_ value: Any, as name: String) {
    if let view = value as? UIView {
      let key = ObjectIdentifier(view)
      if properties[key] == nil { properties[key] = name }
    } else if let views = value as? [UIView] {
      for (index, view) in views.enumerated() { note(view, as: "\(name)[\(index)]") }
    }
  }

  /// The name that a property was declared by: those that are lazy or wrapped are stored under others.
  private static func name(ofProperty label: String) -> String {
    let lazyPrefix = "$__lazy_storage_$_"
    if label.hasPrefix(lazyPrefix) { return String(label.dropFirst(lazyPrefix.count)) }
    return label.hasPrefix("_") ? String(label.dropFirst()) : label
  }

  /// Whether a view has a name, as identifier or property.
  func isCalled(_ view: UIView, _ name: String) -> Bool {
    view.accessibilityIdentifier == name || properties[ObjectIdentifier(view)] == name
  }

  /// The view in a word or two, among others.
  func short(_ view: UIView) -> String {
    if view === root, controllerIsNamed { return "\(rootName).view" }
    if let name = given(view) { return name }
    if let text = view.visibleText { return "\"\(text.abbreviated)\" \(type(of: view))" }
    return "\(type(of: view))"
  }

  private var controllerIsNamed: Bool { rootName != "\(type(of: root))" }

  private func given(_ view: UIView) -> String? {
    if let identifier = view.accessibilityIdentifier, !identifier.isEmpty { return identifier }
    return properties[ObjectIdentifier(view)]
  }

  /// The view with its class, its text and its place: `title ("Sea" UILabel in Page > header)`.
  func full(_ view: UIView) -> String {
    let text = view.visibleText.map { "\"\($0.abbreviated)\" " } ?? ""
    let place = view === root ? "" : " in \(path(view.superview ?? root))"
    guard let name = given(view) else { return "\(text)\(type(of: view))\(place)" }
    return "\(name) (\(text)\(type(of: view))\(place))"
  }

  /// The view with the views around it, from the root.
  func path(_ view: UIView) -> String {
    guard view !== root, let superview = view.superview else { return rootName }
    return path(superview) + " > " + (given(view) ?? numbered(view, in: superview))
  }

  /// The class, with a number where several of the class stand side by side.
  private func numbered(_ view: UIView, in superview: UIView) -> String {
    let alike = superview.subviews.filter { type(of: $0) == type(of: view) }
    guard alike.count > 1, let index = alike.firstIndex(where: { $0 === view }) else {
      return "\(type(of: view))"
    }
    return "\(type(of: view))[\(index)]"
  }
}
