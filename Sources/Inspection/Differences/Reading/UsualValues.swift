import InterfaceBuilder

/// The values of properties that a document does not write, so that writing them out is no difference.
enum UsualValues {
  /// The values that attributes have where they are not written, by name.
  ///
  /// Newer versions of Interface Builder write some of them out when they save a document.
  private static let defaults: [String: Set<String>] = [
    "enabled": ["YES"], "userInteractionEnabled": ["YES"], "hidden": ["NO"], "opaque": ["YES"],
    "alpha": ["1"], "tag": ["0"], "horizontalHuggingPriority": ["250"], "animating": ["NO"],
    "verticalHuggingPriority": ["250"], "horizontalCompressionResistancePriority": ["750"],
    "verticalCompressionResistancePriority": ["750"], "priority": ["1000"], "multiplier": ["1"],
    "constant": ["0"], "relation": ["equal"], "clipsSubviews": ["NO"], "symbolic": ["NO"],
    "multipleTouchEnabled": ["NO"], "autoresizesSubviews": ["YES"],
    "clearsContextBeforeDrawing": ["YES"], "highlighted": ["NO"], "selected": ["NO"],
    "adjustsImageWhenHighlighted": ["YES"], "adjustsImageWhenDisabled": ["YES"],
    "showsTouchWhenHighlighted": ["NO"], "numberOfLines": ["1"],
    "insetsLayoutMarginsFromSafeArea": ["YES"],
    "preservesSuperviewLayoutMargins": ["NO"], "adjustsFontForContentSizeCategory": ["NO"],
    "contentMode": ["scaleToFill"], "useTraitCollections": ["NO"],
    "useSafeAreas": ["NO"], "useAutolayout": ["NO"], "launchScreen": ["NO"],
    "adjustsFontSizeToFit": ["YES"], "contentInsetAdjustmentBehavior": ["automatic"],
    "wantsLayer": ["NO"], "preferredMaxLayoutWidth": ["0"], "lineBreakMode": [],
    "contentHorizontalAlignment": ["center"], "contentVerticalAlignment": ["center"],
    "baselineAdjustment": ["alignBaselines"], "hidesBottomBarWhenPushed": ["NO"],
    "minimumFontSize": ["0"], "showsHorizontalScrollIndicator": ["YES"],
    "showsVerticalScrollIndicator": ["YES"], "scrollEnabled": ["YES"], "bounces": ["YES"],
    "translucent": ["YES"], "automaticallyAdjustsScrollViewInsets": ["YES"],
    "definesPresentationContext": ["NO"], "buttonType": ["custom"],
    "showsSelectionImmediatelyOnTouchBegin": ["YES"], "contentViewInsetsToSafeArea": ["YES"],
    "alwaysBounceVertical": ["NO"], "alwaysBounceHorizontal": ["NO"], "pagingEnabled": ["NO"],
    "directionalLockEnabled": ["NO"], "bouncesZoom": ["YES"], "delaysContentTouches": ["YES"],
    "canCancelContentTouches": ["YES"], "maximumZoomScale": ["1"], "minimumZoomScale": ["1"],
    "keyboardDismissMode": ["none"], "allowsSelection": ["YES"], "pointerInteraction": ["NO"],
    "allowsMultipleSelection": ["NO"], "allowsSelectionDuringEditing": ["NO"],
    "momentary": ["NO"], "secureTextEntry": ["NO"], "showsMenuAsPrimaryAction": ["NO"],
    "indentationLevel": ["0"], "adjustsLetterSpacingToFitWidth": ["NO"],
    "hidesWhenStopped": ["NO"], "accessoryType": ["none"], "editingAccessoryType": ["none"],
    "shouldIndentWhileEditing": ["YES"], "navigationBarHidden": ["NO"], "largeTitles": ["NO"],
    "autocorrectionType": ["default"], "spellCheckingType": ["default"],
    "keyboardType": ["default"], "returnKeyType": ["default"], "keyboardAppearance": ["default"],
  ]

  /// Whether an element is what there is without it: nothing at all, or insets of nothing, which Interface
  /// Builder writes with tiny numbers.
  static func covers(_ element: DocumentElement) -> Bool {
    // A runtime attribute of nothing is set at run time all the same.
    if element.name == "nil" { return element.parent?.name != "userDefinedRuntimeAttribute" }
    return element.name == "inset" && isZero(element)
  }

  /// The values that attributes of one element have where they are not written.
  ///
  /// Documents never write these, or nowhere but in some versions: no label says "left", no AppKit cell "natural".
  private static let defaultsOfElements = [
    "constraint.placeholder": "NO", "constraint.type": "default", "stackView.alignment": "fill",
    "stackView.distribution": "fill", "stackView.spacing": "0", "stackView.axis": "horizontal",
    "segment.width": "0", "barButtonItem.width": "0", "label.textAlignment": "left",
    "textField.textAlignment": "left", "textView.textAlignment": "left",
    "buttonCell.alignment": "natural", "popUpButtonCell.alignment": "natural",
    "textFieldCell.alignment": "natural", "secureTextFieldCell.alignment": "natural",
    "searchFieldCell.alignment": "natural", "comboBoxCell.alignment": "natural",
    "tokenFieldCell.alignment": "natural", "tableViewCell.rowHeight": "-1",
    "switch.on": "NO",
  ]

  /// The value that an attribute has where it is not written, in this element only; nil where it is not known.
  private static func usual(of attribute: String, only element: DocumentElement) -> String? {
    // The stack views of AppKit say an orientation, and fill by gravity; attributed text has alignments of its own.
    guard element.name != "stackView" || element["orientation"] == nil,
      attribute != "textAlignment" || element["usesAttributedText"] != "YES"
    else { return nil }
    return defaultsOfElements["\(element.name).\(attribute)"]
  }

  /// Whether an attribute says what there is without it, in this element only.
  static func isDefault(_ attribute: DocumentAttribute, of element: DocumentElement) -> Bool {
    usual(of: attribute.name, only: element) == attribute.value
      || isNoTraitBesideOthers(attribute, of: element)
  }

  /// Whether an accessibility trait is the empty one beside others: `UIAccessibilityTraitNone` is zero, so that it adds
  /// nothing to them.
  private static func isNoTraitBesideOthers(
    _ attribute: DocumentAttribute, of element: DocumentElement
  ) -> Bool {
    element.name == "accessibilityTraits" && attribute.name == "none"
      && element.attributes.contains { $0.name != "none" && $0.value == "YES" }
  }

  /// Whether an element of numbers has none but zero.
  private static func isZero(_ element: DocumentElement) -> Bool {
    element.attributes.allSatisfy { attribute in
      attribute.name == "key" || abs(Double(attribute.value) ?? 1) < 0.001
    }
  }

  /// Whether an element holds an offset of nothing, the default of search bars and bar items.
  static func isNoOffset(_ element: DocumentElement) -> Bool {
    element.name == "offsetWrapper" && isZero(element)
  }

  /// The attributes that name objects, which an empty text does not.
  private static let identifiers: Set<String> = [
    "storyboardIdentifier", "reuseIdentifier", "restorationIdentifier", "identifier", "userLabel",
  ]

  /// A value in the form in which it is compared; nil where it is the one that an absent attribute has.
  static func normalized(_ value: String, of attribute: String) -> String? {
    if value.isEmpty, identifiers.contains(attribute) { return nil }
    let value = attribute == "buttonType" && value == "roundedRect" ? "system" : value
    guard defaults[attribute]?.contains(value) != true else { return nil }
    return value
  }

  /// The value that an absent attribute has; nil where it is not known.
  static func usual(of attribute: String, of element: DocumentElement) -> String? {
    if let value = usual(of: attribute, only: element) { return value }
    guard let values = defaults[attribute], values.count == 1 else { return nil }
    return values.first
  }

  /// The heights that rows, headers and footers choose by themselves where they are -1.
  private static let automaticHeights: Set<String> = [
    "rowHeight", "estimatedRowHeight", "sectionHeaderHeight", "sectionFooterHeight",
    "estimatedSectionHeaderHeight", "estimatedSectionFooterHeight",
  ]

  /// Whether a value is the one that Interface Builder shows as Automatic.
  static func isAutomatic(_ value: String, of attribute: String) -> Bool {
    automaticHeights.contains(attribute) && Double(value) == -1
  }
}
