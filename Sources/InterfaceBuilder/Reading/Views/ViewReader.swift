import AutoLayout

/// Reads one view whose subviews have been read already.
struct ViewReader {
  let context: ReadingContext
  let source: VariedElement
  let views: BuiltViews
  let installation: Installation

  init(
    _ element: DocumentElement, context: ReadingContext, views: BuiltViews,
    installation: Installation
  ) {
    self.context = context
    self.views = views
    self.installation = installation
    source = context.vary(element)
  }

  private var element: DocumentElement { source.element }

  /// Reads the content of the element.
  ///
  /// An unknown element becomes a plain view, with a problem.
  func readContent() -> any ViewElement {
    let type = ElementRegistry.element(named: element.name, platform: context.platform)
    if type == nil { context.report(.unknownView(name: element.name), at: element) }
    let reader = ElementReader(source, context: context, views: views)
    return type?.init(reader) ?? UnmodeledViewContent(reader)
  }

  var customClass: CustomClass? {
    source["customClass"].map { CustomClass(name: $0, module: source["customModule"]) }
  }

  var userLabel: String? { context.string("userLabel", of: source) }

  var simulatedMetrics: SimulatedMetrics { SimulatedMetrics(source, context: context) }

  var subviews: [ViewDescription] {
    element.children(of: "subviews").compactMap { installation.includes($0) ? views[$0] : nil }
  }

  var contentView: ViewDescription? {
    element.children.first { $0.key == "contentView" }.flatMap { views[$0] }
  }

  var constraints: [ConstraintDescription] {
    let holderID = element.identity
    return element.children(of: "constraints").compactMap { child in
      guard child.name == "constraint", installation.includes(child) else { return nil }
      var reader = ConstraintReader(child, holderID: holderID, context: context)
      let constraint = reader.read()
      let items = [constraint.firstItemID, constraint.secondItemID].compactMap { $0 }
      guard items.allSatisfy({ installation.includes(context.document.element(id: $0)) })
      else { return nil }
      for problem in constraint.problems {
        context.report(problem.kind, at: problem.element, attribute: problem.attribute)
      }
      return constraint
    }
  }

  var guides: [LayoutGuideDescription] {
    element.children.compactMap { child in
      guard child.name == "viewLayoutGuide" || child.name == "keyboardLayoutGuide" else {
        return nil
      }
      return LayoutGuideDescription(
        element: child, id: child.identity, role: Self.role(child.key ?? ""))
    }
  }

  private static func role(_ key: String) -> LayoutGuideDescription.Role {
    switch key {
    case "safeArea": .safeArea
    case "layoutMargins": .layoutMargins
    case "readableContentGuide", "readableContent": .readableContent
    case "contentLayoutGuide": .contentLayout
    case "frameLayoutGuide": .frameLayout
    case "keyboard": .keyboard
    default: .other(key)
    }
  }

  var geometry: ViewGeometry {
    ViewGeometry(
      frame: context.rect(source.child(key: "frame")),
      frameInset: source.child(key: "frameInset").map(frameInset),
      bounds: context.rect(source.child(key: "bounds")),
      autoresizingMask: source.child(key: "autoresizingMask").map(Self.mask),
      translatesAutoresizingMask: source.flag(
        "translatesAutoresizingMaskIntoConstraints", default: true),
      isFrameFixed: source.flag("fixedFrame") && !isLeftFixed,
      isMisplaced: source.flag("misplaced"),
      isAmbiguous: source.flag("ambiguous"))
  }

  /// Whether the mark of a fixed frame is left from another size class, because a constraint of this one names the view.
  ///
  /// Source: *Auto Layout Guide*, "Working with Constraints in Interface Builder": with the first constraint "the system removes all
  /// the prototyping constraints from the views referenced by the constraint". Xcode 6 to 8 leave the mark behind.
  private var isLeftFixed: Bool { installation.isConstrained(element) }

  private func frameInset(_ element: DocumentElement) -> ViewGeometry.FrameInset {
    ViewGeometry.FrameInset(
      minX: context.insetLength("minX", of: element),
      minY: context.insetLength("minY", of: element),
      maxX: context.insetLength("maxX", of: element),
      maxY: context.insetLength("maxY", of: element),
      width: context.insetLength("width", of: element),
      height: context.insetLength("height", of: element))
  }

  private static func mask(_ element: DocumentElement) -> AutoresizingMask {
    let parts: [(name: String, bit: AutoresizingMask)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
      ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
      ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    return parts.reduce(into: AutoresizingMask()) { mask, part in
      if element[part.name] == "YES" { mask.insert(part.bit) }
    }
  }

  var layout: ViewLayout {
    ViewLayout(
      horizontalHugging: context.priority("horizontalHuggingPriority", of: source),
      verticalHugging: context.priority("verticalHuggingPriority", of: source),
      horizontalCompressionResistance: context.priority(
        "horizontalCompressionResistancePriority", of: source),
      verticalCompressionResistance: context.priority(
        "verticalCompressionResistancePriority", of: source),
      placeholderIntrinsicWidth: placeholder("placeholderIntrinsicWidth"),
      placeholderIntrinsicHeight: placeholder("placeholderIntrinsicHeight"), margins: margins,
      preservesSuperviewMargins: source.flag("preservesSuperviewLayoutMargins"),
      insetsMarginsFromSafeArea: source.flag("insetsLayoutMarginsFromSafeArea", default: true),
      marginsFollowReadableWidth: source.flag("layoutMarginsFollowReadableWidth"),
      respectsSystemMinimumMargins: source.flag(
        "viewRespectsSystemMinimumLayoutMargins", default: true),
      autoresizesSubviews: source.flag("autoresizesSubviews", default: true),
      ambiguityCheck: context.value("verifyAmbiguity", of: source) ?? .always)
  }

  private func placeholder(_ name: String) -> Double? {
    source[name] == "infinite" ? Size.noIntrinsicMetric : context.number(name, of: source)
  }

  private var margins: MarginSettings.Margins? {
    if let insets = context.directionalInsets(source.child(key: "directionalLayoutMargins")) {
      return .directional(insets)
    }
    return context.edgeInsets(source.child(key: "layoutMargins")).map { .fixed($0) }
  }
}
