// SPDX-License-Identifier: MIT
internal import CTactus
internal import GestureCore

/// A source whose application a feeding call has entered: from the pointer to the object that takes the input, and
/// back.
struct EnteredSource {
    private let owner: Unmanaged<ApplicationHandle>
    private let handle: Unmanaged<SourceHandle>

    /// Enters the application. Returns nil and a status if the call is refused. Returns nil and OK if activity
    /// listeners must be told of the sample first; then `isTold` enters.
    @inline(__always)
    init?(_ pointer: OpaquePointer?, _ function: FunctionID, _ status: inout tactus_status, isTold: Bool = false) {
        guard let pointer else {
            status = refuseNull(in: function)
            return nil
        }
        let handle = Unmanaged<SourceHandle>.fromOpaque(UnsafeRawPointer(pointer))
        guard let owner = handle._withUnsafeGuaranteedRef({ $0.ownerReference }) else {
            status = TACTUS_STATUS_WRONG_STATE
            return nil
        }
        guard handle._withUnsafeGuaranteedRef({ !$0.isDestroyed && $0.kind == .source }),
            owner._withUnsafeGuaranteedRef({ isTold ? !$0.isNotifying : !$0.isSpecial })
        else {
            status = EnteredSource.refusal(handle.takeUnretainedValue(), owner.takeUnretainedValue(), function)
            return nil
        }
        owner._withUnsafeGuaranteedRef { $0.enter() }
        self.owner = owner
        self.handle = handle
    }

    @inline(never)
    private static func refusal(
        _ handle: SourceHandle, _ owner: ApplicationHandle, _ function: FunctionID
    ) -> tactus_status {
        let isUsable = !handle.isDestroyed && handle.kind == .source && !owner.isNotifying
        return isUsable ? TACTUS_STATUS_OK : refuse(handle, .source, owner, in: function)
    }

    /// The source's application. It retains its sources, and the running call retains it.
    var application: Unmanaged<Application> { handle._withUnsafeGuaranteedRef { $0.engine } }
    var source: Unmanaged<TouchSource> { handle._withUnsafeGuaranteedRef { $0.sourceReference } }

    /// Leaves the application. The handle may be freed by now; the application goes last.
    @inline(__always)
    func end(_ result: FeedResult, _ function: FunctionID, _ time: UInt64, _ place: Point? = nil) -> tactus_status {
        guard result == .accepted else { return endRefused(result, function, time, place) }
        owner._withUnsafeGuaranteedRef { $0.leave() }
        return TACTUS_STATUS_OK
    }

    @inline(never)
    private func endRefused(
        _ result: FeedResult, _ function: FunctionID, _ time: UInt64, _ place: Point?
    ) -> tactus_status {
        let status = result.status
        let handle = handle.takeUnretainedValue()
        if result == .timeTooLarge {
            _ = handle.refuse("time_us", integer: time, Allowed.time)
        } else if result == .notFinite, let place, !place.isWithinLimit {
            _ = handle.refuse(place)
        } else if result == .notFinite {
            _ = handle.refuse("its numbers must be finite and in their ranges")
        } else if result == .sourceRemoved {
            _ = handle.answer(status)
        }
        owner._withUnsafeGuaranteedRef { owner in
            owner.report(status, of: handle, in: function)
            owner.leave()
        }
        return status
    }
}
