import Testing
import UIKit

/// A view with a natural size.
final class SizedView: UIView {
  private let size: CGSize

  init(width: CGFloat = UIView.noIntrinsicMetric, height: CGFloat = UIView.noIntrinsicMetric) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}

@MainActor
struct StackViewTests {
  private func row(_ views: [UIView], width: CGFloat = 300, height: CGFloat = 50) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
    return stack
  }

  private func spans(_ stack: UIStackView) -> [[CGFloat]] {
    stack.layoutIfNeeded()
    return stack.arrangedSubviews.map { [$0.frame.minX, $0.frame.width] }
  }

  @Test func anArrangedViewMovesBehindTheLast() {
    let views = [SizedView(width: 40), SizedView(width: 29)]
    let stack = row(views)
    stack.insertArrangedSubview(views[0], at: 2)
    #expect(stack.arrangedSubviews == [views[1], views[0]])
  }

  @Test func fillStretchesTheFirstOfEqualViews() {
    let stack = row([
      SizedView(width: 40, height: 10), SizedView(width: 29, height: 10),
      SizedView(width: 41.5, height: 10),
    ])
    stack.spacing = 8
    #expect(spans(stack) == [[0, 213.5], [221.5, 29], [258.5, 41.5]])
  }

  @Test func viewsOfWrappingTextKeepTheirNaturalWidthWhereThereIsRoom() {
    let labels = (0..<3).map { _ in
      let label = UILabel()
      label.text = "abc"
      label.numberOfLines = 0
      return label
    }
    let natural = labels[0].intrinsicContentSize.width
    let inner = UIStackView(arrangedSubviews: labels)
    inner.spacing = 4
    let outer = UIStackView(arrangedSubviews: [inner])
    outer.axis = .vertical
    outer.alignment = .leading
    outer.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    outer.layoutIfNeeded()
    #expect(natural > 0)
    #expect(labels.map(\.frame.width) == [natural, natural, natural])
    #expect(inner.frame.width == 3 * natural + 8)
  }

  @Test(arguments: [(0, [146.0, 146.0]), (1, nil)])
  func aButtonBesideWrappingTextIsAsWideAsTheText(lines: Int, widths: [CGFloat]?) {
    let label = UILabel()
    label.text = "abc"
    label.numberOfLines = lines
    let button = UIButton(type: .system)
    button.setTitle("A title", for: .normal)
    let stack = row([label, button])
    stack.spacing = 8
    stack.layoutIfNeeded()
    let natural = button.intrinsicContentSize.width
    #expect([label, button].map(\.frame.width) == widths ?? [292 - natural, natural])
  }

  @Test func aLabelThatMayTakeSeveralLinesLaterSharesTheWidth() {
    let label = UILabel()
    label.text = "abc"
    let button = UIButton(type: .system)
    button.setTitle("A title", for: .normal)
    let stack = row([label, button])
    stack.layoutIfNeeded()
    let natural = button.intrinsicContentSize.width
    for _ in 0..<2 {
      label.numberOfLines = 2
      stack.layoutIfNeeded()
      #expect([label, button].map(\.frame.width) == [150, 150])
      label.numberOfLines = 1
      stack.layoutIfNeeded()
      #expect([label, button].map(\.frame.width) == [300 - natural, natural])
    }
  }

  /// Wrapping text takes a third of the row; the button beside it has the width of its title.
  @Test func aButtonKeepsItsNaturalWidthWhereTheRowIsAsWideAsItsViews() {
    let icon = UIView()
    icon.widthAnchor.constraint(equalToConstant: 20).isActive = true
    let label = UILabel()
    label.text = "abc"
    label.numberOfLines = 0
    let button = UIButton(type: .system)
    button.setTitle("A title", for: .normal)
    let inner = UIStackView(arrangedSubviews: [icon, label, button])
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 100))
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      inner.topAnchor.constraint(equalTo: outer.topAnchor),
      inner.heightAnchor.constraint(equalToConstant: 40),
    ])
    outer.layoutIfNeeded()
    let natural = button.intrinsicContentSize.width
    #expect(button.frame.width == natural)
    #expect(abs(label.frame.width - (20 + natural) / 2) < 0.5)
  }

  @Test func buttonsAloneKeepTheirNaturalWidths() {
    let buttons = ["OK", "A longer title"].map { title in
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      return button
    }
    let inner = UIStackView(arrangedSubviews: buttons)
    let outer = UIStackView(arrangedSubviews: [inner])
    outer.axis = .vertical
    outer.alignment = .leading
    outer.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    outer.layoutIfNeeded()
    #expect(buttons.map(\.frame.width) == buttons.map(\.intrinsicContentSize.width))
  }

  @Test func aStackOfHiddenViewsTakesNoRoom() {
    let hidden = SizedView(width: 40, height: 10)
    hidden.isHidden = true
    let stack = UIStackView(arrangedSubviews: [hidden])
    stack.translatesAutoresizingMaskIntoConstraints = false
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    host.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 7),
      stack.topAnchor.constraint(equalTo: host.topAnchor),
      stack.bottomAnchor.constraint(equalTo: host.bottomAnchor),
    ])
    host.layoutIfNeeded()
    #expect(stack.frame == CGRect(x: 7, y: 0, width: 0, height: 100))
    #expect(!stack.hasAmbiguousLayout)
  }

  @Test func fillSqueezesTheFirstOfEqualViews() {
    let stack = row(
      [SizedView(width: 40, height: 10), SizedView(width: 94, height: 10)], width: 120)
    stack.spacing = 8
    #expect(spans(stack) == [[0, 18], [26, 94]])
  }

  @Test func fillGivesTheRoomToTheLastViewWithoutContent() {
    let stack = row([UIView(), SizedView(width: 100, height: 10), UIView()])
    #expect(spans(stack) == [[0, 0], [0, 100], [100, 200]])
  }

  @Test func fillEquallyRoundsEdgesToPixels() {
    #expect(
      spans(fillEqually(3, width: 343, spacing: 0)) == [
        [0, 114.5], [114.5, 114], [228.5, 114.5],
      ])
    #expect(
      spans(fillEqually(3, width: 374, spacing: 8)) == [
        [0, 119.5], [127.5, 119], [254.5, 119.5],
      ])
    let widths = spans(fillEqually(7, width: 375, spacing: 2)).map { $0[1] }
    #expect(widths == [52, 51.5, 52, 52, 52, 51.5, 52])
  }

  private func fillEqually(_ count: Int, width: CGFloat, spacing: CGFloat) -> UIStackView {
    let stack = row((0..<count).map { _ in UIView() }, width: width)
    stack.distribution = .fillEqually
    stack.spacing = spacing
    return stack
  }

  @Test func textThatMayNotBeCutOffSharesTheWidthAgainstWhatHugs() {
    let label = UILabel()
    label.text = "abc"
    label.numberOfLines = 0
    let button = UIButton(type: .system)
    button.setTitle("d", for: .normal)
    for view in [label, button] {
      view.setContentHuggingPriority(.required, for: .horizontal)
      view.setContentCompressionResistancePriority(.required, for: .horizontal)
    }
    let stack = row([label, button], width: 220)
    stack.spacing = 20
    #expect(spans(stack) == [[0, 100], [120, 100]])
  }

  @Test func fillProportionallyKeepsRatios() {
    let stack = row([SizedView(width: 20, height: 10), SizedView(width: 40, height: 10)])
    stack.distribution = .fillProportionally
    #expect(spans(stack) == [[0, 100], [100, 200]])
  }

  @Test func equalSpacingKeepsNaturalSizes() {
    let stack = row([
      SizedView(width: 50, height: 10), SizedView(width: 100, height: 10),
      SizedView(width: 30, height: 10),
    ])
    stack.distribution = .equalSpacing
    #expect(spans(stack) == [[0, 50], [110, 100], [270, 30]])
  }

  @Test func equalCenteringSpreadsCentres() {
    let stack = row([
      SizedView(width: 20, height: 10), SizedView(width: 100, height: 10),
      SizedView(width: 60, height: 10),
    ])
    stack.distribution = .equalCentering
    #expect(spans(stack) == [[0, 20], [90, 100], [240, 60]])
  }

  @Test(arguments: [
    (UIStackView.Alignment.fill, CGFloat(0), CGFloat(50)), (.top, 0, 10), (.center, 20, 10),
    (.bottom, 40, 10),
  ])
  func alignmentPlacesAcross(_ alignment: UIStackView.Alignment, _ y: CGFloat, _ height: CGFloat) {
    let small = SizedView(width: 10, height: 10)
    let stack = row([small, SizedView(width: 10, height: 30)])
    stack.alignment = alignment
    stack.layoutIfNeeded()
    #expect(small.frame.minY == y)
    #expect(small.frame.height == height)
  }

  @Test func hiddenViewsTakeNoRoomAndNoSpacing() {
    let views = (0..<3).map { _ in UIView() }
    let stack = row(views, width: 210)
    stack.distribution = .fillEqually
    stack.spacing = 10
    views[1].isHidden = true
    stack.layoutIfNeeded()
    #expect(views[0].frame.width == 100)
    #expect(views[2].frame.minX == 110)
    views[1].isHidden = false
    stack.layoutIfNeeded()
    #expect(views[1].frame.minX == views[0].frame.maxX + 10)
  }

  @Test func customSpacingReplacesTheGapAfterAView() {
    let views = (0..<3).map { _ in SizedView(width: 10, height: 10) }
    let stack = row(views, width: 100)
    stack.spacing = 5
    stack.setCustomSpacing(20, after: views[0])
    stack.layoutIfNeeded()
    #expect(views[1].frame.minX == views[0].frame.maxX + 20)
    #expect(views[2].frame.minX == views[1].frame.maxX + 5)
    #expect(stack.customSpacing(after: views[0]) == 20)
    #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    stack.spacing = UIStackView.spacingUseSystem
    stack.layoutIfNeeded()
    #expect(views[1].frame.minX == views[0].frame.maxX + 8)
    #expect(stack.spacing == UIStackView.spacingUseSystem)
  }

  @Test func marginsInsetTheViews() {
    let view = UIView()
    let stack = row([view])
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 8, width: 284, height: 34))
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    stack.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 2, y: 1, width: 294, height: 46))
  }

  @Test func arrangingIsSeparateFromTheHierarchy() {
    let (a, b, c) = (UIView(), UIView(), UIView())
    let stack = row([a, b])
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
    stack.insertArrangedSubview(c, at: 0)
    #expect(stack.arrangedSubviews == [c, a, b])
    #expect(stack.subviews == [a, b, c])
    stack.addArrangedSubview(c)
    #expect(stack.arrangedSubviews == [a, b, c])
    stack.removeArrangedSubview(a)
    #expect(stack.arrangedSubviews == [b, c])
    #expect(a.superview === stack)
    b.removeFromSuperview()
    #expect(stack.arrangedSubviews == [c])
    #expect(stack.axis == .horizontal)
  }

  @Test func aColumnFitsItsViews() {
    let stack = row([SizedView(width: 30, height: 20), SizedView(width: 50, height: 11)])
    stack.axis = .vertical
    stack.spacing = 4
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 50, height: 35))
    #expect(stack.forLastBaselineLayout === stack.arrangedSubviews[1])
  }

  @Test func constraintsOfTheArrangementAreListed() {
    let stack = row([UIView(), UIView()])
    stack.layoutIfNeeded()
    let constraints = stack.constraints
    #expect(constraints.count == 7)
    #expect(constraints == stack.constraints)
    let active = constraints.filter { $0.isActive }
    #expect(active == constraints)
  }

  /// A stack view's baseline is that of a view inside it, which may leave.
  @Test func baselineOutlivesTheViewItCameFrom() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let labels = ["First", "Second"].map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    let marker = UIView()
    for view in [stack, marker] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      marker.topAnchor.constraint(equalTo: stack.firstBaselineAnchor),
      marker.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      marker.widthAnchor.constraint(equalToConstant: 5),
      marker.heightAnchor.constraint(equalToConstant: 5),
    ])
    root.layoutIfNeeded()
    let baseline = marker.frame.minY
    #expect(baseline > 0)
    labels[0].removeFromSuperview()
    root.layoutIfNeeded()
    #expect(stack.arrangedSubviews == [labels[1]])
    #expect(marker.frame.minY == baseline)
    labels[1].font = UIFont.systemFont(ofSize: 40)
    root.layoutIfNeeded()
    #expect(marker.frame.minY > baseline)
    labels[1].removeFromSuperview()
    root.layoutIfNeeded()
    #expect(marker.frame.minY == 0)
  }
}
