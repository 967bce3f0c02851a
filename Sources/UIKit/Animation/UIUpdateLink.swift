public import Foundation

/// The times of the frame that is being made.
@preconcurrency @MainActor
open class UIUpdateInfo: NSObject {
  /// The time of the frame, in seconds of the animation clock.
  public let modelTime: TimeInterval
  /// The time at which the frame is shown: that at which it is made.
  open var estimatedPresentationTime: TimeInterval { modelTime }
  /// The time at which the frame must be ready.
  open var completionDeadlineTime: TimeInterval { modelTime }

  init(modelTime: TimeInterval) { self.modelTime = modelTime }
}

/// A source of a call for every frame, as long as it is enabled.
///
/// Frames come by the ``AnimationClock`` in whose scope the link is enabled, at whole multiples of the
/// length of a frame; without a clock there are none.
@preconcurrency @MainActor
open class UIUpdateLink: NSObject {
  /// Whether it calls back.
  open var isEnabled = false { didSet { if isEnabled != oldValue { update() } } }
  /// Whether frames are made for it alone; without, it only looks on when others are made, which
  /// nothing here makes.
  open var requiresContinuousUpdates = false { didSet { update() } }
  /// The frame that is being made.
  open private(set) var currentUpdateInfo: UIUpdateInfo?

  private weak var view: UIView?
  private var actions: [(UIUpdateLink, UIUpdateInfo) -> Void] = []
  private var clock: AnimationClock?
  private var frame: AnimationClock.EventID?

  /// Creates a link for the screen that a view is on.
  public init(view: UIView) {
    self.view = view
  }

  /// Creates a link for the screen that a view is on, with something to call.
  public convenience init(
    view: UIView, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
  ) {
    self.init(view: view)
    addAction(handler: handler)
  }

  /// Adds something to call.
  open func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
    actions.append(handler)
  }

  private func update() {
    if let frame { clock?.cancel(frame) }
    (frame, clock) = (nil, nil)
    guard isEnabled, requiresContinuousUpdates, let clock = AnimationClock.current else { return }
    self.clock = clock
    waitForFrame()
  }

  private func waitForFrame() {
    guard let clock else { return }
    let rate = clock.framesPerSecond
    // A frame later than now by less than a millionth of a frame is the one that is being made.
    let number = (clock.now * rate + 1e-6).rounded(.down) + 1
    let id = clock.nextOrder()
    frame = id
    clock.schedule(at: number / rate, as: id, kind: .frame) { [weak self] in self?.makeFrame() }
  }

  private func makeFrame() {
    guard let clock else { return }
    frame = nil
    let info = UIUpdateInfo(modelTime: clock.now)
    currentUpdateInfo = info
    for action in actions { action(self, info) }
    currentUpdateInfo = nil
    if isEnabled, frame == nil, self.clock === clock { waitForFrame() }
  }
}
