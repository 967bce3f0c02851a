import Glibc

/// The folders that hold the fonts of text.
enum FontFolders {
  /// The folder beside the program where a release keeps its fonts, if it does; then where Debian and Ubuntu put those
  /// of their packages.
  static let all = [besideProgram].compactMap(\.self) + FontFile.packagedDirectories

  /// `share/ratite/fonts` beside the program's folder; nil where there is none.
  private static var besideProgram: String? {
    guard let program = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(program) }
    let folders = String(cString: program).split(separator: "/", omittingEmptySubsequences: false)
    let folder = (folders.dropLast(2) + ["share", "ratite", "fonts"]).joined(separator: "/")
    return access(folder, R_OK) == 0 ? folder : nil
  }
}
