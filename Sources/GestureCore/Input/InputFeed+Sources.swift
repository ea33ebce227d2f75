// SPDX-License-Identifier: MIT

/// Touch sources: devices that come and go.
extension InputFeed {
    func makeSource(_ configuration: TouchSource.Configuration) -> TouchSource {
        let source = TouchSource(configuration)
        sourceList.insert(source, (), at: .max)
        _ = queue.reserve(leavesOf: sourceList.count)
        return source
    }

    func removeSource(_ source: TouchSource) {
        guard source.isAttached, sourceList.contains(source) else { return }
        queue.removeAll(from: source)
        source.membership = .leaving
        // The touches must end before their source does: inside a callback that is after the running delivery.
        guard !isDelivering else {
            deadlines.endPlainInput()
            return queue.appendLeave(of: source)
        }
        finishLeaving(source)
        processQueue()
    }

    func finishLeaving(_ source: TouchSource) {
        SystemCancel(self).cancel(source)
        // A callback may have shut the application down.
        guard source.membership == .leaving else { return }
        if source.isHovering { indirect.deliverHover(nil, source.configuration.seat, at: cycle.time) }
        for touch in cycle.pool.set(cycle.pool.used) where touch.source === source { touch.source = nil }
        sourceList.remove(source)
        source.membership = .removed
    }

    /// Drops sources and waiting input: the application is shutting down.
    func forgetEverything() {
        while let source = sourceList.popLast() { source.membership = .removed }
        queue.removeAll()
    }
}
