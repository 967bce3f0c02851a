/// The kind of device that a name is for: of a document, `Main~ipad.storyboard`, `Main_iPad.storyboard`, `MainiPad.storyboard`, or of
/// a scene, `Login_iPad`.
///
/// Source: *Using Platform-Specific Resources*: files whose names end in `~ipad` or `~iphone` stand for those without it on such
/// devices. Code that makes screens by other names asks for the idiom and adds it to the name.
package struct NamedFamily {
  /// The name without the device; nil where it names none.
  private let stem: Substring?
  private let family: DeviceFamily?

  /// - Parameter name: The name of a document without its extension.
  init(of name: String) {
    let small = name.lowercased()
    let found = [("iPad", DeviceFamily.pad), ("iPhone", .phone)].first { word, _ in
      name.hasSuffix(word) || Self.marks.contains { small.hasSuffix("\($0)\(word.lowercased())") }
    }
    let rest = found.map { name.dropLast($0.0.utf8.count) }
    family = found?.1
    stem = rest.map { $0.last.map(Self.marks.contains) ?? false ? $0.dropLast() : $0 }
  }

  /// The kinds of devices that a document is shown on.
  ///
  /// - Parameters:
  ///   - name: The name of the document without its extension.
  ///   - padNames: Those names of documents of its project that are for pads.
  /// - Returns: The kind: pads where the name is for these; phones where it is for these, or for none, and another document is
  ///   for pads in its place. Nil where both may show it.
  package static func family(of name: String, amongNamesForPads padNames: [String]) -> DeviceFamily?
  {
    let own = NamedFamily(of: name)
    guard own.family != .pad else { return .pad }
    let stem = own.stem ?? name[...]
    let isReplaced = padNames.contains { other in
      NamedFamily(of: other).stem == stem
        && (own.family == .phone || other.lowercased().hasSuffix("~ipad"))
    }
    return isReplaced ? .phone : nil
  }

  /// Whether the name of a document is for pads.
  package static func isForPads(_ name: String) -> Bool { NamedFamily(of: name).family == .pad }

  private static let marks: [Character] = ["~", "_", "-", " "]
}

extension AppSupport {
  /// The same support for one kind of device alone, if the app runs on it at all.
  func limited(to family: DeviceFamily?) -> AppSupport {
    var limited = self
    switch family {
    case .pad where !pad.isEmpty: limited.phone = []
    case .phone where !phone.isEmpty: limited.pad = []
    default: break
    }
    return limited
  }
}
