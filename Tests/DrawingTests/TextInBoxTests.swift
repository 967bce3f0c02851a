import AutoLayout
import Drawing
import Foundation
import PangoText
import TestSupport
import Testing
import UIKit

/// Text that is drawn stays inside the box that it was measured to need.
@MainActor @Suite struct TextInBoxTests {
  /// A text in each language, with the highest and deepest letters and marks of its script, and ones that hang over the edges.
  nonisolated static let texts: [(language: String, text: String)] = [
    ("English", "Judge my vow: quickly (fix) {jpeg} of Jeff"),
    ("German", "ÄÖÜ Öffnungszeiten für Jäger, Übergröße ẞ"),
    ("French", "Ça déjà vu, À BIENTÔT, ÎLE, œuvre"),
    ("Czech", "ŘÍŠE ŽLUŤOUČKÝ KŮŇ ĎÁBLŮ"),
    ("Vietnamese", "TIẾNG VIỆT, ĐỐI VỚI NGƯỜI, Ẩm thực Ỹ Ặ"),
    ("Greek", "Ἄνθρωπος, Άγιος, ΐ Ϋ Ὦ ξένος φίλος"),
    ("Russian", "Йод, Ёлка, съешь ещё этих щук, Ђорђе"),
    ("Arabic", "العَرَبِيَّةُ لُغَةٌ جَمِيلَةٌ إِلَىٰ اللّٰهِ"),
    ("Persian", "گچ‌پژوهی، فارسی، یک چای ۱۲۳"),
    ("Hebrew", "שָׁלוֹם עֲלֵיכֶם, לָמֶד קוֹף ץ"),
    ("Hindi", "हिन्दी में र्किं ट्रेन कृपया फ़ैशन ड्डू र्‍क्षों"),
    ("Bengali", "বাংলা ভাষা র্কি ক্রূ"),
    ("Tamil", "தமிழ் மொழி கௌரி"),
    ("Thai", "ภาษาไทย น้ำ ที่นี่ ปู่ ฐู ป้ำ ญุ ฎู กุ้งปิ้ง"),
    ("Lao", "ພາສາລາວ ນ້ຳ ທີ່ນີ້ ຜູ້"),
    ("Khmer", "ភាសាខ្មែរ ស្ត្រី ប៊ឺ"),
    ("Burmese", "မြန်မာဘာသာ က္ကြီး ဦးစွာ"),
    ("Tibetan", "བོད་སྐད་ རྒྱུ་ བསྒྲུབས"),
    ("Chinese", "中文，你好世界。（国际）龙"),
    ("Japanese", "日本語、こんにちは「カタカナ」ガギ"),
    ("Korean", "한국어 안녕하세요 뷁 쀍"),
    ("emoji", "😀👍🏽👩‍👩‍👧 🇩🇪 ❤️ ☎ ★"),
    ("symbols", "∑∫√⌘⏎ → ✓ ☃ ♛ ⎋ █ ▒ ∞ ⊕"),
    ("mixed", "Jg Ế हिन्दी ไทยปู่ 你好 שָׁלוֹם عَرَبِيّ 한국 😀 f"),
  ]

  /// Fonts of three text styles, and the system font in the sizes and faces that labels have.
  private static let fonts: [(name: String, font: UIFont)] =
    [UIFont.TextStyle.caption2, .body, .largeTitle].map {
      ($0.rawValue, .preferredFont(forTextStyle: $0))
    }
    + [13, 17, 20, 28, 34].flatMap { size in
      [(Font.Weight.regular, false), (.bold, false), (.regular, true), (.bold, true)].map {
        weight, isItalic in
        (
          "\(size) points \(weight)\(isItalic ? " italic" : "")",
          UIFont(Font(size: size, weight: weight, isItalic: isItalic))
        )
      }
    }

  private let measurer: PangoTextMeasurer

  init() throws { measurer = try PangoTextMeasurer() }

  @Test(arguments: texts.map(\.language))
  func inkStaysInsideOfLabels(language: String) throws {
    let text = Self.texts.first { $0.language == language }?.text ?? ""
    for (name, font) in Self.fonts { try expectInside(text, font, name) }
  }

  @Test(arguments: texts.map(\.language))
  func inkOutsideOfABoxThatIsTooSmallIsFound(language: String) throws {
    let text = Self.texts.first { $0.language == language }?.text ?? ""
    let ink = try strayInk(
      text, .systemFont(ofSize: 17), width: .greatestFiniteMagnitude, scale: 2, lessening: 5)
    #expect(ink.left > 0 && ink.right > 0 && ink.top + ink.bottom > 0, "\(ink)")
  }

  private func expectInside(_ text: String, _ font: UIFont, _ name: String) throws {
    for width in [CGFloat.greatestFiniteMagnitude, 90] {
      for scale in [2.0, 3] {
        let ink = try strayInk(text, font, width: width, scale: scale)
        #expect(ink.isEmpty, "\(name), \(width < 1000 ? "wrapped" : "one line"), \(scale): \(ink)")
      }
    }
  }

  /// The ink that a label of exactly its own size leaves outside, or outside of a box that is smaller by some points at
  /// each edge.
  private func strayInk(
    _ text: String, _ font: UIFont, width: CGFloat, scale: Double, lessening: Double = 0
  ) throws -> StrayInk {
    try measuring(with: measurer) {
      let label = UILabel()
      label.text = text
      label.font = font
      label.numberOfLines = width < 1000 ? 0 : 1
      let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
      label.frame = CGRect(origin: .zero, size: size)
      let margin = 24.0
      let sheet = Size(
        width: Double(size.width) + 2 * margin, height: Double(size.height) + 2 * margin)
      var list = DisplayList()
      list.insert(
        ViewDrawing(measurer: measurer).list(of: label), at: Point(x: margin, y: margin))
      let bitmap = try Picture(list, size: sheet, background: .white)
        .bitmap(scale: scale, measurer: measurer)
      let edge = (margin + lessening) * scale
      let box = Rect(
        x: edge, y: edge, width: (Double(size.width) - 2 * lessening) * scale,
        height: (Double(size.height) - 2 * lessening) * scale)
      return StrayInk(in: bitmap, outsideOf: box)
    }
  }
}

/// Ink outside of a box, edge by edge.
struct StrayInk: CustomStringConvertible {
  /// The rows or columns of pixels beyond each edge that reach to the outermost pixel that is inked by more than half.
  let top, bottom, left, right: Int

  var isEmpty: Bool { top + bottom + left + right == 0 }

  var description: String { "above \(top), below \(bottom), left \(left), right \(right) pixels" }

  /// Looks at a black drawing on white.
  init(in bitmap: Bitmap, outsideOf box: Rect) {
    let stride = bitmap.width * 4
    var (minX, minY, maxX, maxY) = (Int.max, Int.max, Int.min, Int.min)
    bitmap.bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        if bytes[index] < 127 {
          let (x, y) = (index % stride / 4, index / stride)
          (minX, maxX, minY, maxY) = (min(minX, x), max(maxX, x), min(minY, y), max(maxY, y))
          // What lies between a row's first ink and the last column so far changes nothing.
          index = max(index, y * stride + maxX * 4)
        }
        index += 4
      }
    }
    top = max(0, Int(box.minY.rounded(.down)) - minY)
    left = max(0, Int(box.minX.rounded(.down)) - minX)
    bottom = max(0, maxY + 1 - Int(box.maxY.rounded(.up)))
    right = max(0, maxX + 1 - Int(box.maxX.rounded(.up)))
  }
}
