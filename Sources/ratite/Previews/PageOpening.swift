import Foundation

/// The program that shows pages: that of `BROWSER`, else the desktop's.
enum PageOpening {
  /// Opens a page; a note says where no program does.
  ///
  /// - Parameter path: The page; nil where there is none.
  static func open(_ path: String?) {
    guard let path else { return }
    let asked = ProcessInfo.processInfo.environment["BROWSER"].map { [$0] } ?? []
    for name in asked + ["xdg-open", "open"] {
      guard let program = executable(name) else { continue }
      let process = Process()
      process.executableURL = program
      process.arguments = [path]
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      if (try? process.run()) != nil { return }
    }
    Console.error("note: no program to open \(path) with; set BROWSER to one")
  }

  private static func executable(_ name: String) -> URL? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let places =
      name.contains("/")
      ? [URL(fileURLWithPath: name)]
      : folders.map { URL(fileURLWithPath: String($0)).appending(path: name) }
    return places.first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
