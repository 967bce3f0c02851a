import Foundation
import Testing

/// `ratite init` in projects of several kinds.
struct InitTests {
  private func initialize(_ project: Project, _ options: String...) throws -> CommandLineTool.Result
  {
    try CommandLineTool.run(["init"] + options, in: project.folder.url)
  }

  /// A document without findings.
  private func addHealthy(_ path: String, to project: Project) throws {
    try project.write(String(decoding: Examples.books, as: UTF8.self), to: path)
  }

  @Test func otherPeoplesFoldersAreExcluded() throws {
    let project = try Project()
    try project.add("Modules/Shiny/View.xib")
    try project.add("Code/ThirdParties/View.xib")
    try project.add("Kit/View.xib")
    try project.write("MIT", to: "Kit/LICENSE")
    try project.write("[submodule \"s\"]\n\tpath = Modules/Shiny\n", to: ".gitmodules")
    let result = try initialize(project)
    #expect(result.exitCode == 0)
    #expect(result.standardError.contains("note: Modules/Shiny is excluded: a submodule of git\n"))
    let text = try project.text(of: ".ratite.yml")
    #expect(
      text.contains(
        """
        excluded:
          - "Code/ThirdParties" # a folder for other people's code, by its name
          - "Modules/Shiny" # a submodule of git
        #   - "Kit" # has a licence of its own: other people's code?

        """))
    #expect(try project.check().documents == ["App/Faulty.storyboard", "Kit/View.xib"])
  }

  @Test func theSettingsOfIBLinterAreTakenOver() throws {
    let project = try Project()
    try project.add("Old/B.storyboard")
    try project.write(
      "excluded: [Old]\ndisabled_rules: [ambiguous]\nenabled_rules: [use_base_class]\n",
      to: ".iblinter.yml")
    #expect(try initialize(project).standardError == "note: .iblinter.yml is taken over\n")
    let text = try project.text(of: ".ratite.yml")
    #expect(text.contains("excluded:\n  - \"Old\"\n"))
    #expect(text.contains("disabled_rules:\n  - \"ambiguous-layout\"\n"))
    #expect(text.contains("# Without counterpart are use_base_class.\n"))
    #expect(try project.check().documents == ["App/Faulty.storyboard"])
  }

  @Test func anIBLinterFileThatCannotBeReadIsNamed() throws {
    let project = try Project()
    try project.write("excluded: [", to: ".iblinter.yml")
    let result = try initialize(project)
    #expect(result.exitCode == 0)
    #expect(result.standardError.hasPrefix(".iblinter.yml:2:1: error: "))
    #expect(try project.check().exitCode == 0)
  }

  @Test func otherPlatformsAreNamed() throws {
    let project = try Project()
    try project.write(
      "<document targetRuntime=\"MacOSX.Cocoa\"><objects/></document>", to: "Mac/Main.storyboard")
    _ = try initialize(project)
    #expect(
      try project.text(of: ".ratite.yml").contains(
        "# 1 document is for macOS, which is not laid out; 'ratite check' names it and fails for none.\n"
      ))
  }

  @Test func whatTheXcodeProjectSupportsIsSaid() throws {
    let project = try XcodeProjectTests().project(families: "1")
    let result = try initialize(project)
    #expect(result.standardError.contains("note: the Xcode project supports iPhone in portrait"))
    let text = try project.text(of: ".ratite.yml")
    #expect(text.contains("# The Xcode project supports iPhone in portrait"))
    #expect(
      text.contains(
        "# devices:\n#   - retina4_0\n#   - retina6_12\n# orientations:\n#   - portrait\n# languages:"
      ))
  }

  @Test func aCheckAdvisesByTheNumberOfFindings() throws {
    let few = try Project()
    let result = try initialize(few, "--check")
    #expect(result.standardOutput == ".ratite.yml\n")
    #expect(result.standardError.hasPrefix("'ratite check' finds 0 errors and 2 warnings.\n"))
    #expect(try few.text(of: ".ratite.yml").contains("then 'fail_on: warning' keeps"))

    let many = try Project()
    for number in 0..<20 { try many.add("App/\(number).storyboard") }
    let advice = try initialize(many, "--check").standardError
    #expect(advice.contains("finds 0 errors and 42 warnings.\nKeep them in a baseline"))

    let none = try Project()
    try none.write("excluded:\n  - App/Faulty.storyboard\n", to: ".iblinter.yml")
    try addHealthy("App/Books.storyboard", to: none)
    _ = try initialize(none, "--check")
    #expect(try none.text(of: ".ratite.yml").contains("\nfail_on: warning\n"))
    #expect(try none.check().exitCode == 0)
  }

  @Test func aFolderWithoutDocumentsIsSaidToHaveNone() throws {
    let folder = try TemporaryFolder()
    let result = try CommandLineTool.run(["init"], in: folder.url)
    #expect(result.exitCode == 0 && result.standardOutput == ".ratite.yml\n")
    #expect(result.standardError == "note: there is no storyboard or xib in this folder yet\n")
  }

  @Test func nothingIsOverwrittenAndNothingIsCheckedThen() throws {
    let project = try Project()
    try project.configure("")
    let result = try initialize(project, "--check")
    #expect(result.exitCode == 2)
    #expect(
      result.standardError == """
        .ratite.yml: error: exists already; edit it, or remove it to begin again

        """)
    #expect(try project.text(of: ".ratite.yml").isEmpty)
  }

  @Test func namesThatMeanSomethingInYAMLStayNames() throws {
    let project = try Project()
    try project.add("a: [b] #c\u{1B}/Vendors/View.xib")
    let result = try initialize(project)
    #expect(!result.standardError.contains("\u{1B}"))
    #expect(try project.check().documents == ["App/Faulty.storyboard"])
  }
}
