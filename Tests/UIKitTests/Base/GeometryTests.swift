import Testing
import UIKit

@MainActor
struct GeometryTests {
  @Test func frameBoundsAndCentreAgree() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    view.center = CGPoint(x: 50, y: 50)
    #expect(view.frame == CGRect(x: 35, y: 30, width: 30, height: 40))
    view.bounds.size = CGSize(width: 10, height: 10)
    #expect(view.frame == CGRect(x: 45, y: 45, width: 10, height: 10))
    view.bounds.origin = CGPoint(x: 5, y: 5)
    #expect(view.frame == CGRect(x: 45, y: 45, width: 10, height: 10))
  }

  @Test func pointsConvertThroughScrolledAndMovedViews() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let middle = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let leaf = UIView(frame: CGRect(x: 1, y: 2, width: 10, height: 10))
    let other = UIView(frame: CGRect(x: 100, y: 0, width: 50, height: 50))
    root.addSubview(middle)
    root.addSubview(other)
    middle.addSubview(leaf)
    middle.bounds.origin = CGPoint(x: 0, y: 5)
    #expect(leaf.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 12, y: 18))
    #expect(leaf.convert(CGPoint(x: 12, y: 18), from: root) == CGPoint(x: 1, y: 1))
    #expect(
      leaf.convert(leaf.bounds, to: other) == CGRect(x: -89, y: 17, width: 10, height: 10))
    #expect(leaf.convert(CGPoint.zero, to: nil) == CGPoint(x: 11, y: 17))
  }

  @Test func aTransformTurnsAboutTheCentre() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    #expect(view.frame == CGRect(x: 10, y: -10, width: 20, height: 40))
    #expect(view.bounds.size == CGSize(width: 40, height: 20))
    view.transform = .identity
    #expect(view.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
  }

  @Test func transformsCombineAndInvert() {
    let transform = CGAffineTransform(translationX: 3, y: 4).scaledBy(x: 2, y: 2)
    #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 5, y: 6))
    #expect(CGPoint(x: 5, y: 6).applying(transform.inverted()) == CGPoint(x: 1, y: 1))
    #expect(transform.concatenating(transform.inverted()).isIdentity)
  }

  @Test func autoresizingSharesTheChangeAmongFlexibleParts() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let wide = UIView(frame: CGRect(x: 10, y: 0, width: 80, height: 10))
    wide.autoresizingMask = [.flexibleWidth]
    let pinned = UIView(frame: CGRect(x: 60, y: 50, width: 30, height: 10))
    pinned.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    let centred = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
    centred.autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    let fixed = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    for view in [wide, pinned, centred, fixed] { root.addSubview(view) }
    root.frame.size = CGSize(width: 200, height: 140)
    root.layoutIfNeeded()
    #expect(wide.frame == CGRect(x: 10, y: 0, width: 180, height: 10))
    #expect(pinned.frame == CGRect(x: 160, y: 90, width: 30, height: 10))
    #expect(centred.frame == CGRect(x: 90, y: 60, width: 20, height: 20))
    #expect(fixed.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func alignmentRectsAreInsetFrames() {
    let view = InsetView()
    #expect(
      view.alignmentRect(forFrame: CGRect(x: 0, y: 0, width: 10, height: 10))
        == CGRect(x: 2, y: 1, width: 4, height: 6))
    #expect(
      view.frame(forAlignmentRect: CGRect(x: 2, y: 1, width: 4, height: 6))
        == CGRect(x: 0, y: 0, width: 10, height: 10))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 20),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: -2, y: -1, width: 26, height: 24))
  }

  @Test func fittingSizesAreRoundedUpToPixels() {
    let root = UIView()
    let view = SizedView(width: 10.2, height: 20)
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -5),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    #expect(
      root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 20.5, height: 20))
    #expect(
      root.systemLayoutSizeFitting(
        CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 300, height: 20))
  }

  @Test func descriptionsGiveFrameAndMask() {
    let view = UIView(frame: CGRect(x: 0, y: 1, width: 10, height: 10.5))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    #expect(view.description.hasPrefix("<UIView: 0x"))
    #expect(view.description.contains("; frame = (0 1; 10 10.5); autoresize = W+H; layer = <CA"))
    #expect(CGRect(x: 20, y: 0, width: 0, height: 40).debugDescription == "(20.0, 0.0, 0.0, 40.0)")
  }
}

/// A view whose alignment rectangle is smaller than its frame.
private final class InsetView: UIView {
  override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  }
}
