import CPangoCairo

/// Where a line may begin and where a cursor may stand.
struct BreakFlags {
  /// For each character and the end: whether a line may begin there.
  var canBreak: [Bool]
  /// For each character and the end: whether a cursor may stand before it.
  var isCursorPosition: [Bool]
}

/// A paragraph as UTF-8, as Pango wants it.
struct EncodedText {
  /// The bytes, with a terminating zero.
  let bytes: [CChar]
  /// For each character and the end: its place in the bytes.
  let offsets: [Int]

  /// Encodes characters.
  ///
  /// A zero character would end the text for C; it becomes a space.
  init(_ scalars: [Unicode.Scalar]) {
    var bytes: [CChar] = []
    var offsets: [Int] = []
    for scalar in scalars {
      offsets.append(bytes.count)
      for byte in UTF8.encode(scalar.value == 0 ? " " : scalar) ?? UTF8.EncodedScalar() {
        bytes.append(CChar(bitPattern: byte))
      }
    }
    offsets.append(bytes.count)
    self.bytes = bytes + [0]
    self.offsets = offsets
  }

  /// The number of bytes.
  var count: Int { bytes.count - 1 }

  /// The places where Pango lets lines and characters begin (Unicode's annexes 14 and 29).
  func breaks() -> BreakFlags {
    var attributes = Array(repeating: PangoLogAttr(), count: offsets.count)
    attributes.withUnsafeMutableBufferPointer { buffer in
      pango_get_log_attrs(
        bytes, Int32(count), -1, pango_language_from_string("en"), buffer.baseAddress,
        Int32(buffer.count))
    }
    var flags = BreakFlags(canBreak: [], isCursorPosition: [])
    for index in attributes.indices {
      withUnsafePointer(to: attributes[index]) { attribute in
        flags.canBreak.append(ratite_log_attr_is_line_break(attribute) != 0)
        flags.isCursorPosition.append(ratite_log_attr_is_cursor_position(attribute) != 0)
      }
    }
    return flags
  }

  /// Calls `body` with every stretch of one script, direction and segment, in logical order.
  func forEachItem(
    context: OpaquePointer, text: ParagraphText, fonts: [ResolvedFont], segments: [Segment],
    body: (_ item: UnsafeMutablePointer<PangoItem>, _ segment: Segment) -> Void
  ) {
    let attributes = features(text: text, fonts: fonts, segments: segments)
    defer { pango_attr_list_unref(attributes) }
    let direction = text.isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
    let items = pango_itemize_with_base_dir(
      context, direction, bytes, 0, Int32(count), attributes, nil)
    defer { g_list_free(items) }
    var node = items
    var segment = 0
    var first = 0
    while let current = node {
      node = current.pointee.next
      guard let data = current.pointee.data else { continue }
      let rest = data.assumingMemoryBound(to: PangoItem.self)
      defer { pango_item_free(rest) }
      let end = first + Int(rest.pointee.num_chars)
      while first < end {
        while segments[segment].range.upperBound <= first { segment += 1 }
        let cut = min(end, segments[segment].range.upperBound)
        if cut < end,
          let part = pango_item_split(
            rest, Int32(offsets[cut] - offsets[first]), Int32(cut - first))
        {
          body(part, segments[segment])
          pango_item_free(part)
        } else {
          body(rest, segments[segment])
        }
        first = cut
      }
    }
  }

  private func features(
    text: ParagraphText, fonts: [ResolvedFont], segments: [Segment]
  ) -> OpaquePointer? {
    let list = pango_attr_list_new()
    for segment in segments {
      guard let attribute = pango_attr_font_features_new(fonts[segment.run].features)
      else {
        continue
      }
      attribute.pointee.start_index = UInt32(offsets[segment.range.lowerBound])
      attribute.pointee.end_index = UInt32(offsets[segment.range.upperBound])
      pango_attr_list_insert(list, attribute)
    }
    return list
  }
}
