// SPDX-License-Identifier: MIT

import SessionLock

/// The lock screen of the session at the seat, as logind is told of it: nothing fires in front of it.
final class LockScreen {
    private let lock: OpaquePointer
    private let loop: EventLoop

    var isLocked: Bool { session_lock_is_locked(lock) }

    /// Calls `change` whenever the session is locked or unlocked. Nil where nobody can tell.
    init?(seat: String, _ loop: EventLoop, change: @escaping () -> Void) {
        guard let lock = session_lock_create(seat) else { return nil }
        self.lock = lock
        self.loop = loop
        let descriptor = session_lock_get_fd(lock)
        let isWatched = loop.add(descriptor) {
            let wasLocked = session_lock_is_locked(lock)
            if !session_lock_dispatch(lock) {
                Log.warning("the system bus has gone: gestures also fire while the session is locked")
                loop.remove(descriptor)
            }
            if session_lock_is_locked(lock) != wasLocked { change() }
        }
        // What is never read again would stay as it is now.
        guard isWatched else { return nil }
    }

    deinit {
        loop.remove(session_lock_get_fd(lock))
        session_lock_destroy(lock)
    }
}
