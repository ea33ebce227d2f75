// SPDX-License-Identifier: MIT
internal import GestureCore

/// C functions with their data, in order of addition. Any of them may add and remove others while they are called.
final class ListenerList<Function> {
    private struct Listener {
        let target: HostFunction<Function>
        /// Removed while listeners are being called.
        var isRemoved = false
    }

    private var listeners = GrowingList<Listener>()
    private var callDepth = 0

    init() {}

    /// Nobody listens.
    var isEmpty: Bool { listeners.isEmpty }

    /// Calls every listener until one of them returns true. One that is added meanwhile is called the next time.
    @discardableResult
    func first(where body: (Function, UnsafeMutableRawPointer?) -> Bool) -> Bool {
        callDepth &+= 1
        let count = listeners.count
        var isFound = false
        var index = 0
        while !isFound, index < count, let listener = listeners[index] {
            if !listener.isRemoved { isFound = body(listener.target.function, listener.target.data) }
            index &+= 1
        }
        callDepth &-= 1
        if callDepth == 0 { releaseRemoved() }
        return isFound
    }

    /// Calls every listener.
    func callEach(_ body: (Function, UnsafeMutableRawPointer?) -> Void) {
        first { function, data in
            body(function, data)
            return false
        }
    }

    /// False: there is no memory for it.
    func add(_ function: Function, _ data: UnsafeMutableRawPointer?) -> Bool {
        listeners.append(Listener(target: HostFunction(function, data)))
    }

    /// Removes the first one with this function and data. False: there is no such listener.
    func remove(_ function: Function, _ data: UnsafeMutableRawPointer?) -> Bool {
        let wanted = HostFunction(function, data)
        return removeFirst { $0.target.isSame(as: wanted) }
    }

    func removeAll() {
        while removeFirst(where: { _ in true }) {}
    }

    private func removeFirst(where isMeant: (Listener) -> Bool) -> Bool {
        var index = 0
        while var listener = listeners[index] {
            if !listener.isRemoved, isMeant(listener) {
                listener.isRemoved = true
                if callDepth > 0 { listeners.replace(index, with: listener) } else { listeners.remove(at: index) }
                return true
            }
            index &+= 1
        }
        return false
    }

    private func releaseRemoved() {
        let kept = listeners.moveBack { $0.isRemoved }
        while listeners.count > kept { _ = listeners.popLast() }
    }
}
