import AutoLayout
import UIKit

extension ViewBuilder {
  /// Gives a view what is particular to its class.
  func applyContent(_ description: ViewDescription, to view: UIView) {
    if let color = description.appearance.backgroundColor?.uiColor {
      view.backgroundColor = color
    }
    if let color = description.appearance.tintColor?.uiColor { view.tintColor = color }
    if let control = view as? UIControl { apply(description.appearance, to: control) }
    switch (description.content, view) {
    case (.label(let content), let view as UILabel): apply(content, to: view)
    case (.button(let content), let view as UIButton): apply(content, to: view)
    case (.image(let content), let view as UIImageView): apply(content, to: view)
    case (.textField(let content), let view as UITextField): apply(content, to: view)
    case (.textView(let content), let view as UITextView): apply(content, to: view)
    case (.stack(let content), let view as UIStackView):
      apply(content, to: view)
      applyMargins(description.layout.margins, to: view)
    case (.effect(let content), let view as UIVisualEffectView): apply(content, to: view)
    case (.scroll(let content), let view as UIScrollView):
      apply(content, to: view)
      view.surroundings = isInsideNavigation ? .navigation : .plain
    default: applyControlContent(description.content, to: view)
    }
  }

  private func apply(_ appearance: ViewAppearance, to control: UIControl) {
    control.isEnabled = appearance.isEnabled
    control.isSelected = appearance.isSelected
    control.isHighlighted = appearance.isHighlighted
  }

  private func apply(_ content: ImageContent, to view: UIImageView) {
    view.image = content.image.flatMap(images.image)
    view.highlightedImage = content.highlightedImage.flatMap(images.image)
  }

  private func apply(_ content: StackContent, to view: UIStackView) {
    view.axis = content.axis == .horizontal ? .horizontal : .vertical
    view.distribution = .init(rawValue: content.distribution.rawValue) ?? .fill
    view.alignment = .init(rawValue: content.alignment.rawValue) ?? .fill
    view.spacing =
      content.usesStandardSpacing ? UIStackView.spacingUseSystem : CGFloat(content.spacing)
    view.isBaselineRelativeArrangement = content.isBaselineRelative
    view.isLayoutMarginsRelativeArrangement = content.isMarginsRelative
  }

  /// Has margins count where the document sets some, without writing that they count, and takes
  /// them away where it does not.
  ///
  /// Source: `docs/decisions/0037-margins-of-stack-views.md`.
  private func applyMargins(_ margins: MarginSettings.Margins?, to view: UIStackView) {
    if margins != nil {
      view.isLayoutMarginsRelativeArrangement = true
    } else if !view.isLayoutMarginsRelativeArrangement {
      view.layoutMargins = .zero
    }
  }

  private func apply(_ content: VisualEffectContent, to view: UIVisualEffectView) {
    let style = content.blurStyle.flatMap { Self.blurStyles[$0] } ?? .regular
    let blur = UIBlurEffect(style: style)
    view.effect = content.isVibrant ? UIVibrancyEffect(blurEffect: blur) : blur
  }

  private static let blurStyles: [String: UIBlurEffect.Style] = [
    "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular,
    "prominent": .prominent, "systemUltraThinMaterial": .systemUltraThinMaterial,
    "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
    "systemThickMaterial": .systemThickMaterial,
    "systemChromeMaterial": .systemChromeMaterial,
  ]

  func apply(_ content: ScrollContent, to view: UIScrollView) {
    view.isScrollEnabled = content.isScrollEnabled
    view.isPagingEnabled = content.isPagingEnabled
    view.contentInset = UIEdgeInsets(content.contentInset)
    view.showsHorizontalScrollIndicator = content.showsHorizontalIndicator
    view.showsVerticalScrollIndicator = content.showsVerticalIndicator
    switch content.contentInsetAdjustment {
    case "never": view.contentInsetAdjustmentBehavior = .never
    case "always": view.contentInsetAdjustmentBehavior = .always
    case "scrollableAxes": view.contentInsetAdjustmentBehavior = .scrollableAxes
    default: view.contentInsetAdjustmentBehavior = .automatic
    }
  }
}
