/// A view of a document as it is for one trait environment: overridden attributes resolved,
/// uninstalled subviews and constraints left out.
///
/// Pure data. The class of the view is the type of its ``content``.
public final class ViewDescription: Sendable {
  /// The object id, or a name made of the position for an element without one.
  public let id: String
  /// The class in code.
  public let customClass: CustomClass?
  /// The name in the document outline.
  public let userLabel: String?
  /// Stored frames, autoresizing and Interface Builder's own verdicts.
  public let geometry: ViewGeometry
  /// Priorities, margins and the like.
  public let layout: ViewLayout
  /// The attributes of drawing, which are the same for every class.
  public let appearance: ViewAppearance
  /// The layout guides that constraints may name.
  public let guides: [LayoutGuideDescription]
  /// The constraints the view holds and that are installed, in order.
  public let constraints: [ConstraintDescription]
  /// The installed subviews, from back to front; in a stack view they are the arranged ones.
  public let subviews: [ViewDescription]
  /// The content view of cells and visual effect views.
  public let contentView: ViewDescription?
  /// How the canvas shows a view that is no part of a controller.
  public let simulatedMetrics: SimulatedMetrics
  let source: VariedElement
  let viewElement: any ViewElement

  /// The content that depends on the class, such as a ``LabelContent``.
  public var content: any ElementContent { viewElement }

  /// The element.
  public var element: DocumentElement { source.element }

  /// Whether the element is a `<view>`, whose class in code may be any.
  package var isPlainView: Bool { element.name == "view" }

  /// Whether the element is a cell that a data source makes rows or items from.
  package var isPrototype: Bool { element.parent?.name == "prototypes" }

  /// The role within the parent, such as `view` or `titleView`.
  public var key: String? { element.key }

  /// An attribute with overrides resolved, for whatever has no property of its own.
  public func attribute(_ name: String) -> String? { source[name] }

  /// The element of the stored frame that is in force.
  package var frameElement: DocumentElement? { source.child(key: "frame") }

  /// The constraint that an element stands for, if the view holds it and it is installed.
  ///
  /// - Complexity: O(log *constraints*), as they are in the order of the document.
  package func constraint(of element: DocumentElement) -> ConstraintDescription? {
    var range = constraints.indices
    while let middle = range.dropFirst(range.count / 2).first {
      let index = constraints[middle].element.index
      if index == element.index { return constraints[middle] }
      range = index < element.index ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }

  init(_ reader: ViewReader) {
    source = reader.source
    id = reader.source.element.identity
    customClass = reader.customClass
    userLabel = reader.userLabel
    geometry = reader.geometry
    layout = reader.layout
    appearance = reader.appearance
    viewElement = reader.readContent()
    guides = reader.guides
    constraints = reader.constraints
    subviews = reader.subviews
    contentView = reader.contentView
    simulatedMetrics = reader.simulatedMetrics
  }
}

/// A class in code that stands for one of the framework's.
public struct CustomClass: Hashable, Sendable {
  /// The class's name.
  public var name: String
  /// The module, when the document names one.
  public var module: String?

  /// Creates a class name.
  public init(name: String, module: String?) {
    self.name = name
    self.module = module
  }
}

/// A layout guide of a view.
public struct LayoutGuideDescription: Hashable, Sendable {
  /// The element.
  public let element: DocumentElement
  /// The object id, or a name made of the position for an element without one.
  public let id: String
  /// The area that the guide follows.
  public let role: Role

  /// The areas that a guide can follow.
  public enum Role: Hashable, Sendable {
    case safeArea
    case layoutMargins
    case readableContent
    case contentLayout
    case frameLayout
    case keyboard
    /// Another guide, by its key.
    case other(String)
  }
}
