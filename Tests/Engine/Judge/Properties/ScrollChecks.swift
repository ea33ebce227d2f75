// SPDX-License-Identifier: MIT

import ScenarioFormat

extension PropertyChecks {
    /// §13: drags and decelerations alternate, and content rests within its limits.
    var scrollViolations: [String] {
        var found: [String] = []
        for case .view(let view) in scenario.declarations {
            guard case .scrollView(let options) = view.kind else { continue }
            var story = ScrollStory(options: options, frame: view.frame, mayBeAnywhere: isSent(view))
            for line in log where line.name == view.name { found += story.take(line).map { "\(view.name): \($0)" } }
            if isPlayedOut && !goes(view) { found += story.end.map { "\(view.name): \($0)" } }
        }
        return found
    }

    /// Whether the host scrolls it: it may be sent beyond limits that the scale has changed meanwhile, or be stopped
    /// there.
    private func isSent(_ view: ViewDeclaration) -> Bool {
        scenario.timeline.contains { entry in
            switch entry.action {
            case .scrollTo(view.name, _, _), .stopScrolling(view.name): true
            default: false
            }
        }
    }

    /// 2.10, 12.3: whether it may be removed during a motion.
    private func goes(_ view: ViewDeclaration) -> Bool {
        (scenario.timeline.map(\.action) + scenario.rules.map(\.action)).contains { action in
            switch action {
            case .removeView, .destroyView: true
            default: false
            }
        }
    }
}

/// Events of one scroll view so far.
private struct ScrollStory {
    let options: ScrollViewOptions
    let frame: Rect
    let mayBeAnywhere: Bool
    /// Offset; nil until the first scroll, since the host may begin with any.
    private var offset: Point?
    private var scale = 1.0
    private var isDragging = false
    private var isDecelerating = false
    /// Target from will-end-dragging to did-end-dragging.
    private var target: Point?

    init(options: ScrollViewOptions, frame: Rect, mayBeAnywhere: Bool) {
        self.options = options
        self.frame = frame
        self.mayBeAnywhere = mayBeAnywhere
    }

    /// Returns what is wrong with the next line.
    mutating func take(_ line: LogLine) -> [String] {
        guard case .scroll(let event) = line.event else { return [] }
        switch event {
        case .willBeginDragging:
            defer { (isDragging, isDecelerating) = (true, false) }
            return isDragging ? ["a drag begins in a drag"] : []
        case .scrolled: return scrolled(line.keys[.offset])
        case .zoomed: return zoomed(line.keys[.scale])
        case .willEndDragging:
            guard isDragging, target == nil, case .point(let place)? = line.keys[.target] else {
                return ["will-end-dragging out of turn"]
            }
            target = place
            return []
        case .didEndDragging:
            defer { (isDragging, target) = (false, nil) }
            return isDragging && target != nil ? [] : ["did-end-dragging out of turn"]
        case .willBeginDecelerating:
            defer { isDecelerating = true }
            return isDragging ? ["a deceleration begins in a drag"] : []
        case .willBeginZooming, .didEndZooming, .didEndScrollingAnimation: return []
        case .didEndDecelerating:
            defer { isDecelerating = false }
            if !isDecelerating { return ["a deceleration ends that never began"] }
            return (isDragging ? ["a deceleration ends in a drag"] : []) + atRest
        }
    }

    private mutating func scrolled(_ value: LogValue?) -> [String] {
        guard case .point(let place)? = value else { return ["scrolled nowhere"] }
        defer { offset = place }
        if place == offset { return ["scrolled to where it was"] }
        // 13.3: beyond the limits only while bouncing.
        return options.bounces == false ? beyond(place) : []
    }

    private mutating func zoomed(_ value: LogValue?) -> [String] {
        guard case .number(let number)? = value else { return ["zoomed to nothing"] }
        defer { scale = number }
        guard let zoom = options.zoom else { return ["zoomed without a range"] }
        if number == scale { return ["zoomed to the scale it had"] }
        let isBeyond = number < zoom.minimum || number > zoom.maximum
        return options.bounces == false && isBeyond ? ["scale \(number) beyond its limits"] : []
    }

    /// Returns violations at the end: all fingers have lifted, and nothing moves.
    var end: [String] {
        (isDragging ? ["a drag never ended"] : []) + atRest
    }

    private var atRest: [String] {
        var found = offset.map(beyond) ?? []
        if !mayBeAnywhere, let zoom = options.zoom, scale < zoom.minimum || scale > zoom.maximum {
            found.append("rests at scale \(scale)")
        }
        return found
    }

    /// 13.3: a scale that is not settled moves the limits, so that its last digits do not count.
    private func beyond(_ place: Point) -> [String] {
        if mayBeAnywhere { return [] }
        let inset = options.inset ?? .init(top: 0, left: 0, bottom: 0, right: 0)
        let alignment = options.alignment ?? .zero
        let wider = options.contentWidth * scale + inset.left + inset.right - frame.width
        let higher = options.contentHeight * scale + inset.top + inset.bottom - frame.height
        let left = min(0, wider) * alignment.x - inset.left
        let top = min(0, higher) * alignment.y - inset.top
        let right = left + max(0, wider)
        let bottom = top + max(0, higher)
        let tolerance = 1e-6
        // The host may begin beyond the limits, at 0; an axis that nothing moves stays there.
        func isInside(_ place: Double, _ lower: Double, _ upper: Double) -> Bool {
            place == 0 || (place >= lower - tolerance && place <= upper + tolerance)
        }
        let isInside = isInside(place.x, left, right) && isInside(place.y, top, bottom)
        return isInside ? [] : ["offset \(place.x), \(place.y) beyond its limits"]
    }
}
