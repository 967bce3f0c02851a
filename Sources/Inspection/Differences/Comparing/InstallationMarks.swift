/// The marks of where views and constraints are installed, which the views around them list.
struct InstallationMarks {
  let matching: ObjectMatching

  /// Whether a mark only went with the object that it is about into another view, which lists the same.
  ///
  /// - Parameter path: The property that is the mark, as the older version has it.
  /// - Returns: False for a property that is no mark.
  func moveAlong(_ path: PropertyPath) -> Bool {
    guard let step = path.steps.last, let id = InstallationStep.id(in: step),
      let old = matching.old.placeByID[id], let new = matching.newPlace[old],
      let from = matching.old.all[old].parent, let to = matching.new.all[new].parent,
      matching.newPlace[from] != to
    else { return false }
    let newer = PropertyPath(
      path.steps.dropLast() + [step.dropLast(id.count) + matching.new.all[new].id])
    let mark = matching.old.all[from].properties[path]
    return mark != nil && mark == matching.new.all[to].properties[newer]
  }
}
