// SPDX-License-Identifier: MIT
internal import CTactus
internal import GestureCore

/// Object behind every pointer of C code. After its destruction it lives until the outermost call has returned, so that
/// a use in between is refused instead of a crash.
class Handle {
    enum Kind: UInt8 {
        case application, applicationDelegate, view, controller, recognizer, source, client
    }

    let kind: Kind
    final var isDestroyed = false
    /// Mask of the functions set in a recognizer's or a responder's own table. The member stands where it takes no
    /// extra memory.
    final var callbacks: UInt16 = 0
    /// Index in the owner's registry; for a destroyed handle, the index of the next destroyed one.
    final var registryIndex: UInt32 = 0
    /// The application for which the handle was created; an application's is itself.
    final var owner: ApplicationHandle? { ownerReference?.takeUnretainedValue() }
    /// The owner, to enter and leave it without reference counting.
    final var ownerReference: Unmanaged<ApplicationHandle>?
    final var userData: UnsafeMutableRawPointer?
    /// Rarely used properties; nil until one is set.
    private final var extras: HandleExtras?

    init(_ kind: Kind, owner: ApplicationHandle?) {
        self.kind = kind
        ownerReference = owner.map { Unmanaged.passUnretained($0) }
    }

    final var pointer: OpaquePointer {
        OpaquePointer(Unmanaged.passUnretained(self).toOpaque())
    }

    final var rawPointer: UnsafeMutableRawPointer {
        Unmanaged.passUnretained(self).toOpaque()
    }

    /// The responder that the handle stands for, or nil.
    var responder: Responder? { nil }

    /// Objects for which the engine keeps room while this handle exists.
    var counts: ObjectCounts { ObjectCounts() }

    /// Sets the number that log lines show.
    func noteNumber(_ number: UInt32) {}

    /// Ends the object; its memory is freed when the outermost call returns.
    func destroy() {}

    /// Calls the destroy listeners; the memory is freed afterwards.
    final func notifyDestroyed() {
        guard let extras else { return }
        // Only getters are allowed in listeners, so the list cannot change.
        var index = 0
        while let listener = extras.listeners[index] {
            listener.function(rawPointer, listener.data)
            index &+= 1
        }
    }
}

extension Handle {
    /// Adds a destroy listener. Returns false if out of memory.
    final func addListener(_ listener: DestroyListener) -> Bool { makeExtras().listeners.append(listener) }

    /// Removes a destroy listener. Returns false if there is no such listener.
    final func removeListener(_ listener: DestroyListener) -> Bool {
        guard let extras else { return false }
        var index = 0
        while let known = extras.listeners[index] {
            if known.isSame(as: listener) { return extras.listeners.remove(at: index) != nil }
            index &+= 1
        }
        return false
    }

    /// Event filters of a window; nil until the first one is added.
    final var windowEventFilters: EventFilterFunctions? {
        get { extras?.eventFilters }
        set { makeExtras().eventFilters = newValue }
    }

    @inline(never)
    private final func makeExtras() -> HandleExtras {
        if let extras { return extras }
        let made = HandleExtras()
        extras = made
        return made
    }
}

/// Rarely used properties of a handle.
private final class HandleExtras {
    var listeners = GrowingList<DestroyListener>()
    var eventFilters: EventFilterFunctions?

    init() {}
}

typealias DestroyListener = HostFunction<@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void>
