// SPDX-License-Identifier: MIT
internal import CTactus
internal import GestureCore

@c @implementation
public func tactus_hover_recognizer_create(_ application: OpaquePointer?) -> OpaquePointer? {
    create(application) { RecognizerHandle(HoverGestureRecognizer(), owner: $0) }
}
