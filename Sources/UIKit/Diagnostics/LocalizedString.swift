public import Foundation

// These come before Foundation's function because they take no default value for what is left out.

/// The text for a key in the program's tables, twice with the launch option
/// `NSDoubleLocalizedStrings`.
///
/// - Parameters:
///   - key: The key, and the text where the tables have none.
///   - comment: What translators should know.
/// - Returns: The text.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  Bundle.main.localizedString(forKey: key, value: "", table: nil).asLongAsAsked
}

/// The text for a key in a bundle's tables, twice with the launch option `NSDoubleLocalizedStrings`.
///
/// - Parameters:
///   - key: The key, and the text where the tables have none.
///   - bundle: The bundle with the tables.
///   - comment: What translators should know.
/// - Returns: The text.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  bundle.localizedString(forKey: key, value: "", table: nil).asLongAsAsked
}

/// The text for a key in a table of a bundle, twice with the launch option
/// `NSDoubleLocalizedStrings`.
///
/// - Parameters:
///   - key: The key, and the text where the table has none.
///   - tableName: The table.
///   - bundle: The bundle with the table.
///   - comment: What translators should know.
/// - Returns: The text.
public func NSLocalizedString(
  _ key: String, tableName: String?, bundle: Bundle, comment: String
) -> String {
  bundle.localizedString(forKey: key, value: "", table: tableName).asLongAsAsked
}

/// The text for a key in the program's tables, twice with the launch option
/// `NSDoubleLocalizedStrings`.
///
/// - Parameters:
///   - key: The key.
///   - value: The text where the tables have none.
///   - comment: What translators should know.
/// - Returns: The text.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  Bundle.main.localizedString(forKey: key, value: value, table: nil).asLongAsAsked
}

extension String {
  /// Written twice with a space between, if the process was asked for that.
  ///
  /// Source: Apple's "Double-Length Pseudolanguage", which repeats every text.
  fileprivate var asLongAsAsked: String { lengthened(by: .ofProcess) }

  /// Written twice with a space between, if options ask for that.
  func lengthened(by options: LaunchOptions) -> String {
    options.doublesLocalizedStrings ? "\(self) \(self)" : self
  }
}
