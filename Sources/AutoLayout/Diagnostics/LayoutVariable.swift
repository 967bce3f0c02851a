/// A variable of an item, by the name Apple's traces use for it.
public enum LayoutVariable: String, Hashable, Sendable, CaseIterable {
  case minX, minY, width, height
}
