import AssetCatalogs

/// The screens of iPhones that an app says it fills, by what it shows while it starts.
///
/// An app with a launch storyboard, or a launch screen in its description, fills every screen. One with pictures fills those that it has
/// one for; on others it runs at the size of such a one, with bars around it or scaled. Sources: Apple's Human Interface Guidelines of
/// iOS 8 on launch images ("to indicate that your app runs on iPhone 6 Plus or iPhone 6"), `UILaunchStoryboardName`.
struct LaunchScreens {
  let settings: BuildSettings
  let list: InfoPropertyList?
  let files: ProjectFiles

  /// The heights in portrait of the iPhones whose screens the app fills, in points, ascending; nil where it fills every screen, or that
  /// is not known.
  var filledPhoneHeights: [Double]? {
    guard let list, !list.namesLaunchScreen, !generatesLaunchScreen else { return nil }
    let heights = Set(pictureHeights)
    guard !heights.isEmpty else { return nil }
    let filled = heights.filter { $0 >= Self.smallestHeight }
    return filled.isEmpty ? [Self.smallestHeight] : filled.sorted()
  }

  private var generatesLaunchScreen: Bool {
    settings.levels.contains { level in
      level.values.keys.contains { $0.hasPrefix("INFOPLIST_KEY_UILaunch") }
    }
  }

  private var pictureHeights: [Double] {
    guard let name = settings.value("ASSETCATALOG_COMPILER_LAUNCHIMAGE_NAME")?.text, !name.isEmpty
    else { return files.names.compactMap(LaunchImages.phoneHeight(ofFile:)) }
    return files.catalogs.flatMap { catalog in
      LaunchImages(ofSet: "\(catalog)/\(name).launchimage").phoneHeights
    }
  }

  /// The height of the smallest iPhones that the releases since iOS 10 run on: the App Store takes no app without a picture for them.
  private static let smallestHeight = 568.0
}
