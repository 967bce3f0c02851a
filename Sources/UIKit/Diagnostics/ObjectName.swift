import Foundation

/// The names of objects in descriptions.
///
/// Source: logs (reference, §2.2).
@MainActor
enum ObjectName {
  /// `Class:0xaddress`.
  static func full(_ object: AnyObject) -> String { "\(type(object)):\(address(object))" }

  /// `Class:0xaddress'text'`; a view with an identifier is called by that.
  static func item(_ item: AnyObject?) -> String {
    switch item {
    case let guide as UILayoutGuide: full(guide) + quoted(guide.identifier)
    case let view as UIView:
      view.accessibilityIdentifier.map(shortened) ?? full(view) + quoted(view.displayedText)
    default: "(nil)"
    }
  }

  /// ``item(_:)`` with an attribute.
  static func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
    "\(self.item(item)).\(attribute)"
  }

  /// The class: the name alone for those of this module, else with the module's.
  nonisolated static func type(_ object: AnyObject) -> String {
    let name = String(reflecting: Swift.type(of: object))
    // What is declared in a function has no name outside it.
    if name.contains("(") { return "\(Swift.type(of: object))" }
    return name.hasPrefix("UIKit.") ? String(name.dropFirst("UIKit.".count)) : name
  }

  /// The address in hexadecimal digits.
  nonisolated static func address(_ object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
  }

  private static func quoted(_ text: String?) -> String {
    guard let text, !text.isEmpty else { return "" }
    return "'\(shortened(text))'"
  }

  /// The first 25 characters.
  private static func shortened(_ text: String) -> String {
    text.count > 25 ? text.prefix(25) + "..." : text
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
