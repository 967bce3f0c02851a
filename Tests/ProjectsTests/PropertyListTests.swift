import Foundation
import Testing

@testable import Projects

/// Property lists as Xcode and others write them.
struct PropertyListTests {
  private func dictionary(_ text: String) -> PropertyListDictionary? {
    PropertyListDictionary(Data(text.utf8))
  }

  @Test func listsOfOpenStepAreRead() throws {
    let list = try #require(
      dictionary(
        #"""
        // !$*UTF8*$!
        {
        	plain = a/b-c_d.e:$f; /* a { comment */
        	"quoted key" = "two words, \"three\"\n\U00e9 ö";
        	'single' = 'it';
        	list = ( one, "two", ( three ), );
        	short = (one);
        	empty = ( );
        	inner = { key = <0fbd77>; other = value; };
        }

        """#))
    #expect(list.string("plain") == "a/b-c_d.e:$f")
    #expect(list.string("quoted key") == "two words, \"three\"\né ö")
    #expect(list.string("single") == "it")
    #expect(list.strings("list") == ["one", "two"])
    #expect(list.strings("short") == ["one"])
    #expect(list.strings("empty") == [])
    #expect(list.strings("plain") == ["a/b-c_d.e:$f"])
    #expect(list.dictionary("inner")?.string("other") == "value")
    #expect(list.keys.count == 7)
  }

  @Test func listsOfXMLAreRead() throws {
    let list = try #require(
      dictionary(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>yes</key><true/><key>text</key><string>a &amp; b</string>
        <key>list</key><array><string>a</string><integer>1</integer></array></dict></plist>
        """))
    #expect(list.isTrue("yes") && !list.isTrue("text"))
    #expect(list.string("text") == "a & b")
    #expect(list.strings("list") == ["a"])
  }

  @Test(arguments: [
    "", "{", "}", "{ a", "{ a = ", "{ a = b }", "{ a = b; ", "{ a = (b c); }", "{ a = \"b; }",
    "{ a = b; } c", "( a )", "text", "/* ", "// ", "{ a = <00; }", "<?xml", "<plist", "bplist00",
    "{ a = \"\\", "{ a = \"\\U", "<<<<<<< HEAD\n{ a = b; }",
  ])
  func otherTextIsNoDictionary(text: String) {
    #expect(dictionary(text) == nil)
  }

  @Test func deepListsEnd() {
    #expect(dictionary("{ a = " + String(repeating: "(", count: 100_000)) == nil)
    let deep = String(repeating: "(", count: 40) + String(repeating: ")", count: 40)
    #expect(dictionary("{ a = \(deep); }") != nil)
  }
}
