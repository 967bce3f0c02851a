import Foundation
import PangoText

/// The program with all it computes by: its version, its file, the shared libraries it runs with, and the fonts.
///
/// A file counts as another one where its path, size or time of change differs.
enum ProgramIdentity {
  /// One text a part.
  static let parts = [Ratite.version] + (programFiles + fontFiles).map(identity)

  /// The files that are mapped as code.
  private static var programFiles: [String] {
    let files = mappings.split(separator: "\n").compactMap { line -> String? in
      guard line.contains(" r-xp "), let path = line.firstIndex(of: "/") else { return nil }
      return String(line[path...])
    }
    return Set(files).sorted()
  }

  /// The lines of `/proc/self/maps`, of which the kernel hands over a page at a time.
  private static var mappings: String {
    let file = FileHandle(forReadingAtPath: "/proc/self/maps")
    var text = Data()
    while let part = try? file?.read(upToCount: 1 << 16), !part.isEmpty { text += part }
    return String(decoding: text, as: UTF8.self)
  }

  private static var fontFiles: [String] {
    PangoTextMeasurer.fontFolders.flatMap { folder in
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
      return (names ?? []).sorted().map { folder + "/" + $0 }
    }
  }

  private static func identity(of path: String) -> String {
    var status = stat()
    guard stat(path, &status) == 0 else { return path }
    let time = status.st_mtim
    return "\(path) \(status.st_size) \(time.tv_sec).\(time.tv_nsec)"
  }
}
