import AutoLayout
import Devices
import InterfaceBuilder
import Projects

extension EnvironmentOptions {
  /// The devices to draw: those asked for, or those that `check` solves for, held as the document's own where the app
  /// permits that.
  func previews(for saved: DeviceEnvironment, support: AppSupport) -> [DeviceEnvironment] {
    let environments = combinations(of: matrixDevices(for: saved, support: support), for: saved)
    guard orientation.isEmpty else { return environments }
    return environments.map { environment in
      var turned = environment
      turned.orientation = environment.orientation == .portrait ? .landscape : .portrait
      return support.permits(environment) || !support.permits(turned) ? environment : turned
    }
  }

  /// The devices to check on: those asked for, or the document's own and a choice that differs in width,
  /// height, idiom and cut-outs; in portrait and landscape.
  ///
  /// What the options leave open is limited to what the document's project supports.
  func matrix(for saved: DeviceEnvironment, support: AppSupport) -> [DeviceEnvironment] {
    let devices = matrixDevices(for: saved, support: support)
    guard orientation.isEmpty, saved.device.idiom != .tv else {
      return combinations(of: devices, for: saved)
    }
    var options = self
    options.orientation = HeldOrientation.allCases
    return options.combinations(of: devices, for: saved).filter(support.permits)
  }

  /// What of a project's support limits the devices to check on: nothing that is asked for.
  func limit(_ support: AppSupport) -> AppSupport {
    func limit(_ supported: SupportedOrientations) -> SupportedOrientations {
      let isLeftOut = supported.isEmpty && device.isEmpty
      return isLeftOut ? [] : supported.isEmpty || !orientation.isEmpty ? .all : supported
    }
    var limited = AppSupport(
      phone: limit(support.phone), pad: limit(support.pad),
      deploymentTarget: device.isEmpty ? support.deploymentTarget : nil,
      filledPhoneHeights: device.isEmpty ? support.filledPhoneHeights : nil)
    limited.isDeclared = true
    return limited
  }

  /// Whether a support leaves out devices or orientations that are checked on otherwise.
  func isLimited(by support: AppSupport) -> Bool {
    support.phone != .all || support.pad != .all
      || device.isEmpty && !Self.representativeDevices.allSatisfy(support.includes)
  }

  /// The devices asked for; else those that the document is for and its project supports.
  private func matrixDevices(for saved: DeviceEnvironment, support: AppSupport) -> [Device] {
    if let askedDevices { return askedDevices }
    let representatives = Self.representativeDevices(of: support)
    let devices = Self.devices(for: saved, among: representatives, of: support)
      .filter(support.includes)
    return devices.isEmpty ? representatives.filter(support.includes) : devices
  }

  /// The devices that a document is for: its own where it is for televisions, and with it a choice of phones and tablets where it
  /// is not.
  ///
  /// The canvas of a document is the device that its author chose last. Apps show one document on phones and tablets, unless it is
  /// named for tablets, by which projects tell. Without a project, one that was saved on a tablet is taken to be for these.
  private static func devices(
    for saved: DeviceEnvironment, among representatives: [Device], of support: AppSupport
  ) -> [Device] {
    let own = saved.device == .anyCanvas ? [] : [saved.device]
    switch saved.device.idiom {
    case .tv: return own
    case .pad where !support.isDeclared:
      return own + representatives.filter { $0.idiom == .pad && $0 != saved.device }
    case .pad, .phone, .mac: return own + representatives.filter { $0 != saved.device }
    }
  }

  /// The choice of devices for an app: another one where phones with rounded screens need launch images.
  private static func representativeDevices(of support: AppSupport) -> [Device] {
    support.filledPhoneHeights == nil
      ? representativeDevices : representativeDevices + lastPhonesWithLaunchImages
  }

  /// The narrowest and the widest phone, the ones in between that differ in shape, and two tablets.
  private static let representativeDevices = [
    "retina4_0", "retina4_7", "retina5_5", "retina6_12", "retina6_9", "ipad9_7",
    "ipad12_9rounded",
  ].compactMap { Device.named($0) }

  /// The phones with rounded screens for which asset catalogs take launch images, one for each height.
  private static let lastPhonesWithLaunchImages = ["retina5_9", "retina6_5"].compactMap {
    Device.named($0)
  }
}

extension AppSupport {
  /// Whether the app may be held as a configuration has it; where nothing is said of a kind of device, any way.
  func permits(_ environment: DeviceEnvironment) -> Bool {
    let supported = orientations(on: environment.device.idiom)
    return supported.isEmpty || supported.contains(.init(environment.orientation))
  }

  /// Whether the app runs on a device.
  fileprivate func includes(_ device: Device) -> Bool {
    guard !orientations(on: device.idiom).isEmpty, fills(device) else { return false }
    guard let deploymentTarget else { return true }
    // An app for a release that is not known yet runs on the devices of the newest one that is.
    let oldest = min(Release(deploymentTarget.major, deploymentTarget.minor), .current)
    return Release(device.releases.upperBound.major, .max) >= oldest
  }

  /// Whether the app fills the screen of a device, as far as that is known.
  private func fills(_ device: Device) -> Bool {
    guard device.idiom == .phone, let filledPhoneHeights else { return true }
    return filledPhoneHeights.contains(device.portraitSize.height)
  }

  /// The orientations on a kind of device; all where a project does not say them.
  fileprivate func orientations(on idiom: Idiom) -> SupportedOrientations {
    switch idiom {
    case .phone: phone
    case .pad: pad
    case .tv, .mac: .all
    }
  }
}

extension SupportedOrientations {
  fileprivate init(_ orientation: Orientation) {
    self = orientation == .portrait ? .portrait : .landscape
  }
}
