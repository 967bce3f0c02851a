import Testing

@testable import Projects

/// Names that classes of Swift have in Objective-C, by which code there leads to their documents.
struct ObjectiveCNamesTests {
  private func isUnused(_ files: [String: String]) throws -> Bool {
    let folder = try ProjectFolder()
    try folder.write([
      "App.xcodeproj/project.pbxproj": ProjectText.app([:]).text, "App/Badge.xib": "<document/>",
      "App/One.xib": "", "App/Two.xib": "", "App/App.swift": "load(\"One\"); Two()",
    ])
    try folder.write(files)
    var facts = ProjectFacts(searched: [])
    return facts.isUnused(folder.path + "/App/Badge.xib")
  }

  @Test(arguments: [
    ("@objc(ABBadge)\nfinal class Badge: UIView {}", false),
    ("@objc(ABBadge) @objcMembers public class Badge: UIView { class Style {} }", false),
    ("struct Size {}\n@objc(ABBadge)\nfinal class Badge: UIView {}", false),
    ("class Badge: UIView { @objc(ABBadge) func f() {} }", true),
    ("class Badge: UIView {}", true),
  ])
  func classesHaveNamesInObjectiveC(declaration: String, isUnused: Bool) throws {
    let files = ["App/Badge.swift": declaration, "App/Page.m": "[[ABBadge alloc] init];"]
    #expect(try self.isUnused(files) == isUnused)
    #expect(try self.isUnused(["App/Badge.swift": declaration]))
  }
}
