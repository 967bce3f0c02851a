import Drawing

/// The pictures of scenes that no screen frames, each kept once for all devices that show it alike.
struct CardPictures {
  private var drawn: [String: [Picture]] = [:]

  /// Returns the earlier picture of a scene that differs from a new one by less than a pixel; else the new one.
  ///
  /// - Complexity: O(*commands* · *different pictures of the scene*).
  mutating func first(like picture: Picture, ofScene id: String) -> Picture {
    let same = drawn[id, default: []].first {
      $0.size == picture.size && $0.list.looksLike(picture.list)
    }
    if let same { return same }
    drawn[id, default: []].append(picture)
    return picture
  }
}
