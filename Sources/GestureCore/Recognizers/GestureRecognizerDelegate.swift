// SPDX-License-Identifier: MIT

/// Answers a recognizer's questions (§4, §6). Every method has the default that the rules name.
public protocol GestureRecognizerDelegate: AnyObject {
    /// Allows the two questions about failure requirements a yes; no saves a call for each pair.
    var answersAboutFailureRequirements: Bool { get }
    /// Asked once per attempt, before failure requirements are waited for (rule 6.11).
    func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool
    /// Asked once per attempt (rule 4.2).
    func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive event: TouchEvent) -> Bool
    /// Asked once per touch, before the recognizer hears of it (rule 4.2).
    func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool
    /// One yes of either delegate lets both go on (rule 6.3).
    func gestureRecognizer(
        _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
    ) -> Bool
    /// Asked once per pair and attempt (rule 6.9).
    func gestureRecognizer(
        _ recognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer
    ) -> Bool
    /// Asked once per pair and attempt (rule 6.9).
    func gestureRecognizer(
        _ recognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer
    ) -> Bool
}

extension GestureRecognizerDelegate {
    public var answersAboutFailureRequirements: Bool { true }

    public func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool { true }

    public func gestureRecognizer(
        _ recognizer: GestureRecognizer, shouldReceive event: TouchEvent
    ) -> Bool { true }

    public func gestureRecognizer(
        _ recognizer: GestureRecognizer, shouldReceive touch: Touch
    ) -> Bool { true }

    public func gestureRecognizer(
        _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
    ) -> Bool { false }

    public func gestureRecognizer(
        _ recognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer
    ) -> Bool { false }

    public func gestureRecognizer(
        _ recognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer
    ) -> Bool { false }
}
