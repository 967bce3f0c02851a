import AutoLayout
import InterfaceBuilder
import UIKit

/// The tree of a scene's views as `_autolayoutTrace` prints it, with ids of the document in place of addresses, so that
/// it is the same in every run.
///
/// Views and guides that the document does not hold are numbered in the order of the tree.
@MainActor
package struct SceneTrace {
  /// The name of the scene, the id of its root and what it was laid out for.
  package let title: String
  /// The lines of the tree; names are not escaped.
  package let lines: [String]

  /// Creates the trace of a scene that was laid out.
  package init(_ scene: SolvedScene) {
    let solution = scene.solution
    let names = ObjectNames(scene.instance.description)
    title =
      "\(names.name(of: solution)) (\(solution.rootID)) on \(solution.environment.traceName)"
    let numbers = ObjectNumbers()
    let trace = LayoutTrace { object, type, text in
      guard let id = numbers.documentID(of: object) else {
        return "\(type):#\(numbers.number(of: object))\(text)"
      }
      let customClass = scene.instance.description.view(id: id)?.customClass
      return "\(customClass?.name ?? type):\(id)\(text)"
    }
    lines = scene.instance.inEnvironment { trace.lines(of: scene.instance.host) }
  }

  /// The meaning of the marks.
  package nonisolated static let legend = LayoutTrace.legend
}

/// Numbers of objects in the order in which they were asked for.
@MainActor
private final class ObjectNumbers {
  private var numbers: [ObjectIdentifier: Int] = [:]

  func documentID(of object: AnyObject) -> String? {
    switch object {
    case let view as UIView: view.documentID
    case let guide as UILayoutGuide: guide.documentID
    default: nil
    }
  }

  func number(of object: AnyObject) -> Int {
    let number = numbers[ObjectIdentifier(object)] ?? numbers.count + 1
    numbers[ObjectIdentifier(object)] = number
    return number
  }
}

extension LayoutEnvironment {
  /// The device, or the canvas with the device that it shows.
  fileprivate var traceName: String {
    switch self {
    case .canvas: "the canvas (\(device.name))"
    case .device: device.name
    }
  }
}
