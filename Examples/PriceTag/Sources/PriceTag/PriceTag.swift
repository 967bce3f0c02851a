import UIKit

/// A price on a tag that casts a shadow.
///
/// Constraints see the tag without its shadow, and its baseline is that of the price.
final class PriceTag: UIView {
  private let label = UILabel()
  private let padding = UIEdgeInsets(top: 4, left: 10, bottom: 4, right: 10)
  private let shadow = UIEdgeInsets(top: 2, left: 6, bottom: 10, right: 6)

  /// The price.
  var text: String? {
    get { label.text }
    set {
      label.text = newValue
      invalidateIntrinsicContentSize()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .boldSystemFont(ofSize: 17)
    label.textColor = .white
    backgroundColor = .clear
    addSubview(label)
    setContentHuggingPriority(.required, for: .horizontal)
    setContentCompressionResistancePriority(.required, for: .horizontal)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override var alignmentRectInsets: UIEdgeInsets { shadow }

  override var intrinsicContentSize: CGSize {
    let size = label.intrinsicContentSize
    return CGSize(
      width: size.width + padding.left + padding.right,
      height: size.height + padding.top + padding.bottom)
  }

  override var forFirstBaselineLayout: UIView { label }
  override var forLastBaselineLayout: UIView { label }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.inset(by: shadow).inset(by: padding)
  }
}
