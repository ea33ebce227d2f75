// SPDX-License-Identifier: MIT
internal import CTactus
internal import GestureCore

// Access to a recognizer by its pointer, for functions that require a kind.

/// Checks the pointer and its kind for a change that may call back.
func changeRecognizer<Kind: GestureRecognizer>(
    _ pointer: OpaquePointer?, as kind: Kind.Type, _ function: FunctionID = #function,
    _ body: (Kind) -> tactus_status
) -> tactus_status {
    changeRecognizer(pointer, function) { handle in
        guard let recognizer = handle.recognizer as? Kind else { return TACTUS_STATUS_WRONG_KIND }
        return body(recognizer)
    }
}

/// Sets a property of recognizers of any kind.
func setRecognizer(
    _ pointer: OpaquePointer?, _ function: FunctionID = #function, _ body: (GestureRecognizer) -> Void
) -> tactus_status {
    changeRecognizer(pointer, function) {
        body($0.recognizer)
        return TACTUS_STATUS_OK
    }
}

/// Reads from a recognizer without reference counting. Returns the fallback for an invalid pointer or another kind.
func readRecognizer<Kind: GestureRecognizer, Value>(
    _ pointer: OpaquePointer?, as kind: Kind.Type, _ fallback: Value, _ body: (Kind) -> Value
) -> Value {
    guard let found = findRecognizer(pointer) else { return fallback }
    return found._withUnsafeGuaranteedRef { recognizer in
        guard let recognizer = recognizer as? Kind else { return fallback }
        return body(recognizer)
    }
}

/// Stores a translation or velocity in a view's coordinates.
@inline(__always)
func storeVector<Kind: GestureRecognizer>(
    _ pointer: OpaquePointer?, as kind: Kind.Type, in view: OpaquePointer?, _ x: UnsafeMutablePointer<Double>?,
    _ y: UnsafeMutablePointer<Double>?, _ function: FunctionID = #function, _ vector: (Kind) -> Point
) -> tactus_status {
    let found: Point? = readRecognizer(pointer, as: kind, nil) { vector($0) }
    guard let found, let converted = convertVector(found, toSpaceOf: view) else {
        return refuseVector(pointer, as: kind, function)
    }
    store(converted, x, y)
    return TACTUS_STATUS_OK
}

/// Logs why there is no translation or velocity to store: the pointer, the kind, or the view.
@inline(never)
private func refuseVector<Kind: GestureRecognizer>(
    _ pointer: OpaquePointer?, as kind: Kind.Type, _ function: FunctionID
) -> tactus_status {
    inspectRecognizer(pointer, function) { handle in
        guard handle.recognizer is Kind else { return TACTUS_STATUS_WRONG_KIND }
        return handle.refuse(Allowed.space, TACTUS_STATUS_INVALID_ARGUMENT)
    }
}

/// Largest number of touches that can be down (rule 1.15).
let largestCount: UInt32 = 64

/// Sets a number of fingers or taps, from `lowest` to the largest number of live touches.
func setCount<Kind: GestureRecognizer>(
    _ pointer: OpaquePointer?, as kind: Kind.Type, _ count: UInt32, from lowest: UInt32 = 1,
    _ function: FunctionID = #function, _ body: (Kind, Int) -> Void
) -> tactus_status {
    changeRecognizer(pointer, as: kind, function) { recognizer in
        guard count >= lowest, count <= largestCount else { return recognizer.refuse(count: count, from: lowest) }
        body(recognizer, Int(count))
        return TACTUS_STATUS_OK
    }
}

/// Sets the reference of a recognizer's values (rule 8.12).
func setReference<Kind: GestureRecognizer>(
    _ pointer: OpaquePointer?, as kind: Kind.Type, _ reference: tactus_reference,
    _ function: FunctionID = #function, _ body: (Kind, GestureReference) -> Void
) -> tactus_status {
    changeRecognizer(pointer, as: kind, function) { recognizer in
        guard let reference = GestureReference(rawValue: Int32(truncatingIfNeeded: reference.rawValue)) else {
            return recognizer.refuse("reference", integer: reference.rawValue, Allowed.listed)
        }
        body(recognizer, reference)
        return TACTUS_STATUS_OK
    }
}

extension GestureReference {
    var cValue: tactus_reference { tactus_reference(rawValue: UInt32(truncatingIfNeeded: rawValue)) }
}

/// Sets the minimum number of touches of a pan or a transform, at most the maximum (rule 8.14).
func setMinimumTouches<Kind: CentroidGestureRecognizer>(
    _ pointer: OpaquePointer?, as kind: Kind.Type, _ count: UInt32, _ function: FunctionID = #function
) -> tactus_status {
    changeRecognizer(pointer, as: kind, function) { recognizer in
        guard count >= 1, count <= largestCount else { return recognizer.refuse(count: count, from: 1) }
        guard count <= recognizer.maximumNumberOfTouches else {
            return recognizer.refuse("count", integer: count, "must be at most the maximum, which is to be set first")
        }
        recognizer.minimumNumberOfTouches = Int(count)
        return TACTUS_STATUS_OK
    }
}

/// Sets the maximum number of touches of a pan or a transform, at least the minimum (rule 8.14).
func setMaximumTouches<Kind: CentroidGestureRecognizer>(
    _ pointer: OpaquePointer?, as kind: Kind.Type, _ count: UInt32, _ function: FunctionID = #function
) -> tactus_status {
    changeRecognizer(pointer, as: kind, function) { recognizer in
        guard count >= recognizer.minimumNumberOfTouches else {
            return recognizer.refuse("count", integer: count, "must be at least the minimum, which is to be set first")
        }
        recognizer.maximumNumberOfTouches = count == .max ? .max : Int(count)
        return TACTUS_STATUS_OK
    }
}

func getCount<Kind: GestureRecognizer>(
    _ pointer: OpaquePointer?, as kind: Kind.Type, _ body: (Kind) -> Int
) -> UInt32 {
    readRecognizer(pointer, as: kind, 0) { UInt32(clamping: body($0)) }
}
