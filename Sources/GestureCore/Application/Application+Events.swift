// SPDX-License-Identifier: MIT

/// Input of events other than touches. Inside a callback they wait like samples (rule 12.4).
extension Application {
    /// Sends a phase of a shake that the host has detected itself. Returns false if too much input already waits for
    /// the running delivery to end.
    public final func sendShake(_ phase: Touch.Phase) -> Bool { input.send(.motion(phase)) }

    /// Sends a media key. Returns false if too much input already waits for the running delivery to end.
    public final func sendRemoteControl(_ remoteControl: RemoteControl) -> Bool {
        input.send(.remoteControl(remoteControl))
    }

    /// Sets tablet mode, whether the keyboard is folded away (rule 14.5), and tells the delegate responder if it
    /// changed. Returns false if too much input already waits.
    public final func sendTabletMode(_ isOn: Bool) -> Bool { input.send(.tabletMode(isOn)) }

    /// Sets the modifier keys that are held, as the host reports them (rule 1.19). Inside a callback the change waits
    /// like a sample, so that the running delivery keeps its keys. Returns false if too much input already waits.
    public final func setModifierFlags(_ flags: KeyModifierFlags) -> Bool {
        // Behind input that still waits, too, so that input keeps its order.
        input.queue.isEmpty ? input.send(.modifiers(flags)) : input.enqueue(.modifiers(flags))
    }

    /// The modifier keys that are held.
    public final var modifierFlags: KeyModifierFlags { cycle.modifierFlags }

    /// Whether a responder handled the last media key or shake instead of passing it on (rule 14.5).
    public final var isEventKept: Bool { requests.events.isEventKept }

    /// Feeds a measurement of the accelerometer, in which the engine looks for shakes (rule 3.6). Time is in µs.
    ///
    /// Returns `.accepted`; `.notFinite` or `.timeTooLarge` for values out of range, which change nothing; `.limit`
    /// inside a callback if too much input already waits.
    public final func feed(_ acceleration: Acceleration, at time: Microseconds) -> FeedResult {
        input.feed(acceleration, at: time)
    }

    /// Sets the constants of shake detection. Returns false and changes nothing if one of them is out of its range.
    public final func setShakeSettings(_ settings: ShakeSettings) -> Bool {
        guard settings.isValid else { return false }
        input.shakeDetector.settings = settings
        return true
    }

    /// The constants of shake detection in force (rule 3.6).
    public final var shakeSettings: ShakeSettings { input.shakeDetector.settings }
}
