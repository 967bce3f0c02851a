package import AutoLayout
import InterfaceBuilder
import LayoutFaults
import UIKit

/// A view of a document and perhaps an edge of it, as people name them: `title`, `btn-Sg-n1n.top`, `Sign in.width`.
package struct ViewQuery: Hashable, Sendable {
  /// The text as it was given.
  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  /// A view or guide in a scene.
  package struct Match {
    package let scene: SolvedScene
    package let id: String
    package let item: LayoutItem
  }

  /// A view with the edge that was asked for; nil for the whole frame.
  package struct Answer {
    package let match: Match
    package let edge: LayoutEdge?
  }

  /// Finds the view, and the edge after the last dot.
  ///
  /// - Parameter scenes: The scenes to look in.
  /// - Returns: The view with the edge.
  /// - Throws: What is wrong with the text.
  @MainActor
  package func answer(in scenes: [SolvedScene]) throws(ViewQueryError) -> Answer {
    let objects = NamedObjects(scenes)
    guard let dot = text.lastIndex(of: ".") else {
      return Answer(match: try objects.only(called: text), edge: nil)
    }
    let (name, suffix) = (String(text[..<dot]), String(text[text.index(after: dot)...]))
    guard let edge = LayoutEdge(named: suffix), !name.isEmpty else {
      // Texts have dots, too.
      if !objects.matches(called: text).isEmpty {
        return Answer(match: try objects.only(called: text), edge: nil)
      }
      guard objects.matches(called: name).isEmpty || suffix.isEmpty else {
        throw .noEdge(suffix)
      }
      throw objects.unknown(text)
    }
    if objects.matches(called: name).isEmpty, !objects.matches(called: text).isEmpty {
      return Answer(match: try objects.only(called: text), edge: nil)
    }
    return Answer(match: try objects.only(called: name), edge: edge)
  }
}

/// The reason that a text names no view.
package enum ViewQueryError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No view is called so.
  case noView(String, similar: [String])
  /// An object of the document is called so, but is no view that is laid out.
  case notLaidOut(String, element: String)
  /// Several are.
  case ambiguous(String, views: [String])
  /// There is no such edge.
  case noEdge(String)
  /// No scene is called so.
  case noScene(String, scenes: [String])

  package var description: String {
    switch self {
    case .noView(let name, let similar):
      "There is no view '\(name)': pass an id, a label of the outline, a text or the name of an outlet."
        + (similar.isEmpty ? "" : " Did you mean \(Self.list(similar, last: "or"))?")
    case .notLaidOut(let name, let element):
      "'\(name)' is a \(element) that is not laid out here; pass a view or guide that is."
    case .ambiguous(let name, let views):
      "'\(name)' is the name of \(views.count) views; pass an id, or a scene with --scene: "
        + Self.list(Array(views.prefix(Self.mostViews)), last: "and")
        + (views.count > Self.mostViews ? ", and \(views.count - Self.mostViews) more" : "") + "."
    case .noEdge(let name):
      Spelling.nearest(to: name, among: Self.edges).map {
        "There is no edge '\(name)'. Did you mean '\($0)'?"
      } ?? "There is no edge '\(name)'. The edges are \(Self.edges.joined(separator: ", "))."
    case .noScene(let name, let scenes):
      "There is no scene '\(name)'. The scenes are \(Self.list(scenes, last: "and"))."
    }
  }

  private static let mostViews = 12
  private static let edges = LayoutEdge.all.map(\.name)

  private static func list(_ words: [String], last: String) -> String {
    guard let final = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(last) " + final
  }
}
