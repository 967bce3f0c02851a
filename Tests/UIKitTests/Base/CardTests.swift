import Testing
import UIKit

final class CardView: UIView {
  let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.translatesAutoresizingMaskIntoConstraints = false
    addSubview(title)
    let margins = layoutMarginsGuide
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      title.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
      title.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("made in code") }
}

@MainActor
@Test func longTitlesEndAtTheMargin() {
  let card = CardView(frame: CGRect(x: 0, y: 0, width: 320, height: 80))
  card.title.text = "Twenty Thousand Leagues Under the Sea, and back"
  card.layoutIfNeeded()
  #expect(card.title.frame.minX == 8)
  #expect(card.title.frame.maxX == 312)
}
