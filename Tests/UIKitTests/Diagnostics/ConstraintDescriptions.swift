import UIKit

// Literals of constraints that clients make. WTF stands for the console logs kept in
// github.com/johnpatrickmorgan/wtfautolayout; § for the section of the reference that sums them up.

extension Described {
  /// Distances that are drawn.
  static let gaps = [
    Described(
      "WTF; §2.3", "<NSLayoutConstraint:0x… H:[UIImageView:0x…]-(8)-[UIStackView:0x…]   (active)>"
    ) {
      active($0.stack.leadingAnchor.constraint(equalTo: $0.image.trailingAnchor, constant: 8))
    },
    Described(
      "WTF; §2.3", "<NSLayoutConstraint:0x… V:[UIView:0x…]-(>=11)-[UIImageView:0x…]   (active)>"
    ) {
      active(
        $0.image.topAnchor.constraint(greaterThanOrEqualTo: $0.view.bottomAnchor, constant: 11))
    },
    Described("§2.3", "<NSLayoutConstraint:0x… V:[UIView:0x…]-(<=11)-[UIImageView:0x…]   (active)>")
    {
      active($0.image.topAnchor.constraint(lessThanOrEqualTo: $0.view.bottomAnchor, constant: 11))
    },
    Described(
      "WTF; §2.1",
      "<NSLayoutConstraint:0x… H:|-(15)-[UIImageView:0x…]   (active, names: '|':UIView:0x… )>"
    ) {
      active($0.image.leadingAnchor.constraint(equalTo: $0.root.leadingAnchor, constant: 15))
    },
    Described(
      "WTF; §2.1",
      "<NSLayoutConstraint:0x… H:[UIImageView:0x…]-(5)-|   (active, names: '|':UIView:0x… )>"
    ) {
      active($0.root.trailingAnchor.constraint(equalTo: $0.image.trailingAnchor, constant: 5))
    },
    Described(
      "WTF", "<NSLayoutConstraint:0x… V:|-(0)-[UITextField:0x…]   (active, names: '|':UIView:0x… )>"
    ) {
      active($0.field.topAnchor.constraint(equalTo: $0.root.topAnchor))
    },
    Described(
      "WTF", "<NSLayoutConstraint:0x… V:[UITextField:0x…]-(0)-|   (active, names: '|':UIView:0x… )>"
    ) {
      active($0.root.bottomAnchor.constraint(equalTo: $0.field.bottomAnchor))
    },
    Described(
      "WTF", "<NSLayoutConstraint:0x… V:[UIButton:0x…'0']-(8)-|   (active, names: '|':UIView:0x… )>"
    ) {
      $0.button.setTitle("0", for: .normal)
      return active($0.root.bottomAnchor.constraint(equalTo: $0.button.bottomAnchor, constant: 8))
    },
    Described(
      "WTF", "<NSLayoutConstraint:0x… V:[UIStackView:0x…]-(8)-[UIButton:0x…'0']   (active)>"
    ) {
      $0.button.setTitle("0", for: .normal)
      return active(
        $0.button.topAnchor.constraint(equalTo: $0.stack.bottomAnchor, constant: 8))
    },
    Described(
      "WTF; §2.2",
      "<NSLayoutConstraint:0x… V:[UIImageView:0x…]-(8)-[UITextView:0x…'This is a test of the pos...']"
        + "   (active)>"
    ) {
      let text = UITextView()
      text.text = "This is a test of the post that was written"
      $0.root.addSubview(text)
      return active(text.topAnchor.constraint(equalTo: $0.image.bottomAnchor, constant: 8))
    },
    Described(
      "WTF; §2.3",
      "<NSLayoutConstraint:0x… H:|-(8)-[UILabel:0x…](LTR)   (active, names: '|':UIView:0x… )>"
    ) {
      active($0.label.leftAnchor.constraint(equalTo: $0.root.leftAnchor, constant: 8))
    },
    Described(
      "WTF",
      "<NSLayoutConstraint:0x… H:[UILabel:0x…]-(22)-|(LTR)   (active, names: '|':UIView:0x… )>"
    ) {
      active($0.root.rightAnchor.constraint(equalTo: $0.label.rightAnchor, constant: 22))
    },
    Described("§2.3", "<NSLayoutConstraint:0x… H:[UILabel:0x…]-(8)-[UIView:0x…](LTR)   (active)>") {
      active($0.view.leftAnchor.constraint(equalTo: $0.label.rightAnchor, constant: 8))
    },
    Described(
      "WTF; §2.3",
      "<NSLayoutConstraint:0x… V:[UILayoutGuide:0x…'UIViewSafeAreaLayoutGuide']-(34)-|"
        + "   (active, names: '|':UIView:0x… )>"
    ) {
      active(
        $0.root.bottomAnchor.constraint(
          equalTo: $0.root.safeAreaLayoutGuide.bottomAnchor, constant: 34))
    },
    Described(
      "WTF; §2.3",
      "<NSLayoutConstraint:0x… V:|-(8)-[UILayoutGuide:0x…'UIViewLayoutMarginsGuide']"
        + "   (active, names: '|':UIView:0x… )>"
    ) {
      active(
        $0.root.layoutMarginsGuide.topAnchor.constraint(
          equalTo: $0.root.topAnchor, constant: 8))
    },
    Described(
      "OR:19924; §2.1", "<NSLayoutConstraint:0x… H:[UIView:0x…]-(8)-[UILabel:0x…]   (inactive)>"
    ) {
      plain($0.label.leadingAnchor.constraint(equalTo: $0.view.trailingAnchor, constant: 8))
    },
    Described(
      "WTF; §2.3",
      "<_UISystemBaselineConstraint:0x… V:|-(>=NSLayoutAnchorConstraintSpace(8))-[UILabel:0x…]"
        + "   (active, names: '|':UIView:0x… )>"
    ) {
      active(
        $0.label.topAnchor.constraint(
          greaterThanOrEqualToSystemSpacingBelow: $0.root.topAnchor, multiplier: 1))
    },
    Described(
      "§2.3",
      "<NSLayoutConstraint:0x… H:[UILabel:0x…]-(NSLayoutAnchorConstraintSpace(8))-[UIView:0x…]"
        + "   (active)>"
    ) {
      active(
        $0.view.leadingAnchor.constraint(
          equalToSystemSpacingAfter: $0.label.trailingAnchor, multiplier: 1))
    },
    Described(
      "a log on Stack Overflow; §2.3",
      "<NSLayoutConstraint:0x… H:[UILabel:0x…'Name']-(NSSpace(8))-[UITextField:0x…]   (active)>"
    ) {
      $0.label.text = "Name"
      return active(
        NSLayoutConstraint.constraints(
          withVisualFormat: "[name]-[field]", metrics: nil,
          views: ["name": $0.label, "field": $0.field])[0])
    },
  ]

  /// Items called by their accessibility identifiers.
  static let names = [
    Described(
      "WTF; §2.2",
      "<NSLayoutConstraint:0x… DetailViewFeatureItemCell....width == 54"
        + "   (active, names: DetailViewFeatureItemCell...:0x… )>"
    ) {
      $0.view.accessibilityIdentifier = "DetailViewFeatureItemCell-icon"
      return active($0.view.widthAnchor.constraint(equalToConstant: 54))
    },
    Described(
      "WTF",
      "<NSLayoutConstraint:0x… H:[DetailViewFeatureItemCell...]-(-2)-|"
        + "   (active, names: DetailViewFeatureItemCell...:0x…, '|':UIView:0x… )>"
    ) {
      $0.view.accessibilityIdentifier = "DetailViewFeatureItemCell-icon"
      return active(
        $0.root.trailingAnchor.constraint(equalTo: $0.view.trailingAnchor, constant: -2))
    },
    Described(
      "WTF",
      "<NSLayoutConstraint:0x… DetailViewFeatureItemCell....centerX == UIImageView:0x….centerX"
        + "   (active, names: DetailViewFeatureItemCell...:0x… )>"
    ) {
      $0.view.accessibilityIdentifier = "DetailViewFeatureItemCell-icon"
      return active($0.view.centerXAnchor.constraint(equalTo: $0.image.centerXAnchor))
    },
    Described(
      "WTF; §2.1",
      "<NSLayoutConstraint:0x… H:|-(0)-[name_label]"
        + "   (active, names: name_label:0x…, Overview:0x…, '|':Overview:0x… )>"
    ) {
      $0.root.accessibilityIdentifier = "Overview"
      $0.label.accessibilityIdentifier = "name_label"
      return active($0.label.leadingAnchor.constraint(equalTo: $0.root.leadingAnchor))
    },
    Described(
      "WTF; §2.1",
      "<NSLayoutConstraint:0x… H:|-(6)-[UIView:0x…]   (active, names: Overview:0x…, '|':Overview:0x… )>"
    ) {
      $0.root.accessibilityIdentifier = "Overview"
      return active($0.view.leadingAnchor.constraint(equalTo: $0.root.leadingAnchor, constant: 6))
    },
    Described(
      "WTF",
      "<NSLayoutConstraint:0x… V:[item-label]-(7)-[picture]"
        + "   (active, names: picture:0x…, item-label:0x… )>"
    ) {
      $0.label.accessibilityIdentifier = "item-label"
      $0.image.accessibilityIdentifier = "picture"
      return active($0.image.topAnchor.constraint(equalTo: $0.label.bottomAnchor, constant: 7))
    },
    Described(
      "WTF", "<NSLayoutConstraint:0x… V:[row]-(7)-[row]   (active, names: row:0x…, row:0x… )>"
    ) {
      $0.label.accessibilityIdentifier = "row"
      $0.image.accessibilityIdentifier = "row"
      return active($0.image.topAnchor.constraint(equalTo: $0.label.bottomAnchor, constant: 7))
    },
    Described(
      "WTF",
      "<NSLayoutConstraint:0x… V:[picture]-(9)-[UIView:0x…]   (active, names: picture:0x… )>"
    ) {
      $0.image.accessibilityIdentifier = "picture"
      return active($0.view.topAnchor.constraint(equalTo: $0.image.bottomAnchor, constant: 9))
    },
    Described(
      "WTF",
      "<NSLayoutConstraint:0x… picture.width == 0.4*UIView:0x….width   (active, names: picture:0x… )>"
    ) {
      $0.image.accessibilityIdentifier = "picture"
      return active(
        $0.image.widthAnchor.constraint(equalTo: $0.root.widthAnchor, multiplier: 0.4))
    },
    Described(
      "WTF",
      "<NSLayoutConstraint:0x… picture.width == 1.574*picture.height   (active, names: picture:0x… )>"
    ) {
      $0.image.accessibilityIdentifier = "picture"
      return active(
        $0.image.widthAnchor.constraint(equalTo: $0.image.heightAnchor, multiplier: 1.574))
    },
    Described(
      "WTF",
      "<NSLayoutConstraint:0x… progress background.height == 5"
        + "   (active, names: progress background:0x… )>"
    ) {
      $0.view.accessibilityIdentifier = "progress background"
      return active($0.view.heightAnchor.constraint(equalToConstant: 5))
    },
  ]

  /// What is not drawn.
  static let equations = [
    Described(
      "WTF; §2.3",
      "<NSLayoutConstraint:0x… UILabel:0x…'Set lunch'.trailing == UIButton:0x…'Cancel'.trailing   (active)>"
    ) {
      $0.label.text = "Set lunch"
      $0.button.setTitle("Cancel", for: .normal)
      return active($0.label.trailingAnchor.constraint(equalTo: $0.button.trailingAnchor))
    },
    Described(
      "WTF", "<NSLayoutConstraint:0x… UIImageView:0x….centerY == UIView:0x….centerY   (active)>"
    ) {
      active($0.image.centerYAnchor.constraint(equalTo: $0.root.centerYAnchor))
    },
    Described(
      "WTF", "<NSLayoutConstraint:0x… UIImageView:0x….height == 0.9*UILabel:0x….height   (active)>"
    ) {
      active($0.image.heightAnchor.constraint(equalTo: $0.label.heightAnchor, multiplier: 0.9))
    },
    Described(
      "WTF", "<NSLayoutConstraint:0x… UIStackView:0x….width == UIScrollView:0x….width   (active)>"
    ) {
      let scroll = UIScrollView()
      $0.root.addSubview(scroll)
      return active($0.stack.widthAnchor.constraint(equalTo: scroll.widthAnchor))
    },
    Described("WTF", "<NSLayoutConstraint:0x… UIImageView:0x….height == 60   (active)>") {
      active($0.image.heightAnchor.constraint(equalToConstant: 60))
    },
    Described("WTF", "<NSLayoutConstraint:0x… UIView:0x….height == 0   (active)>") {
      active($0.view.heightAnchor.constraint(equalToConstant: 0))
    },
    Described("WTF", "<NSLayoutConstraint:0x… UIStackView:0x….width <= 0   (active)>") {
      active($0.stack.widthAnchor.constraint(lessThanOrEqualToConstant: 0))
    },
    Described("§2.3", "<NSLayoutConstraint:0x… UILabel:0x….height >= 44   (active)>") {
      active($0.label.heightAnchor.constraint(greaterThanOrEqualToConstant: 44))
    },
    Described(
      "WTF", "<NSLayoutConstraint:0x… UIImageView:0x….top == UIView:0x….top + 2   (active)>"
    ) {
      active($0.image.topAnchor.constraint(equalTo: $0.view.topAnchor, constant: 2))
    },
    Described(
      "WTF", "<NSLayoutConstraint:0x… UIView:0x….bottom == UIImageView:0x….bottom + 25   (active)>"
    ) {
      active($0.view.bottomAnchor.constraint(equalTo: $0.image.bottomAnchor, constant: 25))
    },
    Described(
      "I:WordPress#11536; §2.3",
      "<NSLayoutConstraint:0x… UILabel:0x….trailing == UIView:0x….trailing - 37   (active)>"
    ) {
      active($0.label.trailingAnchor.constraint(equalTo: $0.root.trailingAnchor, constant: -37))
    },
    Described(
      "WTF custom9; §2.3",
      "<NSLayoutConstraint:0x… UIView:0x….leading == UILabel:0x….leading   (active)>"
    ) {
      active($0.root.leadingAnchor.constraint(equalTo: $0.label.leadingAnchor))
    },
    Described(
      "WTF", "<NSLayoutConstraint:0x… UIStackView:0x….top == UIView:0x….topMargin   (active)>"
    ) {
      active(
        NSLayoutConstraint(
          item: $0.stack, attribute: .top, relatedBy: .equal, toItem: $0.root,
          attribute: .topMargin, multiplier: 1, constant: 0))
    },
    Described(
      "WTF", "<NSLayoutConstraint:0x… UIView:0x….bottomMargin == UIStackView:0x….bottom   (active)>"
    ) {
      active(
        NSLayoutConstraint(
          item: $0.root, attribute: .bottomMargin, relatedBy: .equal, toItem: $0.stack,
          attribute: .bottom, multiplier: 1, constant: 0))
    },
    Described(
      "WTF",
      "<NSLayoutConstraint:0x… UILabel:0x….firstBaseline == UIView:0x….bottomMargin   (active)>"
    ) {
      active(
        NSLayoutConstraint(
          item: $0.label, attribute: .firstBaseline, relatedBy: .equal, toItem: $0.root,
          attribute: .bottomMargin, multiplier: 1, constant: 0))
    },
    Described("WTF", "<NSLayoutConstraint:0x… UIView:0x….left == UILabel:0x….left   (active)>") {
      active($0.root.leftAnchor.constraint(equalTo: $0.label.leftAnchor))
    },
    Described(
      "WTF; §2.2",
      "<NSLayoutConstraint:0x… UILayoutGuide:0x…'UIViewLayoutMarginsGuide'.leading == "
        + "UILabel:0x…'Please keep this key in a...'.leading   (active)>"
    ) {
      $0.label.text = "Please keep this key in a safe place"
      return active(
        $0.root.layoutMarginsGuide.leadingAnchor.constraint(equalTo: $0.label.leadingAnchor))
    },
    Described(
      "WTF; §2.3",
      "<_UISystemBaselineConstraint:0x… UIView:0x….bottom <= "
        + "UILayoutGuide:0x…'UIViewSafeAreaLayoutGuide'.bottom NSLayoutAnchorConstraintSpace(8)   (active)>"
    ) {
      active(
        $0.view.bottomAnchor.constraint(
          lessThanOrEqualToSystemSpacingBelow: $0.root.safeAreaLayoutGuide.bottomAnchor,
          multiplier: 1))
    },
    Described("§2.1", "<NSLayoutConstraint:0x… 'my name' UIImageView:0x….width == 40   (active)>") {
      let constraint = $0.image.widthAnchor.constraint(equalToConstant: 40)
      constraint.identifier = "my name"
      return active(constraint)
    },
    Described("§2.2", "<NSLayoutConstraint:0x… UIKitTests.ContentView:0x….width == 85   (active)>")
    {
      let view = ContentView()
      $0.root.addSubview(view)
      return active(view.widthAnchor.constraint(equalToConstant: 85))
    },
  ]

  /// Numbers with up to six digits.
  static let numbers = [
    Described("WTF; §2.3", "<NSLayoutConstraint:0x… UIView:0x….height == 123.5   (active)>") {
      active($0.view.heightAnchor.constraint(equalToConstant: 123.5))
    },
    Described("WTF; §2.3", "<NSLayoutConstraint:0x… UIView:0x….width == 94.3333   (active)>") {
      active($0.view.widthAnchor.constraint(equalToConstant: 283 / 3))
    },
    Described("WTF; §2.3", "<NSLayoutConstraint:0x… UIView:0x….height == 2.22507e-308   (active)>")
    {
      active($0.view.heightAnchor.constraint(equalToConstant: .leastNormalMagnitude))
    },
    Described(
      "§2.3", "<NSLayoutConstraint:0x… UIView:0x….width == 0.384615*UIView:0x….height   (active)>"
    ) {
      active($0.view.widthAnchor.constraint(equalTo: $0.view.heightAnchor, multiplier: 5 / 13))
    },
    Described(
      "KEAN; §2.1", "<NSLayoutConstraint:0x… UIView:0x….height == 7 priority:999.5   (active)>"
    ) {
      let constraint = $0.view.heightAnchor.constraint(equalToConstant: 7)
      constraint.priority = UILayoutPriority(999.5)
      return active(constraint)
    },
    Described(
      "KEAN; §2.1",
      "<NSLayoutConstraint:0x… V:|-(7)-[UIView:0x…] priority:51   (active, names: '|':UIView:0x… )>"
    ) {
      let constraint = $0.view.topAnchor.constraint(equalTo: $0.root.topAnchor, constant: 7)
      constraint.priority = UILayoutPriority(51)
      return active(constraint)
    },
  ]
}
