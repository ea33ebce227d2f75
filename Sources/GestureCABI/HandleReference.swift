// SPDX-License-Identifier: MIT
internal import GestureCore

/// A table's way to the handle that it was made for, which counts no references: the handle stays in memory until the
/// outermost call has returned, and it is that call which makes the table's functions run.
struct HandleReference {
    private let handle: Unmanaged<Handle>

    init(_ handle: Handle) {
        self.handle = Unmanaged.passUnretained(handle)
    }

    var pointer: OpaquePointer { OpaquePointer(handle.toOpaque()) }
    /// Nothing is heard of what was destroyed (rule 12.3).
    var isDestroyed: Bool { handle._withUnsafeGuaranteedRef { $0.isDestroyed } }
    var owner: ApplicationHandle? { handle._withUnsafeGuaranteedRef { $0.owner } }
}
