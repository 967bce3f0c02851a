import UIKit

/// Makes the program that belongs to a seed.
///
/// Margins that keep those of superviews may run away, as they follow from frames that they decide about themselves; so
/// they do that until the end comes near only.
struct Generator {
  private var random: SplitMix64
  private var kinds: [Int: Kind] = [0: .plain]
  private var program: [Operation] = []
  /// Whether constraints may leave frames open.
  private var isAmbiguous = false
  /// The classes of views, each as often as its share is.
  private var classes = Kind.allCases + [.stack, .stack, .box, .label]
  /// The parts of UIKit that steps use, each as often as its share is.
  private var topics = Topic.allCases.flatMap { Array(repeating: $0, count: $0.share) }
  /// The number of views, guides and constraints with names.
  private static let views = 10
  private static let guides = 3
  private static let constraints = 14
  private static let texts = [
    "", "a", "Title", "Two words", "A text of several words that breaks into lines",
  ]
  private static let lengths: [Double] = [0, 0, 1, 8, 10, 20, 44, 60, 100, 150, 240, -8, -20]
  private static let priorities: [Float] = [1000, 1000, 999, 750, 500, 251, 250, 100, 1]

  /// Creates a generator.
  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// Makes the program.
  mutating func makeProgram() -> [Operation] {
    isAmbiguous = Int.random(in: 0..<3, using: &random) == 0
    if flag() { narrow() }
    for view in 1...Int.random(in: 2...6, using: &random) { introduce(view) }
    for _ in 0..<Int.random(in: 10...90, using: &random) { step() }
    program.append(.layOut)
    // However far margins that follow frames ran away, nothing of it may be left.
    for view in kinds.keys.sorted() where view > 0 { program.append(.showMargins(view, false)) }
    program.append(.layOut)
    return program
  }

  /// Leaves most classes and parts of UIKit out, so that the others meet each other more often.
  private mutating func narrow() {
    classes = (0..<Int.random(in: 2...4, using: &random)).map { _ in pick(classes) }
    let all = topics
    topics = [.layout]
    for topic in Topic.allCases where flag() { topics += all.filter { $0 == topic } }
  }

  private mutating func step() {
    switch pick(topics) {
    case .introduction: introduce(Int.random(in: 1..<Self.views, using: &random))
    case .hierarchy: changeHierarchy()
    case .stack: changeStack()
    case .constraints: changeConstraints()
    case .guides: changeGuides()
    case .view: changeView()
    case .container: changeContainer()
    case .property: setProperty()
    case .traits: overrideTraits()
    case .time: animate()
    case .questions: program.append(pick([.fit(view()), .ask(view())]))
    case .layout: layOut()
    }
  }

  private mutating func layOut() {
    switch Int.random(in: 0..<12, using: &random) {
    case 0: program.append(.layOutAround(view()))
    case 1: program.append(.updateConstraints)
    case 2: program.append(.renewWindow)
    default: program.append(.layOut)
    }
  }

  // MARK: Choices

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }

  private mutating func view() -> Int { pick(kinds.keys.sorted().filter { $0 > 0 }) }

  private mutating func view(_ isWanted: (Kind) -> Bool) -> Int? {
    let views = kinds.keys.sorted().filter { kinds[$0].map(isWanted) ?? false }
    return views.isEmpty ? nil : pick(views)
  }

  private mutating func container() -> Int { view(\.isContainer) ?? 0 }
  private mutating func flag() -> Bool { pick([true, false]) }
  private mutating func axis() -> NSLayoutConstraint.Axis { pick([.horizontal, .vertical]) }
  private mutating func length() -> Double { pick(Self.lengths) }
  private mutating func positive() -> Double { abs(length()) }
  private mutating func constraint() -> Int { Int.random(in: 0..<Self.constraints, using: &random) }

  /// Mostly a priority that nothing else has, so that the layout is determined.
  private mutating func priority() -> Float {
    Bool.random(using: &random)
      ? pick(Self.priorities) : Float(Int.random(in: 600...7600, using: &random)) / 8
  }

  // MARK: Operations

  private mutating func introduce(_ view: Int) {
    let kind = pick(classes)
    kinds[view] = kind
    program.append(.make(view, kind))
    if isAmbiguous { program.append(.letGo(view)) }
    if kind == .box { program.append(.content(view, size())) }
    if kind.hasText { program.append(.text(view, pick(Self.texts))) }
    if kind == .child { program.append(.traits(view, pick(Override.allCases))) }
    if kind == .stack, flag() {
      program.append(.distribution(view, distribution()))
      program.append(.alignment(view, alignment()))
    }
    place(view)
  }

  private mutating func place(_ view: Int) {
    let parent = container()
    guard kinds[parent] != .stack || !flag() else {
      return program.append(.arrange(view, in: parent, at: Int.random(in: 0..<4, using: &random)))
    }
    program.append(.add(view, to: parent))
    if pick([true, true, true, false]) {
      program.append(.translate(view, false))
    } else {
      program.append(.frame(view, rect()))
    }
  }

  private mutating func size() -> CGSize {
    CGSize(width: pick([positive(), positive(), -1]), height: pick([positive(), positive(), -1]))
  }

  private mutating func rect() -> CGRect {
    CGRect(x: length(), y: length(), width: positive(), height: positive())
  }

  private mutating func changeHierarchy() {
    switch Int.random(in: 0..<9, using: &random) {
    case 0..<2: program.append(.remove(view()))
    case 2..<4: place(view())
    case 4:
      program.append(.insert(view(), into: container(), at: Int.random(in: 0..<3, using: &random)))
    case 5: program.append(flag() ? .bringToFront(view()) : .sendToBack(view()))
    default: program.append(.hide(view(), flag()))
    }
  }

  private mutating func distribution() -> UIStackView.Distribution {
    pick([.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering])
  }

  private mutating func alignment() -> UIStackView.Alignment {
    pick([.fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline])
  }

  private mutating func changeStack() {
    guard let stack = view({ $0 == .stack }) else { return }
    switch Int.random(in: 0..<11, using: &random) {
    case 0..<3:
      program.append(.arrange(view(), in: stack, at: Int.random(in: 0..<4, using: &random)))
    case 3: program.append(.unarrange(view(), in: stack))
    case 4: program.append(.axis(stack, axis()))
    case 5: program.append(.distribution(stack, distribution()))
    case 6: program.append(.alignment(stack, alignment()))
    case 7: program.append(.spacing(stack, length()))
    case 8: program.append(.customSpacing(view(), in: stack, length()))
    case 9: program.append(.countBaselines(stack, flag()))
    default: program.append(.keepMargins(stack, flag()))
    }
  }

  private mutating func changeConstraints() {
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<5: program.append(.constrain(constraint(), relation()))
    case 5..<7: program.append(.constant(constraint(), length()))
    case 7: program.append(.priority(constraint(), priority()))
    default: program.append(.activate(constraint(), flag()))
    }
  }

  private mutating func item() -> Item {
    switch Int.random(in: 0..<12, using: &random) {
    case 0: .guide(Int.random(in: 0..<Self.guides, using: &random))
    case 1: .margins(container())
    case 2: .safeArea(container())
    case 3: view({ $0 == .scroll }).map { .content($0) } ?? .view(0)
    case 4: view({ $0 == .scroll }).map { .frame($0) } ?? .view(0)
    case 5, 6: .view(container())
    default: .view(view())
    }
  }

  private static let directional: [NSLayoutConstraint.Attribute] = [
    .leading, .trailing, .centerX, .leadingMargin, .trailingMargin,
  ]
  private static let absolute: [NSLayoutConstraint.Attribute] = [
    .left, .right, .centerX, .leftMargin, .rightMargin,
  ]
  private static let vertical: [NSLayoutConstraint.Attribute] = [
    .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
  ]

  private mutating func relation() -> Relation {
    let relation: NSLayoutConstraint.Relation = pick([
      .equal, .equal, .lessThanOrEqual, .greaterThanOrEqual,
    ])
    let family = pick([
      Self.directional, Self.absolute, Self.vertical, Self.vertical, [.width, .height],
    ])
    if flag(), flag(), flag() { return spacedRelation(relation) }
    let isSize = family == [.width, .height]
    let isAlone = isSize && flag()
    return Relation(
      first: item(), firstAttribute: pick(family), relation: relation,
      second: isAlone ? nil : item(), secondAttribute: isAlone ? .notAnAttribute : pick(family),
      multiplier: isAlone ? 1 : pick(isSize ? [1, 1, 0.5, 2] : [1, 1, 1, 1, 0.5]),
      constant: length(), priority: priority())
  }

  private mutating func spacedRelation(_ relation: NSLayoutConstraint.Relation) -> Relation {
    let (first, second): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) = pick([
      (.leading, .trailing), (.top, .bottom), (.firstBaseline, .lastBaseline),
      (.firstBaseline, .bottom), (.top, .lastBaseline),
    ])
    return Relation(
      first: .view(view()), firstAttribute: first, relation: relation, second: .view(view()),
      secondAttribute: second, multiplier: pick([1, 2, 0.5]), constant: 0, priority: priority(),
      isSystemSpaced: true)
  }

  private mutating func changeGuides() {
    let guide = Int.random(in: 0..<Self.guides, using: &random)
    program.append(flag() ? .addGuide(guide, to: container()) : .removeGuide(guide))
  }

  private mutating func changeView() {
    switch Int.random(in: 0..<18, using: &random) {
    case 0: program.append(.frame(view(), rect()))
    case 1: program.append(.translate(view(), flag()))
    case 2:
      program.append(
        .stretch(view(), pick([[], .flexibleWidth, .flexibleLeftMargin, .flexibleHeight])))
    case 3..<6: if let box = view({ $0 == .box }) { program.append(.content(box, size())) }
    case 6, 7: if let text = view(\.hasText) { program.append(.text(text, pick(Self.texts))) }
    case 8:
      if let label = view({ $0 == .label }) { program.append(.lines(label, pick([0, 1, 2]))) }
    case 9, 10: program.append(.hug(view(), axis(), contentPriority()))
    case 11, 12: program.append(.resist(view(), axis(), contentPriority()))
    case 13: program.append(.margins(view(), positive()))
    case 14..<16: program.append(.showMargins(view(), flag()))
    case 16: program.append(.turn(view(), pick([0, 0.5])))
    default:
      program.append(
        .direction(view(), pick([.unspecified, .forceLeftToRight, .forceRightToLeft])))
    }
  }

  private mutating func setProperty() {
    let place = Int.random(in: Property.all.indices, using: &random)
    let property = Property.all[place]
    guard let view = view({ property.kind ?? $0 == $0 }) else { return }
    let value = Int.random(in: property.values.indices, using: &random)
    program.append(.set(view, place, to: value))
  }

  private mutating func overrideTraits() {
    guard let child = view({ $0 == .child }) else { return }
    program.append(.traits(child, pick(Override.allCases)))
  }

  /// UIKit takes 0 here, too: then content implies nothing.
  private mutating func contentPriority() -> Float {
    pick([0, priority(), priority(), priority()])
  }

  private mutating func changeContainer() {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: program.append(.size(CGSize(width: pick([320, 375, 600]), height: pick([480, 300]))))
    case 1:
      if let scroll = view({ $0 == .scroll }) {
        program.append(.scroll(scroll, CGPoint(x: length(), y: length())))
      }
    default:
      if let table = view({ $0 == .table }) {
        program.append(
          pick([
            .rows(table, Int.random(in: 0..<5, using: &random)), .insertRow(table),
            .deleteRow(table),
          ]))
      }
    }
  }

  private mutating func animate() {
    program.append(flag() ? .animate(constraint(), length()) : .advance(pick([0.1, 0.5])))
  }
}

/// A part of UIKit that programs use.
private enum Topic: CaseIterable {
  case introduction, hierarchy, stack, constraints, guides, view, container, property, traits, time
  case questions, layout

  /// The share of the steps that use it, compared with the others.
  var share: Int {
    switch self {
    case .introduction: 6
    case .hierarchy: 12
    case .stack: 20
    case .constraints: 22
    case .guides: 4
    case .view: 18
    case .container: 4
    case .property: 14
    case .traits: 3
    case .time: 2
    case .questions: 2
    case .layout: 10
    }
  }
}
