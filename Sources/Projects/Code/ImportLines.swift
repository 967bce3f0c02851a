/// The lines of Objective-C that take in the declarations of another file of the app, which uses nothing of it.
enum ImportLines {
  /// Blanks them in code without comments: `#import "Badge.h"`.
  static func blank(in code: inout [UInt8]) {
    var place = 0
    while let mark = code[place...].firstIndex(of: UInt8(ascii: "#")) {
      place = mark + 1
      let line = code[mark...].prefix { $0 != UInt8(ascii: "\n") }
      guard starts.contains(where: { line.starts(with: $0) }), line.contains(UInt8(ascii: "\""))
      else { continue }
      for index in line.indices { code[index] = UInt8(ascii: " ") }
    }
  }

  private static let starts = ["#import ", "#include "].map { Array($0.utf8) }
}
