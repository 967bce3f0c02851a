/// Reads visual formats.
///
/// Source: the grammar in the Auto Layout Guide, "Visual Format Language"; multiples of views are Ratite's,
/// decision 0076.
struct VisualFormatParser {
  private let format: String
  private var scanner: VisualFormatScanner
  /// The number for a name; nil for an unknown one.
  private let metric: (String) -> Double?
  /// Whether there is a view of a name.
  private let isView: (String) -> Bool

  /// Prepares to read a format.
  init(
    _ format: String, metric: @escaping (String) -> Double?, isView: @escaping (String) -> Bool
  ) {
    self.format = format
    self.metric = metric
    self.isView = isView
    scanner = VisualFormatScanner(format)
  }

  /// Reads the format.
  mutating func parse() throws(VisualFormatError) -> VisualFormat {
    let axis = try parseOrientation()
    let fromSuperview = scanner.take("|") ? try parseConnection() : nil
    var result = VisualFormat(
      axis: axis, fromSuperview: fromSuperview, views: [try parseView()], connections: [])
    while !scanner.isAtEnd {
      let connection = try parseConnection()
      if scanner.take("|") {
        guard scanner.isAtEnd else { throw error(.textAfterEnd) }
        result.toSuperview = connection
        return result
      }
      result.connections.append(connection)
      result.views.append(try parseView())
    }
    return result
  }

  private func error(_ problem: VisualFormatError.Problem) -> VisualFormatError {
    VisualFormatError(problem: problem, format: format, position: scanner.position)
  }

  private mutating func parseOrientation() throws(VisualFormatError)
    -> NSLayoutConstraint.Axis
  {
    for (letter, axis) in [(Character("H"), NSLayoutConstraint.Axis.horizontal), ("V", .vertical)]
    where scanner.take(letter) {
      guard scanner.take(":") else { throw error(.missingColon(after: letter)) }
      return axis
    }
    return .horizontal
  }

  // MARK: Views

  private mutating func parseView() throws(VisualFormatError) -> VisualFormat.View {
    guard scanner.take("[") else { throw error(.expectedView) }
    guard let name = scanner.takeName() else { throw error(.expectedViewName) }
    guard isView(name) else { throw error(.unknownView(name)) }
    var size: [VisualFormat.Predicate] = []
    if scanner.take("(") {
      size = try parsePredicates(endingOr: .unclosedView) { parser throws(VisualFormatError) in
        try parser.parseThickness()
      }
    }
    guard scanner.take("]") else { throw error(.unclosedView) }
    return VisualFormat.View(name: name, size: size)
  }

  /// Parses the value that a view's extent is compared with: a number, or a multiple of another view's extent.
  private mutating func parseThickness() throws(VisualFormatError)
    -> VisualFormat.Predicate.Object
  {
    if let number = scanner.takeNumber(isSigned: true) { return .constant(number) }
    guard let name = scanner.takeName() else { throw error(.expectedNumberOrMetric) }
    if let number = metric(name) { return .constant(number) }
    guard isView(name) else { throw error(.unknownMetric(name)) }
    if scanner.take("*") { return .view(name: name, multiplier: try parseNumber()) }
    if scanner.take("/") { return .view(name: name, multiplier: 1 / (try parseNumber())) }
    return .view(name: name, multiplier: 1)
  }

  // MARK: Connections

  private mutating func parseConnection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard scanner.take("-") else { return .flush }
    if scanner.next == "[" || scanner.next == "|" { return .standard }
    guard !scanner.isAtEnd else { throw error(.expectedView) }
    let predicates = try parseDistances()
    guard scanner.take("-") else { throw error(.unclosedConnection) }
    return .predicates(predicates)
  }

  private mutating func parseDistances() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    guard scanner.take("(") else {
      let distance = try parseNumber(isSigned: false)
      return [
        VisualFormat.Predicate(
          relation: .equal, object: .constant(distance), priority: try parsePriority())
      ]
    }
    return try parsePredicates(endingOr: .unclosedPredicates) { parser throws(VisualFormatError) in
      .constant(try parser.parseNumber())
    }
  }

  // MARK: Predicates

  /// Reads predicates up to the closing parenthesis.
  private mutating func parsePredicates(
    endingOr problem: VisualFormatError.Problem,
    object: (inout VisualFormatParser) throws(VisualFormatError) -> VisualFormat.Predicate.Object
  ) throws(VisualFormatError) -> [VisualFormat.Predicate] {
    var predicates: [VisualFormat.Predicate] = []
    repeat {
      let relation = try parseRelation()
      predicates.append(
        VisualFormat.Predicate(
          relation: relation, object: try object(&self), priority: try parsePriority()))
    } while scanner.take(",")
    guard scanner.take(")") else { throw error(problem) }
    return predicates
  }

  private mutating func parseRelation() throws(VisualFormatError) -> NSLayoutConstraint.Relation {
    for (letter, relation) in [
      (Character("="), NSLayoutConstraint.Relation.equal), ("<", .lessThanOrEqual),
      (">", .greaterThanOrEqual),
    ] where scanner.take(letter) {
      guard scanner.take("=") else { throw error(.unknownRelation) }
      return relation
    }
    return .equal
  }

  private mutating func parsePriority() throws(VisualFormatError) -> Float? {
    scanner.take("@") ? Float(try parseNumber()) : nil
  }

  /// Reads a number, or the name of one.
  private mutating func parseNumber(isSigned: Bool = true) throws(VisualFormatError) -> Double {
    if let number = scanner.takeNumber(isSigned: isSigned) { return number }
    guard let name = scanner.takeName() else { throw error(.expectedNumberOrMetric) }
    guard let number = metric(name) else { throw error(.unknownMetric(name)) }
    return number
  }
}
