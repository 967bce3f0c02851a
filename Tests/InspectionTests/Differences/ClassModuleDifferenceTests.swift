import Testing

@testable import Inspection

/// Modules of classes: none, the target's, or one that is named.
struct ClassModuleDifferenceTests {
  private static let target = "customModule=\"App\" customModuleProvider=\"target\""

  private func lines(
    _ old: String, _ new: String, classes: (String, String) = ("Tag", "Tag")
  ) throws -> [String] {
    try Versions(
      Versions.view([Versions.label("a-a-1", "Name", "customClass=\"\(classes.0)\" \(old)")]),
      Versions.view([Versions.label("a-a-1", "Name", "customClass=\"\(classes.1)\" \(new)")])
    ).lines
  }

  @Test(arguments: [
    ("", target, "not set → the target's"), (target, "", "the target's → not set"),
    ("customModule=\"App\"", target, "App → the target's"),
    (target, "customModule=\"Kit\"", "the target's → Kit"),
    ("customModule=\"App\"", "customModule=\"Kit\"", "App → Kit"),
  ])
  func theModuleOfAClassThatStaysIsTold(old: String, new: String, words: String) throws {
    #expect(try lines(old, new) == ["~ \"Name\" label (a-a-1): module \(words)"])
  }

  @Test func anotherNameOfTheTargetsModuleIsNoDifference() throws {
    #expect(try lines(Self.target, Self.target.replacing("App", with: "Other")).isEmpty)
  }

  @Test func anotherClassHasItsModuleInItsName() throws {
    #expect(
      try lines("", Self.target, classes: ("Tag", "Badge"))
        == ["~ \"Name\" label (a-a-1): class Tag → Badge"])
    #expect(
      try lines(Self.target, "customModule=\"Kit\"", classes: ("Tag", "Badge"))
        == ["~ \"Name\" label (a-a-1): class Tag → Kit.Badge"])
  }
}
