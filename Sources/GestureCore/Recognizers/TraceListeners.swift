// SPDX-License-Identifier: MIT

/// Combines several trace listeners into one, in order of addition.
final class TraceListeners: TraceListener {
    private let list = ListenerList<any TraceListener>()

    init() {}

    var isEmpty: Bool { list.isEmpty }

    func trace(_ event: TraceEvent) { list.callEach { $0.trace(event) } }

    func add(_ listener: any TraceListener) -> Bool { list.add(listener) }

    @inline(never)
    func remove(_ listener: any TraceListener) { list.removeFirst { $0 === listener } }

    func removeAll() { list.removeAll() }
}
