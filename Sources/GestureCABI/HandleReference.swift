// SPDX-License-Identifier: MIT
internal import GestureCore

/// A function table's reference to its handle, without reference counting. The handle stays in memory until the
/// outermost call has returned, and the table's functions run only inside such a call.
struct HandleReference {
    private let handle: Unmanaged<Handle>

    init(_ handle: Handle) {
        self.handle = Unmanaged.passUnretained(handle)
    }

    var pointer: OpaquePointer { OpaquePointer(handle.toOpaque()) }
    /// Whether the handle is destroyed; then its functions are not called any more (rule 12.3).
    var isDestroyed: Bool { handle._withUnsafeGuaranteedRef { $0.isDestroyed } }
    var owner: ApplicationHandle? { handle._withUnsafeGuaranteedRef { $0.owner } }
}
