import Testing

@testable import UIKit

/// When a view makes its layer.
@MainActor
struct LazyLayerTests {
  @Test func aLayerIsMadeWhenItIsAskedFor() {
    let view = UIView()
    view.alpha = 1
    view.clipsToBounds = false
    #expect(view.alpha == 1)
    #expect(!view.clipsToBounds)
    #expect(!view.isLayerMade)
    view.alpha = 0.5
    #expect(view.isLayerMade)
    #expect(view.layer.opacity == 0.5)
    view.alpha = 1
    #expect(view.layer.opacity == 1)
    view.clipsToBounds = true
    #expect(view.layer.masksToBounds)
    view.clipsToBounds = false
    #expect(!view.layer.masksToBounds)
  }
}
