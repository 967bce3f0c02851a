import Testing

struct ImportTests {
  @Test func everyTargetImportsOnlyWhatItsRowAllows() throws {
    let files = try Repository.swiftFiles(under: "Sources")
    #expect(files.count > 20)
    for path in files {
      let violations = ImportRules.violations(in: try Repository.text(of: path), path: path)
      #expect(violations == [], "see the table of imports in ARCHITECTURE.md")
    }
  }

  @Test func everyRowHasAFolder() {
    for target in ImportRules.allowed.keys.sorted() {
      #expect(Repository.isDirectory("Sources/\(target)"), "no folder Sources/\(target)")
    }
  }

  @Test func theTableOfTheArchitecturePageIsTheOneThatIsChecked() throws {
    let page = try Repository.text(of: "ARCHITECTURE.md")
    for (target, allowed) in ImportRules.allowed {
      let modules = allowed.sorted().map { "`\($0)`" }.joined(separator: ", ")
      let row = "| `\(target)` | \(modules.isEmpty ? "nothing" : modules) |"
      let isThere = page.contains(row)
      #expect(isThere, "ARCHITECTURE.md lacks the row \(row)")
    }
  }

  @Test(arguments: [
    ("import Foundation", "Foundation"),
    ("@_exported public import Foundation", "Foundation"),
    ("@testable import AutoLayout", "AutoLayout"),
    ("internal import struct Foundation.URL", "Foundation"),
    ("import CPangoCairo.Cairo", "CPangoCairo"),
  ])
  func importsAreRecognised(line: String, module: String) {
    let source = "// import Nothing\n\(line)\nlet text = \"import this\"\n"
    let imports = ImportRules.imports(in: source)
    #expect(imports.map(\.module) == [module])
    #expect(imports.map(\.line) == [2])
  }

  @Test func aForbiddenImportIsNamedWithFileAndLine() {
    let violations = ImportRules.violations(
      in: "import AutoLayout\nimport Foundation\n", path: "Sources/AutoLayout/Passes/Pass.swift")
    #expect(
      violations == [
        "Sources/AutoLayout/Passes/Pass.swift:1: AutoLayout may not import AutoLayout, "
          + "only [\"ConstraintSolver\"]",
        "Sources/AutoLayout/Passes/Pass.swift:2: AutoLayout may not import Foundation, "
          + "only [\"ConstraintSolver\"]",
      ])
  }

  @Test func aFolderWithoutARowIsAViolation() {
    #expect(
      ImportRules.violations(in: "", path: "Sources/Extra/File.swift") == [
        "Sources/Extra/File.swift: Extra is not in the table of imports"
      ])
  }
}
