package import PlatformMetrics

extension UIUserInterfaceSizeClass {
  /// The trait of a device's size class; unspecified for nil.
  package init(_ sizeClass: SizeClass?) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case nil: self = .unspecified
    }
  }
}

extension UIUserInterfaceIdiom {
  /// The trait of a device's kind.
  package init(_ idiom: Idiom) {
    switch idiom {
    case .phone: self = .phone
    case .pad: self = .pad
    case .tv: self = .tv
    case .mac: self = .mac
    }
  }
}
