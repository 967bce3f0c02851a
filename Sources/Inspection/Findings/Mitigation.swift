/// The reason why a finding is less severe than the worst ones of its rule.
///
/// ``id`` and ``sentence`` are what reports say of it.
package enum Mitigation: Hashable, Sendable, Codable {
  // MARK: Code sets it

  case textSetByCode, imageSetByCode, insetsSetByCode, fontSetByCode, fontSetByScreen,
    linesSetByCode
  /// Code sets a constraint: the one with this id, where one is known.
  case constraintSetByCode(String?)
  /// The finding ends with other constants of constraints that code sets: of the one with this id, if it is just one.
  case constantSetByCode(String?)
  case extentSetByCode, placedByCode, filledByCode, contentAtRunTime, resourceReplacedByCode
  case hiddenByCode, hiddenCollection, replacedByCode, barItemsReplacedByCode, removedByCode
  case panelOfCode, alternativesOfCode
  case rowHeightsInCode, constraintsInClassOfRow
  case ownClass, sizedByClass, sizedByClassInside, scrolledByClassInside, arrangedByClass

  // MARK: Run time decides

  /// The extent of what is around the view.
  case extentAtRunTime(Extent)
  /// The size of an object: the one with this id, where one is to be named.
  case sizeAtRunTime(String?)
  /// The width that a top-level view of a xib is drawn at: that of the view with this id.
  case drawnWidth(String)
  case textToCome, standInText, heightOfItem, widthFromHeightOfRow, hiddenNeighbours
  case heightOfContent, competingHeights, placeholder, drawnHeight
  case pageSheet, drawnForPads, namedForOthers, orientationsInCode, widget, preview, hostedExtension
  case embeddedElsewhere, customSegues, opaqueBarByCode, shownByCode, coveredPart, sideOfScreen
  case rareDevices, frameInOneSizeClass

  // MARK: Nothing is lost, or it is meant

  case neverSeen, nothingLost, blankView, bleedingPicture, emptyScrollView, covered
  case inProportion, drawnLine, noLetters, uncertainSize, limitedLines, titlePadding,
    titleBehindPicture
  case spacesAlone, mayGiveWay, roomAroundLetters, heightShownWhenEdited, roomAtSystemHeight
  case smallOverlap, tapArea, composedPictures, backdrop, buttonOverPicture, endOfPicture,
    besideSwitch
  case notMarked, leftAndRightAlone, mostlyLeftAndRight, neverMirrored
  case changesNothing, stillUnderstood, rounding, stackViewsAlone
  /// A conflict that lasts as long as a view of a stack view is hidden.
  case hiddenArrangedView
  /// A conflict with a size that is measured.
  case measuredContent

  // MARK: Nothing shows it

  case unusedDocument, documentLeftOut, unshownScene, unconnectedView, unnamedRow, unusedView
  case hiddenForGood, drawnInNothing, colorOfNothing, fileElsewhere

  // MARK: Another finding says it

  /// The edit of the finding in a line ends this one.
  case endedByEdit(line: Int)
  /// The finding in a line is about this one, too.
  case toldInLine(Int)
  /// The scene lacks height, which the finding in a line says.
  case lackOfHeight(line: Int)
  case sameConflict, conflictBehind, viewOutside, lackOfRoom

  // MARK: Settings and reports

  case settings
  /// A reason that was read from a report.
  case reported(id: String, sentence: String)

  /// A width or a height.
  package enum Extent: String, Hashable, Sendable, Codable {
    case width, height
  }

  /// The most severe that a finding is for this reason.
  ///
  /// Conflicts with measured content, hidden views or the width on the canvas are in the document as it is, so that they stay
  /// warnings.
  var severity: Finding.Severity {
    switch self {
    case .hiddenArrangedView, .measuredContent, .drawnWidth: .warning
    default: .info
    }
  }
}
