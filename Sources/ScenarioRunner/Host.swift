// SPDX-License-Identifier: MIT

import CTactus
public import ScenarioFormat

/// Behaviour of the program that plays a scenario. It never changes the scenario; all settings but the first two change
/// the log.
public struct Host: Sendable {
    /// Installs an event filter that passes everything, so that the library uses its general delivery path.
    public var watchesEvents = false
    /// Sends motions as full samples, with every field.
    public var feedsFullSamples = false
    /// Gives touches with odd ids a second touchscreen with frames of its own.
    public var hasTwoTouchscreens = false
    /// Delivers once per output frame of this length, instead of once per input frame.
    public var outputFrame: Microseconds?
    /// Takes every touch whose id is a multiple of this number as soon as it lands.
    public var takesEvery: TouchID?
    /// Called with the application before the set-up.
    public var onCreate: (@Sendable (OpaquePointer) -> Void)?
    /// Called after the set-up, with effects that are not logged.
    public var onSetUp: (@Sendable (OpaquePointer) -> Void)?
    /// Called with each object that has no name in the library, and its name in the scenario; again after `onSetUp`.
    public var onName: (@Sendable (OpaquePointer, String) -> Void)?
    /// Called after the last action, before anything is destroyed.
    public var onEnd: (@Sendable (OpaquePointer) -> Void)?

    /// A host without special behaviour: frames are delivered as they arrive.
    public init() {}
}

extension Run {
    /// Applies the host's behaviour. Runs after the set-up.
    func install(_ host: Host) throws(ScenarioError) {
        if host.watchesEvents {
            tactus_application_set_event_filter(application, { _, _ in TACTUS_ANSWER_NO }, nil)
        }
        if host.outputFrame != nil {
            tactus_application_set_delivery_mode(application, TACTUS_DELIVERY_MODE_OUTPUT_FRAME)
        }
        if host.takesEvery != nil {
            tactus_application_add_touch_down_listener(
                application,
                { touch, data in
                    if let touch { boxed(Run.self, data)?.takeIfWanted(touch) }
                }, data)
        }
    }

    private func takeIfWanted(_ touch: OpaquePointer) {
        guard let divisor = host.takesEvery, tactus_touch_get_id(touch) % divisor == 0 else { return }
        var callbacks = tactus_touch_grab_callbacks()
        callbacks.size = MemoryLayout<tactus_touch_grab_callbacks>.size
        tactus_touch_take(touch, &callbacks, nil)
    }

    func touchscreen(of id: TouchID) -> OpaquePointer {
        if isRecording { return currentSource ?? firstSource ?? touchscreen }
        if let source = currentSource ?? sourcesOfTouches[id] { return source }
        guard host.hasTwoTouchscreens, id % 2 != 0, let second = secondTouchscreen else { return touchscreen }
        return second
    }

    /// Delivers the output frames that are due.
    func deliverOutputFrame() {
        guard let length = host.outputFrame, now >= nextOutputFrame else { return }
        nextOutputFrame = now + length
        tactus_application_deliver(application, UInt64(clamping: now))
    }
}
