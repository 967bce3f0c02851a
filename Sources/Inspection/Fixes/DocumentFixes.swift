public import Devices
public import InterfaceBuilder

/// The fixes there are for a document: those of findings, and the commands of Interface Builder's Resolve menu.
///
/// A fix of a finding is offered only where solving again on all devices shows the finding gone and nothing new.
/// Nothing is written: fixes are replacements of bytes.
@MainActor
public final class DocumentFixes {
  let inspector: DocumentInspector
  /// The devices that findings are looked for on.
  public let devices: [DeviceEnvironment]
  /// The findings of the document as it is.
  public private(set) lazy var findings = inspector.findings(on: devices)
  /// The canvas as it is, for comparisons; nothing may be changed in it.
  private(set) lazy var solutions = canvasScenes().map(\.solution)
  /// The elements that refer to objects, by the objects' ids.
  private(set) lazy var references = document.referringElements
  private(set) lazy var names = ObjectNames(description)
  private(set) lazy var phrases = ConstraintPhrases(description)

  /// - Parameters:
  ///   - inspector: The document.
  ///   - devices: The devices that it must be right on.
  public init(_ inspector: DocumentInspector, on devices: [DeviceEnvironment]) {
    self.inspector = inspector
    self.devices = devices
  }

  /// The document, read for its canvas.
  var description: DocumentDescription { inspector.savedDescription }
  /// The document.
  public var document: Document { description.document }

  /// The scenes on the canvas, laid out afresh.
  func canvasScenes() -> [InspectedScene] {
    inspector.inspected(inspector.solve(in: .canvas(inspector.canvas())))
  }

  /// The fixes of a finding of the document, the best first.
  public func fixes(for finding: Finding) -> [Fix] {
    RuleFixes.all.filter { $0.rule == finding.rule }.flatMap { fix in
      fix.drafts(for: finding, in: self).compactMap {
        tried($0.changes, ending: [finding], title: $0.title)
      }
    }
  }

  /// The fixes of the findings about an object of the document.
  public func fixes(forObject id: String) -> [Fix] {
    findings.filter { $0.objectIDs.contains(id) || $0.subjectID == id }.flatMap(fixes)
  }

  /// The document with a fix, to be looked at.
  func inspector(after fix: Fix) -> DocumentInspector? {
    let bytes = fix.patch.applied(to: document.bytes)
    guard var changed = try? DocumentInspector(bytes: bytes, path: document.path) else {
      return nil
    }
    changed.missing = inspector.missing
    changed.code = inspector.code
    return changed
  }
}
