// SPDX-License-Identifier: MIT
public import CTactus
internal import GestureCore

/// C functions as event filters of an application or a window.
final class EventFilterFunctions:
    HostFunctions<@convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> tactus_answer>, EventFilter
{
    private unowned(unsafe) let owner: ApplicationHandle
    /// The application or window whose events are filtered.
    private let object: OpaquePointer
    private unowned(unsafe) let window: Window?

    init(_ owner: ApplicationHandle, _ object: OpaquePointer, of window: Window? = nil) {
        self.owner = owner
        self.object = object
        self.window = window
        super.init()
    }

    override func install() -> Bool { window?.addEventFilter(self) ?? owner.application.addEventFilter(self) }

    override func uninstall() {
        if let window { window.removeEventFilter(self) } else { owner.application.removeEventFilter(self) }
    }

    func swallows(_ event: TouchEvent) -> Bool {
        guard !owner.isDestroyed else { return false }
        return callHost(TACTUS_CALLBACK_EVENT_FILTER, object) {
            list.first { $0.function(eventPointer(event), $0.data).isYes(default: false, owner) }
        } _: {
            Int64(truncatingIfNeeded: ($0 ? TACTUS_ANSWER_YES : TACTUS_ANSWER_NO).rawValue)
        }
    }
}

/// Changes the filters of an application.
private func changeFilters(
    _ application: OpaquePointer?, _ function: FunctionID = #function,
    _ body: (ApplicationHandle, EventFilterFunctions) -> tactus_status
) -> tactus_status {
    changeApplication(application, function) { handle in
        handle.eventFilters.change { body(handle, handle.eventFilters) }
    }
}

@c @implementation
public func tactus_application_set_event_filter(
    _ application: OpaquePointer?, _ filter: tactus_event_filter_func?, _ data: UnsafeMutableRawPointer?
) -> tactus_status {
    changeFilters(application) { $1.set(filter, data, of: $0) }
}

@c @implementation
public func tactus_application_add_event_filter(
    _ application: OpaquePointer?, _ filter: tactus_event_filter_func?, _ data: UnsafeMutableRawPointer?
) -> tactus_status {
    changeFilters(application) { add(filter, data, to: $1.list, of: $0) }
}

@c @implementation
public func tactus_application_remove_event_filter(
    _ application: OpaquePointer?, _ filter: tactus_event_filter_func?, _ data: UnsafeMutableRawPointer?
) -> tactus_status {
    changeFilters(application) { remove(filter, data, from: $1.list, of: $0) }
}

/// Changes the filters of a window, created on first use.
private func changeWindowFilters(
    _ window: OpaquePointer?, _ function: FunctionID = #function,
    _ body: (ViewHandle, EventFilterFunctions) -> tactus_status
) -> tactus_status {
    changeView(window, function) { handle in
        guard let owner = handle.owner, let window = handle.window else { return TACTUS_STATUS_WRONG_KIND }
        guard owner.hasMemory else { return TACTUS_STATUS_NO_MEMORY }
        let filters = handle.windowEventFilters ?? EventFilterFunctions(owner, handle.pointer, of: window)
        handle.windowEventFilters = filters
        return filters.change { body(handle, filters) }
    }
}

@c @implementation
public func tactus_window_set_event_filter(
    _ window: OpaquePointer?, _ filter: tactus_event_filter_func?, _ data: UnsafeMutableRawPointer?
) -> tactus_status {
    changeWindowFilters(window) { $1.set(filter, data, of: $0) }
}

@c @implementation
public func tactus_window_add_event_filter(
    _ window: OpaquePointer?, _ filter: tactus_event_filter_func?, _ data: UnsafeMutableRawPointer?
) -> tactus_status {
    changeWindowFilters(window) { add(filter, data, to: $1.list, of: $0) }
}

@c @implementation
public func tactus_window_remove_event_filter(
    _ window: OpaquePointer?, _ filter: tactus_event_filter_func?, _ data: UnsafeMutableRawPointer?
) -> tactus_status {
    changeWindowFilters(window) { remove(filter, data, from: $1.list, of: $0) }
}
