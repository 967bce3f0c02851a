import Foundation
import Testing

/// `ratite check` with a `.ratite.yml`.
struct ConfigurationTests {
  @Test func aConfigurationIsFoundUpwardOfWhatIsCheckedFromAnyFolder() throws {
    let project = try Project()
    try project.configure("fail_on: warning\n")
    #expect(try project.check().exitCode == 1)
    #expect(try project.check("App/Faulty.storyboard").exitCode == 1)
    #expect(try project.check(in: "App").exitCode == 1)
    let path = project.folder.url.appending(path: "App").path
    #expect(try CommandLineTool.run(["check", path]).exitCode == 1)
    #expect(try project.check("--no-config").exitCode == 0)
  }

  @Test func aConfigurationCanBeNamed() throws {
    let project = try Project()
    try project.configure("fail_on: warning\n")
    try project.write("fail_on: never\n", to: "ci/other.yml")
    #expect(try project.check("--config", "ci/other.yml").exitCode == 0)
    let result = try project.check("--config", "missing.yml")
    #expect(result.exitCode == 2)
    #expect(
      result.standardError.hasPrefix("missing.yml: error: no such file; name a configuration"))
    #expect(try project.check("--config", "a.yml", "--no-config").exitCode == 2)
  }

  @Test func optionsOverrideTheConfiguration() throws {
    let project = try Project()
    try project.configure("fail_on: warning\ndevices: [retina4_0]\norientations: [portrait]\n")
    #expect(try project.check("--fail-on", "error").exitCode == 0)
    #expect(try project.check("--device", "ipad12_9rounded").lines.isEmpty)
    #expect(try project.check().lines.count == 2)
  }

  @Test(arguments: [[], ["--jobs", "1", "--timeout", "0"]])
  func devicesReachTheProcessesThatLayOut(options: [String]) throws {
    let project = try Project()
    try project.configure(
      "devices: [retina4_0]\norientations: [portrait]\nlanguages: [en]\ntext_sizes: [L]\n")
    let result = try CommandLineTool.run(["check"] + options, in: project.folder.url)
    #expect(result.lines.count == 2)
    #expect(!result.standardOutput.contains("configurations"), "there is one")
    try project.configure("devices: [ipad12_9rounded]\n")
    #expect(try CommandLineTool.run(["check"] + options, in: project.folder.url).lines.isEmpty)
  }

  @Test func pathsAreIncludedAndExcluded() throws {
    let project = try Project()
    for path in ["App/Old/A.storyboard", "Lib/B.storyboard", "Tests/C.storyboard"] {
      try project.add(path)
    }
    try project.configure("included: [App, \"L*\"]\nexcluded: [\"**/Old\"]\n")
    let result = try project.check()
    #expect(result.documents == ["App/Faulty.storyboard", "Lib/B.storyboard"])
    #expect(try project.check("Tests").documents == ["Tests/C.storyboard"])
    #expect(
      try project.check("App/Old/A.storyboard").lines.count == 2, "named documents are wanted")
    let other = try project.check(in: "Tests").documents
    #expect(other.count == 2 && other.allSatisfy { $0.hasSuffix(".storyboard") })
    try project.configure("excluded: [App, Lib, Tests]\n")
    let none = try project.check()
    #expect(none.exitCode == 2)
    #expect(
      none.standardError == """
        .: error: no storyboard or xib is left to check: 'excluded' of .ratite.yml leaves out 4; \
        change that, or name a document to check it all the same
        0 documents: 0 errors, 0 warnings, 0 notes; 1 could not be checked

        """)
    try project.configure("included: [\"Lib/*.xib\"]\n")
    let unmatched = try project.check()
    #expect(unmatched.exitCode == 2)
    #expect(
      unmatched.standardError.hasPrefix(
        "Lib: error: no storyboard or xib is left to check: 'Lib/*.xib' of .ratite.yml does not match 1; "
      ))
  }

  @Test func rulesAreSwitchedOffAndGivenSeverities() throws {
    let project = try Project()
    try project.configure("disabled_rules: [outside-superview]\nfail_on: note\n")
    let off = try project.check()
    #expect(off.exitCode == 0 && off.lines.isEmpty)
    #expect(off.standardError == "1 document: 0 errors, 0 warnings, 0 notes\n")
    try project.configure("rules: {outside-superview: {severity: error}}\n")
    let errors = try project.check()
    #expect(errors.exitCode == 1)
    #expect(errors.lines.count == 2 && errors.lines.allSatisfy { $0.contains(": error: ") })
  }

  @Test func suppressionsLeaveFindingsOutAndAreNamedWhereTheyMatchNothing() throws {
    let project = try Project()
    try project.configure(
      """
      fail_on: warning
      suppressions:
        - {rule: outside-superview, path: App, object: ttL-lb-Bok, reason: meant}
        - {rule: outside-superview, object: trN-lb-Bok, reason: meant too}
        - {object: gone, reason: long ago}
      """)
    let result = try project.check()
    #expect(result.exitCode == 0)
    #expect(
      result.standardError == """
        .ratite.yml:5:5: note: the suppression 'long ago' matches no finding; remove it
        1 document: 0 errors, 0 warnings, 0 notes; 2 suppressed

        """)
    #expect(!(try project.check("App/Faulty.storyboard").standardError.contains("long ago")))
  }

  @Test func whatIsWrongInAConfigurationIsNamedAndNothingIsChecked() throws {
    let project = try Project()
    try project.configure("fail_on: error\nexclude: [App]\n")
    let unknown = try project.check()
    #expect(unknown.exitCode == 2)
    #expect(unknown.standardOutput == "")
    #expect(
      unknown.standardError
        == ".ratite.yml:2:1: error: the file has no key 'exclude'; did you mean 'excluded'?\n")
    try project.configure("excluded: [App\n")
    let malformed = try project.check()
    #expect(malformed.exitCode == 2)
    #expect(malformed.standardError.contains("error: no YAML near the key 'excluded': "))
    try project.configure("rules: {no-such-rule: {severity: off}}\n")
    #expect(
      try project.check().standardError.hasPrefix(".ratite.yml:1:9: error: 'no-such-rule' is"))
  }

  @Test func aConfigurationThatIsAFolderIsRefused() throws {
    let project = try Project()
    try project.write("", to: ".ratite.yml/x")
    let result = try project.check()
    #expect(result.exitCode == 2)
    #expect(result.standardError.hasPrefix(".ratite.yml: error: is a folder; name a configuration"))
  }

  @Test func aConfigurationThatMayNotBeReadIsRefused() throws {
    let project = try Project()
    try project.configure("")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0], ofItemAtPath: project.folder.url.appending(path: ".ratite.yml").path)
    let result = try CommandLineTool.runBoundByPermissions(["check"], in: project.folder.url)
    #expect(result.exitCode == 2)
    #expect(result.standardError.hasPrefix(".ratite.yml: error: cannot be read; permit it"))
  }

  @Test func initWritesAConfigurationAndOverwritesNone() throws {
    let project = try Project()
    let first = try CommandLineTool.run(["init"], in: project.folder.url)
    #expect(first.exitCode == 0)
    #expect(first.standardOutput == ".ratite.yml\n")
    #expect(try project.check().lines.count == 2, "the template sets nothing")
    try project.configure("fail_on: never\n")
    let second = try CommandLineTool.run(["init"], in: project.folder.url)
    #expect(second.exitCode == 2)
    #expect(second.standardError.hasPrefix(".ratite.yml: error: exists already; edit it"))
    #expect(try project.text(of: ".ratite.yml") == "fail_on: never\n")
  }

  @Test func aConfigurationOfIBLinterIsReadWhereThereIsNoOther() throws {
    let project = try Project()
    try project.add("Old/B.storyboard")
    try project.write("excluded: [Old]\nenabled_rules: [use_base_class]\n", to: ".iblinter.yml")
    let result = try project.check()
    #expect(result.documents == ["App/Faulty.storyboard"])
    #expect(
      result.standardError.hasPrefix(
        """
        note: .iblinter.yml is read, as there is no .ratite.yml; without counterpart are use_base_class

        """))
    #expect(try project.check("--no-config").documents.count == 2)
    #expect(try project.check("--config", ".iblinter.yml").documents.count == 1)
    try project.configure("fail_on: never\n")
    let other = try project.check()
    #expect(other.documents.count == 2 && !other.standardError.contains("iblinter"))
  }
}
