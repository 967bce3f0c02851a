/// The members of lists without ids, such as fragments of texts and segments, that are the same in two versions of an
/// object.
///
/// A member that came or went in the middle leaves the others as they are.
struct SequenceMatching {
  /// A list, by the path that leads to it and the name of its members.
  private struct List: Hashable {
    let path: [String]
    let name: String
  }

  /// The properties of a member by their paths within it.
  private typealias Member = [[String]: String]

  private let lists: Set<List>
  /// The numbers in the older version by those in the newer one, of the members of each list.
  private var formerNumbers: [List: [Int: Int]] = [:]

  init(_ old: DocumentObject, _ new: DocumentObject) {
    lists = Self.lists(of: old).union(Self.lists(of: new))
    guard !lists.isEmpty else { return }
    let (before, after) = (members(of: old), members(of: new))
    for list in lists {
      let matched = SequenceAlignment(before[list] ?? [], after[list] ?? [], Self.likeness).pairs
      formerNumbers[list] = Dictionary(
        matched.map { ($0.new + 1, $0.old + 1) }, uniquingKeysWith: { first, _ in first })
    }
  }

  /// A path of the newer version with the numbers that members have in the older one.
  func canonical(_ path: PropertyPath) -> PropertyPath {
    guard let (list, index) = list(of: path) else { return path }
    var steps = path.steps
    let step = NumberedStep(steps[index])
    steps[index] =
      formerNumbers[list]?[step.number].map { NumberedStep(name: step.name, number: $0).text }
      ?? "new \(step.text)"
    return PropertyPath(steps)
  }

  private static func lists(of object: DocumentObject) -> Set<List> {
    var lists: Set<List> = []
    for path in object.properties.keys {
      for (index, text) in path.steps.enumerated() {
        let step = NumberedStep(text)
        if step.number > 1 {
          lists.insert(List(path: Array(path.steps[..<index]), name: step.name))
        }
      }
    }
    return lists
  }

  /// The outermost list that a path leads into, with the place of the step that says the member.
  private func list(of path: PropertyPath) -> (list: List, index: Int)? {
    guard !lists.isEmpty else { return nil }
    for (index, text) in path.steps.enumerated() {
      let list = List(path: Array(path.steps[..<index]), name: NumberedStep(text).name)
      if lists.contains(list) { return (list, index) }
    }
    return nil
  }

  private func members(of object: DocumentObject) -> [List: [Member]] {
    var members: [List: [Member]] = [:]
    for (path, value) in object.properties {
      guard let (list, index) = list(of: path) else { continue }
      let place = NumberedStep(path.steps[index]).number - 1
      let missing = place + 1 - (members[list]?.count ?? 0)
      if missing > 0 {
        members[list, default: []] += Array(repeating: [:], count: missing)
      }
      members[list]?[place][Array(path.steps[(index + 1)...])] = value
    }
    return members
  }

  /// The share of properties that two members have in common, their texts counting as much as all others together.
  private static func likeness(_ first: Member, _ second: Member) -> Double {
    if first == second { return 1 }
    let names = Set(first.keys).union(second.keys)
    let (texts, others) = (names.filter(isText), names.filter { !isText($0) })
    func share(_ names: Set<[String]>) -> Double? {
      guard !names.isEmpty else { return nil }
      return Double(names.count { first[$0] == second[$0] }) / Double(names.count)
    }
    let shares = [share(texts), share(others)].compactMap { $0 }
    return shares.reduce(0, +) / Double(max(shares.count, 1)) * 0.99
  }

  private static func isText(_ path: [String]) -> Bool {
    path.isEmpty || path.last.map(["content", "title", "image", "input"].contains) ?? false
  }
}
