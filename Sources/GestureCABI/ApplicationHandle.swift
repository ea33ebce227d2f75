// SPDX-License-Identifier: MIT
internal import GestureCore

/// An application and all handles that were made for it.
final class ApplicationHandle: Handle {
    let application = Application()
    let delegateResponder = Responder()
    private(set) var delegateHandle: DelegateHandle?
    private var registry = Registry()
    private var ownedData = OwnedDataList()
    private var hasAbandonedData = false
    private var callDepth = 0
    /// The outermost call has something to do when it returns.
    private var hasChores = ApplicationHandle.looksAtInvariants
    /// A log handler, trace listener or destroy listener is running: only getters are allowed (rule 12.7).
    var isNotifying = false { didSet { noteSpecial() } }
    /// A sample must be refused, or told to activity listeners: all that is asked of each.
    private(set) var isSpecial = false
    /// The mistake that was noticed in the call under way.
    var complaint: Complaint?
    /// The call under way says no without anybody having made a mistake.
    var isAnswered = false
    var timer: Timer? {
        didSet {
            hasChores = true
            application.hostClock = timer
        }
    }
    let logHandler = ApplicationLog()
    let touchDownListeners = TouchDownListeners()
    let edgeDeferralListeners = EdgeDeferralListeners()
    private(set) lazy var eventFilters = EventFilterFunctions(self, pointer)
    private(set) lazy var traceFunctions = TraceFunctions(self)
    /// nil: there has never been one.
    private(set) var activityListeners: ActivityListeners? { didSet { noteSpecial() } }

    private func noteSpecial() { isSpecial = isNotifying || activityListeners != nil }

    init() {
        super.init(.application, owner: nil)
        ownerReference = Unmanaged.passUnretained(self)
        application.hostPointer = rawPointer
        application.delegateResponder = delegateResponder
        application.diagnostics.logHandler = logHandler
        application.touchDownListener = touchDownListeners
        application.edgeDeferralListener = edgeDeferralListeners
        logHandler.application = self
        let delegateHandle = DelegateHandle(delegateResponder, owner: self)
        delegateResponder.hostPointer = delegateHandle.rawPointer
        self.delegateHandle = delegateHandle
    }

    override var responder: Responder? { application }

    /// Makes room for what one constructor makes. False: there is no memory for it.
    func makeRoom() -> Bool { registry.makeRoom() }

    /// Keeps a new handle, for which room was made. False: the engine has no memory for what it notes of all there are.
    func register(_ handle: Handle) -> Bool {
        registry.add(handle)
        handle.noteNumber(handle.registryIndex &+ 1)
        return application.reserve(for: registry.counts)
    }

    /// Takes a handle out; it is freed when the outermost call returns.
    func bury(_ handle: Handle) {
        guard !handle.isDestroyed else { return }
        handle.isDestroyed = true
        hasChores = true
        registry.noteDestroyed(handle)
    }

    /// A recognizer that goes with the view that made it, although it may be on another by now.
    func destroyRecognizer(_ recognizer: GestureRecognizer) {
        guard let pointer = recognizer.hostPointer else { return }
        Unmanaged<Handle>.fromOpaque(pointer).takeUnretainedValue().destroy()
    }

    func buryAll() {
        registry.lendEach { handle in
            guard !handle.isDestroyed else { return }
            handle.isDestroyed = true
            registry.noteDestroyed(handle)
        }
        delegateHandle?.isDestroyed = true
        isDestroyed = true
        hasChores = true
    }

    /// False: there is no memory for it.
    func keep(_ record: OwnedDataRecord) -> Bool { ownedData.add(record, of: self) }

    func forget(_ record: OwnedDataRecord) { ownedData.remove(record) }

    func takeData(any isAny: Bool) -> OwnedDataRecord? { ownedData.take(any: isAny) }

    /// Made with the first one. Whether the outermost call has anything to tell is seen when it returns.
    func makeActivityListeners() -> ActivityListeners {
        let listeners = activityListeners ?? ActivityListeners()
        activityListeners = listeners
        hasChores = true
        return listeners
    }

    func noteAbandonedData() {
        hasAbandonedData = true
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
        if registry.hasDestroyed { freeDestroyed() }
        if hasAbandonedData {
            hasAbandonedData = false
            destroyData(all: false)
        }
        timer?.arm(for: application.nextDeadline)
        let isListenedTo = activityListeners?.list.isEmpty == false
        if isListenedTo { tellReturn() }
        hasChores = timer != nil || isListenedTo || ApplicationHandle.looksAtInvariants
        callDepth &-= 1
        #if DEBUG
            // Tests listen; the shipped library does not look.
            if callDepth == 0, !isDestroyed, let violated = application.violatedInvariant {
                ProcessLog.write(.error, LogMessage("violated invariant:"))
                ProcessLog.write(.error, LogMessage(violated))
            }
        #endif
        guard callDepth == 0, isDestroyed else { return }
        isNotifying = true
        destroyData(all: true)
        notifyDestroyed()
        timer?.close()
        Unmanaged.passUnretained(self).release()
    }

    private func freeDestroyed() {
        isNotifying = true
        registry.forEachDestroyed { $0.notifyDestroyed() }
        isNotifying = false
        registry.releaseDestroyed()
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
