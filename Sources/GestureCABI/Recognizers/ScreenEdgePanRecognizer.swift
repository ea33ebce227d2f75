// SPDX-License-Identifier: MIT
public import CTactus
internal import GestureCore

private final class ScreenEdgePanHandle: PanHandle {
    override func exchange(_ length: tactus_length, _ newValue: Length?) -> Length? {
        guard length == TACTUS_LENGTH_EDGE_WIDTH else { return super.exchange(length, newValue) }
        guard let pan = recognizer as? ScreenEdgePanGestureRecognizer else { return nil }
        return update(&pan.edgeWidth, with: newValue)
    }
}

@c @implementation
public func tactus_screen_edge_pan_recognizer_create(_ application: OpaquePointer?) -> OpaquePointer? {
    create(application) { ScreenEdgePanHandle(ScreenEdgePanGestureRecognizer(), owner: $0) }
}

@c @implementation
public func tactus_screen_edge_pan_recognizer_set_edges(
    _ recognizer: OpaquePointer?, _ edges: UInt32
) -> tactus_status {
    changeRecognizer(recognizer, as: ScreenEdgePanGestureRecognizer.self) {
        guard edges & ~15 == 0 else { return $0.refuse("edges", integer: edges, Allowed.flags) }
        $0.edges = ScreenEdgePanGestureRecognizer.Edges(rawValue: edges)
        return TACTUS_STATUS_OK
    }
}

@c @implementation
public func tactus_screen_edge_pan_recognizer_get_edges(_ recognizer: OpaquePointer?) -> UInt32 {
    readRecognizer(recognizer, as: ScreenEdgePanGestureRecognizer.self, 0) { $0.edges.rawValue }
}

@c @implementation
public func tactus_screen_edge_pan_recognizer_set_directions(
    _ recognizer: OpaquePointer?, _ directions: UInt32
) -> tactus_status {
    changeRecognizer(recognizer, as: ScreenEdgePanGestureRecognizer.self) {
        guard directions & ~3 == 0 else { return $0.refuse("directions", integer: directions, Allowed.flags) }
        $0.directions = ScreenEdgePanGestureRecognizer.Directions(rawValue: directions)
        return TACTUS_STATUS_OK
    }
}

@c @implementation
public func tactus_screen_edge_pan_recognizer_get_directions(_ recognizer: OpaquePointer?) -> UInt32 {
    readRecognizer(recognizer, as: ScreenEdgePanGestureRecognizer.self, 0) { $0.directions.rawValue }
}

@c @implementation
public func tactus_screen_edge_pan_recognizer_set_shell_gesture(
    _ recognizer: OpaquePointer?, _ is_shell_gesture: Bool
) -> tactus_status {
    changeRecognizer(recognizer, as: ScreenEdgePanGestureRecognizer.self) {
        $0.isShellGesture = is_shell_gesture
        return TACTUS_STATUS_OK
    }
}

@c @implementation
public func tactus_screen_edge_pan_recognizer_is_shell_gesture(_ recognizer: OpaquePointer?) -> Bool {
    readRecognizer(recognizer, as: ScreenEdgePanGestureRecognizer.self, false) { $0.isShellGesture }
}
