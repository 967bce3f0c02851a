import Inspection
import InterfaceBuilder
import Testing

@Suite("The table of what documents connect")
struct ConnectionTableTests {
  private func table(_ connections: String, attributes: String = "", code: String) throws -> String
  {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505">
        <scenes><scene sceneID="s"><objects>
          <viewController id="vc" customClass="Page" sceneMemberID="viewController">
            <view key="view" id="v">
              <subviews><button id="b"><connections>
                \(connections)
              </connections></button></subviews>
              <userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes>
            </view>
            <connections>
              <outlet property="title" destination="b" id="o1"/>
              <outlet property="hidden" destination="b" id="o2"/>
              <outlet property="view" destination="v" id="o3"/>
            </connections>
          </viewController>
        </objects></scene></scenes>
      </document>
      """
    let document = try Document(bytes: Array(text.utf8), path: "Page.storyboard")
    return ConnectionTable(documents: [document], code: [Array(code.utf8)]).lines
      .map { $0 + "\n" }.joined()
  }

  @Test("Visible outlets have a line, private ones a comment, those of superclasses none")
  func outletsAreListed() throws {
    let source = try table(
      "",
      code: """
        class Page: UIViewController {
          weak var title: UIButton! { didSet { private var hidden = 1 } }
          @IBOutlet private weak var hidden: UIButton!
        }
        """)
    #expect(
      source == """
        // Written by `ratite connections` from the documents and the code of this module.
        import UIKit

        final class ModuleConnections: DocumentConnections {
          override func declare() {
            // Page.hidden is private: it is set by reflection, and its observers do not run.
            outlet("title", \\Page.title)
          }
        }

        """)
  }

  @Test(
    "An action is called as its method is declared",
    arguments: [
      (
        "save:", "func save(_ sender: UIButton) {}",
        "if let sender = sender as? UIButton { object.save(sender) }"
      ),
      ("save:", "@IBAction func save(_ sender: Any) {}", "object.save(sender as Any)"),
      ("save:", "func save(_ sender: Any?) {}", "object.save(sender)"),
      ("save", "func save() {}", "{ object, _ in object.save() }"),
      (
        "saveWithSender:", "func save(sender: UIControl!) {}",
        "if let sender = sender as? UIControl { object.save(sender: sender) }"
      ),
      ("save:", "private func save(_ sender: Any) {}", "// Page.save is private"),
      ("save:", "func load(_ sender: Any) {}", "// Page has no method for the action save:."),
      (
        "save:forEvent:", "func save(_ sender: Any, forEvent event: UIEvent) {}",
        "// Page.save takes an event"
      ),
    ])
  func actionsAreListed(selector: String, method: String, line: String) throws {
    let source = try table(
      "<action selector=\"\(selector)\" destination=\"vc\" eventType=\"touchUpInside\" id=\"a\"/>",
      code: "final class Page: UIViewController {}\nextension Page { \(method) }")
    #expect(source.contains(line), "\(source)")
  }

  @Test("A private extension hides its members, other private declarations only themselves")
  func onlyHiddenMembersAreHidden() throws {
    let source = try table(
      "<action selector=\"save\" destination=\"vc\" id=\"a\"/>",
      code: """
        private class Other { private typealias Name = String; private init() {} }
        class Page {
          private typealias Name = String
          var title: UIButton?
          private struct Inner {}
          var hidden: UIButton?
        }
        private extension Page { func save() {} }
        """)
    #expect(source.contains("outlet(\"title\", \\Page.title)"))
    #expect(source.contains("outlet(\"hidden\", \\Page.hidden)"))
    #expect(source.contains("// Page.save is private"))
  }

  @Test("Classes that the code only extends, or lacks, have no lines")
  func foreignClassesAreLeftOut() throws {
    let source = try table("", code: "extension Page { var title: UIButton? { nil } }")
    #expect(!source.contains("Page"))
  }

  @Test("Words in comments, strings and inner types are no declarations")
  func onlyDeclarationsCount() throws {
    let source = try table(
      "",
      code: """
        // class Page { var title = 1 }
        let text = "class Page { var title = 1 }"
        class Page { struct Inner { var title = 1 } }
        """)
    #expect(!source.contains("outlet("))
  }
}
