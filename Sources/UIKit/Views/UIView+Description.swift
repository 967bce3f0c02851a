import Foundation

extension UIView {
  /// The name of the view in diagnoses: its id in a document, its accessibility identifier or its class.
  var layoutName: String { documentID ?? accessibilityIdentifier ?? "\(type(of: self))" }

  /// `<Class: 0xaddress; frame = (x y; w h); autoresize = W+H; layer = <CALayer: 0xaddress>>`, with
  /// what is not as usual between the frame and the layer.
  ///
  /// Source: descriptions in public logs; the class of UIKit that a client's class is made from comes
  /// first, except `UIView`.
  var objectDescription: String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(\.brief)
    let facts =
      [baseClassName.map { "baseClass = \($0)" }]
      + ["frame = (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"] + ownFacts
      + ["layer = <\(layerClassName): \(ObjectName.address(layer))>"] + scrollFacts
    return "<\(ObjectName.type(self)): \(ObjectName.address(self)); "
      + facts.compactMap(\.self).joined(separator: "; ") + ">"
  }

  /// The properties that differ from their defaults, in the order of Apple's descriptions.
  private var ownFacts: [String?] {
    let mask = autoresizingMask.letters
    return [
      describedText.map { "text = '\(ObjectName.shortened($0))'" },
      clipsToBounds ? "clipsToBounds = YES" : nil,
      alpha == 1 ? nil : "alpha = \(alpha.brief)",
      isHidden ? "hidden = YES" : nil,
      isOpaque ? nil : "opaque = NO",
      mask.isEmpty ? nil : "autoresize = \(mask)",
      isUserInteractionEnabled ? nil : "userInteractionEnabled = NO",
      tag == 0 ? nil : "tag = \(tag)",
    ]
  }

  /// The offset and size of scrolled content, which descriptions name after the layer.
  ///
  /// Source: descriptions of iOS 11 and later.
  private var scrollFacts: [String?] {
    guard let view = self as? UIScrollView else { return [] }
    return [
      "contentOffset: \(NSStringFromCGPoint(view.contentOffset))",
      "contentSize: \(NSStringFromCGSize(view.contentSize))",
      "adjustedContentInset: \(NSStringFromUIEdgeInsets(view.adjustedContentInset))",
    ]
  }

  private var describedText: String? {
    switch self {
    case let label as UILabel: label.text
    case let field as UITextField: field.text
    case let textView as UITextView: textView.text
    default: nil
    }
  }

  /// The nearest class of this module where the view's own is another and that is not `UIView`.
  private var baseClassName: String? {
    guard !ObjectName.isOfThisModule(type(of: self)) else { return nil }
    var mirror = Mirror(reflecting: self).superclassMirror
    while let current = mirror, !ObjectName.isOfThisModule(current.subjectType) {
      mirror = current.superclassMirror
    }
    guard let type = mirror?.subjectType, type != UIView.self else { return nil }
    return "\(type)"
  }

  private var layerClassName: String {
    switch self {
    case is UILabel: "_UILabelLayer"
    case is UIWindow: "UIWindowLayer"
    default: ObjectName.type(layer)
    }
  }
}

extension UIView.AutoresizingMask {
  /// The letters of Apple's descriptions, `W+H`.
  fileprivate var letters: String {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}
