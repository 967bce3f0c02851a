import ConstraintSolver

/// The author of a constraint: the developer, or a part of Apple's frameworks.
package enum Origin: Hashable, Sendable {
  case developer
  /// Interface Builder, for a view that has too few constraints.
  case interfaceBuilder
  /// A required content hugging or compression resistance.
  case contentSize
  /// The size that a table view, collection view, window or bar gives a view that it lays out.
  case encapsulatedSize
  /// A size while a view is measured.
  case temporarySize
  /// A view's frame and autoresizing mask.
  case autoresizingMask
  case marginsGuide
  case safeArea
  /// The top or bottom layout guide of a view controller.
  case layoutSupport
  case stack(StackRole)
  case window
  /// Views of Apple's that apps do not lay out.
  case privateViews

  package enum StackRole: Hashable, Sendable {
    case hiding, spacing, canvas, alignment, distribution, other
  }

  /// Whether an app can edit the constraint itself.
  package var isEditable: Bool {
    self == .developer || self == .interfaceBuilder || self == .contentSize
  }
}

extension Origin {
  /// The origin of a member of a list.
  ///
  /// Source: identifiers in the logs in the tests of `johnpatrickmorgan/wtfautolayout`.
  init(_ constraint: ConstraintDescription, in log: ConstraintLog) {
    if constraint.className == "NSAutoresizingMaskLayoutConstraint" || constraint.mask != nil {
      self = .autoresizingMask
    } else if constraint.className == "NSContentSizeLayoutConstraint" {
      self = .contentSize
    } else if constraint.className == "_UILayoutSupportConstraint" {
      self = .layoutSupport
    } else if let identifier = constraint.identifier, let origin = Origin(identifier: identifier) {
      self = origin
    } else if Self.isUnnamedEncapsulatedSize(constraint, in: log) {
      self = .encapsulatedSize
    } else if constraint.place == nil, constraint.items.allSatisfy(\.isPrivate) {
      self = .privateViews
    } else if constraint.items.allSatisfy({
      $0.isPrivate || log.isOfAlert($0) || log.isAmongPrivateViews($0)
    }) || constraint.isOfActionSheet || log.isOfSystemProcess {
      self = .privateViews
    } else {
      self = .developer
    }
  }

  private init?(identifier: String) {
    if identifier.hasPrefix("UIView-Encapsulated-Layout") || identifier.hasPrefix("NSView-Encaps") {
      self = .encapsulatedSize
    } else if identifier.hasPrefix("_UITemporaryLayout") {
      self = .temporarySize
    } else if identifier.hasPrefix("IB auto generated") {
      self = .interfaceBuilder
    } else if identifier.hasPrefix("UISV-") || identifier.hasPrefix("NSStackView.") {
      self = .stack(StackRole(identifier))
    } else if identifier.hasPrefix("UIViewSafeAreaLayoutGuide-")
      || identifier.hasPrefix("NSViewSafeAreaLayoutGuide-")
    {
      self = .safeArea
    } else if identifier.hasSuffix("Margin-guide-constraint") {
      self = .marginsGuide
    } else if identifier.hasPrefix("NSWindow-") {
      self = .window
    } else if Self.privateIdentifiers.contains(where: identifier.hasPrefix) {
      self = .privateViews
    } else {
      return nil
    }
  }

  /// The beginnings of identifiers that Apple's frameworks give constraints inside of their own views.
  private static let privateIdentifiers = [
    "_UI", "_NS", "UINav", "UIButtonBar", "UIBar", "UISearch", "UITab", "UIAlert", "UIInput",
    "UIKeyboard", "UIPicker", "UIDate", "UIToolbar", "UISplit", "TB_", "IB_", "BIB_", "Mask_",
    "MaskEV_", "accessoryView.", "inputView.", "assistantView.", "assistantHeight",
    "inputAccessory", "NSTitlebar", "NSToolbar", "NSTable", "NSTextField", "NSScrollView",
  ]

  /// Whether a constraint is the size that a list gives a row, in a log whose library hides identifiers.
  private static func isUnnamedEncapsulatedSize(
    _ constraint: ConstraintDescription, in log: ConstraintLog
  ) -> Bool {
    // Apple's own descriptions draw such a size, or say that it is active.
    guard constraint.className == "NSLayoutConstraint", constraint.identifier == nil,
      constraint.state == nil, constraint.form == .equation, constraint.second == nil,
      constraint.first.attribute.isExtent, constraint.relation == .equal
    else { return false }
    let isNothing = constraint.constant.value == 0
    if constraint.first.item.isRow {
      let alike = log.constraints.count { $0.first == constraint.first && $0.second == nil }
      return isNothing || alike == 1
    }
    return isNothing && log.constraints.contains { $0.className == "MASLayoutConstraint" }
  }
}

extension ConstraintLog {
  /// Whether a process of Apple's wrote the log, all of whose views are Apple's.
  package var isOfSystemProcess: Bool { process.map(Self.systemProcesses.contains) ?? false }

  /// The processes that show Apple's home screens, and its desktop.
  private static let systemProcesses: Set<String> = [
    "SpringBoard", "PineBoard", "backboardd", "Dock", "Finder", "SystemUIServer",
  ]

  /// Whether a view or guide without a name of its own is tied to views of Apple's only, which apps cannot tie theirs to.
  fileprivate func isAmongPrivateViews(_ item: LogItem) -> Bool {
    guard item.name == nil, item.className == "UIButtonLabel" || item.text == nil,
      ["UIView", "UILayoutGuide", "UIButtonLabel"].contains(item.className)
    else { return false }
    return constraints.allSatisfy { constraint in
      let items = constraint.items
      guard items.contains(where: { $0.key == item.key }) else { return true }
      return items.contains { $0.key != item.key && $0.isPrivate }
    }
  }

  /// Whether a plain view shares a constraint with a view of an alert, whose parts are Apple's.
  fileprivate func isOfAlert(_ item: LogItem) -> Bool {
    guard item.className == "UIView", item.text == nil, item.name == nil else { return false }
    return constraints.contains { constraint in
      constraint.items.contains { $0.key == item.key }
        && constraint.items.contains { $0.shortClass?.hasPrefix("_UIAlertController") == true }
    }
  }
}

extension ConstraintDescription {
  /// Whether the constraint is the negative width that UIKit gives action sheets for a moment.
  ///
  /// Source: reports since iOS 12 name it with this constant, and with a plain view.
  fileprivate var isOfActionSheet: Bool {
    first.item.className == "UIView" && first.attribute == .width && second == nil
      && constant.value == -16
  }
}

extension Origin.StackRole {
  init(_ identifier: String) {
    switch identifier {
    case "UISV-hiding": self = .hiding
    case "UISV-spacing", "NSStackView.Stack.Min": self = .spacing
    case "UISV-canvas-connection": self = .canvas
    case "UISV-alignment": self = .alignment
    case "UISV-fill-equally", "UISV-fill-proportionally", "UISV-distributing-edge":
      self = .distribution
    default: self = identifier.hasPrefix("NSStackView.Edge") ? .canvas : .other
    }
  }
}

extension LogItem {
  /// Whether the item is a view of Apple's that apps do not lay out.
  package var isPrivate: Bool {
    guard let name = shortClass else {
      return self.name.map { $0.hasPrefix("SystemInput") || $0.hasPrefix("UIRemote") } ?? false
    }
    if isGuide { return text == nil && name.hasPrefix("_UI") && name != "_UILayoutGuide" }
    return Self.privateClasses.contains(where: name.hasPrefix)
  }

  private static let privateClasses = [
    "_UI", "_NS", "UIKeyboard", "UIKB", "UIInputSet", "UIInputResponder", "UITextEffects",
    "UIRemoteKeyboard", "SystemInputAssistant", "UICompatibility", "UIButtonBar",
    "UIAlertController",
    "TUI", "UISystemKeyboard", "UICalloutBar", "UIEditing", "UINavigationItem",
    "UINavigationBarContent", "UIPredictionView", "UIDictation", "UIPopover", "UIDimming",
    "UIDropShadow", "CKMessageEntry", "UITransitionView", "UILayoutContainer", "NSTitlebar",
    "NSToolbarItemViewer",
    "NSThemeFrame", "FI_T", "UITableViewLabel", "UIActivityContent",
  ]

  /// Whether the item is a row, its content, or a header or footer, which a list sizes.
  package var isRow: Bool {
    guard let name = shortClass else { return false }
    return name.hasSuffix("Cell") || name.hasSuffix("CellContentView")
      || name.hasSuffix("ReusableView") || name.hasSuffix("HeaderFooterView")
      || name.hasSuffix("HeaderFooterContentView") || name.hasSuffix("HeaderFooterViewContentView")
  }

  /// Whether the item is in the place of a bar's item, a keyboard's accessory or another part of a bar.
  package var isOfBar: Bool {
    guard let name = shortClass else { return false }
    return [
      "_UIButtonBar", "_UIModernBarButton", "UINavigationBar", "_UINavigationBar", "UIToolbar",
      "_UIToolbar", "UINavigationButton", "_UIBar", "_UITAMIC", "UITAMIC",
    ].contains(where: name.hasPrefix)
  }

  package var isKeyboard: Bool {
    guard let name = shortClass ?? self.name else { return false }
    return [
      "UIKeyboard", "UIKB", "_UIKB", "UIInputSet", "UIInputView", "UIRemoteKeyboard",
      "_UIRemoteKeyboard", "SystemInputAssistant", "TUI", "UITextEffects", "UIPredictionView",
    ].contains(where: name.hasPrefix)
  }
}
