/// The source of a measured width, and its expected difference from the width on an Apple device.
public struct WidthAccuracy: Hashable, Sendable {
  /// The source of a width.
  public enum Source: Hashable, Sendable {
    /// The font itself, or a font of a test: there is no error.
    case exact
    /// Advances of the font that were published, or that its own file has; the name says of which face.
    case published(String)
    /// Another font, which stands in for one whose advances are not known; the name says for which.
    case standIn(String)
  }

  /// The weakest source of the text's runs.
  public var source: Source
  /// The error of the widest line, in points, that 19 of 20 texts stay below.
  public var expectedError: Double

  /// Creates an accuracy.
  public init(source: Source, expectedError: Double) {
    self.source = source
    self.expectedError = expectedError
  }

  /// The accuracy of widths that have no error.
  public static let exact = WidthAccuracy(source: .exact, expectedError: 0)
}

/// The errors of characters side by side, which are taken to be independent of each other.
package struct WidthErrors {
  /// The knowledge of a character's width.
  package enum Character {
    /// It is published.
    case published
    /// Another font's stands in, for a character that lacks a published one.
    case substitute
    /// It is a guess: an emoji's, or a letter's without any font.
    case guess
  }

  /// The weakest source of the widths added so far.
  package private(set) var source = WidthAccuracy.Source.exact
  private var variance = 0.0
  private var systematic = 0.0

  /// Creates a sum of nothing.
  package init() {}

  /// Adds characters in a font that has published advances.
  ///
  /// - Parameters:
  ///   - characters: What is known of each.
  ///   - size: The size of the font in points.
  ///   - name: The font's name.
  package mutating func add(_ characters: some Sequence<Character>, size: Double, name: String) {
    if source == .exact { source = .published(name) }
    for character in characters {
      let error = size * Self.error(of: character)
      variance += error * error
    }
  }

  /// Adds text of a width in a font that another one stands in for: all of it may be off alike.
  package mutating func add(standInWidth width: Double, for font: Font) {
    source = .standIn(font.familyName)
    systematic += Self.standInShare(of: font) * width
  }

  /// The accuracy of the widest of a number of lines of about the same length.
  package func accuracy(lineCount: Int) -> WidthAccuracy {
    let lines = Double(max(lineCount, 1))
    return WidthAccuracy(
      source: source, expectedError: 2 * (variance / lines).squareRoot() + systematic / lines)
  }

  /// Standard deviations in ems.
  ///
  /// Source: `scripts/calibrate-text`. With 0.0065 em for each character, added up as independent
  /// errors, 95 % of the saved widths of 88 repositories are nearer than twice the sum. Each repository
  /// counts as much as another. The others are the differences of Inter's advances from published ones
  /// (0.03), and of widths of emoji at text sizes from their mean.
  private static func error(of character: Character) -> Double {
    switch character {
    case .published: 0.0065
    case .substitute: 0.03
    case .guess: 0.15
    }
  }

  /// The error of the width of a family that Helvetica Neue stands in for, as a share of the width.
  ///
  /// A condensed family has about three quarters of the width of a normal one, and is off by as much as
  /// others from that. Source: the widths of `usWidthClass` in the OpenType specification.
  private static func standInShare(of font: Font) -> Double {
    let share = 0.12
    return font.isCondensed ? 1 - 0.75 * (1 - share) : share
  }
}
