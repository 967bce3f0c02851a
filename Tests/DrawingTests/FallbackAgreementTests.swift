import AutoLayout
import PangoText
import Testing
import UIKit

/// Text measured by tables, as code without fonts has it, and with fonts, as documents are.
@MainActor
struct FallbackAgreementTests {
  nonisolated static let texts = [
    "★★★★☆", "☎ 0123", "→ Weiter ✓", "Größe: 3 × 4 ≤ 12", "Łódź, Šárka, İstanbul, Việt Nam",
    "Привет, мир", "Καλημέρα κόσμε", "你好，世界。", "こんにちは カタカナ", "안녕하세요", "😀 👍🏽 👩‍👩‍👧",
    "½ € · № ™ “Zitat”", "● Live ○ Off ■ □ ▲", "❤️ 12 ⌘C",
  ]

  private func width(_ text: String, _ font: UIFont, _ environment: PlatformEnvironment) -> CGFloat
  {
    environment.inForce {
      let label = UILabel()
      label.font = font
      label.text = text
      return label.intrinsicContentSize.width
    }
  }

  @Test(arguments: texts)
  func bothGiveTheSameWidth(text: String) throws {
    let tables = PlatformEnvironment()
    var fonts = tables
    fonts.measurer = try PangoTextMeasurer()
    for size in [14.0, 17, 28] as [CGFloat] {
      for weight in [UIFont.Weight.regular, .bold] {
        let font = UIFont.systemFont(ofSize: size, weight: weight)
        let (first, second) = (width(text, font, tables), width(text, font, fonts))
        #expect(first == second, "at \(size) points, \(weight)")
      }
    }
  }
}
