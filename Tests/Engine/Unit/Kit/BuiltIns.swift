// SPDX-License-Identifier: MIT

import GestureCore

/// The kinds that touches drive and that can begin anywhere.
let builtInKinds: [GestureRecognizer.Kind] = [.tap, .longPress, .transform, .pan, .swipe, .pinch, .rotation]

/// A recognizer of a kind, with the defaults.
func makeBuiltIn(_ kind: GestureRecognizer.Kind) -> GestureRecognizer {
    switch kind {
    case .tap: TapGestureRecognizer()
    case .longPress: LongPressGestureRecognizer()
    case .pan: PanGestureRecognizer()
    case .swipe: SwipeGestureRecognizer()
    case .pinch: PinchGestureRecognizer()
    case .rotation: RotationGestureRecognizer()
    case .transform: TransformGestureRecognizer()
    case .screenEdgePan: ScreenEdgePanGestureRecognizer()
    case .hover: HoverGestureRecognizer()
    case .custom: TapGestureRecognizer()
    }
}
