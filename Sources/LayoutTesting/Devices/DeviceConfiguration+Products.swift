import Devices

extension DeviceConfiguration {
  /// iPhone SE (1st generation).
  public static let iPhoneSE1 = product("iPhone SE (1st generation)", "retina4_0")
  /// iPhone SE (3rd generation).
  public static let iPhoneSE3 = product("iPhone SE (3rd generation)", "retina4_7")
  /// iPhone 8 Plus.
  public static let iPhone8Plus = product("iPhone 8 Plus", "retina5_5")
  /// iPhone 11.
  public static let iPhone11 = product("iPhone 11", "retina6_1")
  /// iPhone 11 Pro.
  public static let iPhone11Pro = product("iPhone 11 Pro", "retina5_9")
  /// iPhone 11 Pro Max.
  public static let iPhone11ProMax = product("iPhone 11 Pro Max", "retina6_5")
  /// iPhone 13 mini.
  public static let iPhone13Mini = product("iPhone 13 mini", "retina5_4")
  /// iPhone 14.
  public static let iPhone14 = product("iPhone 14", "retina6_0")
  /// iPhone 14 Plus.
  public static let iPhone14Plus = product("iPhone 14 Plus", "retina6_7")
  /// iPhone 15.
  public static let iPhone15 = product("iPhone 15", "retina6_12")
  /// iPhone 15 Pro.
  public static let iPhone15Pro = product("iPhone 15 Pro", "retina6_12")
  /// iPhone 15 Pro Max.
  public static let iPhone15ProMax = product("iPhone 15 Pro Max", "retina6_72")
  /// iPhone 16.
  public static let iPhone16 = product("iPhone 16", "retina6_12")
  /// iPhone 16 Pro.
  public static let iPhone16Pro = product("iPhone 16 Pro", "retina6_3")
  /// iPhone 16 Pro Max.
  public static let iPhone16ProMax = product("iPhone 16 Pro Max", "retina6_9")
  /// iPhone 17.
  public static let iPhone17 = product("iPhone 17", "retina6_3")
  /// iPhone 17 Pro Max.
  public static let iPhone17ProMax = product("iPhone 17 Pro Max", "retina6_9")
  /// iPad mini (6th generation).
  public static let iPadMini6 = product("iPad mini (6th generation)", "ipad8_3rounded")
  /// iPad (9th generation).
  public static let iPad9 = product("iPad (9th generation)", "ipad10_2")
  /// iPad (10th generation).
  public static let iPad10 = product("iPad (10th generation)", "ipad10_9rounded")
  /// iPad Pro 11".
  public static let iPadPro11 = product("iPad Pro 11\"", "ipad11_0rounded")
  /// iPad Pro 12.9".
  public static let iPadPro12_9 = product("iPad Pro 12.9\"", "ipad12_9rounded")
  /// Apple TV.
  public static let appleTV = DeviceConfiguration("Apple TV", Device.appleTV)

  /// A product by Interface Builder's id of its screen.
  private static func product(_ name: String, _ id: String) -> DeviceConfiguration {
    guard let device = Device.named(id) else { preconditionFailure("no device has the id \(id)") }
    return DeviceConfiguration(name, device)
  }
}
