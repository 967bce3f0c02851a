/// The methods of an app that something calls, as far as names tell.
///
/// A method is called where its name stands outside of itself and of the methods that nothing calls: in code, in strings,
/// or as an action in a document. What the system or a library may call counts as called. Constants that stand for a text
/// are used as methods are called.
struct CalledMethods {
  private let methods: [MethodUse]
  private let declaredTypes: WordNumbers
  private let commented: WordNumbers
  private let hasSwift: Bool
  /// Whether each method is called.
  private(set) var areCalled: [Bool]
  /// Whether each method is called by what no code names: the system, a library, other apps.
  private var areFree: [Bool]

  /// Of this many methods at most one is called by nothing; where more are, code calls methods by other means.
  private static let leastCalled = 3

  /// - Parameters:
  ///   - methods: The methods that nothing need call, of all files.
  ///   - words: The words that stand outside of them.
  ///   - declaredTypes: The types that code at hand declares.
  ///   - commented: The methods that comments name as selectors.
  ///   - hasSwift: Whether there is code in Swift, which calls methods of Objective-C by parts of their names.
  init(
    _ methods: [MethodUse], words: WordNumbers, declaredTypes: WordNumbers,
    commented: WordNumbers = [], hasSwift: Bool
  ) {
    self.methods = methods
    self.commented = commented
    self.declaredTypes = declaredTypes
    self.hasSwift = hasSwift
    areCalled = Array(repeating: false, count: methods.count)
    areFree = areCalled
    for index in methods.indices { areFree[index] = mayBeCalledByOthers(methods[index]) }
    follow(
      methods.indices.filter { areFree[$0] || !words.isDisjoint(with: names(of: methods[$0])) })
    free(methodsForOtherApps())
    let bodies = methods.indices.filter { methods[$0].literal == nil }
    let left = bodies.filter { !areCalled[$0] }
    if left.count * Self.leastCalled > bodies.count { free(left) }
  }

  /// Whether each method is called, where only some words stand outside of all that are not.
  func areCalled(by words: WordNumbers) -> [Bool] {
    methods.indices.map { index in
      areCalled[index]
        && (areFree[index] || methods[index].head.names.contains(where: words.contains)
          || hasSwift && methods[index].head.namesInSwift.contains(where: words.contains))
    }
  }

  /// Marks methods that no code at hand need name, and those that they call.
  private mutating func free(_ begun: [Int]) {
    for index in begun { areFree[index] = true }
    follow(begun)
  }

  /// Marks methods and those that they call.
  private mutating func follow(_ begun: [Int]) {
    var named: [UInt64: [Int]] = [:]
    for index in methods.indices where !areCalled[index] {
      for name in names(of: methods[index]) { named[name, default: []].append(index) }
    }
    var open = begun.filter { !areCalled[$0] }
    for index in open { areCalled[index] = true }
    while let index = open.popLast() {
      for word in methods[index].words {
        for next in named[word] ?? [] where !areCalled[next] {
          areCalled[next] = true
          open.append(next)
        }
      }
    }
  }

  /// The names that calls of a method have.
  private func names(of method: MethodUse) -> [UInt64] {
    method.head.names + (hasSwift ? method.head.namesInSwift : [])
  }

  /// Whether the system or a library may call a method: by a protocol with parameters of its own types, or by one that code
  /// at hand does not declare.
  ///
  /// The name of one that a comment has called is the app's own.
  private func mayBeCalledByOthers(_ method: MethodUse) -> Bool {
    guard method.head.reach != .file else { return false }
    let isOfApp = method.head.isAction || !commented.isDisjoint(with: method.head.names)
    if isOfApp, method.head.reach != .everyone { return false }
    return !method.head.parameterTypes.isSubset(of: declaredTypes)
      || !method.ancestors.isSubset(of: declaredTypes)
  }

  /// The methods for other apps that nothing in this one was made to call: no method of another name that is not called uses
  /// them either.
  private func methodsForOtherApps() -> [Int] {
    let left = methods.indices.filter { !areCalled[$0] }
    let open = left.filter { methods[$0].head.reach == .everyone }
    let names = open.reduce(into: WordNumbers()) { $0.formUnion(methods[$1].head.names) }
    var users: [UInt64: WordNumbers] = [:]
    for index in left where !names.isEmpty {
      for word in methods[index].words.intersection(names) {
        users[word, default: []].insert(methods[index].head.names[0])
      }
    }
    return open.filter { index in
      let head = methods[index].head
      return head.names.allSatisfy { users[$0]?.subtracting([head.names[0]]).isEmpty ?? true }
    }
  }
}
