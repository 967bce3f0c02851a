package import LayoutLogs

/// The names of the items of a list of constraints, as people see them: `"Sign in" button`, `card`, `UIView 2`.
package struct LogNames: Hashable, Sendable {
  /// An item with its name.
  package struct Entry: Hashable, Sendable {
    package let name: String
    package let item: LogItem
    /// Whether the name is a class with a number, which only the address tells apart.
    package let isNumbered: Bool
  }

  /// The items in the order in which they are first mentioned.
  package private(set) var entries: [Entry] = []
  private var names: [String: String] = [:]

  package init(_ constraints: [ConstraintDescription]) {
    var items: [LogItem] = []
    var seen: Set<String> = []
    for constraint in constraints {
      for item in constraint.items + (constraint.superview.map { [$0] } ?? [])
      where seen.insert(item.key).inserted {
        items.append(item)
      }
    }
    self.init(items: items)
  }

  /// Names items that differ from each other.
  init(items: [LogItem]) {
    let bases = items.map(Self.base)
    var numbers: [String: Int] = [:]
    for (item, base) in zip(items, bases) {
      let isNumbered = bases.count { $0 == base } > 1
      let number = (numbers[base] ?? 0) + 1
      numbers[base] = number
      let name = isNumbered ? "\(base) \(number)" : base
      names[item.key] = name
      entries.append(Entry(name: name, item: item, isNumbered: isNumbered))
    }
  }

  package func name(of item: LogItem) -> String { names[item.key] ?? Self.base(item) }

  private static func base(_ item: LogItem) -> String {
    if let text = item.text {
      if let guide = guides[text] { return guide }
      let noun = item.shortClass.map { nouns[$0] ?? $0 } ?? "item"
      return item.isGuide ? "\(noun) '\(text)'" : "\"\(text)\" \(noun)"
    }
    if let name = item.name { return name }
    return item.shortClass ?? "nil"
  }

  private static let guides = [
    "UIViewSafeAreaLayoutGuide": "safe area", "NSViewSafeAreaLayoutGuide": "safe area",
    "UIViewLayoutMarginsGuide": "margins guide", "UIViewReadableContentGuide": "readable guide",
    "UIViewKeyboardLayoutGuide": "keyboard guide",
    "UIScrollViewContentLayoutGuide": "content guide",
    "UIScrollViewFrameLayoutGuide": "frame guide",
  ]
  private static let nouns = [
    "UILabel": "label", "UIButton": "button", "UITextField": "text field",
    "UITextView": "text view", "UIImageView": "image view", "NSButton": "button",
    "NSTextField": "text field",
  ]
}
