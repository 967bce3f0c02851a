/// The use that an app makes of a document and of its scenes, as far as names tell.
public struct DocumentUse: Hashable, Sendable, Codable {
  /// Whether nothing names the document.
  public var isUnused = false
  /// Whether only previews of context menus show the document, as large as they ask for.
  public var isPreviewed = false
  /// Whether only extensions show the document, as large as the system lets them.
  public var isHosted = false
  /// The ids of controllers whose identifier or class no code names, sorted.
  public var unnamedControllers: [String] = []
  /// The ids of controllers that container views of other documents hold, sorted.
  public var embeddedControllers: [String] = []
  /// The ids of controllers of scenes that nothing leads to from where the app begins, sorted.
  public var unreachedControllers: [String] = []
  /// The ids of prototypes of rows whose identifier or class no code names, sorted.
  public var unnamedPrototypes: [String] = []
  /// The ids of views beside the owner's own that code hands to nothing, sorted.
  public var unusedViews: [String] = []
  /// The ids of hidden views that code has outlets for and never makes visible, sorted.
  public var unrevealedViews: [String] = []
  /// The identifiers of segues that nothing names, sorted.
  public var unnamedSegues: [String] = []
  /// The classes of the app's own that no code declares, sorted.
  public var missingClasses: [String] = []

  /// Nothing: everything is used.
  public init() {}

  /// The reason why something else than the document decides on the size of its scenes.
  var mitigationOfSizes: Mitigation? {
    if isPreviewed { return .preview }
    return isHosted ? .hostedExtension : nil
  }
}
