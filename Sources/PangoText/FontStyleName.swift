import AutoLayout

/// Weight and slant as the style part of a PostScript name tells them, as in `Avenir-HeavyOblique`.
struct FontStyleName: Hashable, Sendable {
  /// The weight, or nil if the name does not tell.
  var weight: Font.Weight?
  /// Whether the name tells of a slanted face.
  var isItalic = false

  /// Reads the part of a name after its last hyphen or underscore; without one its end, as in
  /// `NanumGothicExtraBold`.
  init(_ name: String) {
    guard let cut = name.lastIndex(where: { $0 == "-" || $0 == "_" }) else {
      let name = name.lowercased()
      weight = Self.weights.first { name.hasSuffix($0.word) }?.weight
      return
    }
    let style = name[name.index(after: cut)...].lowercased()
    isItalic = ["italic", "oblique", "slanted"].contains { style.contains($0) }
    weight = Self.weights.first { style.contains($0.word) }?.weight
  }

  /// Words of style names; one that contains another comes before it.
  private static let weights: [(word: String, weight: Font.Weight)] = [
    ("ultralight", .ultraLight), ("extralight", .ultraLight), ("hairline", .thin), ("thin", .thin),
    ("semilight", .light), ("light", .light), ("book", .regular), ("roman", .regular),
    ("regular", .regular), ("medium", .medium), ("semibold", .semibold), ("demibold", .semibold),
    ("demi", .semibold), ("extrabold", .heavy), ("ultrabold", .heavy), ("heavy", .heavy),
    ("black", .black), ("ultra", .black), ("bold", .bold),
  ]
}
