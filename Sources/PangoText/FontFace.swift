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
  private var knownKerning: [UInt64: Int32] = [:]

  /// Loads a font file without hinting and without any rule of the machine's configuration.
  ///
  /// - Throws: ``FontError/unreadable(file:)``.
  init(path: String, name: String) throws(FontError) {
    _ = Self.isolation
    guard let map = ratite_font_map_create(path) else { throw .unreadable(file: path) }
    guard let context = pango_font_map_create_context(map) else {
      ratite_object_unref(map)
      throw .unreadable(file: path)
    }
    Self.switchHintingOff(in: context)
    let description = pango_font_description_new()
    pango_font_description_set_family(description, name)
    pango_font_description_set_absolute_size(
      description, Self.referenceSize * Double(PANGO_SCALE))
    defer { pango_font_description_free(description) }
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

  /// How much nearer or farther a character stands from the one before it than their advances say, in
  /// units of ``emsPerUnit``.
  ///
  /// Both must be of one script and have glyphs.
  func kerning(between first: UInt32, and second: UInt32) -> Int32 {
    let key = UInt64(first) << 32 | UInt64(second)
    if let known = knownKerning[key] { return known }
    let apart = (advance(of: first) ?? 0) + (advance(of: second) ?? 0)
    let kerning = shapedAdvance(of: [first, second]) - apart
    knownKerning[key] = kerning
    return kerning
  }

  private func shapedAdvance(of scalars: [UInt32]) -> Int32 {
    let buffer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    hb_buffer_add_codepoints(buffer, scalars, Int32(scalars.count), 0, Int32(scalars.count))
    hb_buffer_guess_segment_properties(buffer)
    hb_shape(shaper, buffer, Self.pairFeatures, UInt32(Self.pairFeatures.count))
    var count: UInt32 = 0
    guard let positions = hb_buffer_get_glyph_positions(buffer, &count) else { return 0 }
    return (0..<Int(count)).reduce(0) { $0 + positions[$1].x_advance }
  }

  /// What ``ResolvedFont/kernedFeatures`` says.
  private static let pairFeatures: [hb_feature_t] = ResolvedFont.kernedFeatures.split(
    separator: ","
  )
  .map { text in
    var feature = hb_feature_t()
    hb_feature_from_string(String(text), -1, &feature)
    return feature
  }

  /// Pango would otherwise read the machine's font configuration, for nothing, in a thread.
  private static let isolation: Void = ratite_ignore_font_configuration()

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
