/// Reads what the targets of a project say of devices.
final class TargetReader {
  private let file: String
  private let objects: PropertyListDictionary
  private let files: ProjectFiles
  private let folder: String
  private let root: String
  private let projectConfigurations: [String: PropertyListDictionary]
  private var xcconfigs: [String: BuildSettings.Level] = [:]
  private var infoLists: [String: InfoPropertyList?] = [:]

  /// - Parameters:
  ///   - file: The project's file.
  ///   - objects: Its objects by id.
  ///   - files: The paths of its files.
  ///   - folder: The folder that paths are relative to, `SRCROOT`.
  ///   - root: The folder that holds every file that is read.
  ///   - project: The object that is the project.
  init(
    file: String, objects: PropertyListDictionary, files: ProjectFiles, folder: String,
    root: String, project: PropertyListDictionary
  ) {
    self.file = file
    self.objects = objects
    self.files = files
    self.folder = folder
    self.root = root
    projectConfigurations = Dictionary(
      Self.configurations(of: project, in: objects).map { ($0.string("name") ?? "", $0) },
      uniquingKeysWith: { first, _ in first })
  }

  func target(_ object: PropertyListDictionary) -> XcodeTarget {
    let name = object.string("name") ?? ""
    let type = object.string("productType") ?? ""
    let settings = Self.configurations(of: object, in: objects).map {
      self.settings(of: $0, target: name)
    }
    let settingsForPhonesAndPads = settings.filter(isForPhonesAndPads)
    let isApp = Self.appTypes.contains(type)
    let supports = settingsForPhonesAndPads.map { settings in
      var support = support(settings)
      // A part of an app is shown on the app's screens, whatever its own description says.
      if isApp { support.filledPhoneHeights = filledPhoneHeights(settings) }
      return support
    }
    return XcodeTarget(
      name: name, isApp: isApp, isTest: isTest(type, settings),
      isHosted: settings.contains { infoList($0)?.isOfHostedExtension ?? false },
      isForPhonesAndPads: !supports.isEmpty,
      support: TargetSupport.union(of: supports) ?? TargetSupport(),
      lacksInfoList: settingsForPhonesAndPads.contains(where: lacksInfoList),
      storyboards: storyboards(of: settings))
  }

  /// The storyboards that the descriptions of a target's configurations name.
  private func storyboards(of settings: [BuildSettings]) -> NamedStoryboards {
    settings.compactMap(infoList).reduce(into: NamedStoryboards()) { $0.add($1) }
  }

  private static func configurations(
    of owner: PropertyListDictionary, in objects: PropertyListDictionary
  ) -> [PropertyListDictionary] {
    let list = owner.string("buildConfigurationList").flatMap { objects.dictionary($0) }
    return (list?.strings("buildConfigurations") ?? []).compactMap { objects.dictionary($0) }
  }

  private func settings(
    of configuration: PropertyListDictionary, target: String
  ) -> BuildSettings {
    let name = configuration.string("name") ?? ""
    return BuildSettings(
      levels: [configuration, projectConfigurations[name]].compactMap { $0 }.flatMap(levels),
      builtIn: [
        "SRCROOT": folder, "PROJECT_DIR": folder, "SOURCE_ROOT": folder, "TARGET_NAME": target,
        "TARGETNAME": target, "CONFIGURATION": name, "PRODUCT_NAME": target,
        "PROJECT_NAME": String(
          FilePath.name(of: FilePath.folder(of: file)).dropLast(".xcodeproj".count)),
      ])
  }

  /// The settings of a configuration, and those of its `.xcconfig`.
  private func levels(_ configuration: PropertyListDictionary) -> [BuildSettings.Level] {
    var levels: [BuildSettings.Level] = []
    if let settings = configuration.dictionary("buildSettings") {
      levels.append(BuildSettings.Level(file: file, settings))
    }
    if let path = xcconfig(of: configuration) {
      let level = xcconfigs[path] ?? BuildSettings.Level(xcconfig: path, within: root)
      xcconfigs[path] = level
      levels.append(level)
    }
    return levels
  }

  private func xcconfig(of configuration: PropertyListDictionary) -> String? {
    if let id = configuration.string("baseConfigurationReference") { return files.path(of: id) }
    guard let anchor = configuration.string("baseConfigurationReferenceAnchor"),
      let path = configuration.string("baseConfigurationReferenceRelativePath")
    else { return nil }
    return files.path(of: anchor).map { FilePath.joined($0, path) }
  }

  /// Whether the settings are for iOS, as far as they say it.
  private func isForPhonesAndPads(_ settings: BuildSettings) -> Bool {
    if let sdk = settings.value("SDKROOT")?.text, sdk != "auto", !sdk.isEmpty {
      return sdk.hasPrefix("iphone")
    }
    let platforms = settings.value("SUPPORTED_PLATFORMS")?.text
    return platforms?.contains("iphoneos") ?? true
  }

  private func support(_ settings: BuildSettings) -> TargetSupport {
    var support = TargetSupport()
    if let (families, file) = families(settings) {
      support.families = families
      support.files.insert(file)
    }
    if let target = settings.value("IPHONEOS_DEPLOYMENT_TARGET") {
      support.deploymentTarget = DeploymentTarget(target.text)
      if support.deploymentTarget != nil { support.files.insert(target.file) }
    }
    let orientations = OrientationReader(settings: settings, list: infoList(settings))
    support.phone = orientations.value(.phone, orElse: .all, naming: &support.files)
    support.pad = orientations.value(.pad, orElse: .all, naming: &support.files)
    return support
  }

  private func filledPhoneHeights(_ settings: BuildSettings) -> [Double]? {
    LaunchScreens(settings: settings, list: infoList(settings), files: files).filledPhoneHeights
  }

  /// The families that a target is built for, with the file that says it; nil where that cannot be read.
  ///
  /// Where no setting names one, Xcode builds for iPhones. Configuration files may be absent or
  /// include others, so that this counts only without them, but for those that CocoaPods makes: they hold no family. Sources:
  /// `_XcodeIOSDeviceFamily` of GYP, which emulates Xcode; `Pod::Target::BuildSettings` of CocoaPods.
  private func families(
    _ settings: BuildSettings
  ) -> (families: Set<DeviceFamily>, file: String)? {
    if settings.levels.contains(where: { $0.values["TARGETED_DEVICE_FAMILY"] != nil }) {
      guard let value = settings.value("TARGETED_DEVICE_FAMILY") else { return nil }
      return DeviceFamily.families(value.text).map { ($0, value.file) }
    }
    guard settings.value("SDKROOT")?.text.hasPrefix("iphone") == true,
      settings.levels.allSatisfy({ $0.file == file || Self.isMadeByCocoaPods($0.file) })
    else { return nil }
    return ([.phone], file)
  }

  /// Whether a configuration file is one that CocoaPods makes: `Pods-App.release.xcconfig`.
  private static func isMadeByCocoaPods(_ path: String) -> Bool {
    FilePath.name(of: path).hasPrefix("Pods")
  }

  /// Whether settings name a description of the app that is not there, and none is made from settings.
  private func lacksInfoList(_ settings: BuildSettings) -> Bool {
    guard let name = settings.value("INFOPLIST_FILE")?.text, !name.isEmpty,
      settings.value("GENERATE_INFOPLIST_FILE")?.text != "YES"
    else { return false }
    return infoList(settings) == nil
  }

  private func infoList(_ settings: BuildSettings) -> InfoPropertyList? {
    guard let name = settings.value("INFOPLIST_FILE")?.text, !name.isEmpty else { return nil }
    let path = FilePath.joined(folder, name)
    if let list = infoLists[path] { return list }
    let list = infoList(at: path)
    infoLists[path] = .some(list)
    return list
  }

  private func infoList(at path: String) -> InfoPropertyList? {
    if let list = InfoPropertyList(file: path, within: root) { return list }
    let other = FileSpelling.onDisk(path, within: root) ?? InfoTemplate.path(beside: path)
    return other.flatMap { InfoPropertyList(file: $0, within: root) }
  }

  /// Whether a target of a type is a bundle of tests; older ones have the type of any bundle, and name the app that runs them.
  private func isTest(_ type: String, _ settings: [BuildSettings]) -> Bool {
    Self.testTypes.contains(type)
      || settings.flatMap(\.levels).contains { $0.values["TEST_HOST"] != nil }
  }

  private static let testTypes: Set<String> = [
    "com.apple.product-type.bundle.unit-test", "com.apple.product-type.bundle.ui-testing",
  ]

  private static let appTypes: Set<String> = [
    "com.apple.product-type.application",
    "com.apple.product-type.application.messages",
    "com.apple.product-type.application.on-demand-install-capable",
  ]
}

/// The orientations of a target in one configuration.
private struct OrientationReader {
  let settings: BuildSettings
  let list: InfoPropertyList?

  /// The orientations under a key, or else under another one.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - other: The key that counts where the first is missing.
  ///   - files: The files that say orientations; the one that says these is added.
  /// - Returns: The orientations; nil where neither key has any.
  func value(
    _ key: OrientationKey, orElse other: OrientationKey, naming files: inout Set<String>
  ) -> SupportedOrientations? {
    guard let found = value(key) ?? value(other) else { return nil }
    files.insert(found.file)
    return found.orientations
  }

  /// Xcode generates keys only where it is asked to, and then they replace those of the file.
  ///
  /// Source: swift-build, `InfoPlistProcessorTaskAction`.
  private func value(
    _ key: OrientationKey
  ) -> (orientations: SupportedOrientations, file: String)? {
    if settings.value("GENERATE_INFOPLIST_FILE")?.text == "YES",
      let generated = settings.value(key.setting)
    {
      let names = generated.text.split { " ,\"".contains($0) }.map(String.init)
      return SupportedOrientations(names: names).map { ($0, generated.file) }
    }
    return list.flatMap { list in
      list.orientations(key, expand: settings.expanded).map { ($0, list.file) }
    }
  }
}
