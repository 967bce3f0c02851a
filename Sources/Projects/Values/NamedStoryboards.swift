/// The storyboards that descriptions of an app name for its first screen and while it starts, by kind of device.
///
/// Source: *Information Property List Key Reference*, "Creating Platform- and Device-Specific Keys": `UIMainStoryboardFile~ipad`
/// stands for `UIMainStoryboardFile` on such devices.
struct NamedStoryboards: Hashable {
  private var phone: Set<String> = []
  private var pad: Set<String> = []

  /// Adds what a description names.
  mutating func add(_ list: InfoPropertyList) {
    for key in Self.keys {
      let general = list.name(key)
      if let name = list.name(key + "~iphone") ?? general { phone.insert(name) }
      if let name = list.name(key + "~ipad") ?? general { pad.insert(name) }
    }
    for name in list.storyboardsOfScenes {
      phone.insert(name)
      pad.insert(name)
    }
  }

  /// The names by which the descriptions of several parts of an app, or of several apps, name storyboards.
  func union(_ other: NamedStoryboards) -> NamedStoryboards {
    var union = self
    union.phone.formUnion(other.phone)
    union.pad.formUnion(other.pad)
    return union
  }

  /// The only kind of device that a storyboard is named for; nil for one that is named for both or for none.
  func family(of name: String) -> DeviceFamily? {
    switch (phone.contains(name), pad.contains(name)) {
    case (true, false): .phone
    case (false, true): .pad
    default: nil
    }
  }

  private static let keys = ["UIMainStoryboardFile", "UILaunchStoryboardName"]
}

extension InfoPropertyList {
  /// The name of a document under a key, which may have its extension.
  fileprivate func name(_ key: String) -> String? {
    text(key).map { text in
      text.hasSuffix(Self.ending) ? String(text.dropLast(Self.ending.count)) : text
    }
  }

  private static let ending = ".storyboard"
}
