import Foundation
import Testing

/// The layers of the solver: each folder uses the types of some others only.
struct SolverLayerTests {
  private static let root = "Sources/ConstraintSolver"

  /// The folders that a folder may use beside itself, as in the table of ARCHITECTURE.md.
  private static let allowed: [String: Set<String>] = [
    "Values": [],
    "Storage": [],
    "Problem": ["Values", "Storage"],
    "Basis": ["Values", "Storage", "Problem"],
    "Simplex": ["Values", "Storage", "Problem", "Basis"],
    "Crash": ["Values", "Storage", "Problem", "Basis"],
    "Lexicographic": ["Values", "Storage", "Problem", "Basis", "Simplex", "Crash"],
    "Certificate": [
      "Values", "Storage", "Problem", "Basis", "Simplex", "Crash", "Lexicographic",
    ],
    "Explanation": [
      "Values", "Storage", "Problem", "Basis", "Simplex", "Crash", "Lexicographic",
    ],
  ]

  @Test func everyFolderUsesOnlyThoseBelow() throws {
    let folders = try Self.folders()
    #expect(Set(folders.keys) == Set(Self.allowed.keys))
    var owner: [String: String] = [:]
    for (folder, files) in folders {
      for file in files { for type in Self.types(in: file.code) { owner[type] = folder } }
    }
    #expect(owner.count > 40)
    for (folder, files) in folders {
      for file in files {
        let foreign = Self.words(in: file.code).compactMap { word -> String? in
          guard let other = owner[word], other != folder,
            !(Self.allowed[folder] ?? []).contains(other)
          else { return nil }
          return "\(word) of \(other)"
        }
        #expect(foreign.isEmpty, "\(file.path) uses \(foreign.sorted())")
      }
    }
  }

  @Test func noArrowIsMutual() {
    for (folder, others) in Self.allowed {
      for other in others {
        #expect(!(Self.allowed[other] ?? []).contains(folder), "\(folder) and \(other)")
      }
    }
  }

  @Test func typesAndWordsAreRecognised() {
    let code = Self.code(of: "struct A: B {\n  let c: D  // E\n}\nfinal class F {}\n")
    #expect(Self.types(in: code) == ["A", "F"])
    #expect(Self.words(in: code).isSuperset(of: ["A", "B", "D", "F"]))
    #expect(!Self.words(in: code).contains("E"))
  }

  private typealias File = (path: String, code: String)

  private static func folders() throws -> [String: [File]] {
    var folders: [String: [File]] = [:]
    for path in try Repository.swiftFiles(under: root) {
      let parts = path.dropFirst(root.count + 1).split(separator: "/")
      guard parts.count == 2 else { continue }
      folders[String(parts[0]), default: []].append(
        (path, code(of: try Repository.text(of: path))))
    }
    return folders
  }

  /// A source text without its comments.
  private static func code(of text: String) -> String {
    Repository.lines(of: text)
      .map { line in line.range(of: "//").map { line[..<$0.lowerBound] } ?? line }
      .joined(separator: "\n")
  }

  /// The types declared at the top of a source text.
  private static func types(in code: String) -> [String] {
    code.matches(
      of: /(?m)^(?:@\w+ |public |package |final )*(?:struct|enum|class|protocol) (\w+)/
    ).map { String($0.1) }
  }

  private static func words(in code: String) -> Set<String> {
    Set(code.matches(of: /\b[A-Z]\w*/).map { String($0.0) })
  }
}
