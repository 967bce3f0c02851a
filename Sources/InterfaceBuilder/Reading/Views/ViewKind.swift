/// The view classes that documents for iOS hold, by element name.
public enum ViewKind: String, Hashable, Sendable, CaseIterable {
  case view, label, button, imageView, textField, textView, `switch`, slider, stepper
  case segmentedControl, progressView, activityIndicatorView, pageControl, pickerView, datePicker
  case searchBar, navigationBar, toolbar, tabBar, scrollView, stackView, visualEffectView
  case tableView, tableViewCell, tableViewCellContentView
  case tableViewHeaderFooterView
  case collectionView, collectionViewCell, collectionViewCellContentView, collectionReusableView
  case containerView, wkWebView, webView, mapView, colorWell, refreshControl, window, control
  case arscnView, arskView, sceneKitView, skView, mtkView, glkView
  /// A class that is known but not modelled: views of macOS and rarities of tvOS.
  case generic
  /// An element that is not known, read as a plain view.
  case unknown

  init(elementName: String, platform: Platform) {
    if platform == .macOS {
      let isKnown = Self.macNames.contains(elementName)
      self =
        elementName == "view" || elementName == "customView"
        ? .view
        : isKnown || Self(rawValue: elementName) != nil ? .generic : .unknown
    } else if let kind = Self(rawValue: elementName), kind != .generic, kind != .unknown {
      self = kind
    } else {
      self = Self.otherNames.contains(elementName) ? .generic : .unknown
    }
  }

  /// Whether an element of this name is a view wherever it stands.
  static func isViewName(_ name: String, platform: Platform) -> Bool {
    switch platform {
    case .macOS: macNames.contains(name)
    case .iOS, .tvOS:
      otherNames.contains(name)
        || Self(rawValue: name).map { $0 != .generic && $0 != .unknown } ?? false
    }
  }

  /// Views of iOS and tvOS that are laid out as plain ones.
  private static let otherNames: Set<String> = [
    "tvCaptionButtonView", "tvCardView", "tvPosterView", "tvMonogramView", "adBannerView",
    "gameView", "realityView", "pdfView", "avPlayerView", "inputView", "metalView",
  ]

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
