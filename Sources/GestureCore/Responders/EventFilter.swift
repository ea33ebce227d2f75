// SPDX-License-Identifier: MIT

/// A filter of events before they are sent (rule 1.14).
public protocol EventFilter: AnyObject {
    /// Returns whether to swallow the event. A touch whose end is swallowed is cancelled.
    func swallows(_ event: TouchEvent) -> Bool
}

/// The filters of an application or a window, in order of addition.
final class EventFilters {
    private let list = ListenerList<any EventFilter>()

    /// Of the application's filters: whether it or one of its windows has ever had a filter.
    var isInUse = false

    init() {}

    var isEmpty: Bool { list.isEmpty }

    /// Returns whether a filter swallows the event. Filters after that one are not called.
    func swallow(_ event: TouchEvent) -> Bool {
        list.first { $0.swallows(event) }
    }

    /// Returns whether a filter of these, or of the window that the event is for, swallows the event. The window is
    /// looked up after these were asked, since they may change it.
    func swallow(_ event: TouchEvent, in window: @autoclosure () -> Window?) -> Bool {
        swallow(event) || window()?.eventFilters?.swallow(event) ?? false
    }

    func add(_ filter: any EventFilter) -> Bool { list.add(filter) }

    @inline(never)
    func remove(_ filter: any EventFilter) { list.removeFirst { $0 === filter } }

    func removeAll() { list.removeAll() }
}
