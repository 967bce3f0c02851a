import Testing

@testable import Projects

/// Source text without comments and strings.
struct BlankedCodeTests {
  @Test(arguments: [
    ("a // b = 1\nc", "a         \nc"),
    ("a /* b /* c */ d */ e", "a                   e"),
    ("a /* never ends", "a              "),
    (#"a = "b \" c" + d"#, "a =          + d"),
    ("a = \"never ends\nb", "a =            \nb"),
    (##"a = #"b " c"# + d"##, "a = #         + d"),
    ("a = \"\"\"\n b \"c\"\n \"\"\" + d", "a =    \n      \n     + d"),
    ("[a setC:'\"'] // b", "[a setC:   ]     "),
    (#"[a setText:@"b"]"#, "[a setText:@   ]"),
    ("a' b", "a' b"), ("", ""),
  ])
  func onlyCodeIsLeft(_ source: String, _ expected: String) {
    let left = String(decoding: BlankedCode(source.utf8).bytes, as: UTF8.self)
    #expect(left == expected)
    #expect(left.utf8.count == source.utf8.count)
  }

  @Test(arguments: [
    ("a // \"b\"\nc", "a       \nc"),
    ("a = \"http://b\" // c", "a = \"http://b\"     "),
    (#"a = "b \" // c" // d"#, #"a = "b \" // c"     "#),
    (##"a = #"b " // c"# /* d */"##, ##"a = #"b " // c"#        "##),
    ("a = \"\"\"\n // b\n \"\"\" // c", "a = \"\"\"\n // b\n \"\"\"     "),
    ("[a setC:'\"'] // \"", "[a setC:'\"']     "),
    ("a = \"never ends // b\nc // d", "a = \"never ends // b\nc     "),
  ])
  func stringsAreLeftWhereTheyAreAskedFor(_ source: String, _ expected: String) {
    let left = String(decoding: BlankedCode(source.utf8, without: .comments).bytes, as: UTF8.self)
    #expect(left == expected)
  }

  @Test(arguments: [
    ("#if 0\na\n#endif\nb", "     \n \n#endif\nb"),
    (" # if false // \"\na\n#else\nb\n#endif", "                \n \n#else\nb\n#endif"),
    (
      "#if 0\n#if DEBUG\na'\n#else\nb\n#endif\nc\n#endif\nd",
      "     \n         \n  \n     \n \n      \n \n#endif\nd"
    ),
    ("#if DEBUG\na\n#endif", "#if DEBUG\na\n#endif"), ("#if 01\na\n#endif", "#if 01\na\n#endif"),
    ("#if 0 || A\na\n#endif", "#if 0 || A\na\n#endif"), ("#if 0\na", "#if 0\na"),
    ("/* \n#if 0\n*/ a\n#endif", "   \n     \n   a\n#endif"),
    ("#if 1\na\n#else\nb\n#endif\nc", "#if 1\na\n     \n \n#endif\nc"),
    (
      "#if true\n#if A\n#else\nb\n#endif\n#else\nc\n#endif",
      "#if true\n#if A\n#else\nb\n#endif\n     \n \n#endif"
    ),
    ("#if A\na\n#else\nb\n#endif", "#if A\na\n#else\nb\n#endif"),
  ])
  func disabledCodeIsBlank(_ source: String, _ expected: String) {
    let left = String(decoding: BlankedCode(source.utf8, without: .comments).bytes, as: UTF8.self)
    #expect(left == expected)
  }
}
