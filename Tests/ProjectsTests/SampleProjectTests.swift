import Testing

@testable import Projects

/// Projects of samples that come with other people's code.
struct SampleProjectTests {
  /// Whether the document of a project in a folder is left out of the app above it.
  private func isLeftOut(_ place: String, app: String = "", workspace: String = "") throws -> Bool {
    let folder = try ProjectFolder()
    let project = ProjectText.app([:]).text
    try folder.write([
      "App.xcodeproj/project.pbxproj": project + "/* \(app) */",
      "App.xcworkspace/contents.xcworkspacedata": workspace,
      "App/Base.lproj/Main.storyboard": "<document/>",
      "\(place)/Scrumptious.xcodeproj/project.pbxproj": project,
      "\(place)/App/Base.lproj/Main.storyboard": "<document/>",
    ])
    var facts = ProjectFacts(searched: [])
    let isAppLeftOut = facts.isLeftOut("\(folder.path)/App/Base.lproj/Main.storyboard")
    #expect(!isAppLeftOut)
    return facts.isLeftOut("\(folder.path)/\(place)/App/Base.lproj/Main.storyboard")
  }

  @Test(arguments: [
    ("FacebookSDK/Samples/Scrumptious", true), ("Vendor/Facebook/samples/Scrumptious", true),
    ("Modules/Samples/Scrumptious", false), ("FacebookSDK/Scrumptious", false),
    ("Samples/FacebookSDK", false),
  ])
  func samplesOfLibrariesAreNotBuilt(place: String, isLeftOut: Bool) throws {
    #expect(try self.isLeftOut(place) == isLeftOut)
  }

  @Test func aProjectThatTheAppNamesIsBuilt() throws {
    let place = "FacebookSDK/Samples/Scrumptious"
    #expect(try !isLeftOut(place, app: "path = \(place)/Scrumptious.xcodeproj;"))
    #expect(
      try !isLeftOut(
        place, workspace: "<FileRef location=\"group:\(place)/Scrumptious.xcodeproj\"/>"))
  }
}
