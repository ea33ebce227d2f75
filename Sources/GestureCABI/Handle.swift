// SPDX-License-Identifier: MIT
internal import CTactus
internal import GestureCore

/// Object behind every pointer that C code holds. It lives until the outermost call has returned after its
/// destruction, so that a use in between is refused and not a crash.
class Handle {
    enum Kind: UInt8 {
        case application, applicationDelegate, view, controller, recognizer, source, client
    }

    let kind: Kind
    final var isDestroyed = false
    /// Functions that are set in a recognizer's or a responder's own table. Stands where it takes no room.
    final var callbacks: UInt16 = 0
    /// The place in the owner's registry; of a destroyed handle, the place of the one that was destroyed next.
    final var registryIndex: UInt32 = 0
    /// The application that it was made for; of an application itself.
    final var owner: ApplicationHandle? { ownerReference?.takeUnretainedValue() }
    /// To enter and leave it without counting references.
    final var ownerReference: Unmanaged<ApplicationHandle>?
    final var userData: UnsafeMutableRawPointer?
    /// nil: it has never had a listener.
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

    /// The responder that the handle stands for, if it is one.
    var responder: Responder? { nil }

    /// Counted while this exists: the engine has room for so much.
    var counts: ObjectCounts { ObjectCounts() }

    /// Takes over the number that stands for it in log lines.
    func noteNumber(_ number: UInt32) {}

    /// Ends what it stands for; its memory goes when the outermost call returns.
    func destroy() {}

    /// Tells the listeners; the memory goes afterwards.
    final func notifyDestroyed() {
        guard let extras else { return }
        // Only getters are allowed meanwhile: the list stays.
        var index = 0
        while let listener = extras.listeners[index] {
            listener.function(rawPointer, listener.data)
            index &+= 1
        }
    }
}

extension Handle {
    /// False: there is no memory for it.
    final func addListener(_ listener: DestroyListener) -> Bool { makeExtras().listeners.append(listener) }

    /// False: there is no such listener.
    final func removeListener(_ listener: DestroyListener) -> Bool {
        guard let extras else { return false }
        var index = 0
        while let known = extras.listeners[index] {
            if known.isSame(as: listener) { return extras.listeners.remove(at: index) != nil }
            index &+= 1
        }
        return false
    }

    /// Of a window that has or had send-event filters.
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

/// Properties that few handles have.
private final class HandleExtras {
    var listeners = GrowingList<DestroyListener>()
    var eventFilters: EventFilterFunctions?

    init() {}
}

typealias DestroyListener = HostFunction<@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void>
