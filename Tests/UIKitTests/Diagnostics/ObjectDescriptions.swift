import UIKit

// Literals of what layout makes by itself, of anchors, views and guides. WTF, KEAN and § as in
// ConstraintDescriptions.swift.

extension Described {
  /// Content sizes, autoresizing masks and the size of the root.
  static let implied = [
    Described(
      "WTF; §2.4",
      "<NSLayoutConstraint:0x… 'UIView-Encapsulated-Layout-Width' UIView:0x….width == 320   (active)>"
    ) {
      NSLayoutConstraint.activate([
        $0.view.trailingAnchor.constraint(equalTo: $0.root.trailingAnchor),
        $0.view.widthAnchor.constraint(equalToConstant: 20),
      ])
      return $0.implied("Encapsulated", $0.view, .horizontal).first ?? ""
    },
    Described(
      "WTF; §2.4",
      "<NSLayoutConstraint:0x… 'UIView-Encapsulated-Layout-Height' UIView:0x….height == 480   (active)>"
    ) {
      NSLayoutConstraint.activate([
        $0.view.bottomAnchor.constraint(equalTo: $0.root.bottomAnchor),
        $0.view.heightAnchor.constraint(equalToConstant: 20),
      ])
      return $0.implied("Encapsulated", $0.view, .vertical).first ?? ""
    },
    Described(
      "KEAN; §2.1",
      "<NSContentSizeLayoutConstraint:0x… UIKitTests.ContentView:0x….width == 160 Hug:250 "
        + "CompressionResistance:750   (active)>"
    ) {
      let view = ContentView()
      view.translatesAutoresizingMaskIntoConstraints = false
      $0.root.addSubview(view)
      view.leadingAnchor.constraint(equalTo: $0.root.leadingAnchor).isActive = true
      return $0.implied("NSContentSize", view, .horizontal).first ?? ""
    },
    Described(
      "WTF; §2.1",
      "<NSAutoresizingMaskLayoutConstraint:0x… h=--& v=--& UIView:0x….width == 70   (active)>"
    ) { $0.masked(CGRect(x: 20, y: 30, width: 70, height: 50), [], .horizontal, "width") },
    Described(
      "§2.1 and §6",
      "<NSAutoresizingMaskLayoutConstraint:0x… h=--& v=--& UIView:0x….minX == 20"
        + "   (active, names: '|':UIView:0x… )>"
    ) { $0.masked(CGRect(x: 20, y: 30, width: 70, height: 50), [], .horizontal, "minX") },
    Described(
      "§2.1 and §6",
      "<NSAutoresizingMaskLayoutConstraint:0x… h=--& v=--& UIView:0x….minY == 30"
        + "   (active, names: '|':UIView:0x… )>"
    ) { $0.masked(CGRect(x: 20, y: 30, width: 70, height: 50), [], .vertical, "minY") },
    Described(
      "LOG:Provenance#1381; §6",
      "<NSAutoresizingMaskLayoutConstraint:0x… h=-&- v=-&- H:[UIView:0x…]-(0)-|"
        + "   (active, names: '|':UIView:0x… )>"
    ) {
      $0.masked(
        CGRect(x: 0, y: 0, width: 320, height: 480), [.flexibleWidth, .flexibleHeight],
        .horizontal, "H:[")
    },
    Described(
      "WTF; §2.1",
      "<NSAutoresizingMaskLayoutConstraint:0x… h=-&- v=&-- UIView:0x….height == 86   (active)>"
    ) {
      $0.masked(
        CGRect(x: 0, y: 394, width: 320, height: 86), [.flexibleWidth, .flexibleTopMargin],
        .vertical, "height")
    },
    Described(
      "§6",
      "<NSAutoresizingMaskLayoutConstraint:0x… h=-&- v=&-- V:[UIView:0x…]-(0)-|"
        + "   (active, names: '|':UIView:0x… )>"
    ) {
      $0.masked(
        CGRect(x: 0, y: 394, width: 320, height: 86), [.flexibleWidth, .flexibleTopMargin],
        .vertical, "V:[")
    },
  ]

  /// What stack views make.
  static let arrangements = [
    Described(
      "WTF custom9; §5.2",
      "<NSLayoutConstraint:0x… 'UISV-canvas-connection' UIStackView:0x….leading == "
        + "UILabel:0x…'Set lunch'.leading   (active)>"
    ) {
      $0.label.text = "Set lunch"
      $0.arrange($0.label)
      return $0.arrangement("UISV-canvas-connection").first { $0.contains("leading") } ?? ""
    },
    Described(
      "WTF custom9; §5.2",
      "<NSLayoutConstraint:0x… 'UISV-canvas-connection' H:[UILabel:0x…'Set lunch']-(0)-|"
        + "   (active, names: '|':UIStackView:0x… )>"
    ) {
      $0.label.text = "Set lunch"
      $0.arrange($0.label)
      return $0.arrangement("UISV-canvas-connection").first { $0.contains("H:") } ?? ""
    },
    Described(
      "WTF",
      "<NSLayoutConstraint:0x… 'UISV-alignment' UILabel:0x…'YOU'RE OK'.bottom == UIImageView:0x….bottom"
        + "   (active)>"
    ) {
      $0.label.text = "YOU'RE OK"
      $0.arrange($0.label, $0.image)
      return $0.arrangement("UISV-alignment").first ?? ""
    },
    Described(
      "KEAN; §5.2",
      "<NSLayoutConstraint:0x… 'UISV-spacing' H:[UILabel:0x…]-(8)-[UIImageView:0x…]   (active)>"
    ) {
      $0.stack.spacing = 8
      $0.arrange($0.label, $0.image)
      return $0.arrangement("UISV-spacing").first ?? ""
    },
    Described(
      "WTF; §5.2",
      "<_UISystemBaselineConstraint:0x… 'UISV-spacing' V:[UIView:0x…]"
        + "-(NSLayoutAnchorConstraintSpace(8))-[UIButton:0x…'E-posta adresini mi unutt...']   (active)>"
    ) {
      $0.button.setTitle("E-posta adresini mi unuttunuz?", for: .normal)
      $0.stack.axis = .vertical
      $0.stack.spacing = UIStackView.spacingUseSystem
      $0.arrange($0.view, $0.button)
      return $0.arrangement("UISV-spacing").first ?? ""
    },
    Described(
      "WTF; §5.2",
      "<NSLayoutConstraint:0x… 'UISV-canvas-connection' UIStackView:0x….top == "
        + "_UILayoutSpacer:0x…'UISV-alignment-spanner'.top   (active)>"
    ) {
      $0.stack.alignment = .center
      $0.arrange($0.label, $0.view)
      return $0.arrangement("UISV-canvas-connection").first { $0.contains("top") } ?? ""
    },
    Described(
      "WTF; §5.2",
      "<NSLayoutConstraint:0x… 'UISV-spanning-boundary' _UILayoutSpacer:0x…'UISV-alignment-spanner'.top"
        + " <= UIView:0x….top   (active)>"
    ) {
      $0.stack.alignment = .center
      $0.arrange($0.view, $0.label)
      return $0.arrangement("UISV-spanning-boundary").first ?? ""
    },
    Described(
      "KEAN; §5.2",
      "<NSLayoutConstraint:0x… 'UISV-spanning-fit' _UILayoutSpacer:0x…'UISV-alignment-spanner'.height"
        + " == 0 priority:51   (active)>"
    ) {
      $0.stack.alignment = .center
      $0.arrange($0.view, $0.label)
      return $0.arrangement("UISV-spanning-fit").first ?? ""
    },
    Described(
      "KEAN; §5.2",
      "<NSLayoutConstraint:0x… 'UISV-ambiguity-suppression' UIView:0x….height == 0 priority:25   (active)>"
    ) {
      $0.stack.alignment = .center
      $0.arrange($0.view, $0.label)
      return $0.arrangement("UISV-ambiguity-suppression").first ?? ""
    },
    Described(
      "KEAN; §5.2",
      "<NSLayoutConstraint:0x… 'UISV-fill-equally' UIImageView:0x….width == UILabel:0x….width   (active)>"
    ) {
      $0.stack.distribution = .fillEqually
      $0.arrange($0.label, $0.image)
      return $0.arrangement("UISV-fill-equally").first ?? ""
    },
    Described(
      "KEAN; §5.2",
      "<NSLayoutConstraint:0x… 'UISV-distributing-edge' H:[UILabel:0x…]-(0)-"
        + "[_UIOLAGapGuide:0x…]   (active)>"
    ) {
      $0.stack.distribution = .equalSpacing
      $0.arrange($0.label, $0.image)
      return $0.arrangement("UISV-distributing-edge").first { $0.contains("H:") } ?? ""
    },
    Described(
      "KEAN; §5.2", "<NSLayoutConstraint:0x… 'UISV-hiding' UIImageView:0x….width == 0   (active)>"
    ) {
      $0.image.isHidden = true
      $0.arrange($0.label, $0.image)
      return $0.arrangement("UISV-hiding").first ?? ""
    },
  ]

  static let anchors = [
    Described(
      "WTF; §2.2", "<NSLayoutConstraint:0x… V:[_UILayoutGuide:0x…]-(87)-[UIView:0x…]   (active)>"
    ) { stage in
      let controller = UIViewController()
      controller.view.addSubview(stage.view)
      return active(
        NSLayoutConstraint(
          item: stage.view, attribute: .top, relatedBy: .equal, toItem: controller.topLayoutGuide,
          attribute: .bottom, multiplier: 1, constant: 87))
    },
    Described("I:iOS-Study-Log#8; §1.2", "<NSLayoutYAxisAnchor:0x… \"UILabel:0x….top\">") {
      plain($0.label.topAnchor)
    },
    Described("I:iOS-Study-Log#8; §1.2", "<NSLayoutYAxisAnchor:0x… \"UIStackView:0x….bottom\">") {
      plain($0.stack.bottomAnchor)
    },
    Described("§2.2", "<NSLayoutXAxisAnchor:0x… \"UIView:0x….leading\">") {
      plain($0.view.leadingAnchor)
    },
    Described("§2.2", "<NSLayoutDimension:0x… \"UIView:0x….width\">") {
      plain($0.view.widthAnchor)
    },
  ]

  /// Views and guides; sources are descriptions in public console logs.
  static let views = [
    Described(
      "§2.6",
      "<UIView: 0x…; frame = (0 0; 375 812); autoresize = W+H; layer = <CALayer: 0x…>>"
    ) { _ in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      return plain(view)
    },
    Described(
      "a console log of iOS 8",
      "<UILabel: 0x…; frame = (0 40; 82 20.5); text = 'i am groot!'; hidden = YES; opaque = NO; "
        + "autoresize = RM+BM; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x…>>"
    ) { _ in
      let label = UILabel(frame: CGRect(x: 0, y: 40, width: 82, height: 20.5))
      label.text = "i am groot!"
      label.isHidden = true
      label.isOpaque = false
      label.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
      return plain(label)
    },
    Described(
      "a console log of iOS 8",
      "<UILabel: 0x…; frame = (5 5; 300 25); text = '2 - Drawing index is top ...'; "
        + "userInteractionEnabled = NO; tag = 1; layer = <_UILabelLayer: 0x…>>"
    ) { _ in
      let label = UILabel(frame: CGRect(x: 5, y: 5, width: 300, height: 25))
      label.text = "2 - Drawing index is top left"
      label.tag = 1
      return plain(label)
    },
    Described(
      "a console log of iOS 8",
      "<UIImageView: 0x…; frame = (15 15; 14 14); clipsToBounds = YES; opaque = NO; "
        + "userInteractionEnabled = NO; layer = <CALayer: 0x…>>"
    ) { _ in
      let view = UIImageView(frame: CGRect(x: 15, y: 15, width: 14, height: 14))
      view.clipsToBounds = true
      view.isOpaque = false
      return plain(view)
    },
    Described(
      "a console log of iOS 8",
      "<UIView: 0x…; frame = (0 0; 568 20); alpha = 0; hidden = YES; opaque = NO; "
        + "autoresize = W+BM; layer = <CALayer: 0x…>>"
    ) { _ in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 568, height: 20))
      view.alpha = 0
      view.isHidden = true
      view.isOpaque = false
      view.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
      return plain(view)
    },
    Described(
      "a console log of iOS 7",
      "<UIKitTests.BadgeView: 0x…; baseClass = UIImageView; frame = (283 -4; 30 30); hidden = YES; "
        + "opaque = NO; userInteractionEnabled = NO; layer = <CALayer: 0x…>>"
    ) { _ in
      let view = BadgeView(frame: CGRect(x: 283, y: -4, width: 30, height: 30))
      view.isHidden = true
      view.isOpaque = false
      return plain(view)
    },
    Described(
      "a console log of iOS 15",
      "<UIScrollView: 0x…; frame = (0 0; 428 926); clipsToBounds = YES; layer = <CALayer: 0x…>; "
        + "contentOffset: {0, 0}; contentSize: {0, 532.5}; adjustedContentInset: {0, 0, 83, 0}>"
    ) { _ in
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 428, height: 926))
      view.clipsToBounds = true
      view.contentSize = CGSize(width: 0, height: 532.5)
      view.contentInset.bottom = 83
      return plain(view)
    },
    Described(
      "§2.6",
      "<UILayoutGuide: 0x… - \"UIViewSafeAreaLayoutGuide\", layoutFrame = {{0, 0}, {320, 480}}, "
        + "owningView = <UIView: 0x…; frame = (0 0; 320 480); layer = <CALayer: 0x…>>>"
    ) {
      let guide = $0.root.safeAreaLayoutGuide
      $0.view.topAnchor.constraint(equalTo: guide.topAnchor).isActive = true
      $0.root.layoutIfNeeded()
      return plain(guide)
    },
  ]
}

/// A class made from one of UIKit's.
final class BadgeView: UIImageView {}

extension DescribedViews {
  /// What an autoresizing mask implies for a view that takes part in layout, as far as its
  /// description contains a text.
  fileprivate func masked(
    _ frame: CGRect, _ mask: UIView.AutoresizingMask, _ axis: NSLayoutConstraint.Axis,
    _ part: String
  ) -> String {
    let outer = UIView(frame: frame)
    outer.autoresizingMask = mask
    root.addSubview(outer)
    return implied("NSAutoresizing", outer, axis).first { $0.contains(part) } ?? ""
  }
}
