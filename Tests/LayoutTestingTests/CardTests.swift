import LayoutTesting
import Testing
import UIKit

final class CardView: UIView {
  let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.numberOfLines = 0
    title.translatesAutoresizingMaskIntoConstraints = false
    addSubview(title)
    let margins = layoutMarginsGuide
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      title.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
      title.topAnchor.constraint(equalTo: margins.topAnchor),
      title.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("made in code") }
}

@MainActor
@Test func longTitlesFitOnEveryDevice() {
  let card = CardView()
  card.title.text = "Twenty Thousand Leagues Under the Seas, and back"
  assertLayout(
    card, on: .iPhoneSE3, .iPhone15ProMax, .iPadPro12_9.landscape, sized: .fittingHeight())
}

@MainActor
@Test func titlesBeginAtTheMargin() {
  let card = CardView(frame: CGRect(x: 0, y: 0, width: 320, height: 80))
  card.title.text = "Jules Verne"
  card.layoutIfNeeded()
  #expect(card.title.frame.minX == 8)
  #expect(card.title.frame.maxX <= 312)
}
