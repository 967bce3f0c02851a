import AutoLayout
import CPangoCairo

/// The fonts in files of an app, found by the names that documents and code have.
///
/// Files are read when a name is first looked up.
final class AppFonts {
  /// The files, those that count first in front.
  let paths: [String]
  private let files: AppFontFiles
  private lazy var fonts = paths.flatMap(files.fonts)

  /// - Parameters:
  ///   - paths: The files, those that count first in front.
  ///   - files: What was read of files before.
  init(paths: [String], files: AppFontFiles) {
    self.paths = paths
    self.files = files
  }

  /// The font that a name stands for; nil for names of other fonts and for files that cannot be loaded.
  ///
  /// A PostScript name counts before a family, and a family before a full name, which the regular face shares with it. Of a
  /// family the face nearest to weight and slant is taken. Case is ignored, as CoreText ignores it.
  func font(named name: String, weight: Font.Weight, isItalic: Bool) -> AppFont? {
    let name = name.lowercased()
    let match =
      fonts.first { $0.postScriptName.lowercased() == name }
      ?? fonts.filter { $0.family.lowercased() == name }
      .min { $0.distance(to: weight, isItalic) < $1.distance(to: weight, isItalic) }
      ?? fonts.first { $0.fullName.lowercased() == name }
    return match.flatMap { files.face(of: $0) == nil ? nil : $0 }
  }

  /// The face of a font.
  func face(of font: AppFont) -> FontFace? { files.face(of: font) }
}

/// A font in a file of an app.
struct AppFont: Hashable, Sendable {
  /// The file.
  let path: String
  /// The place of the font in the file.
  let index: Int
  let postScriptName: String
  let fullName: String
  let family: String
  fileprivate let weight: Font.Weight
  fileprivate let isItalic: Bool

  /// The distance of the face from a weight and slant; a wrong slant is farther than any weight.
  fileprivate func distance(to weight: Font.Weight, _ isItalic: Bool) -> Int {
    abs(self.weight.rawValue - weight.rawValue) + (self.isItalic == isItalic ? 0 : 100)
  }
}

/// The fonts in files of apps: each file is read once, however many documents ask for it.
final class AppFontFiles {
  private var known: [String: [AppFont]] = [:]
  private var faces: [AppFont: FontFace?] = [:]

  /// The fonts in a file, by their place; none where it cannot be read.
  func fonts(inFile path: String) -> [AppFont] {
    if let fonts = known[path] { return fonts }
    let fonts = Self.read(path)
    known[path] = fonts
    return fonts
  }

  /// The face of a font; nil where it cannot be loaded.
  func face(of font: AppFont) -> FontFace? {
    if let face = faces[font] { return face }
    let face = try? FontFace(path: font.path, index: font.index)
    faces[font] = .some(face)
    return face
  }

  /// Fonts of one file beyond these are not looked for: collections and variable fonts have some dozens.
  private static let maximumFontCount = 256

  private static func read(_ path: String) -> [AppFont] {
    _ = FontFace.isolation
    guard let configuration = ratite_font_configuration_create(path) else { return [] }
    defer { FcConfigDestroy(configuration) }
    guard let fonts = FcConfigGetFonts(configuration, FcSetApplication)?.pointee,
      let patterns = fonts.fonts
    else { return [] }
    return (0..<min(Int(fonts.nfont), maximumFontCount)).compactMap { index in
      patterns[index].map { AppFont($0, path: path, index: index) }
    }
  }
}

extension AppFont {
  fileprivate init(_ pattern: OpaquePointer, path: String, index: Int) {
    func text(_ object: String) -> String {
      var text: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(pattern, object, 0, &text) == FcResultMatch, let text else {
        return ""
      }
      return String(cString: text)
    }
    func number(_ object: String, default fallback: Int32) -> Int32 {
      var number: Int32 = 0
      let result = FcPatternGetInteger(pattern, object, 0, &number)
      return result == FcResultMatch ? number : fallback
    }
    self.init(
      path: path, index: index, postScriptName: text(FC_POSTSCRIPT_NAME),
      fullName: text(FC_FULLNAME), family: text(FC_FAMILY),
      weight: Font.Weight(
        openType: FcWeightToOpenType(
          min(max(number(FC_WEIGHT, default: FC_WEIGHT_REGULAR), 0), FC_WEIGHT_EXTRABLACK))),
      isItalic: number(FC_SLANT, default: FC_SLANT_ROMAN) != FC_SLANT_ROMAN)
  }
}

extension Font.Weight {
  /// The step that is nearest to a weight of OpenType, where 400 is regular.
  fileprivate init(openType weight: Int32) {
    self = Font.Weight(rawValue: Int(min(max((weight + 50) / 100, 1), 9)) - 1) ?? .regular
  }
}
