// SPDX-License-Identifier: MIT

/// Listeners in order of addition. Any of them may add and remove others while they are called.
package final class ListenerList<Listener> {
    private struct Entry {
        let listener: Listener
        /// Removed while listeners are being called.
        var isRemoved = false
    }

    private var entries = GrowingList<Entry>()
    private var callDepth = 0

    package init() {}

    /// Returns whether no listener is installed.
    package var isEmpty: Bool { entries.isEmpty }

    /// Calls every listener until one of them returns true. One that is added meanwhile is called the next time.
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

    /// False: there is no memory for it.
    package func add(_ listener: Listener) -> Bool { entries.append(Entry(listener: listener)) }

    /// Removes the first one that is meant. False: there is none.
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
