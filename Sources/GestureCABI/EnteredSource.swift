// SPDX-License-Identifier: MIT
internal import CTactus
internal import GestureCore

/// A source whose application a feeding call has entered: from the pointer to what takes the input, and back.
struct EnteredSource {
    private let owner: Unmanaged<ApplicationHandle>
    private let handle: Unmanaged<SourceHandle>

    /// Enters the application. nil with the status that refuses it.
    @inline(__always)
    init?(_ pointer: OpaquePointer?, _ status: inout tactus_status) {
        guard let pointer else {
            status = refuseNull()
            return nil
        }
        let handle = Unmanaged<SourceHandle>.fromOpaque(UnsafeRawPointer(pointer))
        guard let owner = handle._withUnsafeGuaranteedRef({ $0.ownerReference }) else {
            status = TACTUS_STATUS_WRONG_STATE
            return nil
        }
        guard handle._withUnsafeGuaranteedRef({ !$0.isDestroyed && $0.kind == .source }),
            owner._withUnsafeGuaranteedRef({ !$0.isNotifying })
        else {
            status = refuse(handle.takeUnretainedValue(), .source, owner.takeUnretainedValue())
            return nil
        }
        owner._withUnsafeGuaranteedRef { $0.enter() }
        self.owner = owner
        self.handle = handle
    }

    /// The application holds its sources, and the call holds the application.
    var application: Unmanaged<Application> { handle._withUnsafeGuaranteedRef { $0.engine } }
    var source: Unmanaged<TouchSource> { handle._withUnsafeGuaranteedRef { $0.sourceReference } }

    /// Leaves it. The handle may be gone by now; the application goes last.
    @inline(__always)
    func end(_ result: FeedResult) -> tactus_status {
        guard result == .accepted else { return endRefused(result) }
        owner._withUnsafeGuaranteedRef { $0.leave() }
        return TACTUS_STATUS_OK
    }

    @inline(never)
    private func endRefused(_ result: FeedResult) -> tactus_status {
        owner._withUnsafeGuaranteedRef { owner in
            owner.report(result.status)
            owner.leave()
        }
        return result.status
    }
}
