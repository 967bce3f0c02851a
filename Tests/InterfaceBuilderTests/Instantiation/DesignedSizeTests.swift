import AutoLayout
import InterfaceBuilder
import Testing
import UIKit

/// Sizes that the classes of labels told Interface Builder.
@MainActor
struct DesignedSizeTests {
  /// A label `a` in the corner of a view, at most as wide as given, whose class told 400 by 20.
  private func label(_ attributes: String, text: String, width: Int) throws -> Rect? {
    let designed = #"<size key="intrinsicContentSize" width="400" height="20"/>"#
    let description = try Scenes.storyboard(
      [
        Scenes.controller(
          size: (393, 852),
          inside: """
            <subviews><label text="\(text)" \(attributes) lineBreakMode="wordWrap" \
            translatesAutoresizingMaskIntoConstraints="NO" id="a">
            <fontDescription key="fontDescription" type="system" pointSize="12"/></label></subviews>
            <constraints>
            <constraint firstItem="a" firstAttribute="leading" secondItem="vc" \
            secondAttribute="leading" id="1"/>
            <constraint firstItem="a" firstAttribute="top" secondItem="vc" secondAttribute="top" \
            id="2"/>
            <constraint firstItem="a" firstAttribute="width" constant="\(width)" id="3"/>
            </constraints>
            """)
      ], beside: #"<designables><designable name="a">\#(designed)</designable></designables>"#)
    return try #require(laidOut(description).first).frame("a")
  }

  private let text = "These words take about as much room as the words that follow after them"

  @Test func textOfSeveralLinesBreaks() throws {
    let frame = try label(#"numberOfLines="0""#, text: text, width: 240)
    #expect(frame?.size == Size(width: 240, height: 40))
  }

  @Test func textThatFitsHasTheSizeItWasTold() throws {
    let frame = try label(#"numberOfLines="0""#, text: text, width: 410)
    #expect(frame?.size == Size(width: 410, height: 20))
  }

  @Test(arguments: ["", #"numberOfLines="1""#])
  func oneLineStaysOne(attributes: String) throws {
    let frame = try label(attributes, text: text, width: 240)
    #expect(frame?.size == Size(width: 240, height: 20))
  }

  @Test func textOfTheClassItselfHasTheSizeItWasTold() throws {
    let frame = try label(#"numberOfLines="0""#, text: "", width: 240)
    #expect(frame?.size == Size(width: 240, height: 20))
  }
}
