import Foundation
import InterfaceBuilder
import Testing

@testable import Inspection

@MainActor
struct FramesReportTests {
  /// Keys repeat where ids do, and readers of JSON keep either.
  @Test func ofObjectsWithOneIDTheFirstIsPrinted() throws {
    func view(width: Int) -> String {
      """
      <view id="a"><rect key="frame" x="0" y="0" width="\(width)" height="10"/>
      <viewLayoutGuide key="safeArea" id="guide"/></view>
      """
    }
    let storyboard = try Storyboard(subviews: view(width: 10) + view(width: 20))
    let inspector = try DocumentInspector(path: storyboard.path)
    let scenes = inspector.solve(in: .device(inspector.savedDevice)).map(\.solution)
    let line = FramesReport.line(document: "a", scenes: scenes)
    #expect(line.contains("\"a\":{\"frame\":[0,0,10,10],\"ambiguous\":[]}"))
    for key in ["\"a\":", "\"guide\":"] { #expect(line.components(separatedBy: key).count == 2) }
  }
}
