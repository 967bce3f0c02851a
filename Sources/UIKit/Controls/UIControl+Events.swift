extension UIControl {
  /// The events of controls.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits of the events.
    public let rawValue: UInt

    /// Creates events from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger goes down inside.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger goes down inside repeatedly.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moves outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger moves in.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger moves out.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger goes up inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger goes up outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A touch is broken off.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value changes.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The primary action of the control, which depends on its class.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Editing begins.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text changes.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ends.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ends with the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All that touches do.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All of editing.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// Everything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// An action and the events it is for.
  struct EventAction {
    var action: UIAction
    var events: Event
  }

  /// Registers an action for events, replacing one with the same identifier.
  func register(_ action: UIAction, for events: Event) {
    unregister(action.identifier, for: events)
    eventActions.append(EventAction(action: action, events: events))
  }

  /// Removes the action of an identifier from events.
  func unregister(_ identifier: UIAction.Identifier, for events: Event) {
    for index in eventActions.indices where eventActions[index].action.identifier == identifier {
      eventActions[index].events.subtract(events)
    }
    eventActions.removeAll { $0.events.isEmpty }
  }
}
