// SPDX-License-Identifier: MIT
internal import CTactus
internal import GestureCore

/// What stands behind every pointer that C code holds. It lives until the outermost call has returned after its
/// destruction, so that a use in between is refused and not a crash.
class Handle {
    enum Kind: UInt8 {
        case application, applicationDelegate, view, controller, recognizer, source, client
    }

    let kind: Kind
    final var isDestroyed = false
    /// Where the owner keeps it.
    final var registryIndex: UInt32 = 0
    /// The application that it was made for; of an application itself.
    final var owner: ApplicationHandle? { ownerReference?.takeUnretainedValue() }
    /// To enter and leave it without counting references.
    fileprivate(set) final var ownerReference: Unmanaged<ApplicationHandle>?
    final var userData: UnsafeMutableRawPointer?
    /// nil: it has never had a listener or a name.
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

    /// Ends what it stands for; its memory goes when the outermost call returns.
    func destroy() {}

    /// Tells the listeners; the memory goes afterwards.
    final func notifyDestroyed() {
        guard let extras else { return }
        let told = extras.listeners
        extras.listeners = []
        for listener in told { listener.function(rawPointer, listener.data) }
    }
}

extension Handle {
    final func addListener(_ listener: DestroyListener) { makeExtras().listeners.append(listener) }

    /// False: there is no such listener.
    final func removeListener(_ listener: DestroyListener) -> Bool {
        guard let extras, let index = extras.listeners.firstIndex(where: { $0.isSame(as: listener) }) else {
            return false
        }
        extras.listeners.remove(at: index)
        return true
    }

    /// What it is called in dumps.
    final var name: UnsafePointer<CChar>? { extras?.name.pointer }

    @inline(never)
    final func setName(_ name: UnsafePointer<CChar>?) -> tactus_status {
        guard name != nil || extras != nil else { return TACTUS_STATUS_OK }
        guard name == nil || owner?.hasMemory ?? false else { return TACTUS_STATUS_NO_MEMORY }
        return makeExtras().name.set(name, owner)
    }

    @inline(never)
    private final func makeExtras() -> HandleExtras {
        if let extras { return extras }
        let made = HandleExtras()
        extras = made
        return made
    }
}

/// What few handles have.
private final class HandleExtras {
    var listeners: ContiguousArray<DestroyListener> = []
    var name = CopiedString()

    init() {}
}

struct DestroyListener {
    let function: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void
    let data: UnsafeMutableRawPointer?

    func isSame(as other: DestroyListener) -> Bool {
        unsafeBitCast(function, to: UnsafeRawPointer.self) == unsafeBitCast(other.function, to: UnsafeRawPointer.self)
            && data == other.data
    }
}

/// An application and all handles that were made for it.
final class ApplicationHandle: Handle {
    let application = Application()
    let delegateResponder = Responder()
    private(set) var delegateHandle: DelegateHandle?
    private(set) var registry: ContiguousArray<Handle> = []
    /// Destroyed, waiting for the outermost call to return.
    private var graveyard: ContiguousArray<Handle> = []
    private var callDepth = 0
    /// The outermost call has something to do when it returns.
    private var hasChores = ApplicationHandle.looksAtInvariants
    /// A log handler, trace listener or destroy listener is running: only getters are allowed (rule 12.7).
    var isNotifying = false
    var timer: Timer? {
        didSet { hasChores = true }
    }
    let logHandler = ApplicationLog()
    let touchDownListeners = TouchDownListeners()

    init() {
        super.init(.application, owner: nil)
        ownerReference = Unmanaged.passUnretained(self)
        application.hostPointer = rawPointer
        application.delegateResponder = delegateResponder
        application.diagnostics.logHandler = logHandler
        application.touchDownListener = touchDownListeners
        logHandler.application = self
        let delegateHandle = DelegateHandle(delegateResponder, owner: self)
        delegateResponder.hostPointer = delegateHandle.rawPointer
        self.delegateHandle = delegateHandle
    }

    override var responder: Responder? { application }

    /// Keeps a new handle.
    func register(_ handle: Handle) {
        handle.registryIndex = UInt32(truncatingIfNeeded: registry.count)
        registry.append(handle)
    }

    /// Takes a handle out; it is freed when the outermost call returns.
    func bury(_ handle: Handle) {
        guard !handle.isDestroyed else { return }
        handle.isDestroyed = true
        hasChores = true
        graveyard.append(handle)
        let index = Int(handle.registryIndex)
        guard registry.indices.contains(index), registry[index] === handle, let last = registry.popLast(),
            last !== handle
        else { return }
        registry[index] = last
        last.registryIndex = handle.registryIndex
    }

    /// A recognizer that goes with the view that made it, although it may be on another by now.
    func destroyRecognizer(_ recognizer: GestureRecognizer) {
        guard let pointer = recognizer.hostPointer else { return }
        Unmanaged<Handle>.fromOpaque(pointer).takeUnretainedValue().destroy()
    }

    func buryAll() {
        for handle in registry where !handle.isDestroyed {
            handle.isDestroyed = true
            graveyard.append(handle)
        }
        registry = []
        delegateHandle?.isDestroyed = true
        isDestroyed = true
        hasChores = true
    }

    #if DEBUG
        private static let looksAtInvariants = true
    #else
        private static let looksAtInvariants = false
    #endif

    @inline(__always)
    func enter() { callDepth &+= 1 }

    @inline(__always)
    func leave() {
        if callDepth == 1, hasChores { return leaveTidily() }
        callDepth &-= 1
    }

    /// The outermost call frees what was destroyed, and the application last.
    @inline(never)
    private func leaveTidily() {
        if !graveyard.isEmpty { freeDestroyed() }
        timer?.arm(for: application.nextDeadline)
        hasChores = timer != nil || ApplicationHandle.looksAtInvariants
        callDepth &-= 1
        #if DEBUG
            // Tests listen; the shipped library does not look.
            if callDepth == 0, !isDestroyed, let violated = application.violatedInvariant {
                ProcessLog.write(.error, "violated invariant:")
                ProcessLog.write(.error, violated)
            }
        #endif
        guard callDepth == 0, isDestroyed else { return }
        isNotifying = true
        notifyDestroyed()
        timer?.close()
        Unmanaged.passUnretained(self).release()
    }

    private func freeDestroyed() {
        while !graveyard.isEmpty {
            let dead = graveyard
            graveyard = []
            isNotifying = true
            for handle in dead { handle.notifyDestroyed() }
            isNotifying = false
        }
    }
}

/// The application's delegate as a responder.
final class DelegateHandle: Handle {
    private let delegate: Responder

    init(_ delegate: Responder, owner: ApplicationHandle) {
        self.delegate = delegate
        super.init(.applicationDelegate, owner: owner)
    }

    override var responder: Responder? { delegate }
}
