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
    id: anyCanvasID, name: "wAny hAny", portraitSize: Size(width: 600, height: 600), scale: 2,
    idiom: .phone, cutout: .none, cornerRadius: 0, hasHomeIndicator: false)

  /// Apple TV.
  public static let appleTV = Device(
    id: "appleTV", name: "Apple TV", portraitSize: Size(width: 1920, height: 1080), scale: 1,
    idiom: .tv, cutout: .none, cornerRadius: 0, hasHomeIndicator: false)

  private static let phones: [Device] = [
    homeButtonPhone("retina3_5", "iPhone 4s", 320, 480, scale: 2),
    homeButtonPhone("retina4_0", "iPhone SE (1st generation)", 320, 568, scale: 2),
    homeButtonPhone("retina4_7", "iPhone 8, SE (2nd, 3rd generation)", 375, 667, scale: 2),
    homeButtonPhone("retina5_5", "iPhone 8 Plus", 414, 736, scale: 3),
    phone("retina5_9", "iPhone X, XS, 11 Pro", 375, 812, .notch, radius: 39),
    phone("retina5_4", "iPhone 12 mini, 13 mini", 375, 812, .notch, radius: 44),
    phone("retina6_1", "iPhone XR, 11", 414, 896, scale: 2, .notch, radius: 41.5),
    phone("retina6_5", "iPhone XS Max, 11 Pro Max", 414, 896, .notch, radius: 39),
    phone("retina6_0", "iPhone 12, 12 Pro, 13, 13 Pro, 14, 16e", 390, 844, .notch, radius: 47),
    phone("retina6_7", "iPhone 12 Pro Max, 13 Pro Max, 14 Plus", 428, 926, .notch, radius: 53),
    phone("retina6_12", "iPhone 14 Pro, 15, 15 Pro, 16", 393, 852, .dynamicIsland, radius: 55),
    phone(
      "retina6_72", "iPhone 14 Pro Max, 15 Plus, 15 Pro Max, 16 Plus", 430, 932, .dynamicIsland,
      radius: 55),
    phone("retina6_3", "iPhone 16 Pro, 17, 17 Pro", 402, 874, .dynamicIsland, radius: 62),
    phone("retina6_9", "iPhone 16 Pro Max, 17 Pro Max", 440, 956, .dynamicIsland, radius: 62),
  ]

  private static let pads: [Device] = [
    pad("ipad7_9", "iPad mini (5th generation)", 768, 1024),
    pad("ipad9_7", "iPad 9.7\"", 768, 1024),
    pad("ipad10_2", "iPad 10.2\"", 810, 1080),
    pad("ipad10_5", "iPad Pro 10.5\", Air (3rd generation)", 834, 1112),
    pad("ipad12_9", "iPad Pro 12.9\" (2nd generation)", 1024, 1366),
    roundedPad("ipad8_3rounded", "iPad mini (6th generation)", 744, 1133),
    roundedPad("ipad10_9rounded", "iPad (10th generation), Air (4th generation)", 820, 1180),
    roundedPad("ipad11_0rounded", "iPad Pro 11\"", 834, 1194),
    roundedPad("ipad12_9rounded", "iPad Pro 12.9\" (3rd generation)", 1024, 1366),
  ]

  private static func homeButtonPhone(
    _ id: String, _ name: String, _ width: Double, _ height: Double, scale: Double
  ) -> Device {
    Device(
      id: id, name: name, portraitSize: Size(width: width, height: height), scale: scale,
      idiom: .phone, cutout: .none, cornerRadius: 0, hasHomeIndicator: false)
  }

  private static func phone(
    _ id: String, _ name: String, _ width: Double, _ height: Double, scale: Double = 3,
    _ cutout: Cutout, radius: Double
  ) -> Device {
    Device(
      id: id, name: name, portraitSize: Size(width: width, height: height), scale: scale,
      idiom: .phone, cutout: cutout, cornerRadius: radius, hasHomeIndicator: true)
  }

  private static func pad(
    _ id: String, _ name: String, _ width: Double, _ height: Double
  ) -> Device {
    Device(
      id: id, name: name, portraitSize: Size(width: width, height: height), scale: 2, idiom: .pad,
      cutout: .none, cornerRadius: 0, hasHomeIndicator: false)
  }

  private static func roundedPad(
    _ id: String, _ name: String, _ width: Double, _ height: Double
  ) -> Device {
    Device(
      id: id, name: name, portraitSize: Size(width: width, height: height), scale: 2, idiom: .pad,
      cutout: .none, cornerRadius: 18, hasHomeIndicator: true)
  }
}
