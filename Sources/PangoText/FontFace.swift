import AutoLayout
import CPangoCairo

/// One font file, loaded at a reference size: advances are linear in the size, so one shaping
/// serves every size.
package final class FontFace {
  /// The size, in points, the face is loaded at.
  static let referenceSize = 1000.0
  /// Turns a length measured at the reference size in Pango units into ems.
  static let emsPerUnit = 1 / (referenceSize * Double(PANGO_SCALE))

  /// The file's name without directory; identifies the face.
  package let name: String
  let context: OpaquePointer
  let font: UnsafeMutablePointer<PangoFont>
  private let map: UnsafeMutablePointer<PangoFontMap>
  private let shaper: OpaquePointer
  private var knownGlyphs: [UInt32: UInt32] = [:]
  private var knownAdvances: [UInt32: Int32] = [:]
  private var knownInk: [UInt32: Rect] = [:]

  /// Loads a font file without hinting and without any rule of the machine's configuration.
  ///
  /// - Throws: ``FontError/unreadable(file:)``.
  convenience init(path: String, name: String) throws(FontError) {
    try self.init(path: path, name: name) { _ in
      let description = pango_font_description_new()
      pango_font_description_set_family(description, name)
      return description
    }
  }

  /// Loads one of the fonts of a file.
  ///
  /// - Throws: ``FontError/unreadable(file:)``.
  convenience init(path: String, index: Int) throws(FontError) {
    try self.init(path: path, name: "\(path)#\(index)") { fonts in
      guard index < Int(fonts.nfont), let pattern = fonts.fonts?[index] else { return nil }
      return pango_fc_font_description_from_pattern(pattern, 0)
    }
  }

  private init(
    path: String, name: String, describe: (FcFontSet) -> OpaquePointer?
  ) throws(FontError) {
    _ = Self.isolation
    guard let configuration = ratite_font_configuration_create(path) else {
      throw .unreadable(file: path)
    }
    defer { FcConfigDestroy(configuration) }
    guard let fonts = FcConfigGetFonts(configuration, FcSetApplication),
      let description = describe(fonts.pointee)
    else { throw .unreadable(file: path) }
    defer { pango_font_description_free(description) }
    guard let map = ratite_font_map_create(configuration) else { throw .unreadable(file: path) }
    guard let context = pango_font_map_create_context(map) else {
      ratite_object_unref(map)
      throw .unreadable(file: path)
    }
    Self.switchHintingOff(in: context)
    pango_font_description_set_absolute_size(
      description, Self.referenceSize * Double(PANGO_SCALE))
    pango_context_set_font_description(context, description)
    guard let font = pango_font_map_load_font(map, context, description),
      let shaper = pango_font_get_hb_font(font)
    else {
      ratite_object_unref(UnsafeMutableRawPointer(context))
      ratite_object_unref(map)
      throw .unreadable(file: path)
    }
    self.name = name
    self.map = map
    self.context = context
    self.font = font
    self.shaper = shaper
  }

  deinit {
    ratite_object_unref(font)
    ratite_object_unref(UnsafeMutableRawPointer(context))
    ratite_object_unref(map)
  }

  /// The heights that the file itself has, in ems; nil where it has none that can be used.
  ///
  /// Those of the `hhea` table, which CoreText reads; capitals and small letters are those of `OS/2`.
  private(set) lazy var heights: FontHeights? = FontHeights(
    horizontalHeader: table("hhea"), system: table("OS/2"),
    unitsPerEm: Int(hb_face_get_upem(hb_font_get_face(shaper))))

  private func table(_ tag: String) -> [UInt8] {
    let number = tag.utf8.reduce(0 as UInt32) { $0 << 8 | UInt32($1) }
    let blob = hb_face_reference_table(hb_font_get_face(shaper), number)
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let bytes = hb_blob_get_data(blob, &length) else { return [] }
    return Array(UnsafeRawBufferPointer(start: bytes, count: Int(length)))
  }

  /// The face for painting with cairo; lives as long as this object.
  package var cairoFace: OpaquePointer? { ratite_font_cairo_face(font) }

  /// The glyph of a character, or nil if the font has none.
  func glyph(for scalar: UInt32) -> UInt32? {
    if let known = knownGlyphs[scalar] { return known == 0 ? nil : known }
    var glyph: hb_codepoint_t = 0
    let isFound = hb_font_get_nominal_glyph(shaper, scalar, &glyph) != 0
    knownGlyphs[scalar] = isFound ? glyph : 0
    return isFound && glyph != 0 ? glyph : nil
  }

  /// The advance of a character that stands alone, in units of ``emsPerUnit``, or nil if the font
  /// has no glyph for it.
  func advance(of scalar: UInt32) -> Int32? {
    if let known = knownAdvances[scalar] { return known }
    guard let glyph = glyph(for: scalar) else { return nil }
    let advance = hb_font_get_glyph_h_advance(shaper, glyph)
    knownAdvances[scalar] = advance
    return advance
  }

  /// The smallest box around a glyph's outline, relative to its origin, in ems, y growing downwards.
  ///
  /// - Parameter glyph: The glyph's number.
  /// - Returns: The box; one without extent for a glyph without outline.
  func ink(of glyph: UInt32) -> Rect {
    if let known = knownInk[glyph] { return known }
    var extents = hb_glyph_extents_t()
    var ink = Rect.zero
    if hb_font_get_glyph_extents(shaper, glyph, &extents) != 0 {
      // HarfBuzz counts upwards, and the height down from the top.
      ink = Rect(
        x: Double(extents.x_bearing) * Self.emsPerUnit,
        y: -Double(extents.y_bearing) * Self.emsPerUnit,
        width: Double(extents.width) * Self.emsPerUnit,
        height: -Double(extents.height) * Self.emsPerUnit)
    }
    knownInk[glyph] = ink
    return ink
  }

  /// Pango would otherwise read the machine's font configuration, for nothing, in a thread.
  static let isolation: Void = ratite_ignore_font_configuration()

  private static func switchHintingOff(in context: OpaquePointer) {
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, pango_language_from_string("en"))
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
  }
}
