// SPDX-License-Identifier: MIT
public import CTactus
internal import GestureCore

// Modifier keys (rules 1.19, 4.8).

@c @implementation
public func tactus_application_set_modifiers(_ application: OpaquePointer?, _ modifiers: UInt32) -> tactus_status {
    changeApplication(application) { handle in
        // In a callback the change waits, and no getter returns it before: therefore it is reported as an argument.
        tellArguments(application, Int64(truncatingIfNeeded: modifiers))
        return handle.application.setModifierFlags(KeyModifierFlags(rawValue: modifiers))
            ? TACTUS_STATUS_OK : TACTUS_STATUS_LIMIT
    }
}

@c @implementation
public func tactus_application_get_modifiers(_ application: OpaquePointer?) -> UInt32 {
    readApplication(application, 0) { $0.application.modifierFlags.rawValue }
}

@c @implementation
public func tactus_event_get_modifiers(_ event: OpaquePointer?) -> UInt32 {
    readEvent(event, 0) { $0.modifierFlags.rawValue }
}

@c @implementation
public func tactus_recognizer_set_required_modifiers(
    _ recognizer: OpaquePointer?, _ modifiers: UInt32
) -> tactus_status {
    changeRecognizer(recognizer) { handle in
        handle.recognizer.requiredModifierFlags = KeyModifierFlags(rawValue: modifiers)
        return TACTUS_STATUS_OK
    }
}

@c @implementation
public func tactus_recognizer_get_required_modifiers(_ recognizer: OpaquePointer?) -> UInt32 {
    readRecognizer(recognizer, 0) { $0.recognizer.requiredModifierFlags.rawValue }
}

@c @implementation
public func tactus_recognizer_set_excluded_modifiers(
    _ recognizer: OpaquePointer?, _ modifiers: UInt32
) -> tactus_status {
    changeRecognizer(recognizer) { handle in
        handle.recognizer.excludedModifierFlags = KeyModifierFlags(rawValue: modifiers)
        return TACTUS_STATUS_OK
    }
}

@c @implementation
public func tactus_recognizer_get_excluded_modifiers(_ recognizer: OpaquePointer?) -> UInt32 {
    readRecognizer(recognizer, 0) { $0.recognizer.excludedModifierFlags.rawValue }
}
