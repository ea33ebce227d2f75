// SPDX-License-Identifier: MIT

import ScenarioFormat

/// §13: a view that moves and scales its content.
final class ScrollView {
    unowned let model: Model
    unowned let view: View
    let contentSize: Point
    let zoomLimits: ScrollViewOptions.ZoomRange?
    let inset: ScrollViewOptions.Insets
    let alignment: Point
    let isPaging: Bool
    let isDirectionalLockEnabled: Bool
    let bounces: Bool
    let alwaysBounces: ScrollViewOptions.Axes
    let transfersScrollingToParent: ScrollViewOptions.Axes
    /// 13.5: factor per ms.
    let rate: Double
    let canCancelContentTouches: Bool
    let delay: ContentDelay
    /// The view that zooming scales.
    unowned(unsafe) var content: View?

    /// Translation of the pan that the offset has already followed.
    var followed = Point.zero
    /// Offset without the resistance of the edges, while a finger drags.
    var pulled: Point?
    /// 13.10: offset when the first finger of the drag landed.
    var landing = Point.zero
    /// 13.3: the axis kept by a directional lock.
    var lockedAxis: WritableKeyPath<Point, Double>?
    /// From will-begin-dragging to did-end-dragging.
    var isDragging = false
    var motion: ScrollMotion?
    /// 13.6: fingers that keep it stopped.
    var holders: [Touch] = []
    var pinching: Pinching? {
        didSet { zoomPlace = pinching?.place ?? zoomPlace }
    }
    var nextPinching: Pinching?
    /// Location in the view about which it was last zoomed.
    var zoomPlace = Point.zero

    init(model: Model, view: View, options: ScrollViewOptions) {
        self.model = model
        self.view = view
        contentSize = Point(x: options.contentWidth, y: options.contentHeight)
        zoomLimits = options.zoom
        inset = options.inset ?? .init(top: 0, left: 0, bottom: 0, right: 0)
        alignment = options.alignment ?? .zero
        isPaging = options.isPaging
        isDirectionalLockEnabled = options.isDirectionalLockEnabled
        bounces = options.bounces ?? true
        alwaysBounces = options.alwaysBounces ?? .none
        transfersScrollingToParent = options.transfersScrollingToParent ?? .both
        rate = options.deceleratesFast ? 0.99 : 0.998
        canCancelContentTouches = options.canCancelContentTouches ?? true
        delay = ContentDelay(isOn: options.delaysContentTouches ?? true)
        // 13.9: content that has only one place is aligned.
        if alignment != .zero {
            view.boundsOrigin = ScrollView.eachAxis { excess($0, atScale: nil) <= 0 ? lowerLimit($0) : 0 }
        }
    }

    /// 13.1: the offset moves the bounds' origin.
    var offset: Point {
        get { view.boundsOrigin }
        set {
            if newValue == view.boundsOrigin { return }
            view.boundsOrigin = newValue
            write(.scrolled, [.offset: .point(newValue)])
        }
    }

    /// 13.1: scales the content.
    var zoomScale = 1.0 {
        didSet {
            if zoomScale == oldValue { return }
            content?.zoom = zoomScale
            write(.zoomed, [.scale: .number(zoomScale)])
        }
    }

    func write(_ event: ScrollEvent, _ keys: [LogKey: LogValue] = [:]) {
        // 12.3: a destroyed view gets no events.
        if view.isDestroyed { return }
        model.log.append(LogLine(time: model.now, name: view.name, event: .scroll(event), keys: keys))
    }

    // MARK: 13.3

    func length(_ axis: WritableKeyPath<Point, Double>) -> Double {
        Point(x: view.frame.width, y: view.frame.height)[keyPath: axis]
    }

    /// Returns how much longer than the view the content with its insets is.
    private func excess(_ axis: WritableKeyPath<Point, Double>, atScale scale: Double?) -> Double {
        let insets = Point(x: inset.left + inset.right, y: inset.top + inset.bottom)[keyPath: axis]
        return contentSize[keyPath: axis] * (scale ?? zoomScale) + insets - length(axis)
    }

    /// 13.9: content smaller than the view has one place, by its alignment.
    func lowerLimit(_ axis: WritableKeyPath<Point, Double>, atScale scale: Double? = nil) -> Double {
        let before = Point(x: inset.left, y: inset.top)[keyPath: axis]
        return min(0, excess(axis, atScale: scale)) * alignment[keyPath: axis] - before
    }

    func upperLimit(_ axis: WritableKeyPath<Point, Double>, atScale scale: Double? = nil) -> Double {
        lowerLimit(axis, atScale: scale) + max(0, excess(axis, atScale: scale))
    }

    /// 13.8: returns whether it can scroll along an axis.
    func canMove(_ axis: WritableKeyPath<Point, Double>) -> Bool {
        let alwaysBounces = axis == \.x ? alwaysBounces.hasHorizontal : alwaysBounces.hasVertical
        return upperLimit(axis) > lowerLimit(axis) || (alwaysBounces && bounces)
    }

    func rubberBand(_ axis: WritableKeyPath<Point, Double>) -> RubberBand {
        RubberBand(
            lower: lowerLimit(axis), upper: upperLimit(axis), length: length(axis),
            isElastic: bounces && canMove(axis))
    }

    /// Returns the nearest offset within the limits.
    func limited(_ place: Point, atScale scale: Double? = nil) -> Point {
        ScrollView.eachAxis {
            min(max(place[keyPath: $0], lowerLimit($0, atScale: scale)), upperLimit($0, atScale: scale))
        }
    }

    static func eachAxis(_ value: (WritableKeyPath<Point, Double>) -> Double) -> Point {
        Point(x: value(\.x), y: value(\.y))
    }
}
