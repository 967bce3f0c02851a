import AutoLayout
import PlatformMetrics
import Testing

/// Every device of the table against published figures.
///
/// Sizes and pixels: the tables of devices in Apple's Human Interface Guidelines. Safe areas and corners:
/// lists that apps logged on simulators and devices, of iOS 14 to 16 (`dimmmensions`), iOS 26.5
/// (`flutter_device_preview`, `flutterware`), and those that libraries carry (QMUI, GKNavigationBar,
/// swift-snapshot-testing, react-native-safearea-height, ScreenCorners). tvOS: Layout in the same guidelines.
struct DeviceTableTests {
  /// A row of published figures, in points.
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let size: Size
    let scale: Double
    let radius: Double
    /// Top and bottom inset in portrait, then top, sides and bottom in landscape; iOS 18 or the last
    /// release before it that the device runs.
    let portrait: [Double]
    let landscape: [Double]
    let statusBar: Double

    var testDescription: String { id }
  }

  /// Id, width, height, pixels per point, corner radius; top and bottom in portrait; top, sides and bottom in
  /// landscape; the status bar.
  ///
  /// The iPhone Air runs no release before iOS 26.
  private static let table = """
    retina3_5        320  480 2  0    | 20  0 |  0  0  0 | 20
    retina4_0        320  568 2  0    | 20  0 |  0  0  0 | 20
    retina4_7        375  667 2  0    | 20  0 |  0  0  0 | 20
    retina5_5        414  736 3  0    | 20  0 |  0  0  0 | 20
    retina5_9        375  812 3 39    | 44 34 |  0 44 21 | 44
    retina5_4        375  812 3 44    | 50 34 |  0 50 21 | 50
    retina6_1        414  896 2 41.5  | 48 34 |  0 48 21 | 48
    retina6_5        414  896 3 39    | 44 34 |  0 44 21 | 44
    retina6_0        390  844 3 47.33 | 47 34 |  0 47 21 | 47
    retina6_7        428  926 3 53.33 | 47 34 |  0 47 21 | 47
    retina6_12       393  852 3 55    | 59 34 |  0 59 21 | 54
    retina6_72       430  932 3 55    | 59 34 |  0 59 21 | 54
    retina6_3        402  874 3 62    | 62 34 |  0 62 21 | 54
    retina6_9        440  956 3 62    | 62 34 |  0 62 21 | 54
    iphone-air       420  912 3 62    | 68 34 |  0 68 20 | 54
    ipad7_9          768 1024 2  0    | 20  0 | 20  0  0 | 20
    ipad9_7          768 1024 2  0    | 20  0 | 20  0  0 | 20
    ipad10_2         810 1080 2  0    | 20  0 | 20  0  0 | 20
    ipad10_5         834 1112 2  0    | 20  0 | 20  0  0 | 20
    ipad12_9        1024 1366 2  0    | 20  0 | 20  0  0 | 20
    ipad8_3rounded   744 1133 2 21.5  | 24 20 | 24  0 20 | 24
    ipad10_9rounded  820 1180 2 18    | 24 20 | 24  0 20 | 24
    ipad11_0rounded  834 1194 2 18    | 24 20 | 24  0 20 | 24
    ipad12_9rounded 1024 1366 2 18    | 24 20 | 24  0 20 | 24
    ipad-pro-11-m4   834 1210 2 30    | 24 20 | 24  0 20 | 24
    iPad13_0rounded 1032 1376 2 30    | 24 20 | 24  0 20 | 24
    appleTV         1920 1080 1  0    | 60 60 | 60 80 60 |  0
    """

  private static let rows: [Row] = table.split(separator: "\n").map { line in
    let cells = line.split(separator: " ").filter { $0 != "|" }
    let numbers = cells.dropFirst().map { Double($0) ?? .nan }
    return Row(
      id: String(cells[0]), size: Size(width: numbers[0], height: numbers[1]), scale: numbers[2],
      radius: numbers[3], portrait: Array(numbers[4...5]), landscape: Array(numbers[6...8]),
      statusBar: numbers[9])
  }

  @Test func everyDeviceHasItsRow() {
    #expect(Device.all.map(\.id).sorted() == Self.rows.map(\.id).sorted())
  }

  @Test(arguments: rows)
  func sizesAndCorners(row: Row) throws {
    let device = try #require(Device.named(row.id))
    #expect(device.portraitSize == row.size)
    #expect(device.scale == row.scale)
    #expect(device.cornerRadius == row.radius)
    #expect(device.hasHomeIndicator == (row.radius > 0))
    #expect(device.size(in: .portrait) == row.size)
    let turned = Size(width: row.size.height, height: row.size.width)
    #expect(device.size(in: .landscape) == (device.idiom == .tv ? row.size : turned))
  }

  @Test(arguments: rows)
  func safeAreasUpToIOS18(row: Row) throws {
    let device = try #require(Device.named(row.id))
    let release = device.release(nearest: .iOS18)
    let isTelevision = device.idiom == .tv
    let side = isTelevision ? row.landscape[1] : 0
    #expect(
      device.safeAreaInsets(in: .portrait, release: release)
        == EdgeInsets(top: row.portrait[0], left: side, bottom: row.portrait[1], right: side))
    #expect(
      device.safeAreaInsets(in: .landscape, release: release)
        == EdgeInsets(
          top: row.landscape[0], left: row.landscape[1], bottom: row.landscape[2],
          right: row.landscape[1]))
    #expect(device.statusBarHeight(in: .portrait, release: release) == row.statusBar)
    #expect(
      device.statusBarHeight(in: .landscape, release: release)
        == (device.idiom == .pad ? row.statusBar : 0))
  }

  /// Since iOS 26 the home indicator takes 20 points in landscape and 25 on tablets, and the status bar of
  /// tablets without a home button 32.
  @Test(arguments: rows)
  func safeAreasOfIOS26(row: Row) throws {
    let device = try #require(Device.named(row.id))
    guard device.releases.contains(.iOS26) else { return }
    let portrait = device.safeAreaInsets(in: .portrait, release: .iOS26)
    let landscape = device.safeAreaInsets(in: .landscape, release: .iOS26)
    switch device.idiom {
    case .pad where device.hasHomeIndicator:
      #expect(portrait == EdgeInsets(top: 32, bottom: 25))
      #expect(landscape == portrait)
    case .phone where device.hasHomeIndicator:
      let top = row.portrait[0]
      #expect(portrait == EdgeInsets(top: top, bottom: 34))
      #expect(landscape == EdgeInsets(left: top, bottom: 20, right: top))
    default:
      #expect(portrait == device.safeAreaInsets(in: .portrait, release: .iOS18))
      #expect(landscape == device.safeAreaInsets(in: .landscape, release: .iOS18))
    }
  }

  /// The iPhone XR and 11 had a status bar of 44 points up to iOS 13, and the iPhone 12 mini one up to
  /// iOS 14, below which its safe area began at 50.
  @Test func figuresThatChanged() throws {
    let xr = try #require(Device.named("retina6_1"))
    #expect(xr.safeAreaInsets(in: .portrait, release: .iOS13).top == 44)
    #expect(xr.safeAreaInsets(in: .landscape, release: .iOS13).left == 44)
    #expect(xr.statusBarHeight(in: .portrait, release: .iOS13) == 44)
    #expect(xr.safeAreaInsets(in: .portrait, release: .iOS14).top == 48)
    let mini = try #require(Device.named("retina5_4"))
    #expect(mini.safeAreaInsets(in: .portrait, release: .iOS14).top == 50)
    #expect(mini.statusBarHeight(in: .portrait, release: .iOS14) == 44)
    #expect(mini.statusBarHeight(in: .portrait, release: .iOS15) == 50)
  }

  /// Navigation bars begin at 53⅔ points below an island of the iPhone 14 Pro to 16, and at 56⅓ below that of
  /// the iPhone 16 Pro; since iOS 26 where the safe area does.
  ///
  /// Source: lists of QMUI and GKNavigationBar.
  @Test(arguments: [
    ("retina6_12", 161.0), ("retina6_72", 161), ("retina6_3", 169), ("retina6_9", 169),
    ("retina6_0", 141), ("retina4_7", 60),
  ])
  func navigationBarsBelowIslands(id: String, thirds: Double) throws {
    let device = try #require(Device.named(id))
    func barTop(_ release: Release) -> Double {
      device.safeAreaInsets(in: .portrait, release: release).top
        - device.navigationBarOverlap(in: .portrait, release: release)
    }
    #expect(abs(barTop(.iOS18) - thirds / 3) < 1e-9)
    #expect(barTop(.iOS26) == device.safeAreaInsets(in: .portrait, release: .iOS26).top)
    #expect(device.navigationBarOverlap(in: .landscape, release: .iOS18) == 0)
  }

  /// Size classes: Human Interface Guidelines, Layout.
  ///
  /// Phones are regular in width in landscape from 414
  /// points on.
  @Test func sizeClasses() {
    for device in Device.all {
      let turned = device.sizeClasses(in: .landscape)
      if device.idiom == .phone {
        let isLarge = [
          "retina5_5", "retina6_1", "retina6_5", "retina6_7", "retina6_72", "retina6_9",
          "iphone-air",
        ].contains(device.id)
        #expect(
          device.sizeClasses(in: .portrait) == SizeClasses(width: .compact, height: .regular))
        #expect(turned == SizeClasses(width: isLarge ? .regular : .compact, height: .compact))
      } else {
        #expect(turned == SizeClasses(width: .regular, height: .regular))
      }
    }
  }
}
