// SPDX-License-Identifier: MIT
public import CTactus
internal import GestureCore

private final class SwipeHandle: RecognizerHandle {
    override func exchange(_ length: tactus_length, _ newValue: Length?) -> Length? {
        guard let swipe = recognizer as? SwipeGestureRecognizer else { return nil }
        switch length {
        case TACTUS_LENGTH_SWIPE_ALONG: return update(&swipe.minimumDistance, with: newValue)
        case TACTUS_LENGTH_SWIPE_ACROSS: return update(&swipe.maximumDeviation, with: newValue)
        default: return nil
        }
    }

    override func exchange(_ duration: tactus_duration, _ newValue: Microseconds?) -> Microseconds? {
        guard duration == TACTUS_DURATION_SWIPE, let swipe = recognizer as? SwipeGestureRecognizer else {
            return super.exchange(duration, newValue)
        }
        return update(&swipe.maximumDuration.microseconds, with: newValue)
    }
}

@c @implementation
public func tactus_swipe_recognizer_create(_ application: OpaquePointer?) -> OpaquePointer? {
    create(application) { SwipeHandle(SwipeGestureRecognizer(), owner: $0) }
}

@c @implementation
public func tactus_swipe_recognizer_set_directions(
    _ recognizer: OpaquePointer?, _ directions: UInt32
) -> tactus_status {
    changeRecognizer(recognizer, as: SwipeGestureRecognizer.self) {
        guard directions & ~15 == 0 else { return $0.refuse("directions", integer: directions, Allowed.flags) }
        $0.direction = SwipeGestureRecognizer.Direction(rawValue: directions)
        return TACTUS_STATUS_OK
    }
}

@c @implementation
public func tactus_swipe_recognizer_get_directions(_ recognizer: OpaquePointer?) -> UInt32 {
    readRecognizer(recognizer, as: SwipeGestureRecognizer.self, 0) { $0.direction.rawValue }
}

@c @implementation
public func tactus_swipe_recognizer_set_number_of_touches_required(
    _ recognizer: OpaquePointer?, _ count: UInt32
) -> tactus_status {
    setCount(recognizer, as: SwipeGestureRecognizer.self, count) { $0.numberOfTouchesRequired = $1 }
}

@c @implementation
public func tactus_swipe_recognizer_get_number_of_touches_required(_ recognizer: OpaquePointer?) -> UInt32 {
    getCount(recognizer, as: SwipeGestureRecognizer.self) { $0.numberOfTouchesRequired }
}
