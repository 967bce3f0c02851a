package import Devices
import AutoLayout
import InterfaceBuilder
package import LayoutFaults
import UIKit

/// The explanation of one edge of a view, or of its frame, on one device.
package struct ViewExplanation: Sendable {
  /// The path of the document.
  package let path: String
  /// The id of the scene; nil in a xib.
  package let sceneID: String?
  /// The id of the view.
  package let id: String
  /// The view in words: `"Sign in" button (btn-Sg-n1n, LoginScene)`.
  package let name: String
  /// The device.
  package let device: DeviceEnvironment
  /// Whether the whole frame was asked for.
  package let isWholeFrame: Bool
  /// The edges.
  package let edges: [WrittenExplanation]

  /// Explains what a query asks for.
  ///
  /// - Parameters:
  ///   - query: The view and the edge.
  ///   - scenes: The laid-out scenes to look in.
  ///   - path: The path of the document.
  ///   - device: The device that the scenes are laid out on.
  /// - Throws: What is wrong with the query.
  @MainActor
  package init(
    _ query: ViewQuery, in scenes: [SolvedScene], path: String, on device: DeviceEnvironment
  ) throws(ViewQueryError) {
    let answer = try query.answer(in: scenes)
    let scene = answer.match.scene
    let names = DocumentNames(path: path, scene.instance)
    self.path = path
    self.device = device
    sceneID = scene.solution.sceneID
    id = answer.match.id
    name = ObjectNames(scene.instance.description).fullName(of: id, scene: scene.solution)
    isWholeFrame = answer.edge == nil
    let item = answer.match.item
    edges = scene.instance.inEnvironment {
      (answer.edge.map { [$0] } ?? LayoutEdge.frame).compactMap { edge in
        item.explanation(of: edge).map { WrittenExplanation($0, names: names) }
      }
    }
  }

  /// The explanation as lines of text.
  var lines: [ExplanationLine] {
    guard isWholeFrame else { return edges.flatMap(lines) }
    let numbers = edges.map { ExplanationTable.number($0.valueInSuperview ?? $0.value) }
    let width = edges.map(ExplanationTable.width).max() ?? 0
    let frame = zip(edges.map(\.edge), numbers).map { "\($0) \($1)" }.joined(separator: ", ")
    return [ExplanationLine("\(name): \(frame)", .strong), ExplanationLine("on \(device.name)")]
      + edges.flatMap { ExplanationTable($0, columns: .superview, width: width).lines }
  }

  private func lines(for edge: WrittenExplanation) -> [ExplanationLine] {
    [
      ExplanationLine("\(name).\(edge.edge): \(value(of: edge))", .strong),
      ExplanationLine("on \(device.name)"),
    ] + ExplanationTable(edge, columns: .rootAndSuperview).lines
  }

  /// The value in words, with where it counts from.
  private func value(of edge: WrittenExplanation) -> String {
    let value = "\(ExplanationTable.number(edge.value)) points"
    guard !edge.isExtent else { return value }
    let inSuperview = edge.valueInSuperview.map {
      ", \(ExplanationTable.number($0)) in its superview"
    }
    return "\(value) from the root's origin\(inSuperview ?? "")"
  }
}
