public import Foundation

/// A view that people act on.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// Whether the control can be acted on.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
  /// Whether the control is chosen.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether the control is being touched.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  /// The horizontal alignment of content.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// The vertical alignment of content.
  open var contentVerticalAlignment = ContentVerticalAlignment.center

  /// The state the control is in.
  open var state: State {
    var state = State.normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  /// Called after ``state`` changed.
  package func stateDidChange() {}

  // MARK: Actions

  /// The actions, in the order in which they were added.
  var eventActions: [EventAction] = []

  /// Adds an action for events, after those added before; one with the same identifier is replaced.
  ///
  /// Nothing touches a control here: a test sends the events with ``sendActions(for:)``.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    register(action, for: controlEvents)
  }

  /// Removes an action from events.
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    unregister(action.identifier, for: controlEvents)
  }

  /// Removes the action of an identifier from events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
  ) {
    unregister(actionIdentifier, for: controlEvents)
  }

  /// Performs an action.
  open func sendAction(_ action: UIAction) { action.perform(sender: self) }

  /// Performs the actions for events.
  open func sendActions(for controlEvents: UIControl.Event) {
    for entry in eventActions where !entry.events.isDisjoint(with: controlEvents) {
      sendAction(entry.action)
    }
  }

  /// Creates a control with an action for its primary event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// The states of a control; the normal one is none of the others.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the states.
    public let rawValue: UInt

    /// Creates states from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Available, neither touched nor chosen.
    public static let normal: State = []
    /// Being touched.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Not available.
    public static let disabled = State(rawValue: 1 << 1)
    /// Chosen.
    public static let selected = State(rawValue: 1 << 2)
    /// In focus.
    public static let focused = State(rawValue: 1 << 3)
  }

  /// The horizontal alignment of content.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left.
    case left = 1
    /// At the right.
    case right = 2
    /// Stretched.
    case fill = 3
    /// At the leading edge.
    case leading = 4
    /// At the trailing edge.
    case trailing = 5
  }

  /// The vertical alignment of content.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// Stretched.
    case fill = 3
  }
}
