// SPDX-License-Identifier: MIT
internal import GestureCore

/// An application and all handles that were created for it.
final class ApplicationHandle: Handle {
    let application = Application()
    let delegateResponder = Responder()
    private(set) var delegateHandle: DelegateHandle?
    let registry = Registry()
    var impedimentWarnings: UInt8 = 0
    private var ownedData = OwnedDataList()
    private var hasAbandonedData = false
    private var callDepth = 0
    /// Whether the outermost call has work to do when it returns.
    private var hasChores = ApplicationHandle.looksAtInvariants
    /// Whether a log handler, trace listener or destroy listener is running, from which only getters are allowed (rule
    /// 12.7).
    var isNotifying = false { didSet { noteSpecial() } }
    /// Whether a sample must be refused or reported to activity listeners: the one test made for each sample.
    private(set) var isSpecial = false
    /// The mistake that was found in the running call.
    var complaint: Complaint?
    /// Whether the running call is refused by an answer of the host, which is no mistake.
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
    /// Activity listeners; nil until the first one is added.
    private(set) var activityListeners: ActivityListeners? { didSet { noteSpecial() } }

    private func noteSpecial() { isSpecial = isNotifying || activityListeners != nil }

    init() {
        super.init(.application, owner: nil)
        ownerReference = Unmanaged.passUnretained(self)
        application.hostPointer = rawPointer
        application.delegateResponder = delegateResponder
        application.diagnostics.logHandler = logHandler
        touchDownListeners.owner = self
        application.touchDownListener = touchDownListeners
        application.edgeDeferralListener = edgeDeferralListeners
        logHandler.application = self
        let delegateHandle = DelegateHandle(delegateResponder, owner: self)
        delegateResponder.hostPointer = delegateHandle.rawPointer
        self.delegateHandle = delegateHandle
    }

    override var responder: Responder? { application }

    /// Makes room for the objects that one constructor creates. Returns false if out of memory.
    func makeRoom() -> Bool { registry.makeRoom() }

    /// Adds a new handle, for which room was made. Returns false if the engine has no memory for its bookkeeping of all
    /// objects.
    func register(_ handle: Handle) -> Bool {
        registry.add(handle)
        handle.noteNumber(handle.registryIndex &+ 1)
        return application.reserve(for: registry.counts)
    }

    /// Removes a handle, which is freed when the outermost call returns.
    func bury(_ handle: Handle) {
        guard !handle.isDestroyed else { return }
        handle.isDestroyed = true
        hasChores = true
        registry.noteDestroyed(handle)
    }

    func lendEachHandle(_ body: (Handle) -> Void) { registry.lendEach(body) }

    /// Destroys a recognizer together with the view that created it, even if it is on another view by now.
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

    /// Keeps a record of owned data. Returns false if out of memory.
    func keep(_ record: OwnedDataRecord) -> Bool { ownedData.add(record, of: self) }

    func forget(_ record: OwnedDataRecord) { ownedData.remove(record) }

    func takeData(any isAny: Bool) -> OwnedDataRecord? { ownedData.take(any: isAny) }

    /// Returns the listeners, created on first use. When the outermost call returns, it checks whether it has anything
    /// to report.
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

    /// Ends the outermost call: frees what was destroyed, and the application last.
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
            // Only in test builds: the shipped library does not check.
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
