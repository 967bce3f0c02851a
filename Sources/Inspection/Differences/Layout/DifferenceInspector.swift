package import Devices
import InterfaceBuilder
import PangoText
import UIKit

/// Compares two versions of a document: what they mean, their solved frames, findings and pictures.
@MainActor
package struct DifferenceInspector {
  /// A version of a document.
  package struct Version {
    /// The text.
    package let bytes: [UInt8]
    /// The path, for names and errors.
    package let path: String

    /// Creates a version.
    package init(bytes: [UInt8], path: String) {
      self.bytes = bytes
      self.path = path
    }
  }

  /// The images and colours that the newer version names and its project does not have.
  package var missing = MissingResources()
  /// The facts about the app's code: its use of the document, and of objects that outlets lead to.
  package var code = CodeFacts()
  /// The devices to compare frames on, for the device that a version was saved for.
  package var devices: (DeviceEnvironment) -> [DeviceEnvironment] = { [$0] }
  private let path: String
  private let old: Version?
  private let new: Version?

  /// - Parameters:
  ///   - old: The older version; nil where there is none.
  ///   - new: The newer version; nil where there is none.
  ///   - path: The name of the document.
  package init(old: Version?, new: Version?, path: String) {
    self.old = old
    self.new = new
    self.path = path
  }

  /// The difference in meaning, frames and findings.
  package func difference() -> DocumentDifference { compare().difference }

  /// The difference with pictures of the scenes that differ, for a page.
  package func drawnDifference() -> DocumentDifference { drawn { $0.scenes } }

  /// The difference with a PNG of each scene that differs, before and after.
  package func photographedDifference() -> DocumentDifference { drawn { $0.photographedScenes } }

  private func drawn(_ scenes: (PairDrawings) -> [ScenePair]) -> DocumentDifference {
    let compared = compare()
    var difference = compared.difference
    guard let pair = compared.pair,
      let measurer = PlatformEnvironment.current.measurer as? PangoTextMeasurer
    else { return difference }
    difference.scenes = scenes(
      PairDrawings(
        pair: pair, difference: difference, comparison: compared.comparison, measurer: measurer))
    return difference
  }

  // MARK: Steps

  private typealias Compared = (
    difference: DocumentDifference, comparison: DocumentComparison?, pair: InspectedPair?
  )

  private func compare() -> Compared {
    var difference = DocumentDifference(path: path)
    if let old, let new, old.path != new.path { difference.oldPath = old.path }
    let before = read(old, "older", &difference)
    let after = read(new, "newer", &difference)
    guard !difference.isIncomplete else { return (difference, nil, nil) }
    difference.presence = old == nil ? .newOnly : new == nil ? .oldOnly : .both
    var comparison: DocumentComparison?
    var texts = ComparableTexts(only: old?.bytes, or: new?.bytes)
    if let before, let after {
      let compared = DocumentComparison(old: before, new: after)
      comparison = compared
      difference.changes = compared.changes
      difference.noise = VersionNoise(old: before, new: after, compared).words
      guard !difference.changes.isEmpty || before.repeatedIDs != after.repeatedIDs else {
        return (difference, comparison, nil)
      }
      texts = ComparableTexts(old: before, new: after, compared.matching)
    } else if let only = after ?? before {
      difference.changes = [WholeDocument(only, isNew: after != nil).change]
    }
    let pair = layOut(texts, &difference, comparison)
    return (difference, comparison, pair)
  }

  private func read(
    _ version: Version?, _ word: String, _ difference: inout DocumentDifference
  ) -> DocumentDescription? {
    guard let version else { return nil }
    do throws(DocumentError) {
      return DocumentDescription(try Document(bytes: version.bytes, path: version.path))
    } catch {
      difference.isIncomplete = true
      difference.notes.append(
        "the \(word) version cannot be read: \(error.position): \(error.message)")
      return nil
    }
  }

  /// Compares frames and findings.
  ///
  /// - Parameters:
  ///   - texts: Both versions.
  ///   - difference: Receives the movements and findings.
  ///   - comparison: The matched objects; nil where there is one version.
  /// - Returns: Both versions; nil where one cannot be laid out.
  private func layOut(
    _ texts: ComparableTexts, _ difference: inout DocumentDifference,
    _ comparison: DocumentComparison?
  ) -> InspectedPair? {
    let pair: InspectedPair
    let resized: DocumentInspector?
    let refreshed: DocumentInspector?
    let aged: DocumentInspector?
    do throws(InspectionError) {
      let newer = try inspector(new, texts.new)
      pair = InspectedPair(old: try inspector(old, texts.old), new: newer, devices: devices)
      resized = try inspector(old, texts.resized)
      refreshed = try inspector(old, texts.refreshed)
      aged = try inspector(new, texts.aged)
    } catch {
      difference.notes.append("frames are not compared: \(error.obstacle.message)")
      return nil
    }
    difference.configurationCount = pair.devices.count
    var viewsAtRest: Set<String> = []
    if let comparison {
      let compared = InspectedPair(old: resized ?? pair.old, new: pair.new, devices: devices)
      var frames = FrameComparison(comparison, code)
      for device in pair.devices {
        let scenes = compared.scenes(on: device)
        frames.add(scenes.old, scenes.new, in: Configuration(device)) {
          aged?.solve(in: .device(device))
        }
      }
      difference.movements = frames.movements
      viewsAtRest = frames.viewsAtRest
      difference.dropFrames(ofViewsAtRest: viewsAtRest)
    }
    var findings = pair.findings(comparison?.matching, refreshed: refreshed)
    findings.dropStaleFrames(ofViewsAtRest: viewsAtRest)
    difference.take(findings, comparison)
    return pair
  }

  private func inspector(
    _ version: Version?, _ bytes: [UInt8]?
  ) throws(InspectionError) -> DocumentInspector? {
    guard let version, let bytes else { return nil }
    var inspector = try DocumentInspector(bytes: bytes, path: version.path)
    inspector.missing = missing
    inspector.code = code
    return inspector
  }
}

extension DocumentDifference {
  /// Takes the findings about scenes in which something differs.
  ///
  /// - Parameters:
  ///   - findings: The findings that differ.
  ///   - comparison: The matched objects; nil where there is one version.
  fileprivate mutating func take(_ findings: VersionFindings, _ comparison: DocumentComparison?) {
    let changed = comparison.map { ChangedScenes($0, self) }
    func concerning(_ findings: [Finding], isNew: Bool) -> [Finding] {
      findings.filter { changed?.concern($0, isNew: isNew) ?? true }
    }
    newFindings = concerning(findings.new, isNew: true)
    fixedFindings = concerning(findings.fixed, isNew: false)
    grownFindings = concerning(findings.grown, isNew: true)
    shrunkFindings = concerning(findings.shrunk, isNew: true)
  }

  /// Leaves out stored frames that differ while the solved ones do not, as those follow from the size of the canvas.
  fileprivate mutating func dropFrames(ofViewsAtRest ids: Set<String>) {
    changes = changes.compactMap { change in
      guard change.subject == .view, ids.contains(change.id), change.kind == .changed else {
        return change
      }
      var change = change
      change.values.removeAll { $0.name == "frame" }
      return change.values.isEmpty ? nil : change
    }
  }
}

/// Both versions of a document, ready to be laid out on the same devices.
@MainActor
struct InspectedPair {
  var old: DocumentInspector?
  var new: DocumentInspector?
  /// The devices, in order.
  let devices: [DeviceEnvironment]

  init(
    old: DocumentInspector?, new: DocumentInspector?,
    devices: (DeviceEnvironment) -> [DeviceEnvironment]
  ) {
    self.old = old
    self.new = new
    let saved = (new ?? old)?.savedDevice
    self.devices = saved.map { DeviceEnvironment.inOrder(devices($0)) } ?? []
  }

  /// The findings that differ, as far as both versions tell of the same views.
  ///
  /// - Parameters:
  ///   - matching: The objects that are the same in both; nil where there is one version only.
  ///   - refreshed: The older version with the newer one's stored frames; nil where they are the same.
  /// - Returns: The findings.
  func findings(
    _ matching: ObjectMatching?, refreshed: DocumentInspector?
  ) -> VersionFindings {
    var findings = ownFindings(matching)
    var refreshed = refreshed
    if let matching, findings.mayBeHidden, let pair = inCommonSight(matching) {
      findings = pair.ownFindings(matching)
      refreshed?.hidden = pair.old?.hidden ?? [:]
    }
    if let refreshed, !findings.isEmpty {
      findings.dropThoseOfStoredFrames(refreshed: refreshed.findings(on: devices))
    }
    return findings
  }

  private func ownFindings(_ matching: ObjectMatching?) -> VersionFindings {
    VersionFindings(
      old: old?.findings(on: devices) ?? [], new: new?.findings(on: devices) ?? [],
      matching: matching)
  }

  /// The scenes of both versions on a device.
  func scenes(on device: DeviceEnvironment) -> (old: [SolvedScene], new: [SolvedScene]) {
    (old?.solve(in: .device(device)) ?? [], new?.solve(in: .device(device)) ?? [])
  }
}

/// A document that only one version has, as one difference.
struct WholeDocument {
  /// The difference.
  let change: ObjectChange

  init(_ description: DocumentDescription, isNew: Bool) {
    let objects = DocumentObjects(description)
    let words = ObjectWording(objects)
    var change = ObjectChange(
      kind: isNew ? .added : .removed, subject: .document, id: "document", oldID: nil,
      name: "document", scene: nil, line: 1)
    let shown = objects.children[0].filter { place in
      objects.all[place].kind != .implied && objects.all[place].element.name != "placeholder"
    }
    change.members = shown.map { place in
      ObjectChange.Member(
        level: 1, subject: objects.all[place].subject, id: objects.all[place].id,
        name: words.name(of: place))
    }
    self.change = change
  }
}

extension DocumentDescription {
  /// The ids that several objects have: nothing else differs where one object came twice.
  fileprivate var repeatedIDs: Set<String> {
    Set(
      problems.compactMap { problem in
        if case .duplicateID(let id, _) = problem.kind { id } else { nil }
      })
  }
}
