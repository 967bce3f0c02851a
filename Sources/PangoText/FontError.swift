/// Why text cannot be measured on this machine.
public enum FontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A font file the stand-ins need is in none of the known directories.
  case missing(file: String, package: String, searched: [String])
  /// A font file is there but holds no usable font.
  case unreadable(file: String)

  /// One sentence with what would be right.
  public var description: String {
    switch self {
    case .missing(let file, let package, let searched):
      "font \(file) is not installed; install the package \(package) "
        + "(searched \(searched.joined(separator: ", ")))"
    case .unreadable(let file):
      "font file \(file) cannot be read as a font; reinstall the package it belongs to"
    }
  }
}
