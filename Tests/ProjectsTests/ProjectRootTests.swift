import Testing

@testable import Projects

/// The folder that the project of a document is kept in, where no repository of git is around it.
struct ProjectRootTests {
  @Test(arguments: ["App.xcodeproj/project.pbxproj", "project.yml", "Project.swift"])
  func aDescriptionOfAProjectMarksItsFolder(file: String) throws {
    let folder = try ProjectFolder()
    try folder.write(["Book/" + file: "", "Book/Sources/Page/Page.xib": ""])
    var root = ProjectRoot(searched: [])
    #expect(root.folder(for: folder.path + "/Book/Sources/Page") == folder.path + "/Book")
  }

  @Test func otherFilesMarkNone() throws {
    let folder = try ProjectFolder()
    try folder.write(["Book/settings.yml": "", "Book/Sources/Page.xib": ""])
    var root = ProjectRoot(searched: [])
    #expect(root.folder(for: folder.path + "/Book/Sources") == nil)
  }
}
