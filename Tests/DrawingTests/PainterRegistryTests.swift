import Testing
import UIKit

@testable import Drawing

@MainActor @Suite struct PainterRegistryTests {
  private final class PriceTag: UILabel {}

  @Test func subclassesComeBeforeTheirSuperclasses() {
    for (index, painter) in PainterRegistry.painters.enumerated() {
      for later in PainterRegistry.painters[(index + 1)...] {
        let isHidden = Self.draws(painter, Self.viewClass(of: later))
        #expect(!isHidden, "\(painter) hides \(later)")
      }
    }
  }

  @Test func aSubclassIsDrawnAsItsSuperclass() {
    #expect(PainterRegistry.painter(for: PriceTag()) is LabelPainter)
    #expect(PainterRegistry.painter(for: UITableView()) is TableViewPainter)
    #expect(PainterRegistry.painter(for: UIScrollView()) is ScrollViewPainter)
    #expect(PainterRegistry.painter(for: UIView()) is PlainViewPainter)
  }

  private static func viewClass<Painter: ViewPainter>(of painter: Painter.Type) -> UIView.Type {
    Painter.View.self
  }

  /// Whether a painter takes the views of a class.
  private static func draws<Painter: ViewPainter>(
    _ painter: Painter.Type, _ viewClass: UIView.Type
  ) -> Bool {
    viewClass is Painter.View.Type
  }
}
