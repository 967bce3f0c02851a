import LayoutTesting
import Testing
import UIKit

@testable import PriceTag

/// A title with a price tag at its end.
private final class Offer: UIView {
  let title = UILabel()
  let price = PriceTag()

  init(_ text: String) {
    super.init(frame: .zero)
    title.text = text
    title.numberOfLines = 0
    price.text = "12.50"
    for view in [title, price] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    let margins = layoutMarginsGuide
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      title.topAnchor.constraint(equalTo: margins.topAnchor, constant: 8),
      title.bottomAnchor.constraint(equalTo: margins.bottomAnchor, constant: -8),
      price.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
      price.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      price.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("made in code") }
}

@MainActor
@Suite struct PriceTagTests {
  @Test func offersFitOnEveryDevice() {
    assertLayout(
      Offer("Twenty Thousand Leagues Under the Seas"),
      on: [.iPhoneSE1, .iPhone15, .iPadMini6].inBothDirections, sized: .fittingHeight())
  }

  @Test func theShadowDoesNotCountForAlignment() {
    let offer = Offer("Sea")
    offer.frame = CGRect(x: 0, y: 0, width: 320, height: 52.5)
    offer.layoutIfNeeded()
    let tag = offer.price
    #expect(tag.alignmentRect(forFrame: tag.frame).maxX == 312)
    #expect(tag.frame.maxX == 318)
    #expect(tag.alignmentRect(forFrame: tag.frame).size == tag.intrinsicContentSize)
  }

  @Test func baselinesOfTitleAndPriceAreOne() throws {
    let offer = Offer("Sea")
    offer.frame = CGRect(x: 0, y: 0, width: 320, height: 52.5)
    offer.layoutIfNeeded()
    let label = try #require(offer.price.subviews.first as? UILabel)
    let priceFrame = label.convert(label.bounds, to: offer)
    let descents = (label.font.descender, offer.title.font.descender)
    #expect(abs((priceFrame.maxY + descents.0) - (offer.title.frame.maxY + descents.1)) <= 0.5)
  }
}
