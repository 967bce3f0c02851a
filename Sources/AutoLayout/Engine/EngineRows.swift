import ConstraintSolver

/// What an engine's row says: a constraint between items, or what a view's own state implies.
///
/// Rows do not retain what they come from: it is dropped from the engine before it goes away.
struct RowSource {
  /// The constraint, or the view that implies it.
  private let object: Unretained<AnyObject>
  /// What is implied about the view; nil for a constraint between items.
  let kind: ViewConstraint.Kind?

  init(_ constraint: LayoutConstraint) {
    object = Unretained(constraint)
    kind = nil
  }

  init(_ kind: ViewConstraint.Kind, of view: LayoutView) {
    object = Unretained(view)
    self.kind = kind
  }

  /// A source as objects.
  enum Origin {
    case constraint(LayoutConstraint)
    case view(LayoutView, ViewConstraint.Kind)
  }

  /// The constraint, or the view and what it implies.
  var origin: Origin? {
    switch object.object {
    case let view as LayoutView: kind.map { .view(view, $0) }
    case let constraint as LayoutConstraint: .constraint(constraint)
    default: nil
    }
  }
}

/// A constraint as the solver has it.
struct EngineRow {
  fileprivate(set) var id: ConstraintID
  var constant: Double
  var priority: Priority
  fileprivate(set) var relation: Relation
  /// Where the terms are among those of all rows.
  fileprivate var firstTerm: Int32
  fileprivate var termCount: UInt8
  fileprivate(set) var source: RowSource
  /// The next row that the same view implies.
  var next: Int32
}

/// The rows of an engine, under indices that stay while a row is there.
struct EngineRows {
  /// Stands where there is no row.
  static let none: Int32 = -1

  private var rows: [EngineRow] = []
  private var vacancies: [Int32] = []
  private var terms: [Term] = []
  /// The rows by the solver's identities, once somebody asked: only conflicts do.
  private var indices: [ConstraintID: Int32]?
  /// By number of terms, where as many terms can be stored anew.
  private var termVacancies: [[Int32]] = []

  subscript(index: Int32) -> EngineRow {
    get { rows[Int(index)] }
    _modify { yield &rows[Int(index)] }
  }

  /// Makes room for more rows.
  mutating func reserve(_ count: Int) {
    rows.reserveCapacity(rows.count + count)
    terms.reserveCapacity(terms.count + 2 * count)
  }

  /// Puts a row in.
  @inline(__always)
  mutating func insert(
    _ id: ConstraintID, _ form: borrowing LinearForm, _ source: RowSource, next: Int32
  ) -> Int32 {
    let row = EngineRow(
      id: id, constant: form.constant, priority: form.priority, relation: form.relation,
      firstTerm: store(form.places.span.extracting(first: form.count)),
      termCount: UInt8(truncatingIfNeeded: form.count), source: source, next: next)
    let index = place(row)
    if indices != nil { indices?[id] = index }
    return index
  }

  @inline(__always)
  private mutating func place(_ row: EngineRow) -> Int32 {
    if !vacancies.isEmpty {
      let index = vacancies.removeLast()
      rows[Int(index)] = row
      return index
    }
    rows.append(row)
    return Int32(rows.count - 1)
  }

  /// Takes a row out.
  mutating func remove(_ index: Int32) {
    let row = rows[Int(index)]
    indices?[row.id] = nil
    let count = Int(row.termCount)
    while termVacancies.count <= count { termVacancies.append([]) }
    termVacancies[count].append(row.firstTerm)
    vacancies.append(index)
  }

  /// The row that the solver knows by an identity.
  mutating func index(of id: ConstraintID) -> Int32? {
    if let indices { return indices[id] }
    var known: [ConstraintID: Int32] = [:]
    for (index, row) in rows.enumerated() { known[row.id] = Int32(index) }
    for index in vacancies { known[rows[Int(index)].id] = nil }
    indices = known
    return known[id]
  }

  /// Calls a function with the terms of a row.
  @inline(__always)
  func withTerms(of index: Int32, _ body: (Span<Term>) -> Void) {
    body(terms.span.extracting(places(of: rows[Int(index)])))
  }

  /// Calls a function with the terms of each row.
  @inline(__always)
  func forEachTerms(_ body: (Span<Term>) -> Void) {
    var isVacant = Array(repeating: false, count: rows.count)
    for index in vacancies { isVacant[Int(index)] = true }
    let all = terms.span
    for index in rows.indices where !isVacant[index] {
      body(all.extracting(places(of: rows[index])))
    }
  }

  @inline(__always)
  private func places(of row: EngineRow) -> Range<Int> {
    Int(row.firstTerm)..<Int(row.firstTerm) + Int(row.termCount)
  }

  /// Whether a row has the terms and the relation of a form.
  func matches(_ index: Int32, _ form: borrowing LinearForm) -> Bool {
    let row = rows[Int(index)]
    guard row.relation == form.relation, row.termCount == form.count else { return false }
    let start = Int(row.firstTerm)
    let new = form.places.span
    for place in 0..<form.count where terms[start + place] != new[place] { return false }
    return true
  }

  /// - Returns: Where the terms are stored.
  @inline(__always)
  private mutating func store(_ new: Span<Term>) -> Int32 {
    if let vacant = takeVacancy(ofTerms: new.count) {
      for place in new.indices { terms[Int(vacant) + place] = new[place] }
      return vacant
    }
    let start = Int32(truncatingIfNeeded: terms.count)
    for place in new.indices { terms.append(new[place]) }
    return start
  }

  @inline(__always)
  private mutating func takeVacancy(ofTerms count: Int) -> Int32? {
    count < termVacancies.count ? termVacancies[count].popLast() : nil
  }
}
