import EscapedText
import Inspection
import InterfaceBuilder
import ServerProtocols

/// Requests about a place in a document.
extension LanguageServer {
  /// A document with a place that the editor asks about.
  private struct Place {
    let open: OpenDocument
    let document: Document
    let offset: Int

    /// The object that an id at the place leads to, or that the place is in.
    var object: DocumentElement? {
      if let target = DocumentPlaces.reference(atByte: offset, in: document) { return target }
      return document.element(atByte: offset)
    }

    /// The bytes of the id at the place that leads to another object; nil where there is none.
    var reference: Range<Int>? {
      guard DocumentPlaces.reference(atByte: offset, in: document) != nil else { return nil }
      return document.element(atByte: offset)?.attribute(atByte: offset)?.valueRange
    }
  }

  /// The place that parameters name; nil in a text that is no document at the moment.
  private func place(
    _ identifier: TextDocumentParams.Identifier, _ position: TextPosition
  ) throws(RPCError) -> Place? {
    let open = try document(identifier.uri)
    guard let document = try? open.parsed() else { return nil }
    return Place(
      open: open, document: document, offset: open.text.offset(of: position, in: client.encoding))
  }

  // MARK: Hovers

  /// An object that a hover is about.
  struct HoverObject {
    let summary: ObjectSummary
    let range: TextRange
  }

  /// Begins the answer to a hover: frames come later.
  mutating func hover(_ id: RPCID, _ params: JSONValue) throws(RPCError) -> (any Encodable)? {
    let params = try params.decoded(as: TextDocumentParams.Place.self)
    guard let place = try place(params.textDocument, params.position),
      let object = hoverObject(at: place)
    else { return JSONValue.null }
    hovers[id] = PendingHover(uri: place.open.uri, object: object)
    let (check, objectID) = (check(of: place.open), object.summary.id)
    frames.ask(id) { check.layout(of: objectID, $0) }
    return nil
  }

  /// The nearest object around a place that there is something to say of.
  private func hoverObject(at place: Place) -> HoverObject? {
    guard let description = OpenDocument.description(of: place.document),
      let first = place.object
    else { return nil }
    for element in [first] + Array(first.ancestors) {
      guard let summary = ObjectSummary(of: element, in: description) else { continue }
      let bytes = place.reference ?? element.startTagRange
      return HoverObject(
        summary: summary, range: place.open.text.range(ofBytes: bytes, in: client.encoding))
    }
    return nil
  }

  /// Ends the answer to a hover, unless it was withdrawn.
  mutating func answer(hover id: RPCID, _ layout: ObjectLayout) {
    guard let hover = hovers.removeValue(forKey: id) else { return }
    let text = HoverText(summary: hover.object.summary, layout: layout)
    respond(id, Hover(markdown: text.markdown, range: hover.object.range))
  }

  /// Withdraws a hover or a request of actions that the editor does not want any more.
  mutating func cancel(_ params: JSONValue) {
    guard let id = RPCID(params["id"]) else { return }
    if hovers.removeValue(forKey: id) != nil {
      frames.withdraw(id)
    } else if pendingActions.removeValue(forKey: id) != nil {
      fixes.withdraw(id)
    } else {
      return
    }
    send(RPCFailure(to: id, .cancelled))
  }

  /// Withdraws the hovers of a document that changed.
  mutating func withdrawHovers(of uri: String) {
    for id in hovers.keys.filter({ hovers[$0]?.uri == uri }) {
      hovers[id] = nil
      frames.withdraw(id)
      send(RPCFailure(to: id, .contentModified))
    }
  }

  // MARK: Ids

  /// The element that an id at a place leads to.
  func definition(_ params: JSONValue) throws(RPCError) -> any Encodable {
    let params = try params.decoded(as: TextDocumentParams.Place.self)
    guard let place = try place(params.textDocument, params.position),
      let target = DocumentPlaces.reference(atByte: place.offset, in: place.document)
    else { return JSONValue.null }
    return location(of: target, in: place)
  }

  /// The constraints, outlets and segues that name the object at a place.
  func references(_ params: JSONValue) throws(RPCError) -> any Encodable {
    let params = try params.decoded(as: TextDocumentParams.References.self)
    guard let place = try place(params.textDocument, params.position),
      let first = place.object,
      let object = ([first] + Array(first.ancestors)).first(where: { $0.id != nil }),
      let id = object.id
    else { return JSONValue.null }
    let own = params.context.includeDeclaration ? [object] : []
    return (own + DocumentPlaces.references(to: id, in: place.document)).map {
      location(of: $0, in: place)
    }
  }

  private func location(of element: DocumentElement, in place: Place) -> TextLocation {
    TextLocation(
      uri: place.open.uri,
      range: place.open.text.range(ofBytes: element.startTagRange, in: client.encoding))
  }

  // MARK: Outlines

  /// The outline of a document; empty for a text that is none at the moment, or has too many elements.
  func symbols(_ params: JSONValue) throws(RPCError) -> any Encodable {
    let open = try document(
      params.decoded(as: TextDocumentParams.Whole.self).textDocument.uri)
    guard let document = try? open.parsed(),
      let description = OpenDocument.description(of: document)
    else { return [DocumentSymbol]() }
    let outline = DocumentOutline(description)
    let symbols = OutlineSymbols(outline, in: open, encoding: client.encoding)
    return client.showsSymbolTrees ? symbols.tree : symbols.list
  }
}
