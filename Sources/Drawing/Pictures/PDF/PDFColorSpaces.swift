/// A colour space of a PDF file, as far as its colours can be shown in sRGB.
indirect enum PDFColorSpace: Sendable {
  case gray, rgb, cmyk
  /// Inks of which more is darker.
  case inks
  case pattern

  init(componentCount: Int) {
    switch componentCount {
    case 3: self = .rgb
    case 4: self = .cmyk
    default: self = .gray
    }
  }
}

/// The colours of a page.
///
/// Profiles are not applied: components count as those of sRGB. A shading is drawn in one colour, that of its middle.
struct PDFColorSpaces {
  let file: PDFFile
  let resources: PDFObject?

  func space(_ object: PDFObject?) -> PDFColorSpace {
    guard let object = file.resolved(object) else { return .gray }
    if let name = object.name {
      switch name {
      case "DeviceGray", "G", "CalGray": return .gray
      case "DeviceRGB", "RGB", "CalRGB": return .rgb
      case "DeviceCMYK", "CMYK": return .cmyk
      case "Pattern": return .pattern
      default:
        let named = file.value(name, of: file.value("ColorSpace", of: resources))
        return named?.name == name ? .gray : named.map(space) ?? .gray
      }
    }
    guard let parts = object.array, let kind = file.resolved(parts.first)?.name else {
      return .gray
    }
    switch kind {
    case "ICCBased":
      let count = parts.count > 1 ? file.value("N", of: parts[1])?.number : nil
      return PDFColorSpace(componentCount: Int(min(max(count ?? 3, 0), 8)))
    case "CalRGB", "Lab": return .rgb
    case "Separation", "DeviceN": return .inks
    case "Pattern": return .pattern
    default: return .gray
    }
  }

  func color(_ numbers: [Double], in space: PDFColorSpace) -> Color? {
    switch (space, numbers.count) {
    case (.gray, 1): return Color(white: numbers[0])
    case (.rgb, 3): return Color(red: numbers[0], green: numbers[1], blue: numbers[2])
    case (.cmyk, 4):
      let light = 1 - numbers[3]
      return Color(
        red: (1 - numbers[0]) * light, green: (1 - numbers[1]) * light,
        blue: (1 - numbers[2]) * light)
    case (.inks, 1...): return Color(white: 1 - (numbers.max() ?? 0))
    default: return nil
    }
  }

  /// The colour of a pattern that is a shading; nil for another one.
  func pattern(_ name: String?) -> Color? {
    guard let name else { return nil }
    let pattern = file.value(name, of: file.value("Pattern", of: resources))
    return shading(file.value("Shading", of: pattern))
  }

  /// The colour in the middle of a shading.
  func shading(_ shading: PDFObject?) -> Color? {
    guard let function = file.value("Function", of: shading) else { return nil }
    let space = space(file.value("ColorSpace", of: shading))
    let functions = function.array ?? [function]
    let values = functions.flatMap { self.values(of: file.resolved($0), depth: 0) }
    return color(values, in: space)
  }

  /// The values in the middle of a function.
  private func values(of function: PDFObject?, depth: Int) -> [Double] {
    guard depth < 4 else { return [] }
    switch file.value("FunctionType", of: function)?.number {
    case 2?:
      let first = file.numbers(function?.dictionary?["C0"]) ?? [0]
      let last = file.numbers(function?.dictionary?["C1"]) ?? [1]
      return zip(first, last).map { ($0 + $1) / 2 }
    case 3?:
      let parts = file.value("Functions", of: function)?.array ?? []
      return parts.isEmpty
        ? [] : values(of: file.resolved(parts[parts.count / 2]), depth: depth + 1)
    case 0?:
      var copy = file
      guard let samples = copy.decoded(function),
        let count = file.numbers(function?.dictionary?["Range"]).map({ $0.count / 2 }), count > 0,
        samples.count >= count
      else { return [] }
      let start = samples.count / count / 2 * count
      return samples[start..<min(start + count, samples.count)].map { Double($0) / 255 }
    default: return []
    }
  }
}
