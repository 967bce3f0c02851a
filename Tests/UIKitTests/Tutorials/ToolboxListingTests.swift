import Testing
import UIKit

/// The listings of objc.io's Advanced Auto Layout Toolbox in Swift.
@MainActor
struct ToolboxListingTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  private func add(_ view: UIView, _ size: CGSize? = nil) {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    guard let size else { return }
    view.widthAnchor.constraint(equalToConstant: size.width).isActive = true
    view.heightAnchor.constraint(equalToConstant: size.height).isActive = true
  }

  @Test func alignmentInsetsMayDependOnTheSize() {
    let view = GrowingInsetsView()
    add(view, CGSize(width: 40, height: 50))
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 78).isActive = true
    view.topAnchor.constraint(equalTo: root.topAnchor, constant: 50).isActive = true
    root.layoutIfNeeded()
    // The part that counts is 50 high; the whole view a fifth of its height more, which lies above.
    #expect(view.frame == CGRect(x: 78, y: 37.5, width: 40, height: 62.5))
  }

  @Test func theViewForBaselinesIsAsked() {
    let view = CaptionedView()
    add(view, CGSize(width: 60, height: 60))
    let label = UILabel()
    label.text = "Text"
    add(label)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.leadingAnchor.constraint(equalTo: view.trailingAnchor),
      label.lastBaselineAnchor.constraint(equalTo: view.lastBaselineAnchor),
    ])
    root.layoutIfNeeded()
    let descent = label.frame.maxY - 50
    #expect(descent > 0 && descent < 10)
  }

  @Test func rowsAreSwitchedWhileLayingOut() {
    let view = SwitchingView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    view.layoutIfNeeded()
    #expect(view.second.frame.minY == 0)
    view.frame.size.width = 180
    view.layoutIfNeeded()
    #expect(view.second.frame.minY == 40)
    view.frame.size.width = 300
    view.layoutIfNeeded()
    #expect(view.second.frame.minY == 0)
  }

  @Test func labelsFindTheirWidthWhileLayingOut() {
    let view = WrappingView(frame: CGRect(x: 0, y: 0, width: 120, height: 400))
    view.layoutIfNeeded()
    let automatic = UILabel()
    automatic.numberOfLines = 0
    automatic.text = view.label.text
    #expect(
      view.label.frame.height
        == automatic.sizeThatFits(CGSize(width: 120, height: CGFloat.infinity)).height)
    #expect(view.label.frame.height > view.label.font.lineHeight * 1.5)
  }

  @Test func transformsKeepTheCentre() {
    let view = UIView()
    add(view, CGSize(width: 100, height: 50))
    view.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
    view.centerYAnchor.constraint(equalTo: root.centerYAnchor).isActive = true
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    root.layoutIfNeeded()
    #expect(view.center == CGPoint(x: 150, y: 100))
    #expect(view.bounds.size == CGSize(width: 100, height: 50))
    #expect(view.frame.size == CGSize(width: 200, height: 100))
  }

  @Test func ambiguityIsExercisedNearby() {
    let view = UIView()
    add(view, CGSize(width: 100, height: 50))
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(view.hasAmbiguousLayout)
    view.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    #expect(root.bounds.contains(view.frame))
  }

  @Test func formatsCentreByTheSuperview() {
    let view = UIView()
    add(view)
    let views: [String: Any] = ["superview": root, "view": view]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:[superview]-(<=1)-[view(60)]", options: .alignAllCenterY,
        metrics: nil, views: views))
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:[superview]-(<=1)-[view(40)]", options: .alignAllCenterX,
        metrics: nil, views: views))
    root.layoutIfNeeded()
    #expect(view.center == CGPoint(x: 150, y: 100))
  }
}

/// Its upper fifth does not count for alignment.
private final class GrowingInsetsView: UIView {
  override func alignmentRect(forFrame frame: CGRect) -> CGRect {
    CGRect(
      x: frame.minX, y: frame.minY + frame.height / 5, width: frame.width,
      height: frame.height * 4 / 5)
  }

  override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let height = alignmentRect.height * 5 / 4
    return CGRect(
      x: alignmentRect.minX, y: alignmentRect.maxY - height, width: alignmentRect.width,
      height: height)
  }
}

/// Its baseline is the bottom of a subview, ten points above its own.
private final class CaptionedView: UIView {
  private let caption = UIView()

  override func forBaselineLayout() -> UIView {
    if caption.superview == nil {
      caption.translatesAutoresizingMaskIntoConstraints = false
      addSubview(caption)
      NSLayoutConstraint.activate([
        caption.topAnchor.constraint(equalTo: topAnchor),
        caption.leadingAnchor.constraint(equalTo: leadingAnchor),
        caption.trailingAnchor.constraint(equalTo: trailingAnchor),
        caption.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
      ])
    }
    return caption
  }
}

/// Two views in a row where there is room, and below each other where there is not.
private final class SwitchingView: UIView {
  let first = UIView()
  let second = UIView()
  private var arrangement: [NSLayoutConstraint] = []
  private static let minimumWidth: CGFloat = 200

  override func updateConstraints() {
    if first.superview == nil { addViews() }
    let isRow = bounds.width >= Self.minimumWidth
    NSLayoutConstraint.deactivate(arrangement)
    arrangement = [
      second.topAnchor.constraint(equalTo: isRow ? topAnchor : first.bottomAnchor),
      second.leadingAnchor.constraint(equalTo: isRow ? first.trailingAnchor : leadingAnchor),
    ]
    NSLayoutConstraint.activate(arrangement)
    super.updateConstraints()
  }

  private func addViews() {
    for view in [first, second] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
      view.widthAnchor.constraint(equalToConstant: 100).isActive = true
      view.heightAnchor.constraint(equalToConstant: 40).isActive = true
    }
    first.topAnchor.constraint(equalTo: topAnchor).isActive = true
    first.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRow = second.frame.minY < 40 && second.frame.minX > 0
    guard isRow != (bounds.width >= Self.minimumWidth) else { return }
    setNeedsUpdateConstraints()
    super.layoutSubviews()
  }
}

/// A label whose preferred width is set after the first pass, and laid out a second time.
private final class WrappingView: UIView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.text = "A sentence that is longer than one line of this label"
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor),
      label.leadingAnchor.constraint(equalTo: leadingAnchor),
      label.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.preferredMaxLayoutWidth = label.frame.size.width
    super.layoutSubviews()
  }
}
