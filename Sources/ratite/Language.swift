import ArgumentParser
import AutoLayout
import Foundation
import InterfaceBuilder

/// A language as an argument: a code such as `ar`, `en-GB` or `uz-Arab`, or the name of a pseudolanguage.
struct Language: ExpressibleByArgument {
  /// The code or name.
  let code: String
  /// The direction the language is read in.
  let direction: LayoutDirection

  /// Reads a code: a language of two or three letters, with script and region if need be.
  init?(argument: String) {
    code = argument
    if let pseudolanguage = Pseudolanguage(rawValue: argument) {
      direction = pseudolanguage.isRightToLeft ? .rightToLeft : .leftToRight
      return
    }
    let parts = argument.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
      .map { $0.lowercased() }
    guard let language = parts.first, (2...3).contains(language.count),
      parts.allSatisfy({
        !$0.isEmpty && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      }),
      language.allSatisfy(\.isLetter)
    else { return nil }
    if let script = parts.dropFirst().first(where: { $0.count == 4 && $0.allSatisfy(\.isLetter) }) {
      direction = Self.rightToLeftScripts.contains(script) ? .rightToLeft : .leftToRight
    } else {
      direction = Self.rightToLeftLanguages.contains(language) ? .rightToLeft : .leftToRight
    }
  }

  /// Whether the code is that of a language, one that it had before, or the name of a pseudolanguage.
  ///
  /// Source: ISO 639, which replaced `iw`, `in` and `ji` by `he`, `id` and `yi`.
  var isKnown: Bool {
    if Pseudolanguage(rawValue: code) != nil { return true }
    let language = String(code.prefix { $0 != "-" && $0 != "_" }).lowercased()
    return ["iw", "in", "ji"].contains(language) || Locale.LanguageCode(language).isISOLanguage
  }

  /// Languages that are written from right to left unless a script says otherwise.
  ///
  /// Source: the likely scripts of Unicode's CLDR.
  private static let rightToLeftLanguages: Set = [
    "ar", "arc", "ckb", "dv", "fa", "glk", "he", "iw", "khw", "ks", "lrc", "mzn", "nqo", "pnb",
    "ps",
    "sd", "syr", "ug", "ur", "yi",
  ]

  private static let rightToLeftScripts: Set = [
    "adlm", "arab", "aran", "hebr", "mand", "mend", "nkoo", "rohg", "samr", "syrc", "thaa",
  ]
}

extension Pseudolanguage {
  fileprivate var isRightToLeft: Bool { self == .rightToLeft || self == .rightToLeftStrings }
}
