import UIKit

/// The content of a view whose class is laid out as a plain view: a known class without a model here, or an unknown
/// one.
public struct UnmodeledViewContent: ElementContent {}

extension UnmodeledViewContent: ViewElement {
  typealias View = UIView

  static let names = [
    "tvCardView", "tvPosterView", "tvMonogramView", "adBannerView",
    "gameView", "realityView", "pdfView", "avPlayerView", "inputView", "metalView",
  ]

  init(_ reader: ElementReader) {}
}
