import InterfaceBuilder
import Projects

/// Images that a document names and its project does not have.
enum MissingImageRule: DocumentRule {
  static let id = RuleID.missingImage
  static let severity = Finding.Severity.warning
  static let summary =
    "A document names an image that no asset catalog and no picture file of its project has. "
    + "Not judged are documents of no project, and projects without any picture or with a git "
    + "submodule that is not checked out. A picture that the project takes from outside of its "
    + "folder is a note."
  static let reason =
    "The view is empty at run time, and without a size where its size follows from the image. "
    + "Xcode still shows what it saved. It is what a renamed or removed image leaves behind."
  static let remedy = "Name an image that there is, or add the missing one to an asset catalog."
  static let faulty = ExampleScene(
    """
    <subviews>
        <imageView contentMode="scaleAspectFit" image="Logotype" translatesAutoresizingMaskIntoConstraints="NO" id="logo">
            <rect key="frame" x="20" y="79" width="100" height="40"/>
        </imageView>
    </subviews>
    <constraints>
        <constraint firstItem="logo" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="l-x"/>
        <constraint firstItem="logo" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="l-y"/>
    </constraints>
    """,
    resources: """
      <image name="Logotype" width="100" height="40"/>
      """,
    assets: ResourceNames(images: ["Logo"]))
  static let healthy = ExampleScene(
    """
    <subviews>
        <imageView contentMode="scaleAspectFit" image="Logo" translatesAutoresizingMaskIntoConstraints="NO" id="logo">
            <rect key="frame" x="20" y="79" width="100" height="40"/>
        </imageView>
    </subviews>
    <constraints>
        <constraint firstItem="logo" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="l-x"/>
        <constraint firstItem="logo" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="l-y"/>
    </constraints>
    """,
    resources: """
      <image name="Logo" width="100" height="40"/>
      """,
    assets: ResourceNames(images: ["Logo"]))

  @MainActor
  static func findings(in document: InspectedDocument) -> [Finding] {
    document.findings(
      self, of: document.missing.images, kind: "image",
      places: "no asset catalog and no picture file",
      isUse: { $0.namesImage($1) },
      mitigation: { element, name in
        let isReplaced =
          element.isImageView(of: name) && element.id.map(document.code.setsImage) ?? false
          || element.isReplaced(name, by: document.code)
        return isReplaced ? .resourceReplacedByCode : nil
      })
  }
}

extension RuleID {
  static let missingImage = RuleID("missing-image")
}

extension DocumentElement {
  /// Whether the element is an image view that shows an image unless it is highlighted.
  fileprivate func isImageView(of name: String) -> Bool {
    self.name == "imageView" && self["image"] == name && self["highlightedImage"] != name
  }

  /// Whether the element is the normal state of a button to which code gives another picture before it is seen.
  fileprivate func isReplaced(_ name: String, by code: CodeFacts) -> Bool {
    guard self.name == "state", self["key"] == "normal", let button = parent?.id else {
      return false
    }
    return ["image", "backgroundImage"].allSatisfy { member in
      self[member] != name || code.writesFirst(member, of: button)
    }
  }

  /// Whether an attribute for an image, such as `selectedImage`, or the element of an image has a name.
  fileprivate func namesImage(_ name: String) -> Bool {
    if self.name == "image" { return self["name"] == name }
    return self["catalog"] != "system"
      && attributes.contains { $0.value == name && $0.name.lowercased().hasSuffix("image") }
  }
}
