import AutoLayout
import Devices
public import InterfaceBuilder
package import LayoutFaults
import UIKit

/// Lays out scenes and reads off what came of it.
@MainActor
public struct SceneSolver {
  private let instantiator: DocumentInstantiator

  /// Creates a solver for a document.
  public init(_ description: DocumentDescription) {
    instantiator = DocumentInstantiator(description)
  }

  /// The texts of the document by the codes of languages.
  package var languages: [String: DocumentLanguage] {
    get { instantiator.languages }
    nonmutating set { instantiator.languages = newValue }
  }

  /// The texts that code gives objects of the document, by the keys that tables of texts have for them.
  package var textsInCode: [String: String] {
    get { instantiator.textsInCode }
    nonmutating set { instantiator.textsInCode = newValue }
  }

  /// The ways in which code shows scenes, by the ids of their controllers.
  package var scenesInCode: [String: SceneInCode] {
    get { instantiator.scenesInCode }
    nonmutating set { instantiator.scenesInCode = newValue }
  }

  /// The number of times that the document was read.
  package var readingCount: Int { instantiator.readingCount }

  /// The conditions and places that decide how the scenes come out on a device, beside what layout looks up; nil where the
  /// size of the screen does.
  func surroundings(on device: DeviceEnvironment) -> SceneSurroundings? {
    instantiator.surroundings(on: device)
  }

  /// Lays out every scene of the document on a device or canvas.
  public func solve(in environment: LayoutEnvironment) -> [SolvedScene] {
    instantiator.scenes(in: environment).map(Self.solve)
  }

  /// Lays out the scenes of controllers, in a storyboard, and every scene of a xib.
  ///
  /// - Parameters:
  ///   - environment: The device or canvas.
  ///   - ids: The ids of the controllers.
  /// - Returns: The scenes, in document order.
  func solve(
    in environment: LayoutEnvironment, ofControllers ids: Set<String>
  ) -> [SolvedScene] {
    instantiator.scenes(in: environment, ofControllers: ids.contains).map(Self.solve)
  }

  /// Lays out a scene in a window of another size, with the views that it has; what was solved before is void then.
  ///
  /// - Parameters:
  ///   - scene: The scene, as it was laid out on a device.
  ///   - environment: The same device with a screen or window of another size.
  /// - Returns: The scene; nil where it has to be made anew.
  func resize(_ scene: SolvedScene, to environment: LayoutEnvironment) -> SolvedScene? {
    instantiator.resize(scene.instance, to: environment).map(Self.solve)
  }

  /// Lays out the scenes of the document that hold any of some objects.
  ///
  /// - Parameters:
  ///   - environment: The device or canvas.
  ///   - ids: The ids of views or constraints.
  /// - Returns: The scenes, in document order.
  package func solve(in environment: LayoutEnvironment, holding ids: [String]) -> [SolvedScene] {
    instantiator.scenes(holding: ids, in: environment).map(Self.solve)
  }

  /// Lays out a scene and reads off what came of it.
  static func solve(_ instance: SceneInstance) -> SolvedScene {
    let outcome = instance.layOut()
    let open = instance.inEnvironment { OpenVariables(of: instance) }
    let leftOut = instance.viewsLeftOut()
    let solution = SceneSolution(
      sceneID: instance.sceneID, rootID: instance.rootID, environment: instance.environment,
      size: Size(
        width: Double(instance.rootView.frame.width),
        height: Double(instance.rootView.frame.height)),
      views: instance.views.map { id, view in
        SceneSolution.ObjectFrame(
          id: id, frame: instance.storedFrame(of: view), ambiguous: open.variables(of: view),
          isLaidOut: !leftOut.contains(ObjectIdentifier(view)))
      },
      guides: instance.guides.map { id, guide in
        SceneSolution.ObjectFrame(
          id: id, frame: guide.layoutGuide.layoutFrame,
          ambiguous: guide.layoutGuide.ambiguousVariables.map(OpenVariable.init))
      },
      conflicts: instance.host.layoutView.conflicts.map { conflictIDs($0, in: instance) },
      isSettled: outcome.isSettled)
    return SolvedScene(instance: instance, solution: solution, open: open)
  }

  private static func conflictIDs(
    _ conflict: LayoutConflict, in instance: SceneInstance
  ) -> SceneSolution.ConflictIDs {
    func systemID(_ constraint: EngineConstraint) -> SceneSolution.SystemConstraintID? {
      constraint.systemRole.map {
        SceneSolution.SystemConstraintID(
          role: $0, itemID: constraint.firstItem.flatMap(instance.element(of:))?.id)
      }
    }
    return SceneSolution.ConflictIDs(
      constraints: conflict.constraints.compactMap(\.documentID),
      broken: [conflict.broken.documentID].compactMap { $0 },
      brokenSystem: systemID(conflict.broken),
      system: conflict.constraints.compactMap(systemID),
      violation: instance.host.layoutView.violation(of: conflict.broken))
  }
}

/// A scene that was laid out, with its live objects.
@MainActor
public struct SolvedScene {
  /// The live objects.
  public let instance: SceneInstance
  /// What came of it.
  public let solution: SceneSolution
  /// The variables that constraints leave open.
  package let open: OpenVariables
}

extension EngineConstraint {
  /// The id of the constraint in its document.
  var documentID: String? {
    if case .document(let id) = origin { id } else { nil }
  }
}
