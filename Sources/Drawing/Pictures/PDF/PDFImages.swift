/// Pictures of pixels inside a PDF file: JPEG files, and rows of 8 bits a component.
struct PDFImages {
  let source: String

  /// Reads a picture.
  ///
  /// - Parameters:
  ///   - object: The picture's stream.
  ///   - file: The file.
  ///   - number: A number that no other picture of the file has.
  /// - Returns: The picture; nil for one in a form that is not read.
  func picture(_ object: PDFObject, file: inout PDFFile, number: Int) -> DrawnPicture? {
    let name = "\(source)#\(number)"
    if let jpeg = file.jpeg(object) {
      let picture = PixelReader.jpeg(jpeg, source: name)
      guard let mask = mask(of: object, file: &file) else { return picture }
      return picture.flatMap { masked($0, by: mask, source: name) }
    }
    guard let width = file.value("Width", of: object)?.number,
      let height = file.value("Height", of: object)?.number, (1...30_000).contains(width),
      (1...30_000).contains(height), PixelReader.isPermitted(Int(width), Int(height)),
      file.value("BitsPerComponent", of: object)?.number == 8
    else { return nil }
    let space = PDFColorSpaces(file: file, resources: nil)
      .space(file.value("ColorSpace", of: object))
    let componentCount: Int
    switch space {
    case .rgb: componentCount = 3
    case .gray: componentCount = 1
    default: return nil
    }
    let count = Int(width) * Int(height)
    guard let samples = file.decoded(object), samples.count >= count * componentCount else {
      return nil
    }
    let mask = mask(of: object, file: &file)
    let alphas = mask.flatMap { $0.count == count ? $0 : nil }
    var bytes = [UInt8](repeating: 0, count: count * 4)
    for index in 0..<count {
      let alpha = Int(alphas?[index] ?? 255)
      func component(_ offset: Int) -> UInt8 {
        let sample = samples[index * componentCount + (componentCount == 3 ? offset : 0)]
        return UInt8(Int(sample) * alpha / 255)
      }
      bytes[index * 4] = component(2)
      bytes[index * 4 + 1] = component(1)
      bytes[index * 4 + 2] = component(0)
      bytes[index * 4 + 3] = UInt8(alpha)
    }
    return PixelReader.picture(
      of: Bitmap(width: Int(width), height: Int(height), bytes: bytes), source: name)
  }

  /// The opacities of a picture's pixels, one byte each.
  private func mask(of object: PDFObject, file: inout PDFFile) -> [UInt8]? {
    guard let mask = file.value("SMask", of: object),
      file.value("BitsPerComponent", of: mask)?.number == 8
    else { return nil }
    return file.decoded(mask)
  }

  /// A picture with the opacities of a mask that has as many pixels.
  private func masked(_ picture: DrawnPicture, by mask: [UInt8], source: String) -> DrawnPicture? {
    guard let bitmap = picture.pixels(shownAt: 1), bitmap.width * bitmap.height == mask.count else {
      return picture
    }
    var bytes = bitmap.bytes
    for (index, alpha) in mask.enumerated() {
      for offset in index * 4..<index * 4 + 4 {
        bytes[offset] = UInt8(Int(bytes[offset]) * Int(alpha) / 255)
      }
    }
    return PixelReader.picture(
      of: Bitmap(width: bitmap.width, height: bitmap.height, bytes: bytes), source: source)
  }
}
