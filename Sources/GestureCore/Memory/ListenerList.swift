// SPDX-License-Identifier: MIT

/// Listeners in order of addition. A listener may add and remove listeners while they are called.
package final class ListenerList<Listener> {
    private struct Entry {
        let listener: Listener
        /// The listener was removed while listeners are being called.
        var isRemoved = false
    }

    private var entries = GrowingList<Entry>()
    private var callDepth = 0

    package init() {}

    /// Whether no listener is installed.
    package var isEmpty: Bool { entries.isEmpty }

    /// Calls every listener until one of them returns true. A listener that is added during the walk is not called in
    /// it.
    @discardableResult
    package func first(where body: (Listener) -> Bool) -> Bool {
        callDepth &+= 1
        let count = entries.count
        var isFound = false
        var index = 0
        while !isFound, index < count, let entry = entries[index] {
            if !entry.isRemoved { isFound = body(entry.listener) }
            index &+= 1
        }
        callDepth &-= 1
        if callDepth == 0 { releaseRemoved() }
        return isFound
    }

    /// Calls every listener.
    package func callEach(_ body: (Listener) -> Void) {
        first { listener in
            body(listener)
            return false
        }
    }

    /// Adds a listener. Returns false if out of memory.
    @inline(never)
    package func add(_ listener: Listener) -> Bool { entries.append(Entry(listener: listener)) }

    /// Removes the first listener that matches. Returns false if there is none.
    @discardableResult
    package func removeFirst(where isMeant: (Listener) -> Bool) -> Bool {
        var index = 0
        while var entry = entries[index] {
            if !entry.isRemoved, isMeant(entry.listener) {
                entry.isRemoved = true
                if callDepth > 0 { entries.replace(index, with: entry) } else { entries.remove(at: index) }
                return true
            }
            index &+= 1
        }
        return false
    }

    package func removeAll() {
        while removeFirst(where: { _ in true }) {}
    }

    private func releaseRemoved() {
        let kept = entries.moveBack { $0.isRemoved }
        while entries.count > kept { _ = entries.popLast() }
    }
}
