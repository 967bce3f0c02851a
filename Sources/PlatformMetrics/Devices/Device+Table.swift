import AutoLayout

extension Device {
  /// The devices Interface Builder knows by id, phones first, then tablets, then televisions.
  public static let all: [Device] = phones + pads + [appleTV]

  /// The device with an Interface Builder id.
  public static func named(_ id: String) -> Device? { byID[id] }

  private static let byID = Dictionary(
    (all + [anyCanvas]).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

  /// The square canvas of Xcode 6 and 7 that stands for every device (*wAny hAny*).
  public static let anyCanvas = Device(
    id: anyCanvasID, productNames: ["wAny hAny"], portraitSize: Size(width: 600, height: 600),
    scale: 2, idiom: .phone, cutout: .none, cornerRadius: 0, hasHomeIndicator: false,
    releases: .iOS7 ... .current, topInset: homeButton)

  /// Apple TV.
  public static let appleTV = Device(
    id: "appleTV", productNames: ["Apple TV"], portraitSize: Size(width: 1920, height: 1080),
    scale: 1, idiom: .tv, cutout: .none, cornerRadius: 0, hasHomeIndicator: false,
    releases: .iOS9 ... .current,
    topInset: Timeline([
      .init(.iOS9, 0, .assumed("layout guides at the edges in 4 of 4 saved documents")),
      .init(.iOS11, 60, .apple("Human Interface Guidelines, Layout, tvOS safe areas")),
    ]))

  // Sizes, classes: Apple's Human Interface Guidelines, Layout. Releases: Apple's lists of the devices
  // that each release runs on.
  private static let phones: [Device] = [
    oldPhone("retina3_5", ["iPhone 4s"], 320, 480, scale: 2, .iOS7 ... .iOS9),
    oldPhone("retina4_0", ["iPhone SE (1st generation)"], 320, 568, scale: 2, .iOS7 ... .iOS15),
    oldPhone(
      "retina4_7", ["iPhone 8", "iPhone SE (2nd generation)", "iPhone SE (3rd generation)"], 375,
      667, scale: 2, .iOS8 ... .current),
    oldPhone("retina5_5", ["iPhone 8 Plus"], 414, 736, scale: 3, .iOS8 ... .iOS16),
    phone(
      "retina5_9", ["iPhone X", "iPhone XS", "iPhone 11 Pro"], 375, 812, .notch, radius: 39,
      .iOS11 ... .current, top: measured(44, agreed: 5)),
    phone(
      "retina5_4", ["iPhone 12 mini", "iPhone 13 mini"], 375, 812, .notch, radius: 44,
      .iOS14 ... .current, top: measured(50, agreed: 5),
      statusBar: Timeline([
        .init(.iOS14, 44, simulators(agreed: 2)), .init(.iOS15, 50, simulators(agreed: 2)),
      ])),
    phone(
      "retina6_1", ["iPhone XR", "iPhone 11"], 414, 896, scale: 2, .notch, radius: 41.5,
      .iOS12 ... .current,
      top: Timeline([
        .init(.iOS12, 44, simulators(agreed: 3)), .init(.iOS14, 48, simulators(agreed: 4)),
      ])),
    phone(
      "retina6_5", ["iPhone XS Max", "iPhone 11 Pro Max"], 414, 896, .notch, radius: 39,
      .iOS12 ... .current, top: measured(44, agreed: 4)),
    phone(
      "retina6_0",
      [
        "iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e",
        "iPhone 17e",
      ], 390,
      844, .notch, radius: 47.33, .iOS14 ... .current, top: measured(47, agreed: 6)),
    phone(
      "retina6_7", ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"], 428, 926, .notch,
      radius: 53.33, .iOS14 ... .current, top: measured(47, agreed: 5)),
    phone(
      "retina6_12", ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"], 393, 852,
      .dynamicIsland, radius: 55, .iOS16 ... .current, top: measured(59, agreed: 6)),
    phone(
      "retina6_72",
      ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"], 430, 932,
      .dynamicIsland, radius: 55, .iOS16 ... .current, top: measured(59, agreed: 5)),
    phone(
      "retina6_3", ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"], 402, 874, .dynamicIsland,
      radius: 62, .iOS18 ... .current, top: measured(62, agreed: 4)),
    phone(
      "retina6_9", ["iPhone 16 Pro Max", "iPhone 17 Pro Max"], 440, 956, .dynamicIsland,
      radius: 62, .iOS18 ... .current, top: measured(62, agreed: 4)),
    // Interface Builder's id is not known.
    phone(
      "iphone-air", ["iPhone Air"], 420, 912, .dynamicIsland, radius: 62, .iOS26 ... .current,
      top: measured(68, agreed: 3)),
  ]

  private static let pads: [Device] = [
    oldPad("ipad7_9", ["iPad mini (5th generation)"], 768, 1024, .iOS7 ... .current),
    oldPad("ipad9_7", ["iPad 9.7\""], 768, 1024, .iOS7 ... .iOS17),
    oldPad("ipad10_2", ["iPad 10.2\""], 810, 1080, .iOS13 ... .current),
    oldPad(
      "ipad10_5", ["iPad Pro 10.5\"", "iPad Air (3rd generation)"], 834, 1112, .iOS10 ... .current),
    oldPad("ipad12_9", ["iPad Pro 12.9\" (2nd generation)"], 1024, 1366, .iOS9 ... .iOS17),
    pad(
      "ipad8_3rounded", ["iPad mini (6th generation)"], 744, 1133, radius: 21.5,
      .iOS15 ... .current),
    pad(
      "ipad10_9rounded", ["iPad (10th generation)", "iPad Air (4th generation)"], 820, 1180,
      radius: 18, .iOS14 ... .current),
    pad("ipad11_0rounded", ["iPad Pro 11\""], 834, 1194, radius: 18, .iOS12 ... .current),
    pad(
      "ipad12_9rounded", ["iPad Pro 12.9\" (3rd generation)"], 1024, 1366, radius: 18,
      .iOS12 ... .current),
    // Interface Builder's id is not known.
    pad(
      "ipad-pro-11-m4", ["iPad Pro 11\" (M4)"], 834, 1210, radius: 30, .iOS17 ... .current),
    pad(
      "iPad13_0rounded", ["iPad Pro 13\" (M4)"], 1032, 1376, radius: 30, .iOS17 ... .current),
  ]

  // MARK: Kinds of rows

  private static func oldPhone(
    _ id: String, _ products: [String], _ width: Double, _ height: Double, scale: Double,
    _ releases: ClosedRange<Release>
  ) -> Device {
    Device(
      id: id, productNames: products, portraitSize: Size(width: width, height: height),
      scale: scale, idiom: .phone, cutout: .none, cornerRadius: 0, hasHomeIndicator: false,
      releases: releases, topInset: homeButton)
  }

  private static func phone(
    _ id: String, _ products: [String], _ width: Double, _ height: Double, scale: Double = 3,
    _ cutout: Cutout, radius: Double, _ releases: ClosedRange<Release>, top: Timeline<Double>,
    statusBar: Timeline<Double>? = nil
  ) -> Device {
    Device(
      id: id, productNames: products, portraitSize: Size(width: width, height: height),
      scale: scale, idiom: .phone, cutout: cutout, cornerRadius: radius, hasHomeIndicator: true,
      releases: releases, topInset: top,
      statusBar: statusBar ?? (cutout == .dynamicIsland ? islandStatusBar : nil))
  }

  private static func oldPad(
    _ id: String, _ products: [String], _ width: Double, _ height: Double,
    _ releases: ClosedRange<Release>
  ) -> Device {
    Device(
      id: id, productNames: products, portraitSize: Size(width: width, height: height), scale: 2,
      idiom: .pad, cutout: .none, cornerRadius: 0, hasHomeIndicator: false, releases: releases,
      topInset: homeButton)
  }

  private static func pad(
    _ id: String, _ products: [String], _ width: Double, _ height: Double, radius: Double,
    _ releases: ClosedRange<Release>
  ) -> Device {
    Device(
      id: id, productNames: products, portraitSize: Size(width: width, height: height), scale: 2,
      idiom: .pad, cutout: .none, cornerRadius: radius, hasHomeIndicator: true,
      releases: releases, topInset: roundedPad)
  }

  // MARK: Top insets

  private static let homeButton = inset(
    20, .apple("Human Interface Guidelines, Layout: the status bar"))
  private static let roundedPad = Timeline([
    .init(.iOS12, 24.0, simulators(agreed: 4)), .init(.iOS26, 32.0, simulators(agreed: 3)),
  ])

  /// Lower than the top inset.
  ///
  /// Source: `UIStatusBarManager.statusBarFrame` as logged on devices.
  private static let islandStatusBar = inset(54, simulators(agreed: 3))

  private static func inset(_ value: Double, _ source: Source) -> Timeline<Double> {
    Timeline([.init(.iOS7, value, source)])
  }

  private static func measured(_ value: Double, agreed count: Int) -> Timeline<Double> {
    inset(value, simulators(agreed: count))
  }

  /// The safe areas that public lists of simulators' and devices' values agree on; Apple publishes none.
  private static func simulators(agreed count: Int) -> Source {
    count >= 5
      ? .measured(repositories: count, of: count) : .assumed("\(count) public lists agree")
  }
}
