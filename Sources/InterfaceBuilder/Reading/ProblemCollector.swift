import PlatformMetrics

/// Adds the problems of the document as a whole to those met while reading.
struct ProblemCollector {
  let context: ReadingContext

  /// All problems in document order, each once.
  func all(
    initialControllerID: String?, canvas: StoredCanvas, toolsVersion: ToolsVersion
  ) -> [ReadingProblem] {
    let root = context.document.root
    for element in context.document.elementsWithDuplicateID {
      guard let id = element.id, let first = context.document.element(id: id) else { continue }
      context.report(.duplicateID(id: id, first: first.position), at: element, attribute: "id")
    }
    if let device = root.child(named: "device"), let id = device["id"], Device.named(id) == nil {
      let substitute = canvas.device.productNames[0]
      context.report(.unknownDevice(id: id, substitute: substitute), at: device, attribute: "id")
    }
    if toolsVersion.isBeyondKnown {
      context.report(
        .unknownToolsVersion("\(toolsVersion)", substitute: toolsVersion.release), at: root,
        attribute: "toolsVersion")
    }
    checkReference("initialViewController", of: root)
    for element in root.descendants where Self.referring.contains(element.name) {
      checkReference("destination", of: element)
      checkReference("reference", of: element)
    }
    var seen: Set<ReadingProblem> = []
    return context.problems.enumerated()
      .sorted {
        ($0.element.element.index, $0.offset) < ($1.element.element.index, $1.offset)
      }
      .map(\.element).filter { seen.insert($0).inserted }
  }

  private static let referring: Set<String> = [
    "outlet", "outletCollection", "segue", "include", "exclude",
  ]

  private func checkReference(_ name: String, of element: DocumentElement) {
    guard let id = element[name], context.document.element(id: id) == nil else { return }
    context.report(.missingReference(id: id), at: element, attribute: name)
  }
}
