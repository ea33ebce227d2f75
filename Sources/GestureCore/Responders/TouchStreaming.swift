// SPDX-License-Identifier: MIT

/// Where the touches of a surface view go instead of the responder chain (§10). Each call answers whether
/// something was sent, so that a frame follows.
protocol TouchStreaming: AnyObject {
    func down(_ touch: Touch, on view: View) -> Bool
    func motion(_ touch: Touch, on view: View) -> Bool
    func up(_ touch: Touch, on view: View) -> Bool
    func cancel(seat: UInt32)
    func frame(seat: UInt32)
}
