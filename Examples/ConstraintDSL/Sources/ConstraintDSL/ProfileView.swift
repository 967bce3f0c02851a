import UIKit

/// A portrait with a name and a line of text beside it, laid out by the little language.
final class ProfileView: UIView {
  let portrait = UIImageView(image: UIImage(systemName: "person.crop.circle"))
  let name = UILabel()
  let status = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    name.numberOfLines = 0
    status.numberOfLines = 0
    let margins = layoutMarginsGuide
    add(portrait) {
      $0.leadingAnchor == margins.leadingAnchor
      $0.topAnchor == margins.topAnchor
      $0.widthAnchor == 48
      $0.heightAnchor == $0.widthAnchor * 1
      $0.bottomAnchor <= margins.bottomAnchor + 0
    }
    add(name) {
      $0.leadingAnchor == portrait.trailingAnchor + 12
      $0.trailingAnchor <= margins.trailingAnchor + 0
      $0.topAnchor == margins.topAnchor
    }
    add(status) {
      $0.leadingAnchor == name.leadingAnchor
      $0.trailingAnchor <= margins.trailingAnchor - 8
      $0.topAnchor == name.bottomAnchor + 4
      $0.bottomAnchor <= margins.bottomAnchor + 0
      // Below the hugging of both texts, which would be stretched otherwise where the portrait is higher.
      $0.bottomAnchor == margins.bottomAnchor ~ UILayoutPriority(100)
    }
  }

  required init?(coder: NSCoder) { fatalError("made in code") }
}
