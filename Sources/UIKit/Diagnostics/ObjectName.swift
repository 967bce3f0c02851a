import AutoLayout
import Foundation

/// The names of objects in descriptions.
///
/// Source: the logs in the tests of `johnpatrickmorgan/wtfautolayout`.
@MainActor
enum ObjectName {
  /// `Class:0xaddress`.
  static func full(_ object: AnyObject) -> String { "\(type(object)):\(address(object))" }

  /// `Class:0xaddress'text'`; a view with an identifier is called by that.
  static func item(_ item: AnyObject?) -> String {
    switch item {
    case let guide as UILayoutGuide: full(guide) + text(of: guide)
    case let view as UIView:
      view.accessibilityIdentifier.map(shortened) ?? full(view) + text(of: view)
    default: "(nil)"
    }
  }

  /// The text of a view, or the identifier of a guide, in single quotes; nothing without one.
  static func text(of item: AnyObject) -> String {
    switch item {
    case let guide as UILayoutGuide: quoted(guide.identifier)
    case let view as UIView: quoted(view.displayedText)
    default: ""
    }
  }

  /// ``item(_:)`` for what layout knows the object by; also for guides that no client knows.
  static func item(_ item: LayoutItem?) -> String {
    if let object = item?.representedObject { return self.item(object) }
    guard let guide = item as? LayoutGuide else { return "(nil)" }
    return "\(guide.systemClassName):\(address(guide))\(quoted(guide.systemIdentifier))"
  }

  /// The name that stands for a view in place of its class and address; nil without one.
  static func identifier(of item: LayoutItem) -> String? {
    (item.representedObject as? UIView)?.accessibilityIdentifier.map(shortened)
  }

  /// `name:0xaddress`, with the class where there is no name.
  static func nameWithAddress(_ item: LayoutItem) -> String {
    let object = item.representedObject ?? item
    return identifier(of: item).map { "\($0):\(address(object))" } ?? full(object)
  }

  /// ``item(_:)`` with an attribute.
  static func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
    "\(self.item(item)).\(attribute)"
  }

  /// The class: the name alone for those of this module, else with the module's.
  nonisolated static func type(_ object: AnyObject) -> String { name(of: Swift.type(of: object)) }

  /// The name of a class: without the module's for those of this module.
  nonisolated static func name(of type: AnyClass) -> String {
    let name = String(reflecting: type)
    if let appleName = appleName(of: type) { return appleName }
    // What is declared in a function has no name outside it.
    if name.contains("(") { return "\(type)" }
    return isOfThisModule(type) ? String(name.dropFirst("UIKit.".count)) : name
  }

  /// Apple's name of a class that is called otherwise here: constraints that layout makes by itself are
  /// like others in its logs.
  nonisolated private static func appleName(of type: AnyClass) -> String? {
    if type == ImpliedLayoutConstraint.self { return "NSLayoutConstraint" }
    return type == LayoutSupportGuide.self ? "_UILayoutGuide" : nil
  }

  /// Whether this module declares a type.
  nonisolated static func isOfThisModule(_ type: Any.Type) -> Bool {
    String(reflecting: type).hasPrefix("UIKit.")
  }

  /// The address in hexadecimal digits.
  nonisolated static func address(_ object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
  }

  /// A text in single quotes; nothing for an empty one.
  static func quoted(_ text: String?) -> String {
    guard let text, !text.isEmpty else { return "" }
    return "'\(shortened(text))'"
  }

  /// The first 25 characters.
  static func shortened(_ text: String) -> String {
    text.count > 25 ? text.prefix(25) + "..." : text
  }
}

extension LayoutGuide {
  /// Apple's class of a guide that layout made by itself.
  fileprivate var systemClassName: String {
    switch identifier {
    case "UISV-alignment-spanner": "_UILayoutSpacer"
    case "UISV-gap": "_UIOLAGapGuide"
    default: "UILayoutGuide"
    }
  }

  /// The identifier that logs show for a guide that layout made by itself; gaps show none.
  fileprivate var systemIdentifier: String {
    if role == .layoutMargins { return "UIViewLayoutMarginsGuide" }
    return identifier == "UISV-gap" ? "" : identifier
  }
}

extension UIView {
  /// The text that stands for the view in descriptions.
  fileprivate var displayedText: String? {
    switch self {
    case let label as UILabel: label.text
    case let button as UIButton: button.currentTitle
    case let textView as UITextView: textView.text
    default: nil
    }
  }
}
