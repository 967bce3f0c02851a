public import Devices
public import InterfaceBuilder
import UIKit

/// Solves a document for configurations and finds what is wrong with it.
@MainActor
public struct DocumentInspector {
  private let savedDescription: DocumentDescription

  /// Reads a document.
  ///
  /// - Throws: What keeps it from being read or laid out.
  public init(path: String) throws(InspectionError) {
    try self.init { () throws(DocumentError) in try Document(path: path) }
  }

  /// Reads the text of a document.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - path: The name of the document, for findings and errors.
  /// - Throws: What keeps it from being read or laid out.
  public init(bytes: [UInt8], path: String) throws(InspectionError) {
    try self.init { () throws(DocumentError) in try Document(bytes: bytes, path: path) }
  }

  private init(_ read: () throws(DocumentError) -> Document) throws(InspectionError) {
    let document: Document
    do {
      document = try read()
    } catch {
      throw InspectionError(error)
    }
    savedDescription = DocumentDescription(document)
    guard [.iOS, .tvOS].contains(savedDescription.platform) else {
      throw .notLaidOut(
        path: document.path, position: document.root.position(ofAttribute: "targetRuntime"),
        platform: savedDescription.platform)
    }
  }

  /// The canvas of the Interface Builder that saved the document.
  ///
  /// - Parameter quirks: Quirks to leave out, to see what they are worth.
  /// - Returns: The canvas, for ``solve(in:)``.
  public func canvas(omitting quirks: Set<CanvasQuirk> = []) -> InterfaceBuilderCanvas {
    InterfaceBuilderCanvas(of: savedDescription, omitting: quirks)
  }

  /// The device that the document was saved for, with the current release and its defaults.
  public var savedDevice: DeviceEnvironment {
    let stored = savedDescription.canvas
    return DeviceEnvironment(
      device: stored.device, orientation: stored.orientation, layout: stored.layout,
      userInterfaceStyle: stored.isDark ? .dark : .light)
  }

  /// Lays out every scene on a device or canvas.
  public func solve(in environment: LayoutEnvironment) -> [SolvedScene] {
    SceneSolver(savedDescription).solve(in: environment)
  }

  /// Lays out the document on devices, and on its canvas to compare the stored frames, and finds what is
  /// wrong, in the order of the document.
  ///
  /// The order of the devices changes nothing, and a device counts once.
  public func findings(on devices: [DeviceEnvironment]) -> [Finding] {
    let devices = DeviceEnvironment.inOrder(devices)
    var collector = FindingCollector()
    let onCanvas = solve(in: .canvas(canvas()))
    collector.add(problems(in: onCanvas))
    for scene in inspected(onCanvas) {
      collector.add(RuleBook.canvasRules.flatMap { $0.findings(onCanvas: scene) })
    }
    for device in devices {
      let scenes = solve(in: .device(device))
      collector.add(problems(in: scenes))
      for scene in inspected(scenes) {
        collector.add(findings(in: scene), configuration: Configuration(device))
      }
    }
    let findings = collector.findings(ofConfigurations: devices.count)
    return repairs(of: devices).completing(findings)
  }

  /// The trials of edits that might end conflicts on devices.
  ///
  /// - Parameter limit: The number of views that may be laid out in them.
  func repairs(
    of devices: [DeviceEnvironment], limit: Int = ConflictRepairs.usualLimit
  ) -> ConflictRepairs {
    ConflictRepairs(
      solve: { inspected(solve(in: .device($0))) }, devices: devices, limit: limit)
  }

  /// The findings about the document as it is written: what it holds, what reading met, and what making the
  /// scenes met.
  public func problems(in scenes: [SolvedScene]) -> [Finding] {
    let document = InspectedDocument(savedDescription, scenes: scenes)
    var collector = FindingCollector()
    collector.add(RuleBook.documentRules.flatMap { $0.findings(in: document) })
    return collector.findings(ofConfigurations: 0)
  }

  /// What is wrong with a scene that was laid out.
  package func findings(in scene: SolvedScene) -> [Finding] {
    inspected([scene]).flatMap(findings)
  }

  private func findings(in scene: InspectedScene) -> [Finding] {
    RuleBook.sceneRules.flatMap { $0.findings(in: scene) }
  }

  private var path: String { savedDescription.document.path }

  private func inspected(_ scenes: [SolvedScene]) -> [InspectedScene] {
    scenes.map { InspectedScene(path: path, scene: $0) }
  }
}
