import InterfaceBuilder

/// The pictures that two versions of a document keep in themselves, behind the names in their attributes.
struct PicturePairs {
  private let old: EmbeddedPictures
  private let new: EmbeddedPictures

  init(old: Document, new: Document) {
    self.old = EmbeddedPictures(old)
    self.new = EmbeddedPictures(new)
  }

  /// Whether two values of a property name the same picture.
  func areSame(_ first: String?, _ second: String?, of path: PropertyPath) -> Bool {
    guard let (before, after) = pictures(first, second, of: path) else { return false }
    return before.isSame(as: after)
  }

  /// Words for two values of a property that name different pictures by names of which one at least is made up; nil for
  /// others, whose names say what differs.
  func words(_ first: String?, _ second: String?, of path: PropertyPath) -> (String, String)? {
    guard let (before, after) = pictures(first, second, of: path),
      [first, second].compactMap({ $0 }).contains(where: EmbeddedPictures.isMadeUp)
    else { return nil }
    return (before.words, after.words)
  }

  private func pictures(
    _ first: String?, _ second: String?, of path: PropertyPath
  ) -> (EmbeddedPictures.Picture, EmbeddedPictures.Picture)? {
    guard let name = path.steps.last, UnwrittenValues.namesImage(name), let before = old[first],
      let after = new[second]
    else { return nil }
    return (before, after)
  }
}
