/// The element classes that documents can hold.
enum ElementRegistry {
  /// The element classes of iOS and tvOS.
  ///
  /// A new class is a line here and a file beside this one.
  static let elements: [any ViewElement.Type] = [
    ActivityIndicatorContent.self,
    ButtonContent.self,
    CaptionButtonContent.self,
    CollectionItemContent.self,
    CollectionViewContent.self,
    ColorWellContent.self,
    ContainerViewContent.self,
    ControlContent.self,
    DatePickerContent.self,
    ImageViewContent.self,
    LabelContent.self,
    NavigationBarContent.self,
    PageControlContent.self,
    PickerViewContent.self,
    PlainViewContent.self,
    ProgressViewContent.self,
    RuntimeViewContent.self,
    ScrollViewContent.self,
    SearchBarContent.self,
    SegmentedControlContent.self,
    SliderContent.self,
    StackViewContent.self,
    StepperContent.self,
    SwitchContent.self,
    TabBarContent.self,
    TableViewCellContent.self,
    TableViewContent.self,
    TableViewHeaderFooterContent.self,
    TextFieldContent.self,
    TextViewContent.self,
    ToolbarContent.self,
    UnmodeledViewContent.self,
    VisualEffectViewContent.self,
  ]

  private static let elementsByName = Dictionary(
    uniqueKeysWithValues: elements.flatMap { element in element.names.map { ($0, element) } })

  /// Returns the class of an element; `nil` for an unknown one.
  static func element(named name: String, platform: Platform) -> (any ViewElement.Type)? {
    guard platform == .macOS else { return elementsByName[name] }
    if name == "view" || name == "customView" { return PlainViewContent.self }
    return macNames.contains(name) || elementsByName[name] != nil ? UnmodeledViewContent.self : nil
  }

  /// Returns whether an element of a name is a view wherever it stands.
  static func isViewName(_ name: String, platform: Platform) -> Bool {
    switch platform {
    case .macOS: macNames.contains(name)
    case .iOS, .tvOS, .watchOS: elementsByName[name] != nil
    }
  }

  /// The views of macOS, which are read but not laid out.
  private static let macNames: Set<String> = [
    "view", "customView", "textField", "button", "scroller", "popUpButton", "clipView",
    "scrollView", "stackView", "box", "imageView", "tableCellView", "tableView",
    "tableHeaderView", "textView", "slider", "progressIndicator", "visualEffectView",
    "splitView", "colorWell", "segmentedControl", "stepper", "tabView", "searchField",
    "outlineView", "secureTextField", "comboBox", "matrix", "switch", "gridView",
    "pathControl", "collectionView", "containerView", "tokenField", "datePicker",
    "levelIndicator", "webView", "wkWebView", "ruleEditor", "sceneView", "predicateEditor",
    "control", "browser", "avPlayerView", "mapView", "pdfView", "openGLView", "form",
    "comboButton", "scrubber", "ikImageBrowserView", "mtkView", "skView", "arscnView",
  ]
}
