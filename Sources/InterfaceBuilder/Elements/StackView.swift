public import AutoLayout
import UIKit

/// The content of a `<stackView>`, whose arranged views are the subviews of its description.
public struct StackViewContent: ElementContent {
  /// The direction of the arrangement.
  public var axis = Axis.horizontal
  /// The distribution of views along the axis.
  public var distribution = StackArrangement.Distribution.fill
  /// The alignment of views across the axis.
  public var alignment = StackArrangement.Alignment.fill
  /// The distance between neighbours, in points.
  public var spacing = 0.0
  /// Whether the spacing is the system's standard (*Use Standard Value*).
  public var usesStandardSpacing = false
  /// Whether spacing is measured between baselines.
  public var isBaselineRelative = false
  /// Whether views are arranged inside the layout margins.
  public var isMarginsRelative = false
}

extension StackViewContent: ViewElement {
  static let names = ["stackView"]
  static let placesSubviews = true

  init(_ reader: ElementReader) {
    axis = reader.value("axis", in: ["horizontal": .horizontal, "vertical": .vertical]) ?? axis
    distribution = reader.value("distribution", in: Self.distributions) ?? distribution
    alignment = reader.value("alignment", in: Self.alignments) ?? alignment
    spacing = reader.number("spacing") ?? spacing
    usesStandardSpacing = reader["spacingType"] == "standard"
    isBaselineRelative = reader.flag("baselineRelativeArrangement")
    isMarginsRelative = reader.flag("layoutMarginsRelativeArrangement")
  }

  private static let distributions: [String: StackArrangement.Distribution] = [
    "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
  ]

  /// In a row documents say `top` and `bottom`, where Apple's cases are shared with columns.
  private static let alignments: [String: StackArrangement.Alignment] = [
    "fill": .fill, "leading": .leading, "top": .leading, "center": .center,
    "trailing": .trailing, "bottom": .trailing, "firstBaseline": .firstBaseline,
    "lastBaseline": .lastBaseline,
  ]

  func makeView() -> UIStackView { UIStackView() }

  func apply(to view: UIStackView, in context: BuildingContext) {
    view.axis = axis == .horizontal ? .horizontal : .vertical
    view.distribution = .init(rawValue: distribution.rawValue) ?? .fill
    view.alignment = .init(rawValue: alignment.rawValue) ?? .fill
    view.spacing = usesStandardSpacing ? UIStackView.spacingUseSystem : CGFloat(spacing)
    view.isBaselineRelativeArrangement = isBaselineRelative
    view.isLayoutMarginsRelativeArrangement = isMarginsRelative
    applyMargins(context.description.layout.margins, to: view)
  }

  /// Arranges views inside margins that the document sets, even where it does not say so, and removes the margins
  /// otherwise.
  ///
  /// Source: `docs/decisions/0038-margins.md`.
  @MainActor
  private func applyMargins(_ margins: MarginSettings.Margins?, to view: UIStackView) {
    if margins != nil {
      view.isLayoutMarginsRelativeArrangement = true
    } else if !view.isLayoutMarginsRelativeArrangement {
      view.layoutMargins = .zero
    }
  }

  func add(_ subview: UIView, to view: UIStackView) {
    view.addArrangedSubview(subview)
  }
}
