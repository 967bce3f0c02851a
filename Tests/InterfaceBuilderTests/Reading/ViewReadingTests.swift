import AutoLayout
import InterfaceBuilder
import Testing

@Suite struct ViewReadingTests {
  private func library(_ traits: TraitEnvironment? = nil) throws -> DocumentDescription {
    DocumentDescription(try Fixture.document("Library.storyboard"), traits: traits)
  }

  private func view(_ id: String, in description: DocumentDescription) throws -> ViewDescription {
    try #require(description.view(id: id))
  }

  /// The one top-level view that is written in `text`.
  private func topLevel(_ text: String) throws -> (ViewDescription, DocumentDescription) {
    let description = DocumentDescription(try Fixture.document(objects: text))
    return (try #require(description.topLevelViews.first), description)
  }

  private static let commonView = """
    <view hidden="YES" opaque="NO" clipsSubviews="YES" alpha="0.5" contentMode="TopLeft" \
    userInteractionEnabled="NO" semanticContentAttribute="forceRightToLeft" tag="3" \
    horizontalHuggingPriority="251" verticalCompressionResistancePriority="749.5" \
    placeholderIntrinsicWidth="infinite" placeholderIntrinsicHeight="40" fixedFrame="YES" \
    misplaced="YES" ambiguous="YES" verifyAmbiguity="ignoreSizes" \
    preservesSuperviewLayoutMargins="YES" insetsLayoutMarginsFromSafeArea="NO" \
    translatesAutoresizingMaskIntoConstraints="NO" customClass="Card" customModule="App" id="v">
      <rect key="frame" x="1" y="-2.5" width="30" height="40"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/>
      <viewLayoutGuide key="safeArea" id="g"/>
      <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
          <integer key="value" value="8"/>
        </userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes>
    </view>
    """

  @Test func geometryAndClassAreRead() throws {
    let (view, description) = try topLevel(Self.commonView)
    #expect(description.problems.isEmpty)
    #expect(view.customClass == CustomClass(name: "Card", module: "App"))
    #expect(view.attribute("tag") == "3")
    #expect(view.geometry.frame == Rect(x: 1, y: -2.5, width: 30, height: 40))
    #expect(view.geometry.autoresizingMask == [.flexibleWidth, .flexibleTopMargin])
    #expect(!view.geometry.translatesAutoresizingMask)
    #expect(view.geometry.isFrameFixed && view.geometry.isMisplaced && view.geometry.isAmbiguous)
  }

  @Test func layoutAndAppearanceAreRead() throws {
    let (view, _) = try topLevel(Self.commonView)
    #expect(view.layout.horizontalHugging == 251)
    #expect(view.layout.verticalHugging == nil)
    #expect(view.layout.verticalCompressionResistance == 749.5)
    #expect(view.layout.placeholderIntrinsicWidth == Size.noIntrinsicMetric)
    #expect(view.layout.placeholderIntrinsicHeight == 40)
    #expect(view.layout.ambiguityCheck == .ignoreSizes)
    #expect(view.layout.margins == .fixed(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
    #expect(view.layout.preservesSuperviewMargins && !view.layout.insetsMarginsFromSafeArea)
    #expect(view.appearance.isHidden && view.appearance.clipsToBounds && !view.appearance.isOpaque)
    #expect(view.appearance.alpha == 0.5)
    #expect(view.appearance.contentMode == .topLeft)
    #expect(view.appearance.semanticContent == .forceRightToLeft)
    #expect(view.guides.map(\.role) == [.safeArea])
    #expect(view.appearance.runtimeAttributes.map(\.value) == [.number(8)])
  }

  @Test func labelsHaveTextFontAndColor() throws {
    let description = try library()
    let label = try #require(view("ttl-03-lbl", in: description).content as? LabelContent)
    #expect(label.text == TextDescription("War & Peace"))
    #expect(label.numberOfLines == 0)
    #expect(label.alignment == .center)
    #expect(!label.adjustsFontSizeToFit)
    #expect(
      label.font
        == FontDescription(face: .system(weight: .semibold, isItalic: false), pointSize: 17))
    #expect(label.color?.source == .system(name: "secondaryLabelColor"))
    #expect(label.color?.components?.alpha == 0.59999999999999998)
  }

  @Test func buttonsHaveStatesAndConfiguration() throws {
    let view = try view("btn-05-lnd", in: try library())
    let button = try #require(view.content as? ButtonContent)
    #expect(button.type == .system)
    #expect(button.normal?.title?.string == "Button")
    #expect(
      button.normal?.image
        == ImageDescription(
          name: "book", isSystemSymbol: true, size: Size(width: 128, height: 106)))
    let configuration = try #require(button.configuration)
    #expect(configuration.style == .filled)
    #expect(configuration.title?.string == "Borrow")
    #expect(configuration.imagePadding == 4)
    #expect(configuration.contentInsets?.leading == 16)
    #expect(
      view.appearance.backgroundColor?.components
        == ColorComponents(red: 0.5, green: 0.25, blue: 1, alpha: 0.75))
  }

  @Test func stacksKeepOrderAndArrangement() throws {
    let stack = try view("stk-04-vue", in: try library())
    let content = try #require(stack.content as? StackViewContent)
    #expect(content.axis == .vertical)
    #expect(content.distribution == .fillEqually)
    #expect(content.alignment == .center)
    #expect(content.spacing == 12)
    #expect(stack.subviews.map(\.id) == ["btn-05-lnd", "swt-06-vue"])
  }

  @Test func tablesHaveSectionsAndCells() throws {
    let table = try view("tbl-13-vue", in: try library())
    let content = try #require(table.content as? TableViewContent)
    let section = try #require(content.sections.first)
    let cell = try #require(section.cells.first)
    let cellContent = try #require(cell.content as? TableViewCellContent)
    #expect(content.style == .grouped)
    #expect(content.rowHeight == nil)
    #expect(content.sectionHeaderHeight == 18)
    #expect(section.headerTitle == "Pages")
    #expect(cellContent.style == .rightDetail)
    #expect(cellContent.accessory == .disclosureIndicator)
    #expect(cellContent.detailLabelID == "lbl-18-dtl")
    #expect(cell.contentView?.subviews.map(\.id) == ["lbl-17-txt", "lbl-18-dtl"])
  }

  @Test func collectionsHaveFlowLayoutsAndCells() throws {
    let (view, _) = try topLevel(
      """
      <collectionView dataMode="prototypes" id="c">
        <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" \
      minimumLineSpacing="5" minimumInteritemSpacing="6" id="l">
          <size key="itemSize" width="80" height="90"/>
          <size key="headerReferenceSize" width="0.0" height="30"/>
          <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/>
        </collectionViewFlowLayout>
        <cells>
          <collectionViewCell reuseIdentifier="Photo" id="k">
            <view key="contentView" id="kv"/>
            <size key="customSize" width="10" height="20"/>
          </collectionViewCell>
        </cells>
        <collectionReusableView key="sectionHeaderView" id="h"/>
      </collectionView>
      """)
    let content = try #require(view.content as? CollectionViewContent)
    let flow = try #require(content.flow)
    #expect(flow.axis == .horizontal)
    #expect(flow.itemSize == Size(width: 80, height: 90))
    #expect(flow.sectionInset == EdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(content.sectionHeader?.id == "h")
    #expect(content.cells.first?.contentView?.id == "kv")
    let item = try #require(content.cells.first?.content as? CollectionItemContent)
    #expect(item.customSize == Size(width: 10, height: 20))
  }

  private static let controls = """
    <view id="v"><subviews>
      <slider value="0.25" minValue="-1" maxValue="2" id="a"/>
      <stepper value="2" minimumValue="1" maximumValue="9" stepValue="0.5" id="b"/>
      <colorWell title="Ink" supportsAlpha="NO" id="m">
        <color key="selectedColor" systemColor="systemRedColor"/></colorWell>
      <segmentedControl selectedSegmentIndex="1" id="c"><segments>
        <segment title="One"/><segment title="Two" width="60" enabled="NO"/>
      </segments></segmentedControl>
      <progressView progress="3" progressViewStyle="bar" id="d"/>
      <activityIndicatorView style="large" animating="YES" hidesWhenStopped="YES" id="e"/>
      <pageControl numberOfPages="3" currentPage="1" id="f"/>
      <datePicker datePickerMode="time" style="compact" id="g"/>
      <searchBar placeholder="Find" searchBarStyle="minimal" id="h"/>
      <textField text="x" placeholder="Name" borderStyle="roundedRect" id="i">
        <textInputTraits key="textInputTraits" secureTextEntry="YES"/>
      </textField>
      <visualEffectView id="j"><view key="contentView" id="jc"/>
        <blurEffect style="systemMaterial"/></visualEffectView>
      <imageView image="cover" highlightedImage="dark" id="k"/>
      <toolbar id="l"><items><barButtonItem systemItem="flexibleSpace" id="l1"/>
        <barButtonItem style="done" width="44" id="l2"><slider key="customView" id="l3"/>
        </barButtonItem></items></toolbar>
    </subviews></view>
    """

  @Test func controlsAreRead() throws {
    let (view, description) = try topLevel(Self.controls)
    #expect(description.problems.isEmpty)
    var kinds: [String] = []
    for subview in view.subviews {
      switch subview.content {
      case let slider as SliderContent: #expect((slider.minimum, slider.maximum) == (-1, 2))
      case let stepper as StepperContent: #expect(stepper.step == 0.5)
      case let well as ColorWellContent:
        #expect(well.title == "Ink" && !well.supportsAlpha)
        #expect(well.selectedColor?.source == .system(name: "systemRedColor"))
      case let control as SegmentedControlContent:
        #expect(control.selectedIndex == 1)
        #expect(control.segments.map(\.width) == [nil, 60])
      case let progress as ProgressViewContent: #expect(progress.progress == 1 && progress.isBar)
      case let activity as ActivityIndicatorContent:
        #expect(activity.style == .large && activity.isAnimating)
      case let pages as PageControlContent:
        #expect((pages.numberOfPages, pages.currentPage) == (3, 1))
      case let picker as DatePickerContent: #expect(picker.style == .compact)
      case let bar as SearchBarContent: #expect(bar.placeholder == "Find" && bar.isMinimal)
      case let field as TextFieldContent:
        #expect(field.isSecure && field.borderStyle == .roundedRect)
      case let effect as VisualEffectViewContent:
        #expect(effect.blurStyle == "systemMaterial")
        #expect(subview.contentView?.id == "jc")
      case let image as ImageViewContent: #expect(image.highlightedImage?.name == "dark")
      case let bar as ToolbarContent:
        #expect(bar.items.map(\.systemItem) == ["flexibleSpace", nil])
        #expect(bar.items.last?.customView?.content is SliderContent)
      default: Issue.record("\(subview.id) has no content")
      }
      kinds.append(subview.element.name)
    }
    #expect(kinds.count == 13)
  }

  @Test func attributedTextHasFragments() throws {
    let description = DocumentDescription(try Fixture.document("Card.xib"))
    let label = try #require(view("lbl-02-aaa", in: description).content as? LabelContent)
    #expect(label.text.string == "Bold and\nplain")
    #expect(label.text.isAttributed)
    let bold = FontDescription(face: .named("HelveticaNeue-Bold", family: nil), pointSize: 17)
    #expect(label.text.fragments.first?.font == bold)
    #expect(label.text.fragments.first?.paragraph?.alignment == .center)
    #expect(label.text.fragments.last?.font?.pointSize == 13)
  }

  @Test func unknownElementsBecomePlainViewsWithANote() throws {
    let description = try library(
      TraitEnvironment(
        sizeClasses: SizeClasses(width: .regular, height: .regular), idiom: .pad))
    let view = try view("hol-07-vue", in: description)
    #expect(view.content is UnmodeledViewContent)
    let problem = try #require(description.problems.first { $0.element == view.element })
    #expect(problem.kind == .unknownView(name: "holographicView"))
    #expect(problem.isInformational)
    #expect(problem.position.line == 65)
  }

  @Test func numbersThatAreNoneAreProblems() throws {
    let (view, description) = try topLevel(
      """
      <label numberOfLines="many" alpha="nan" id="v">
        <rect key="frame" x="1e400" y="0" width="0x1p4" height="2"/>
      </label>
      """)
    #expect(view.geometry.frame == nil)
    #expect(view.appearance.alpha == 1)
    let messages = description.problems.map(\.message)
    #expect(messages.contains { $0.hasPrefix("numberOfLines is \"many\", which is not a number") })
    #expect(messages.contains { $0.hasPrefix("alpha is \"nan\"") })
    #expect(messages.contains { $0.hasPrefix("x is 1e400, too large") })
  }

  @Test func base64StringsAreDecoded() throws {
    let (view, _) = try topLevel(
      "<label id=\"v\"><string key=\"text\" base64-UTF8=\"YES\">\nSGVs\nbG8gwqk\n</string></label>")
    let label = try #require(view.content as? LabelContent)
    #expect(label.text.string == "Hello ©")
  }

  @Test func deeplyNestedViewsAreRead() throws {
    let depth = 4900
    let text =
      String(repeating: "<view><subviews>", count: depth)
      + String(repeating: "</subviews></view>", count: depth)
    let (view, _) = try topLevel(text)
    var deepest = view
    var count = 1
    while let next = deepest.subviews.first {
      deepest = next
      count += 1
    }
    #expect(count == depth)
  }

  @Test func macDocumentsAreReadAsGenericViews() throws {
    let description = DocumentDescription(try Fixture.document("Panel.xib"))
    #expect(description.platform == .macOS)
    #expect(description.topLevelViews.map(\.id) == ["cnt-02-pnl"])
    let content = try #require(description.topLevelViews.first)
    #expect(content.subviews.count == 2)
    #expect(content.subviews.allSatisfy { $0.content is UnmodeledViewContent })
    #expect(content.constraints.count == 2)
    #expect(description.problems.isEmpty)
  }

  @Test func displayP3ColorsAreConverted() throws {
    let (view, _) = try topLevel(
      """
      <view id="v"><color key="backgroundColor" red="1" green="1" blue="1" alpha="1" \
      colorSpace="custom" customColorSpace="displayP3"/>
      <color key="tintColor" red="0.5" green="0.5" blue="0.4" alpha="1" colorSpace="custom" \
      customColorSpace="displayP3"/></view>
      """)
    let white = try #require(view.appearance.backgroundColor?.components)
    #expect(abs(white.red - 1) < 1e-6 && abs(white.green - 1) < 1e-6 && abs(white.blue - 1) < 1e-6)
    let tint = try #require(view.appearance.tintColor?.components)
    #expect(abs(tint.red - 0.5) < 1e-3)
    #expect(tint.blue < 0.395)
  }
}
