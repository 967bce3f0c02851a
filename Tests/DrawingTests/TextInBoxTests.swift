import AutoLayout
import Drawing
import PangoText
import Testing

/// Text that is drawn leaves no ink outside of the box that it was measured to take.
struct TextInBoxTests {
  /// A text for each script and way of writing that fonts differ by.
  private static let texts: [(language: String, text: String)] = [
    ("en", "Jumping quickly, fjord"), ("de", "Übermäßig große Öffnungszeiten"),
    ("fr", "Où êtes-vous allés, ça va ?"), ("vi", "Ế ệ ử Nguyễn Thị Ổn"),
    ("pl", "Źdźbło żółć Ł"), ("cs", "Příliš žluťoučký kůň Ž"), ("tr", "Iğdır İstanbul Ş"),
    ("is", "Þórður Ægir ð"), ("el", "Ελληνικά Ώρα ψηφίδα"), ("ru", "Щётка й Ё фъ"),
    ("uk", "Їжак ґанок"), ("ar", "مرحبا بالعالم"), ("he", "שלום עולם"), ("fa", "خوش آمدید پ"),
    ("hi", "नमस्ते दुनिया"), ("th", "สวัสดีชาวโลก"), ("zh", "你好，世界"), ("ja", "こんにちは世界"),
    ("ko", "안녕하세요"), ("double-length", "Sign in Sign in"), ("accented", "Sîgñ îñ Åçé"),
    ("bounded-string", "[# Sign in #]"), ("right-to-left-strings", "\u{202E}Sign in\u{202C}"),
  ]

  private static let fonts: [Font] = [
    Font(size: 11), Font(size: 17), Font(size: 34, weight: .bold), Font(size: 17, weight: .light),
    Font(family: .named("HelveticaNeue"), size: 17), Font(family: .named("Georgia"), size: 20),
    Font(family: .named("AvenirNext-DemiBold"), size: 17),
    Font(family: .named("DejaVuSerif-Bold"), size: 17),
  ]

  /// The room around the box, in points.
  private static let margin = 30.0
  /// Pixels per point.
  private static let scale = 2.0
  /// Ink of soft edges that a pixel beside the box may have, in pixels.
  private static let softEdge = 1

  private let measurer: PangoTextMeasurer

  init() throws {
    measurer = try PangoTextMeasurer().addingFonts([
      "/usr/share/fonts/truetype/dejavu/DejaVuSerif-Bold.ttf"
    ])
  }

  @Test(arguments: texts.indices)
  func inkStaysInTheMeasuredBox(place: Int) throws {
    let (language, text) = Self.texts[place]
    for font in Self.fonts {
      let over = try overhang(of: text, font, lines: 1)
      #expect(over <= Self.softEdge, "\(language) in \(font): \(over) pixels outside")
    }
  }

  @Test(arguments: texts.indices)
  func inkOfWrappedTextStaysInTheMeasuredBox(place: Int) throws {
    let (language, text) = Self.texts[place]
    for font in Self.fonts {
      let over = try overhang(of: text, font, lines: 0, width: font.size * 6)
      #expect(over <= Self.softEdge, "\(language) in \(font): \(over) pixels outside")
    }
  }

  /// The pixels that ink reaches beyond the box that text is measured to take, at the worst side.
  private func overhang(
    of text: String, _ font: Font, lines: Int, width: Double? = nil
  ) throws -> Int {
    let (margin, scale) = (Self.margin, Self.scale)
    let extent = measurer.measure(
      TextRequest(
        runs: [TextRun(text, font: font)], maximumWidth: width, maximumLines: lines,
        lineBreakMode: lines == 1 ? .truncatingTail : .wordWrapping))
    // Labels are as large as their text, rounded up to pixels.
    let size = Size(
      width: (extent.width * scale).rounded(.up) / scale,
      height: (extent.height * scale).rounded(.up) / scale)
    var block = TextBlock(
      text, font: font, color: .black,
      rect: Rect(x: margin, y: margin, width: size.width + 0.01, height: size.height))
    block.maximumLines = lines
    block.lineBreakMode = lines == 1 ? .truncatingTail : .wordWrapping
    var list = DisplayList()
    list.text(block)
    let bitmap = try Picture(
      list, size: Size(width: size.width + 2 * margin, height: size.height + 2 * margin),
      background: .white
    ).bitmap(scale: scale, measurer: measurer)
    let (left, top) = (Int(margin * scale), Int(margin * scale))
    let (right, bottom) = (left + Int(size.width * scale), top + Int(size.height * scale))
    var worst = 0
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap[x, y].luma < 0.9 {
        worst = max(worst, left - x, x - right + 1, top - y, y - bottom + 1)
      }
    }
    return worst
  }
}
