import UIKit

/// A view whose subviews have names.
final class Sample: UIView {
  let title = UILabel()
  let button = UIButton(type: .system)

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    title.text = "Moby-Dick"
    button.setTitle("Read", for: .normal)
    for view in [title, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  /// Places the title at the upper left, the button at the lower right.
  @discardableResult
  func placed() -> Sample {
    placeTitle()
    placeButton()
    return self
  }

  func placeTitle() {
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      title.topAnchor.constraint(equalTo: topAnchor, constant: 8),
    ])
  }

  func placeButton() {
    NSLayoutConstraint.activate([
      button.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
      button.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
  }
}
