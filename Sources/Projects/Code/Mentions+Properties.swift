/// Uses of properties by code anywhere, asked for by the property's name.
extension Mentions {
  /// Whether code anywhere sets the text of a property of this name, or lays a skeleton over it until it does.
  func setsText(of property: String) -> Bool {
    let word = WordHash.of(property.utf8)
    return propertiesWithText.contains(word) || helpers.setText(of: word)
  }

  /// Whether code anywhere sets the font of a property of this name, itself or by a function that is given the view.
  func setsFont(of property: String) -> Bool {
    let word = WordHash.of(property.utf8)
    return propertiesWithFont.contains(word) || helpers.setFont(of: word)
  }

  /// Whether code anywhere sets insets of the button in a property of this name, itself or by a function that is given it.
  func setsInsets(of property: String) -> Bool {
    let word = WordHash.of(property.utf8)
    return propertiesWithInsets.contains(word) || helpers.setInsets(of: word)
  }

  /// Whether a function anywhere that is given the view in a property of this name makes constraints for it.
  func constrains(_ property: String) -> Bool { helpers.constrain(WordHash.of(property.utf8)) }

  /// Whether code anywhere sets the picture of a property of this name.
  func setsImage(of property: String) -> Bool {
    propertiesWithImage.contains(WordHash.of(property.utf8))
  }

  /// Whether code anywhere sets the constant, the priority or the activity of a constraint in a property of this name.
  func setsConstraint(in property: String) -> Bool {
    propertiesWithConstraint.contains(WordHash.of(property.utf8))
  }

  /// Whether code anywhere sets the frame of a view in a property of this name.
  func setsFrame(in property: String) -> Bool {
    propertiesWithFrame.contains(WordHash.of(property.utf8))
  }

  /// Whether code anywhere hides or shows the view in a property of this name of another object.
  func hidesForOthers(_ property: String) -> Bool {
    hiding.hidesForOthers(WordHash.of(property.utf8))
  }

  /// Whether code anywhere hides the view in a property of this name on phones.
  func hidesOnPhones(_ property: String) -> Bool {
    hiding.hidesOnPhones(WordHash.of(property.utf8))
  }

  /// Whether code anywhere hides the view in a property of this name on tablets.
  func hidesOnPads(_ property: String) -> Bool {
    hiding.hidesOnPads(WordHash.of(property.utf8))
  }

  /// The colours that views of a class set of themselves when they begin, also by the code of the classes that it inherits
  /// from.
  func ownColors(ofClass name: String) -> Set<String> {
    orientations.ancestors(of: WordHash.of(name.utf8))
      .reduce(into: []) { $0.formUnion(colorsOfTypes[$1] ?? []) }
  }
}
