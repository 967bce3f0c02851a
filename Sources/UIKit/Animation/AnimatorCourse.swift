import Foundation

/// The progress and the further course of an animator.
///
/// Time is counted in parts of the animator's time, 0 at its beginning and 1 at its end whatever the
/// direction; so is progress, of the way.
struct AnimatorCourse {
  /// The division of the whole time.
  let pacing: Pacing
  /// The motion of the animator.
  var motion: Motion
  /// Whether it runs to its beginning.
  var isReversed = false

  /// The kinds of motion.
  enum Motion {
    /// Stands still at a progress, which all changes share evenly.
    case scrubbed(progress: Double)
    /// Stands still at a time, paced as when it runs.
    case held(time: Double)
    /// Runs from a time at an instant of the clock; the rate is in parts per second.
    case running(time: Double, since: TimeInterval, rate: Double)
    /// Runs from a progress to the end of its direction, with a pacing of its own.
    case blending(from: Double, pacing: Pacing, since: TimeInterval, duration: TimeInterval)
  }

  /// The progress of a change that begins at a part of the time.
  func progress(ofChangeAt start: Double, component: Int, now: TimeInterval) -> Double {
    switch motion {
    case .scrubbed(let progress):
      return start > 0 ? share(of: progress, after: start) : progress
    case .held(let time):
      return paced(time, after: start, component: component)
    case .running:
      return paced(time(at: now), after: start, component: component)
    case .blending(let from, let pacing, let since, let duration):
      let part = duration > 0 ? min(max((now - since) / duration, 0), 1) : 1
      let target: Double = isReversed ? 0 : 1
      let progress = from + (target - from) * pacing.progress(at: part, component: component)
      return start > 0 ? share(of: progress, after: start) : progress
    }
  }

  private func paced(_ time: Double, after start: Double, component: Int) -> Double {
    pacing.progress(at: share(of: time, after: start), component: component)
  }

  private func share(of whole: Double, after start: Double) -> Double {
    start < 1 ? min(max((whole - start) / (1 - start), 0), 1) : (whole >= 1 ? 1 : 0)
  }

  /// The time that is over.
  func time(at now: TimeInterval) -> Double {
    switch motion {
    case .scrubbed(let progress): pacing.fraction(ofProgress: progress)
    case .held(let time): time
    case .running(let time, let since, let rate):
      min(max(time + max(0, now - since) * rate, 0), 1)
    case .blending:
      progress(ofChangeAt: 0, component: 0, now: now)
    }
  }

  /// Returns the progress in the direction of the motion, as clients read it.
  func fractionComplete(at now: TimeInterval) -> Double {
    let fraction =
      if case .scrubbed(let progress) = motion { progress } else { time(at: now) }
    return isReversed ? 1 - fraction : fraction
  }

  /// Seconds until the end; nil while it stands still.
  func remaining(at now: TimeInterval) -> TimeInterval? {
    switch motion {
    case .scrubbed, .held: nil
    case .running(let time, let since, let rate):
      (rate > 0 ? 1 - time : time) / abs(rate) - (now - since)
    case .blending(_, _, let since, let duration): duration - (now - since)
    }
  }
}
