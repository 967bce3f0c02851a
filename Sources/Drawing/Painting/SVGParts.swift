package import AutoLayout
package import PangoText

/// Pictures as SVG in parts, each stored once however many pictures it occurs in.
///
/// A page with the same scene on many devices repeats most of its texts and controls; groups that draw the same are one
/// part here. Text is characters in the font of the page.
package struct SVGParts {
  /// A piece of a part.
  package enum Piece: Hashable, Sendable {
    /// Elements, by their place in ``elements``.
    case elements(Int)
    /// Another part, by its place in ``parts``.
    case part(Int, Placement)
  }

  /// Where and how a part is drawn in another.
  package struct Placement: Hashable, Sendable {
    /// Where the part's origin lies.
    package var offset: Point
    /// The factor of its lengths.
    package var scale: Double
    /// Its opacity.
    package var opacity: Double
    /// The outline that nothing is drawn outside of, in SVG's path notation; empty for none.
    package var clip: String
    /// The id of the view that it is the drawing of.
    package var viewID: String?
  }

  /// The texts of elements.
  package private(set) var elements: [String] = []
  /// The pieces of each part, from back to front.
  package private(set) var parts: [[Piece]] = []
  private var painter: SVGPainter
  private var elementPlaces: [[DisplayList.Command]: Int] = [:]
  private var textPlaces: [String: Int] = [:]
  private var partPlaces: [[Piece]: Int] = [:]

  /// Creates an empty table.
  ///
  /// - Parameters:
  ///   - measurer: The measurer that the scenes were laid out with.
  ///   - prefix: The beginning of the names of definitions.
  package init(measurer: PangoTextMeasurer, prefix: String = "") {
    painter = SVGPainter(measurer: measurer, form: .characters, prefix: prefix)
  }

  /// The definitions that elements refer to, for one SVG element of the page.
  package var definitions: String { painter.filters }

  /// A part that is being read.
  private struct OpenPart {
    var group = DisplayList.Group()
    var pieces: [Piece] = []
    var run: [DisplayList.Command] = []
    /// Whether the group changes nothing, so that its commands belong to the part around it.
    var isTransparent = false
  }

  /// Adds a list.
  ///
  /// - Returns: The place of its part; the same for lists that draw the same.
  /// - Complexity: O(*commands*).
  package mutating func add(_ list: DisplayList) -> Int {
    var open = [OpenPart()]
    for command in list.commands {
      switch command {
      case .beginGroup(let group): open.append(OpenPart(group: group))
      case .endGroup:
        guard open.count > 1 else { continue }
        let closed = open.removeLast()
        append(closed, to: &open[open.count - 1])
      default: open[open.count - 1].run.append(command)
      }
    }
    flush(&open[0])
    return place(of: open[0].pieces)
  }

  private mutating func append(_ closed: OpenPart, to outer: inout OpenPart) {
    var closed = closed
    let group = closed.group
    let clip = group.clip.map(painter.data) ?? ""
    let isPlain =
      group.offset == .zero && group.scale == 1 && group.opacity >= 1 && clip.isEmpty
      && group.viewID == nil
    if isPlain, closed.pieces.isEmpty {
      outer.run += closed.run
      return
    }
    flush(&closed)
    guard !closed.pieces.isEmpty || group.viewID != nil else { return }
    flush(&outer)
    if isPlain {
      outer.pieces += closed.pieces
      return
    }
    let placement = Placement(
      offset: group.offset, scale: group.scale > 0 ? group.scale : 1, opacity: group.opacity,
      clip: clip, viewID: group.viewID)
    outer.pieces.append(.part(place(of: closed.pieces), placement))
  }

  private mutating func flush(_ part: inout OpenPart) {
    guard !part.run.isEmpty else { return }
    part.pieces.append(.elements(place(of: part.run)))
    part.run = []
  }

  private mutating func place(of run: [DisplayList.Command]) -> Int {
    if let place = elementPlaces[run] { return place }
    let text = Self.apostrophized(painter.elements(of: run))
    let place = textPlaces[text] ?? elements.count
    if place == elements.count { elements.append(text) }
    textPlaces[text] = place
    elementPlaces[run] = place
    return place
  }

  /// Elements with apostrophes around attributes, which take no escape in JSON; within text and attributes quotation
  /// marks are entities.
  private static func apostrophized(_ elements: String) -> String {
    String(decoding: elements.utf8.map { $0 == 0x22 ? 0x27 : $0 }, as: UTF8.self)
  }

  private mutating func place(of pieces: [Piece]) -> Int {
    if let place = partPlaces[pieces] { return place }
    parts.append(pieces)
    partPlaces[pieces] = parts.count - 1
    return parts.count - 1
  }

  /// The elements of a part and all that it is made of.
  ///
  /// - Parameters:
  ///   - part: The place of the part.
  ///   - prefix: The beginning of the names of clips, which no other picture of the page has.
  /// - Returns: The elements.
  package func svg(of part: Int, prefix: String) -> String {
    var text = ""
    var clips = 0
    var open: [(pieces: [Piece], next: Int)] = [(parts[part], 0)]
    while let (pieces, next) = open.last {
      guard next < pieces.count else {
        open.removeLast()
        if !open.isEmpty { text += "</g>" }
        continue
      }
      open[open.count - 1].next += 1
      switch pieces[next] {
      case .elements(let place): text += elements[place]
      case .part(let place, let placement):
        text += Self.tag(placement, clip: "\(prefix)c\(clips)")
        if !placement.clip.isEmpty { clips += 1 }
        open.append((parts[place], 0))
      }
    }
    return text
  }

  /// The start of a group, with the definition of its clip before it.
  private static func tag(_ placement: Placement, clip name: String) -> String {
    let (x, y) = (SVGNumber.string(placement.offset.x), SVGNumber.string(placement.offset.y))
    var transform = x == "0" && y == "0" ? "" : "translate(\(x) \(y))"
    if placement.scale != 1 { transform += "scale(\(SVGNumber.string(placement.scale)))" }
    var tag = "<g"
    if !transform.isEmpty { tag += " transform=\"\(transform)\"" }
    if placement.opacity < 1 { tag += " opacity=\"\(SVGNumber.string(placement.opacity))\"" }
    guard !placement.clip.isEmpty else { return tag + ">" }
    return "<clipPath id=\"\(name)\"><path d=\"\(placement.clip)\"/></clipPath>"
      + tag + " clip-path=\"url(#\(name))\">"
  }
}
