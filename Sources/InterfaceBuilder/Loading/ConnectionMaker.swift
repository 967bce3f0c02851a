import UIKit

/// Connects outlets, collections of outlets, actions and segues of controls.
@MainActor
struct ConnectionMaker {
  private let objects: ProgramObjects

  init(_ objects: ProgramObjects) {
    self.objects = objects
  }

  /// Connects the object of an element and those within; an object that was not made is left out.
  func connect(_ element: DocumentElement) {
    connect(itself: element)
    for inner in element.descendants where !isPrototype(inner, in: element) {
      connect(itself: inner)
    }
  }

  /// Whether an element is in a prototype below another element: each cell made of it is connected by itself.
  private func isPrototype(_ element: DocumentElement, in root: DocumentElement) -> Bool {
    element.ancestors.prefix { $0.index != root.index }
      .contains {
        $0.name == "prototypes" || ($0.name == "cells" && $0.parent?.name == "collectionView")
      }
  }

  /// Connects the object of an element.
  func connect(itself element: DocumentElement) {
    let connections = element.children(of: "connections")
    guard !connections.isEmpty, let object = objects[element.identity] else { return }
    for connection in connections where connection.name == "outlet" {
      guard let name = connection["property"], let destination = destination(of: connection)
      else { continue }
      set(name, of: object, to: [destination])
    }
    connectCollections(connections, of: object)
    guard let control = object as? UIControl else { return }
    for connection in connections {
      switch connection.name {
      case "action": addAction(connection, to: control)
      case "segue": addSegue(connection, to: control)
      default: break
      }
    }
  }

  /// Sets an outlet; the sources of static tables are the tables themselves.
  private func set(_ name: String, of object: AnyObject, to candidates: [Any]) {
    if name == "dataSource", let table = object as? UITableView, table.hasStaticRows { return }
    ConnectionTables.set(name, of: object, to: candidates)
  }

  private func connectCollections(_ connections: [DocumentElement], of object: AnyObject) {
    var names: [String] = []
    var collections: [String: [AnyObject]] = [:]
    for connection in connections where connection.name == "outletCollection" {
      guard let name = connection["property"], let destination = destination(of: connection)
      else { continue }
      if collections[name] == nil { names.append(name) }
      collections[name, default: []].append(destination)
    }
    for name in names { set(name, of: object, to: [collections[name] ?? []]) }
  }

  private func destination(of connection: DocumentElement) -> AnyObject? {
    connection["destination"].flatMap { objects[$0] }
  }

  private func addAction(_ connection: DocumentElement, to control: UIControl) {
    guard let selector = connection["selector"], let target = destination(of: connection)
    else { return }
    let events = connection["eventType"].flatMap { Self.events[$0] } ?? control.usualEvent
    let action = UIAction { [weak target] action in
      if let target { ConnectionTables.perform(selector, on: target, sender: action.sender) }
    }
    control.addAction(action, for: events)
  }

  /// Makes a control follow a segue of the controller that its view belongs to.
  private func addSegue(_ connection: DocumentElement, to control: UIControl) {
    let id = connection.identity
    let action = UIAction { [weak scene = objects.scene, weak control] _ in
      scene?.follow(id, sender: control)
    }
    control.addAction(action, for: control.usualEvent)
  }

  private static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
    "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
    "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
    "touchCancel": .touchCancel, "valueChanged": .valueChanged,
    "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin,
    "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit,
  ]
}

extension UIControl {
  /// The event that Interface Builder connects by default.
  fileprivate var usualEvent: Event { self is UIButton ? .touchUpInside : .valueChanged }
}
