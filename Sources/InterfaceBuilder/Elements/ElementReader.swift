import AutoLayout

/// The attributes and children of one element, with overrides resolved.
///
/// The views inside the element have been read before.
struct ElementReader {
  let context: ReadingContext
  let source: VariedElement
  private let views: BuiltViews

  init(_ source: VariedElement, context: ReadingContext, views: BuiltViews) {
    self.source = source
    self.context = context
    self.views = views
  }

  init(_ element: DocumentElement, context: ReadingContext, views: BuiltViews) {
    self.init(context.vary(element), context: context, views: views)
  }

  var element: DocumentElement { source.element }

  // MARK: Attributes

  subscript(name: String) -> String? { source[name] }

  func flag(_ name: String, default fallback: Bool = false) -> Bool {
    source.flag(name, default: fallback)
  }

  func number(_ name: String) -> Double? { context.number(name, of: source) }

  func integer(_ name: String) -> Int? { context.integer(name, of: source) }

  /// A length where a negative number stands for *automatic*.
  func length(_ name: String) -> Double? {
    number(name).flatMap { $0 < 0 ? nil : $0 }
  }

  /// A value of a vocabulary; `nil`, and a problem, when the value is not in it.
  func value<Value: RawRepresentable<String>>(_ name: String) -> Value? {
    context.value(name, of: source)
  }

  /// A value looked up in a table; `nil`, and a problem, when the table lacks it.
  func value<Value>(_ name: String, in table: [String: Value]) -> Value? {
    context.value(name, of: source, in: table)
  }

  // MARK: Attributes or keyed children

  func string(_ key: String) -> String? { context.string(key, of: source) }

  func text(_ key: String, attributedKey: String) -> TextDescription? {
    context.text(key, attributedKey: attributedKey, of: source)
  }

  func image(_ key: String) -> ImageDescription? { context.image(key, of: source) }

  /// An image with the symbol configuration that another child holds.
  func image(_ key: String, symbolConfiguration: String) -> ImageDescription? {
    image(key)?.preferring(context.symbolConfiguration(symbolConfiguration, of: source))
  }

  // MARK: Keyed children

  func color(_ key: String) -> ColorDescription? { context.color(key, of: source) }

  func font(_ key: String) -> FontDescription? { context.font(key, of: source) }

  func size(_ key: String) -> Size? { context.size(source.child(key: key)) }

  func inset(_ key: String) -> EdgeInsets? { context.inset(source.child(key: key)) }

  func directionalInsets(_ key: String) -> DirectionalEdgeInsets? {
    context.directionalInsets(source.child(key: key))
  }

  func child(_ key: String) -> ElementReader? {
    source.child(key: key).map(reader(of:))
  }

  // MARK: Lists and views

  /// The children of a list; of one name only where it is given.
  func children(of list: String, named name: String? = nil) -> [ElementReader] {
    element.children(of: list).filter { name == nil || $0.name == name }.map(reader(of:))
  }

  /// The view that plays a role.
  func view(_ key: String) -> ViewDescription? { views[element.child(key: key)] }

  /// The views of a list.
  func views(of list: String) -> [ViewDescription] {
    element.children(of: list).compactMap { views[$0] }
  }

  /// Reads another element of the same document.
  func reader(of element: DocumentElement) -> ElementReader {
    ElementReader(element, context: context, views: views)
  }
}
