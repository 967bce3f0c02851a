/// One kind of thing that is looked for in documents, with what users are told about it.
///
/// A rule is one file: what it finds and how, why that is bad, how to mend it, and a scene with and without the
/// fault, both of which are run as tests. ``RuleBook`` lists all rules.
public protocol Rule: SendableMetatype {
  /// The name that findings carry and configurations use.
  static var id: RuleID { get }
  /// How bad its worst findings are.
  static var severity: Finding.Severity { get }
  /// The fault it finds: a sentence with its full stop.
  static var summary: String { get }
  /// The consequences where it is not mended: sentences with full stops.
  static var reason: String { get }
  /// The way to mend it: sentences with full stops.
  static var remedy: String { get }
  /// A scene in which it finds something.
  static var faulty: ExampleScene { get }
  /// The same scene mended, in which it finds nothing.
  static var healthy: ExampleScene { get }
}

/// A rule about a document as it is written, for all configurations.
protocol DocumentRule: Rule {
  @MainActor
  static func findings(in document: InspectedDocument) -> [Finding]
}

/// A rule about a scene that was laid out on a device.
protocol SceneRule: Rule {
  @MainActor
  static func findings(in scene: InspectedScene) -> [Finding]
}

/// A rule about the constraints that a scene has as they are written, which asks for nothing that layout decides.
protocol ConstraintRule: SceneRule {}

/// A rule about a scene that was laid out on the canvas of the Interface Builder that saved it.
protocol CanvasRule: Rule {
  @MainActor
  static func findings(onCanvas scene: InspectedScene) -> [Finding]
}
