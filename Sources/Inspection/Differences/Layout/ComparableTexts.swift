import InterfaceBuilder

/// The texts of both versions that are laid out: without differences of the canvas, which mean nothing.
struct ComparableTexts {
  /// The older version; nil where there is none.
  let old: [UInt8]?
  /// The newer version; nil where there is none.
  let new: [UInt8]?
  /// The older version with the newer one's sizes of the canvas, which frames are compared with; nil where they are
  /// the same.
  ///
  /// Findings need the stored frames as they are.
  private(set) var resized: [UInt8]?
  /// That with the newer one's stored frames, too, which tells the findings that come or go with those; nil where they are
  /// the same.
  private(set) var refreshed: [UInt8]?
  /// The newer version with the older one's stored frames, which tells the frames that come with those; nil where they are
  /// the same.
  private(set) var aged: [UInt8]?

  /// - Parameters:
  ///   - old: The only version, where that is the older one.
  ///   - new: The only version, where that is the newer one.
  init(only old: [UInt8]?, or new: [UInt8]?) {
    self.old = old
    self.new = new
  }

  /// - Parameters:
  ///   - old: The older version.
  ///   - new: The newer version.
  ///   - matching: The objects that are the same in both.
  init(old: DocumentDescription, new: DocumentDescription, _ matching: ObjectMatching) {
    let shared = SharedSurroundings(old: old, new: new, matching)
    let after = shared.new.document
    let before = DesignedSizes.taken(by: shared.old.document, from: after, matching)
    self.old = DesignedSizes.completed(before, from: after)
    self.new = DesignedSizes.completed(after, from: before)
    let resized = CanvasSizes.completed(before, from: shared.new)
    self.resized = resized.map { DesignedSizes.completed($0, from: after) }
    let refreshed = RefreshedFrames.completed(resized ?? before, from: after, matching) ?? resized
    self.refreshed = refreshed.map { DesignedSizes.completed($0, from: after) }
    let aged = RefreshedFrames.aged(after, from: resized ?? before, matching)
    self.aged = aged.map { DesignedSizes.completed($0, from: before) }
  }
}
