// SPDX-License-Identifier: MIT

/// Answers a recognizer's questions (§4, §6). Every method has a default, which the rules name.
public protocol GestureRecognizerDelegate: AnyObject {
    /// Whether the two questions about failure requirements are asked. Returning false saves a call per pair. Default:
    /// true.
    var answersAboutFailureRequirements: Bool { get }
    /// Returns whether the recognizer may begin. Asked once per attempt, before failure requirements are waited for
    /// (rule 6.11). Default: true.
    func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool
    /// Returns whether the recognizer gets touches of an event. Asked once per attempt (rule 4.2). Default: true.
    func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive event: TouchEvent) -> Bool
    /// Returns whether the recognizer gets a touch. Asked once per touch, before the recognizer gets it (rule 4.2).
    /// Default: true.
    func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool
    /// Returns whether two recognizers may recognize at the same time. A yes of either delegate suffices (rule 6.3).
    /// Default: false.
    func gestureRecognizer(
        _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
    ) -> Bool
    /// Returns whether `recognizer` waits until `other` has failed. Asked once per pair and attempt (rule 6.9).
    /// Default: false.
    func gestureRecognizer(
        _ recognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer
    ) -> Bool
    /// Returns whether `other` waits until `recognizer` has failed. Asked once per pair and attempt (rule 6.9).
    /// Default: false.
    func gestureRecognizer(
        _ recognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer
    ) -> Bool
}

extension GestureRecognizerDelegate {
    /// Returns true: both questions are asked.
    public var answersAboutFailureRequirements: Bool { true }

    /// Returns true.
    public func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool { true }

    /// Returns true.
    public func gestureRecognizer(
        _ recognizer: GestureRecognizer, shouldReceive event: TouchEvent
    ) -> Bool { true }

    /// Returns true.
    public func gestureRecognizer(
        _ recognizer: GestureRecognizer, shouldReceive touch: Touch
    ) -> Bool { true }

    /// Returns false.
    public func gestureRecognizer(
        _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
    ) -> Bool { false }

    /// Returns false.
    public func gestureRecognizer(
        _ recognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer
    ) -> Bool { false }

    /// Returns false.
    public func gestureRecognizer(
        _ recognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer
    ) -> Bool { false }
}
