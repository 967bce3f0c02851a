/// Which modules each folder of `Sources` may import: the table of ARCHITECTURE.md.
///
/// `Glibc` stands for the platform's C library under any of its names.
enum ImportRules {
  static let allowed: [String: Set<String>] = [
    "ConstraintSolver": ["Glibc"],
    "AutoLayout": ["ConstraintSolver"],
    "AssetCatalogs": ["Foundation"],
    "EscapedText": [],
    "LayoutLogs": ["ConstraintSolver"],
    "ServerProtocols": ["Foundation"],
    "PlatformMetrics": ["AutoLayout"],
    "UIKit": [
      "PlatformMetrics", "AutoLayout", "ConstraintSolver", "AssetCatalogs", "Dispatch",
      "Foundation",
    ],
    "TestingUIKit": ["UIKit"],
    "Devices": ["UIKit", "PlatformMetrics", "AutoLayout"],
    "LayoutFaults": ["UIKit", "AutoLayout"],
    "LayoutTesting": [
      "LayoutFaults", "Devices", "UIKit", "PlatformMetrics", "AutoLayout", "Foundation", "Testing",
      "XCTest",
    ],
    "PictureSnapshots": [
      "LayoutTesting", "Drawing", "PangoText", "UIKit", "AutoLayout", "Foundation",
    ],
    "InterfaceBuilder": [
      "Devices", "UIKit", "PlatformMetrics", "AutoLayout", "EscapedText", "CExpat", "Foundation",
      "Glibc",
    ],
    "PangoText": ["AutoLayout", "CPangoCairo", "Glibc"],
    "Drawing": [
      "UIKit", "AutoLayout", "PlatformMetrics", "EscapedText", "PangoText", "CPangoCairo",
      "Foundation",
    ],
    "Inspection": [
      "InterfaceBuilder", "Devices", "LayoutFaults", "LayoutLogs", "UIKit", "AutoLayout",
      "ConstraintSolver", "EscapedText", "Drawing", "PangoText", "Projects", "Foundation", "Yams",
    ],
    "Projects": ["AssetCatalogs", "Foundation"],
    "ratite": [
      "Inspection", "Projects", "LayoutLogs", "ServerProtocols", "Drawing", "PangoText",
      "InterfaceBuilder", "Devices", "UIKit", "AutoLayout",
      "EscapedText", "ArgumentParser", "Foundation",
    ],
    "CExpat": [],
    "CPangoCairo": [],
  ]

  /// The modules that a source imports, each with its line.
  ///
  /// Knows attributes, access levels, kinds (`import struct Foundation.URL`) and submodules.
  static func imports(in source: String) -> [(line: Int, module: String)] {
    Repository.lines(of: source).enumerated().compactMap { index, line in
      let words = line.split(separator: " ")
      guard let keyword = words.firstIndex(of: "import"), keyword + 1 < words.count,
        words[..<keyword].allSatisfy({ $0.hasPrefix("@") || accessLevels.contains(String($0)) })
      else { return nil }
      var path = words[keyword + 1]
      if kinds.contains(String(path)), keyword + 2 < words.count { path = words[keyword + 2] }
      guard let module = path.split(separator: ".").first else { return nil }
      return (index + 1, String(module))
    }
  }

  /// What is wrong with the imports of a file in `Sources`.
  static func violations(in source: String, path: String) -> [String] {
    let target = path.split(separator: "/").dropFirst().first.map(String.init) ?? ""
    guard let allowed = allowed[target] else {
      return ["\(path): \(target) is not in the table of imports"]
    }
    let forbidden = imports(in: source).filter {
      !allowed.contains(cLibraries.contains($0.module) ? "Glibc" : $0.module)
    }
    return forbidden.map { line, module in
      "\(path):\(line): \(target) may not import \(module), only \(allowed.sorted())"
    }
  }

  private static let accessLevels: Set = [
    "public", "package", "internal", "fileprivate", "private",
  ]
  private static let cLibraries: Set = ["Glibc", "Musl", "Darwin"]
  private static let kinds: Set = [
    "typealias", "struct", "class", "enum", "protocol", "let", "var", "func",
  ]
}
