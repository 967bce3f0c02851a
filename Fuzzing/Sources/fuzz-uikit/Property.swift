import UIKit

/// A property of views of a class, with values that programs give it.
struct Property: Sendable {
  let name: String
  /// The class of the views; nil for all.
  let kind: Kind?
  /// The values as code.
  let values: [String]
  /// Sets the value of an index.
  let set: @MainActor @Sendable (UIView, Int) -> Void

  private init<View: UIView, Value: Sendable>(
    _ kind: Kind?, _ name: String, _ values: [Value],
    _ set: @escaping @MainActor @Sendable (View, Value) -> Void
  ) {
    self.kind = kind
    self.name = name
    self.values = values.map { String(describing: $0) }
    self.set = { view, index in
      if let view = view as? View { set(view, values[index]) }
    }
  }

  /// The properties that programs set.
  static let all = everywhere + inLabels + inFields + inText + inButtons + inContainers

  private static let everywhere = [
    Property(nil, "directionalLayoutMargins", [0.0, 30]) { (view: UIView, value) in
      view.directionalLayoutMargins = .init(top: 4, leading: 10, bottom: 6, trailing: value)
    },
    Property(nil, "insetsLayoutMarginsFromSafeArea", [true, false]) { (view: UIView, value) in
      view.insetsLayoutMarginsFromSafeArea = value
    },
    Property(nil, "autoresizesSubviews", [true, false]) { (view: UIView, value) in
      view.autoresizesSubviews = value
    },
  ]

  private static let inLabels = [
    Property(.label, "preferredMaxLayoutWidth", [0.0, 30, 150]) { (view: UILabel, value) in
      view.preferredMaxLayoutWidth = value
    },
    Property(
      .label, "lineBreakMode", [NSLineBreakMode.byWordWrapping, .byCharWrapping, .byClipping]
    ) {
      (view: UILabel, value) in view.lineBreakMode = value
    },
    Property(.label, "hasShadow", [true, false]) { (view: UILabel, value) in
      view.shadowColor = value ? .black : nil
    },
    Property(.label, "shadowOffset", [0.0, 5]) { (view: UILabel, value) in
      view.shadowOffset = CGSize(width: value, height: value)
    },
  ]

  private static let inFields = [
    Property(.field, "placeholder", ["", "A placeholder"]) { (view: UITextField, value) in
      view.placeholder = value
    },
    Property(.field, "borderStyle", [UITextField.BorderStyle.none, .roundedRect, .line]) {
      (view: UITextField, value) in view.borderStyle = value
    },
    Property(.field, "clearButtonMode", [UITextField.ViewMode.never, .always]) {
      (view: UITextField, value) in view.clearButtonMode = value
    },
    Property(.field, "isSecureTextEntry", [true, false]) { (view: UITextField, value) in
      view.isSecureTextEntry = value
    },
  ]

  private static let inText = [
    Property(.prose, "isScrollEnabled", [true, false]) { (view: UITextView, value) in
      view.isScrollEnabled = value
    },
    Property(.prose, "textContainerInset", [0.0, 12]) { (view: UITextView, value) in
      view.textContainerInset = UIEdgeInsets(top: value, left: value, bottom: 3, right: 1)
    },
    Property(.prose, "scaled title", [true, false]) { (view: UITextView, value) in
      (view.font, view.adjustsFontForContentSizeCategory) = (title, value)
    },
    Property(.label, "scaled title", [true, false]) { (view: UILabel, value) in
      (view.font, view.adjustsFontForContentSizeCategory) = (title, value)
    },
    Property(.field, "scaled title", [true, false]) { (view: UITextField, value) in
      (view.font, view.adjustsFontForContentSizeCategory) = (title, value)
    },
    Property(.label, "system font", [9.0, 17, 40]) { (view: UILabel, value) in
      view.font = .systemFont(ofSize: value)
    },
    Property(.prose, "system font", [9.0, 17, 40]) { (view: UITextView, value) in
      view.font = .systemFont(ofSize: value)
    },
    Property(.field, "system font", [9.0, 17, 40]) { (view: UITextField, value) in
      view.font = .systemFont(ofSize: value)
    },
    Property(.button, "system font", [9.0, 17, 40]) { (view: UIButton, value) in
      view.titleLabel?.font = .systemFont(ofSize: value)
    },
  ]

  private static let inButtons = [
    Property(.button, "has plain configuration", [true, false]) { (view: UIButton, value) in
      view.configuration = value ? .plain() : nil
    },
    Property(.button, "contentEdgeInsets", [0.0, 15]) { (view: UIButton, value) in
      view.contentEdgeInsets = UIEdgeInsets(top: value, left: value, bottom: 2, right: 1)
    },
    Property(.button, "image", ["star", ""]) { (view: UIButton, value) in
      view.setImage(UIImage(systemName: value), for: .normal)
    },
    Property(.button, "isSelected", [true, false]) { (view: UIButton, value) in
      view.isSelected = value
    },
    Property(.button, "selected title", ["", "Now selected"]) { (view: UIButton, value) in
      view.setTitle(value.isEmpty ? nil : value, for: .selected)
    },
    Property(.image, "image", ["star", "square.and.arrow.up", ""]) { (view: UIImageView, value) in
      view.image = UIImage(systemName: value)
    },
  ]

  private static let inContainers = [
    Property(.stack, "has system spacing", [true, false]) { (view: UIStackView, value) in
      view.spacing = value ? UIStackView.spacingUseSystem : 3
    },
    Property(.scroll, "contentInset", [0.0, 25]) { (view: UIScrollView, value) in
      view.contentInset = UIEdgeInsets(top: value, left: value, bottom: value, right: value)
    },
    Property(.child, "additionalSafeAreaInsets", [0.0, 17]) { (view: UIView, value) in
      (view.next as? UIViewController)?.additionalSafeAreaInsets =
        UIEdgeInsets(top: value, left: value, bottom: 0, right: 0)
    },
    Property(.child, "viewRespectsSystemMinimumLayoutMargins", [true, false]) {
      (view: UIView, value) in
      (view.next as? UIViewController)?.viewRespectsSystemMinimumLayoutMargins = value
    },
  ]

  @MainActor private static var title: UIFont { .preferredFont(forTextStyle: .title1) }
}
