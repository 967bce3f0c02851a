import Testing

@testable import Projects

/// Source files that no target compiles, which use nothing.
struct CompiledSourcesTests {
  /// A project with a target that compiles some files of the folder `App`.
  private static func project(compiling names: [String]) -> String {
    let ids = names.indices.map { "SRC\($0)" }
    let files = zip(ids, names).map { id, name in
      "\(id) = { isa = PBXFileReference; path = \(name); sourceTree = \"<group>\"; };"
    }
    let all = """
      ROOT = { isa = PBXGroup; children = ( APP, ); sourceTree = "<group>"; };
      APP = { isa = PBXGroup; children = ( \(ids.map { $0 + ", " }.joined())); path = App; sourceTree = "<group>"; };
      \(files.joined(separator: "\n"))
      """
    return ProjectText(targets: [.init(name: "App", files: ids)], files: all).text
  }

  private static let files = [
    "App/One.xib": "", "App/Two.xib": "", "App/Three.xib": "", "App/Badge.xib": "<document/>",
    "App/AppDelegate.m": "[One new]; [Two new]; [Three new];", "App/Other.m": "int other;",
    "App/Old.m": "[Badge new];",
  ]

  private func isUnused(_ files: [String: String], project: String) throws -> Bool {
    let folder = try ProjectFolder()
    try folder.write(["App.xcodeproj/project.pbxproj": project])
    try folder.write(Self.files)
    try folder.write(files)
    var facts = ProjectFacts(searched: [])
    return facts.isUnused(folder.path + "/App/Badge.xib")
  }

  @Test func whatIsInNoTargetUsesNothing() throws {
    let some = Self.project(compiling: ["AppDelegate.m", "Other.m"])
    #expect(try isUnused([:], project: some))
    #expect(
      try !isUnused([:], project: Self.project(compiling: ["AppDelegate.m", "Other.m", "Old.m"])))
    #expect(try !isUnused(["App/Package.swift": ""], project: some), "a package builds it")
  }

  @Test func aHeaderBelongsToItsImplementation() throws {
    let some = Self.project(compiling: ["AppDelegate.m", "Other.m"])
    let header = "#define BADGE_VIEW [Badge new]"
    #expect(try isUnused(["App/Old.h": header], project: some))
    #expect(try !isUnused(["App/Other.h": header], project: some))
    #expect(try !isUnused(["App/Alone.h": header], project: some))
  }

  @Test func whereMuchIsInNoTargetOtherMeansBuildIt() throws {
    #expect(try !isUnused([:], project: Self.project(compiling: ["AppDelegate.m"])))
    #expect(try !isUnused([:], project: ProjectText.app([:]).text), "no target names its sources")
  }

  @Test func foldersInStepWithTheDiskAreCompiled() throws {
    let groups = """
      ROOT = { isa = PBXGroup; children = ( APP, MAIN, ); sourceTree = "<group>"; };
      APP = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
      MAIN = { isa = PBXFileReference; path = main.m; sourceTree = "<group>"; };
      """
    let project = ProjectText(
      targets: [.init(name: "App", files: ["MAIN"], folders: ["APP"])], files: groups)
    #expect(try !isUnused([:], project: project.text))
  }

  /// A copy of a document that the project no longer has names nothing.
  @Test func documentsInNoTargetNameNothing() throws {
    let groups = """
      ROOT = { isa = PBXGroup; children = ( APP, MAIN, ONE, ); sourceTree = "<group>"; };
      ONE = { isa = PBXFileReference; path = App/One.xib; sourceTree = "<group>"; };
      APP = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
      MAIN = { isa = PBXFileReference; path = main.m; sourceTree = "<group>"; };
      """
    let project = ProjectText(
      targets: [.init(name: "App", files: ["MAIN", "ONE"], folders: ["APP"])], files: groups)
    let named = "<view customClass=\"Badge\"/>"
    let others = ["App/Old.m": ""]
    #expect(
      try isUnused(others.merging(["Old/Main.storyboard": named]) { $1 }, project: project.text))
    #expect(
      try !isUnused(others.merging(["App/Main.storyboard": named]) { $1 }, project: project.text))
  }
}
