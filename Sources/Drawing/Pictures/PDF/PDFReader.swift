import AutoLayout

/// Reads the first page of a PDF file as a picture of figures and pixels.
///
/// Text, masks and shadings of pictures are left out: icons that are drawn as PDF hold outlines.
enum PDFReader {
  static func picture(_ bytes: [UInt8], source: String) -> DrawnPicture? {
    var file = PDFFile(bytes)
    guard let page = file.firstPage,
      let box = file.numbers(page.dictionary?["CropBox"])
        ?? file.numbers(page.dictionary?["MediaBox"]), box.count == 4
    else { return nil }
    let (left, right) = (min(box[0], box[2]), max(box[0], box[2]))
    let (bottom, top) = (min(box[1], box[3]), max(box[1], box[3]))
    let size = Size(width: right - left, height: top - bottom)
    guard PictureReader.isPermitted(size) else { return nil }
    let contents = file.resolved(page.dictionary?["Contents"])
    let streams = contents?.array ?? contents.map { [$0] } ?? []
    var program: [UInt8] = []
    for stream in streams { program += (file.decoded(stream) ?? []) + [10] }
    guard !program.isEmpty else { return nil }
    var run = PDFRun(file: file, source: source)
    run.state.transform = Transform(d: -1, x: -left, y: top)
    run.perform(program, resources: file.resolved(page.dictionary?["Resources"]), depth: 0)
    guard !run.commands.isEmpty else { return nil }
    return DrawnPicture(source: source, size: size, content: .figures(run.finished))
  }
}

/// The state that the operators of a page change.
struct PDFState {
  var transform = Transform.identity
  var fill = Color.black
  var stroke = Color.black
  var fillSpace = PDFColorSpace.gray
  var strokeSpace = PDFColorSpace.gray
  var fillAlpha = 1.0
  var strokeAlpha = 1.0
  var line = DisplayList.Stroke(width: 1)
  /// The number of clips that are open.
  var clipCount = 0
}

/// The operators of a page, performed one by one.
///
/// - Source: ISO 32000-1, annex A.
struct PDFRun {
  private(set) var file: PDFFile
  private let source: String
  var state = PDFState()
  private var saved: [PDFState] = []
  private var path = Path()
  private var pendingClip: Path.Rule?
  private(set) var commands: [VectorCommand] = []
  /// The operators that are still performed.
  private var budget = 200_000

  init(file: PDFFile, source: String) {
    self.file = file
    self.source = source
  }

  /// The commands, with every clip ended.
  var finished: [VectorCommand] {
    commands + Array(repeating: .endClip, count: state.clipCount)
  }

  /// Performs the operators of a page or form.
  mutating func perform(_ program: [UInt8], resources: PDFObject?, depth: Int) {
    var scanner = PDFScanner(program)
    var operands: [PDFObject] = []
    while budget > 0, let value = scanner.next() {
      guard case .word(let name) = value else {
        if operands.count < 64 { operands.append(value) }
        continue
      }
      budget -= 1
      let numbers = operands.compactMap(\.number)
      if name == "BI" { skipInlineImage(&scanner) }
      if !performPath(name, numbers), !performState(name, numbers, operands, resources),
        !performColor(name, numbers, operands, resources), name == "Do"
      {
        drawObject(operands.last?.name, resources: resources, depth: depth)
      }
      operands.removeAll(keepingCapacity: true)
    }
  }

  private func skipInlineImage(_ scanner: inout PDFScanner) {
    while !scanner.isAtEnd {
      if case .word("EI")? = scanner.next() { return }
      if scanner.isAtEnd { return }
    }
  }

  // MARK: Figures

  private mutating func performPath(_ name: String, _ numbers: [Double]) -> Bool {
    func point(_ index: Int) -> Point { Point(x: numbers[index], y: numbers[index + 1]) }
    let transform = state.transform
    switch (name, numbers.count) {
    case ("m", 2): path.elements.append(.move(transform.apply(point(0))))
    case ("l", 2): path.elements.append(.line(transform.apply(point(0))))
    case ("c", 6):
      path.elements.append(
        .curve(
          transform.apply(point(0)), transform.apply(point(2)), transform.apply(point(4))))
    case ("v", 4):
      path.elements.append(
        .curve(current, transform.apply(point(0)), transform.apply(point(2))))
    case ("y", 4):
      let end = transform.apply(point(2))
      path.elements.append(.curve(transform.apply(point(0)), end, end))
    case ("h", _): path.close()
    case ("re", 4):
      let rect = Path.rect(
        Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
      path.append(transform.apply(rect))
    case ("S", _): paint(fill: nil, strokes: true)
    case ("s", _):
      path.close()
      paint(fill: nil, strokes: true)
    case ("f", _), ("F", _): paint(fill: .nonZero, strokes: false)
    case ("f*", _): paint(fill: .evenOdd, strokes: false)
    case ("B", _): paint(fill: .nonZero, strokes: true)
    case ("B*", _): paint(fill: .evenOdd, strokes: true)
    case ("b", _), ("b*", _):
      path.close()
      paint(fill: name == "b" ? .nonZero : .evenOdd, strokes: true)
    case ("n", _): paint(fill: nil, strokes: false)
    case ("W", _): pendingClip = .nonZero
    case ("W*", _): pendingClip = .evenOdd
    default: return false
    }
    return true
  }

  /// The place of the pen.
  private var current: Point {
    switch path.elements.last {
    case .move(let point)?, .line(let point)?, .curve(_, _, let point)?: point
    case .close?, nil: .zero
    }
  }

  private mutating func paint(fill rule: Path.Rule?, strokes: Bool) {
    guard !path.elements.isEmpty else {
      pendingClip = nil
      return
    }
    if let rule {
      var filled = path
      filled.rule = rule
      commands.append(.fill(filled, state.fill.faded(state.fillAlpha)))
    }
    if strokes {
      var line = state.line
      let scale = state.transform.scale
      line.width = max(line.width * scale, 0.1)
      line.dashes = line.dashes.map { $0 * scale }
      commands.append(.stroke(path, state.stroke.faded(state.strokeAlpha), line))
    }
    if let rule = pendingClip {
      var clip = path
      clip.rule = rule
      beginClip(clip)
    }
    pendingClip = nil
    path = Path()
  }

  private mutating func beginClip(_ clip: Path) {
    guard state.clipCount < 64 else { return }
    commands.append(.beginClip(clip))
    state.clipCount += 1
  }

  // MARK: State

  private mutating func performState(
    _ name: String, _ numbers: [Double], _ operands: [PDFObject], _ resources: PDFObject?
  ) -> Bool {
    switch name {
    case "q": if saved.count < 256 { saved.append(state) }
    case "Q": restore()
    case "cm":
      if let transform = Transform(numbers) {
        state.transform = transform.followed(by: state.transform)
      }
    case "w": if let width = numbers.last { state.line.width = max(0, width) }
    case "J", "j": if numbers.last == 1 { state.line.form = .round }
    case "d":
      let dashes = file.numbers(operands.first) ?? []
      state.line.dashes = dashes.allSatisfy { $0 >= 0 } && dashes.contains { $0 > 0 } ? dashes : []
    case "gs":
      let states = file.value("ExtGState", of: resources)
      let values = operands.last?.name.flatMap { file.value($0, of: states) }
      state.fillAlpha = file.value("ca", of: values)?.number ?? state.fillAlpha
      state.strokeAlpha = file.value("CA", of: values)?.number ?? state.strokeAlpha
    default: return false
    }
    return true
  }

  private mutating func restore() {
    guard let state = saved.popLast() else { return }
    for _ in state.clipCount..<max(self.state.clipCount, state.clipCount) {
      commands.append(.endClip)
    }
    self.state = state
  }

  // MARK: Colours

  private mutating func performColor(
    _ name: String, _ numbers: [Double], _ operands: [PDFObject], _ resources: PDFObject?
  ) -> Bool {
    let spaces = PDFColorSpaces(file: file, resources: resources)
    switch name {
    case "g", "rg", "k":
      state.fillSpace = PDFColorSpace(componentCount: numbers.count)
      state.fill = spaces.color(numbers, in: state.fillSpace) ?? state.fill
    case "G", "RG", "K":
      state.strokeSpace = PDFColorSpace(componentCount: numbers.count)
      state.stroke = spaces.color(numbers, in: state.strokeSpace) ?? state.stroke
    case "cs":
      state.fillSpace = spaces.space(operands.last)
      state.fill = .black
    case "CS":
      state.strokeSpace = spaces.space(operands.last)
      state.stroke = .black
    case "sc", "scn":
      state.fill =
        spaces.pattern(operands.last?.name) ?? spaces.color(numbers, in: state.fillSpace)
        ?? state.fill
    case "SC", "SCN":
      state.stroke =
        spaces.pattern(operands.last?.name) ?? spaces.color(numbers, in: state.strokeSpace)
        ?? state.stroke
    case "sh":
      // A shading fills all that the clip leaves.
      let shadings = file.value("Shading", of: resources)
      let shading = operands.last?.name.flatMap { file.value($0, of: shadings) }
      if let color = spaces.shading(shading) {
        commands.append(
          .fill(
            .rect(Rect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)), color.faded(state.fillAlpha)))
      }
    default: return false
    }
    return true
  }

  // MARK: Objects

  private mutating func drawObject(_ name: String?, resources: PDFObject?, depth: Int) {
    let objects = file.value("XObject", of: resources)
    guard let name, depth < 12, let object = file.value(name, of: objects) else { return }
    switch file.value("Subtype", of: object)?.name {
    case "Form": drawForm(object, resources: resources, depth: depth)
    case "Image":
      let images = PDFImages(source: source)
      guard let picture = images.picture(object, file: &file, number: commands.count) else {
        return
      }
      let unit = Rect(x: 0, y: 0, width: 1, height: 1)
      commands.append(.pixels(picture, state.transform.apply(unit)))
    default: break
    }
  }

  private mutating func drawForm(_ form: PDFObject, resources: PDFObject?, depth: Int) {
    guard let program = file.decoded(form) else { return }
    saved.append(state)
    let count = saved.count
    if let transform = file.numbers(form.dictionary?["Matrix"]).flatMap(Transform.init) {
      state.transform = transform.followed(by: state.transform)
    }
    if let box = file.numbers(form.dictionary?["BBox"]), box.count == 4 {
      let rect = Rect(
        x: min(box[0], box[2]), y: min(box[1], box[3]), width: abs(box[2] - box[0]),
        height: abs(box[3] - box[1]))
      beginClip(state.transform.apply(.rect(rect)))
    }
    perform(program, resources: file.value("Resources", of: form) ?? resources, depth: depth + 1)
    while saved.count >= count { restore() }
  }
}
