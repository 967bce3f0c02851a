import AutoLayout
import InterfaceBuilder
import Testing

@Suite struct VariationTests {
  private func traits(_ width: SizeClass?, _ height: SizeClass?) -> TraitEnvironment {
    TraitEnvironment(sizeClasses: SizeClasses(width: width, height: height), idiom: .phone)
  }

  private func root(_ traits: TraitEnvironment) throws -> (ViewDescription, DocumentDescription) {
    let document = try Fixture.document("Library.storyboard")
    let description = DocumentDescription(document, traits: traits)
    return (try #require(description.view(id: "shl-02-vue")), description)
  }

  @Test func masksInstallSubviewsAndConstraints() throws {
    let (portrait, _) = try root(traits(.compact, .regular))
    #expect(portrait.subviews.map(\.id) == ["ttl-03-lbl", "stk-04-vue"])
    #expect(portrait.constraints.map(\.id).suffix(2) == ["c05-aa-aaa", "c06-aa-aaa"])
    let (landscape, _) = try root(traits(.compact, .compact))
    #expect(landscape.constraints.map(\.id).last == "c05-aa-aaa")
    let (pad, _) = try root(traits(.regular, .regular))
    #expect(pad.subviews.map(\.id) == ["ttl-03-lbl", "stk-04-vue", "hol-07-vue"])
    #expect(pad.constraints.map(\.id).suffix(2) == ["c07-aa-aaa", "c08-aa-aaa"])
  }

  @Test func attributesAndChildrenAreOverridden() throws {
    let (_, portrait) = try root(traits(.compact, .regular))
    let (_, landscape) = try root(traits(.regular, .compact))
    func spacing(_ description: DocumentDescription) -> Double? {
      guard let stack = description.view(id: "stk-04-vue")?.content as? StackViewContent else {
        return nil
      }
      return stack.axis == .vertical ? stack.spacing : -stack.spacing
    }
    #expect(spacing(portrait) == 12)
    #expect(spacing(landscape) == -20)
    func titleSize(_ description: DocumentDescription) -> Double? {
      let label = description.view(id: "ttl-03-lbl")?.content as? LabelContent
      return label?.font?.pointSize
    }
    #expect(titleSize(portrait) == 17)
    #expect(titleSize(landscape) == 14)
    func gap(_ description: DocumentDescription) -> Double? {
      description.view(id: "shl-02-vue")?.constraints.first { $0.id == "c04-aa-aaa" }?.constant
    }
    #expect(gap(portrait) == 20)
    #expect(gap(landscape) == 4)
  }

  @Test(arguments: [
    (SizeClass.compact, SizeClass.regular, "both"), (.compact, .compact, "width"),
    (.regular, .regular, "height"), (.regular, .compact, "base"),
  ])
  func theMostSpecificVariationWins(width: SizeClass, height: SizeClass, expected: String) throws {
    let document = try Fixture.document(
      objects: """
        <label text="base" id="l">
          <variation key="heightClass=regular-widthClass=compact" text="both"/>
          <variation key="heightClass=regular" text="height"/>
          <variation key="default" text="base"/>
          <variation key="widthClass=compact" text="width"/>
          <variation key="moonPhase=full" text="moon"/>
        </label>
        """)
    let description = DocumentDescription(document, traits: traits(width, height))
    #expect(description.view(id: "l")?.attribute("text") == expected)
  }

  @Test func anyMatchesNoSizeClass() throws {
    let (root, _) = try root(TraitEnvironment(sizeClasses: .any, idiom: .phone))
    #expect(root.subviews.count == 2)
    #expect(root.constraints.count == 6)
  }

  @Test func idiomsAreConditions() throws {
    let document = try Fixture.document(
      objects: """
        <view id="v"><variation key="userInterfaceIdiom=pad" hidden="YES"/></view>
        """)
    func isHidden(_ idiom: Idiom) -> Bool? {
      let traits = TraitEnvironment(sizeClasses: .any, idiom: idiom)
      return DocumentDescription(document, traits: traits).view(id: "v")?.appearance.isHidden
    }
    #expect(isHidden(.pad) == true)
    #expect(isHidden(.phone) == false)
  }

  @Test func constraintsToUninstalledViewsAreLeftOut() throws {
    let document = try Fixture.document(
      objects: """
        <view id="v">
          <subviews>
            <view id="a"><subviews><view id="b"/></subviews></view>
            <view id="c"/>
          </subviews>
          <constraints>
            <constraint firstItem="b" firstAttribute="top" secondItem="v" secondAttribute="top" id="1"/>
            <constraint firstItem="c" firstAttribute="top" secondItem="a" secondAttribute="top" id="2"/>
            <constraint firstItem="c" firstAttribute="top" secondItem="v" secondAttribute="top" id="3"/>
          </constraints>
          <variation key="default"><mask key="subviews"><exclude reference="a"/></mask></variation>
        </view>
        """)
    let view = try #require(DocumentDescription(document).view(id: "v"))
    #expect(view.subviews.map(\.id) == ["c"])
    #expect(view.constraints.map(\.id) == ["3"])
  }
}
