import Testing

@testable import Projects

/// Image views and labels that code finds in rows by their tags.
struct TaggedViewsTests {
  private func areGiven(_ file: String, _ method: String) throws -> [Int] {
    let folder = try ProjectFolder()
    try folder.write(["App.xcodeproj/project.pbxproj": ProjectText.app([:]).text])
    try folder.write(["App/\(file)": method])
    var facts = ProjectFacts(searched: [])
    return facts.picturesGiven(
      to: [("badge", 1), ("badge", 2), ("other", 1)], for: folder.path + "/App/Badge.xib")
  }

  @Test(arguments: [
    ("let icon = cell.viewWithTag(1) as? UIImageView\nicon!.sd_setImage(with: url)", [0]),
    ("let icon: UIImageView = cell.viewWithTag(1) as! UIImageView\nicon.image = picture", [0]),
    ("let icon = cell.viewWithTag(1) as? UIImageView\nicon?.isHidden = true", []),
    ("let icon = cell.viewWithTag(1) as? UIImageView\nif icon?.image == nil { return }", []),
    ("let icon = cell.viewWithTag(1) as? UIImageView\nother.image = picture", []),
    ("// let icon = cell.viewWithTag(1) as? UIImageView\nicon.image = picture", []),
  ])
  func codeInSwiftFindsThem(code: String, found: [Int]) throws {
    let method = "class A { func row() {\nlet cell = list.dequeue(\"badge\")\n\(code)\n} }"
    #expect(try areGiven("A.swift", method) == found)
  }

  @Test(arguments: [
    ("UIImageView *icon = (UIImageView *)[cell viewWithTag:2];\nicon.image = picture;", [1]),
    ("UIImageView *icon = [cell viewWithTag:2];\n[icon sd_setImageWithURL:url];", [1]),
    ("UILabel *icon = (UILabel *)[cell viewWithTag:2];\nicon.image = picture;", []),
  ])
  func codeInObjectiveCFindsThem(code: String, found: [Int]) throws {
    let method =
      "@implementation A\n- (id)row {\nid cell = [list dequeue:@\"badge\"];\n\(code)\n}\n@end"
    #expect(try areGiven("A.m", method) == found)
  }

  @Test(arguments: [
    ("A.m", "UILabel *name = (UILabel *)[cell viewWithTag:1];\nname.text = item.title;", [0]),
    ("A.m", "UILabel *name = [cell viewWithTag:2];\n[name setText:title];", [1]),
    ("A.m", "UILabel *name = [cell viewWithTag:2];\nname.hidden = YES;", []),
    ("A.swift", "let name = cell.viewWithTag(1) as! UILabel\nname.text = item.title", [0]),
    ("A.swift", "let name = cell.viewWithTag(1) as! UIImageView\nname.image = face", []),
  ])
  func labelsAreGivenTexts(file: String, code: String, found: [Int]) throws {
    let folder = try ProjectFolder()
    try folder.write(["App.xcodeproj/project.pbxproj": ProjectText.app([:]).text])
    let method =
      file.hasSuffix("m")
      ? "@implementation A\n- (id)row {\nid cell = [list dequeue:@\"badge\"];\n\(code)\n}\n@end"
      : "class A { func row() {\nlet cell = list.dequeue(\"badge\")\n\(code)\n} }"
    try folder.write(["App/\(file)": method])
    var facts = ProjectFacts(searched: [])
    let given = facts.textsGiven(
      to: [("badge", 1), ("badge", 2), ("other", 1)], for: folder.path + "/App/Badge.xib")
    #expect(given == found)
  }

  @Test func theRowIsMadeInTheSameMethod() throws {
    let code = """
      class A { func row() { list.dequeue("badge") }
      func fill() { let icon = cell.viewWithTag(1) as? UIImageView
      icon?.image = picture } }
      """
    #expect(try areGiven("A.swift", code).isEmpty)
  }
}
