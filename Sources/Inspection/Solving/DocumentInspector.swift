public import Devices
public import InterfaceBuilder
import LayoutFaults
import PangoText
import UIKit

/// Solves a document for configurations and finds what is wrong with it.
@MainActor
public struct DocumentInspector {
  /// The document, read for the canvas that it was saved for.
  let savedDescription: DocumentDescription
  /// The images and colours that the document names and its project does not have.
  public var missing = MissingResources()
  /// The facts about the app's code: its use of the document, and of objects that outlets lead to.
  public var code = CodeFacts() {
    didSet {
      solver.scenesInCode = code.scenesInCode(in: savedDescription)
      solver.textsInCode = code.textsGiven
    }
  }
  /// The views to tell nothing of, by configuration, beside those that rules leave out by themselves.
  var hidden: [Configuration: HiddenViews] = [:]
  package let solver: SceneSolver
  /// The texts of the document by the codes of languages that devices may ask for.
  public var languages: [String: DocumentLanguage] {
    get { solver.languages }
    nonmutating set { solver.languages = newValue }
  }

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
    solver = SceneSolver(savedDescription)
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
    solver.solve(in: environment)
  }

  /// Lays out the document on devices, and on its canvas to compare the stored frames, and finds what is
  /// wrong, in the order of the document.
  ///
  /// The order of the devices changes nothing, and a device counts once.
  public func findings(on devices: [DeviceEnvironment]) -> [Finding] {
    let devices = DeviceEnvironment.inOrder(devices)
    var collector = FindingCollector()
    var written = WrittenFindings()
    let onCanvas = solve(in: .canvas(canvas()))
    collector.add(written.findings(in: inspectedDocument(onCanvas)))
    for scene in inspected(onCanvas) {
      collector.add(RuleBook.canvasRules.flatMap { $0.findings(onCanvas: scene) })
    }
    var known = FindingsBySurroundings()
    var rules = SceneRuleFindings()
    let held = HeldScenes(of: savedDescription, code: code)
    let replacedObjects = replacedObjects
    for device in devices {
      // What is hidden differs between devices on which the scenes come out alike.
      let surroundings = hidden.isEmpty ? solver.surroundings(on: device) : nil
      let scenes = known.findings(in: surroundings) {
        let scenes = solve(in: .device(device))
        collector.add(written.findings(in: inspectedDocument(scenes)))
        return inspected(scenes).map {
          SceneFindings(
            rules.findings(in: $0)
              .asNotes(
                inside: $0.viewsFixedInOneSizeClass, of: savedDescription.document,
                because: .frameInOneSizeClass), in: $0,
            isTurnedByCode: isTurnedByCode($0, held: held))
        }
      }
      for scene in scenes {
        collector.add(
          scene.findings.asNotes(
            because: scene.mitigation(on: device) ?? (scene.isWidget ? .widget : nil)
              ?? code.use.mitigationOfSizes
          )
          .asNotes(
            inside: code.hiddenObjects(on: device), of: savedDescription.document,
            because: .hiddenByCode
          )
          .asNotes(
            inside: replacedObjects, of: savedDescription.document, because: .replacedByCode
          )
          .asNotes(
            whereSeveralOf: code.hiddenCollections, of: savedDescription.document,
            because: .hiddenCollection),
          configuration: Configuration(device))
      }
    }
    let rare = Self.rareConfigurations(of: devices)
    let findings = collector.findings(ofConfigurations: devices.count, rare: rare)
    let trials = self.trials(on: devices, held: held)
    let document = savedDescription.document
    let repaired = RepairConsequences(trials: trials, rare: rare)
      .completing(repairs(of: devices).completing(findings)).notingCommonRepairs()
    let grouped = PinnedSizes(in: document).completing(repaired)
    let stepped = InstallationSteps(trials: trials, document: document)
      .completing(
        OverflowSteps(trials: trials).completing(overlapRepairs(of: devices).completing(grouped)))
    let certain = DrawnHeights(trials: trials)
      .completing(ConstantsInCode(trials: trials, code: code).completing(stepped))
    let causes = LackOfHeight(trials: trials, document: document).completing(certain)
    return CompetingTexts(trials: trials, document: document, rare: rare).completing(causes)
      .notingOneCause(in: document)
      .notingUnusedViews(of: savedDescription)
      .notingInvisible(in: document)
      .asNotes(because: mitigationOfDocument)
      .asNotes(in: UnshownParts(of: savedDescription, code: code), of: savedDescription)
  }

  /// The reason why no app shows the document.
  private var mitigationOfDocument: Mitigation? {
    if code.isLeftOut { return .documentLeftOut }
    return code.use.isUnused && !savedDescription.isLaunchScreen ? .unusedDocument : nil
  }

  /// The ids of the views that code takes out of stack views which it fills with others, as far as no outlet leads to them.
  private var replacedObjects: [String] {
    guard !code.emptied.isEmpty else { return [] }
    let places = savedDescription.document.outletDestinations.map(\.range.lowerBound)
    return code.emptied.filter(code.fills).compactMap(savedDescription.document.element(id:))
      .flatMap { $0.children(of: "subviews") }
      .filter { view in !places.contains { view.range.contains($0) } }.compactMap(\.id)
  }

  /// Whether code, or a description of the app that is not there, decides if a scene is ever shown on a phone in landscape.
  ///
  /// Source: 43 findings on phones in landscape on two apps whose delegate or controllers are for portrait, none of which
  /// was worth an edit; pads may be held as their users like, as Apple asks of apps that share the screen.
  private func isTurnedByCode(_ scene: InspectedScene, held: HeldScenes) -> Bool {
    guard !code.lacksInfoList, !held.contain(scene.solution.rootID) else { return true }
    let description = scene.description
    let controller = description.controller(id: scene.solution.rootID)?.customClass?.name
    return code.decidesOrientations(ofController: controller ?? description.owner?["customClass"])
  }

  /// Phones in landscape that do not run the newest release of those asked for.
  ///
  /// Source: 23 findings on 12 apps that occur on a screen 320 points high only, none of which was worth an edit.
  private static func rareConfigurations(of devices: [DeviceEnvironment]) -> Set<Configuration> {
    guard let newest = devices.map(\.release).max() else { return [] }
    return Set(
      devices.filter {
        $0.device.idiom == .phone && $0.orientation == .landscape
          && $0.device.releases.upperBound < newest
      }.map(Configuration.init))
  }

  /// The trials of edits that might end conflicts on devices.
  ///
  /// - Parameters:
  ///   - devices: The devices.
  ///   - limit: The number of views that may be laid out in them.
  /// - Returns: The trials.
  func repairs(
    of devices: [DeviceEnvironment], limit: Int = ConflictRepairs.usualLimit
  ) -> ConflictRepairs {
    ConflictRepairs(
      solve: { inspected(solver.solve(in: .device($0), holding: $1)) }, devices: devices,
      limit: limit)
  }

  /// The trials of constraints that might keep overlapping views apart on devices.
  func overlapRepairs(of devices: [DeviceEnvironment]) -> OverlapRepairs {
    OverlapRepairs(
      solve: { inspected(solver.solve(in: .device($0), holding: $1)) }, devices: devices,
      limit: ConflictRepairs.usualLimit)
  }

  /// The scenes that are judged on devices, for trials of edits.
  private func trials(on devices: [DeviceEnvironment], held: HeldScenes) -> TrialScenes {
    TrialScenes(on: devices, roots: savedDescription.roots) { device, root in
      inspected(solver.solve(in: .device(device), holding: [root])).first { scene in
        scene.solution.rootID == root
          && SceneFindings(in: scene, isTurnedByCode: isTurnedByCode(scene, held: held))
            .mitigation(on: device) == nil
      }
    }
  }

  /// Draws the scenes that findings are about, on devices where these occur.
  ///
  /// - Parameters:
  ///   - findings: The findings, as ``findings(on:)`` returned them.
  ///   - devices: The devices that the document was solved for.
  /// - Returns: The scenes and lines; no scenes where text is not measured with real fonts.
  public func drawing(of findings: [Finding], on devices: [DeviceEnvironment]) -> DrawnDocument {
    let lines = SourceLines(of: savedDescription.document)
    var drawing = DrawnDocument(lines: lines.texts(at: findings.map(\.position.line)))
    if let measurer = PlatformEnvironment.current.measurer as? PangoTextMeasurer {
      drawing.scenes = SceneDrawings(
        description: savedDescription, scenesInCode: solver.scenesInCode,
        devices: DeviceEnvironment.inOrder(devices),
        canvas: .canvas(canvas()), measurer: measurer
      ).scenes(of: findings)
    }
    return drawing
  }

  /// The findings about the document as it is written: what it holds, what reading met, and what making the
  /// scenes met.
  public func problems(in scenes: [SolvedScene]) -> [Finding] {
    var written = WrittenFindings()
    var collector = FindingCollector()
    collector.add(written.findings(in: inspectedDocument(scenes)))
    return collector.findings(ofConfigurations: 0)
  }

  /// The document with what was met in scenes.
  func inspectedDocument(_ scenes: [SolvedScene]) -> InspectedDocument {
    InspectedDocument(savedDescription, scenes: scenes, missing: missing, code: code)
  }

  /// What is wrong with a scene that was laid out.
  package func findings(in scene: SolvedScene) -> [Finding] {
    var rules = SceneRuleFindings()
    return inspected([scene]).flatMap { rules.findings(in: $0) }
  }

  private var path: String { savedDescription.document.path }

  func inspected(_ scenes: [SolvedScene]) -> [InspectedScene] {
    var code = code
    code.addConstraints(ofOwnClassesIn: savedDescription.document)
    code.addConstraints(ofRemovedViewsIn: savedDescription.document)
    return scenes.map { scene in
      InspectedScene(path: path, scene: scene, code: code, hidden: hiddenViews(of: scene))
    }
  }

  private func hiddenViews(of scene: SolvedScene) -> HiddenViews {
    guard case .device(let device) = scene.solution.environment else { return HiddenViews() }
    return hidden[Configuration(device)] ?? HiddenViews()
  }
}
