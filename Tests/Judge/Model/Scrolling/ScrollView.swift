// SPDX-License-Identifier: MIT

import ScenarioFormat

/// §13: a view that moves and scales its content.
final class ScrollView {
    unowned let model: Model
    unowned let view: View
    let contentSize: Point
    let zoomLimits: ScrollViewOptions.ZoomRange?
    let isPaging: Bool
    let bounces: Bool
    /// 13.5: per ms.
    let rate: Double
    let canCancelContentTouches: Bool
    let delay: ContentDelay
    /// What zooming scales.
    unowned(unsafe) var content: View?

    /// The way of the pan that the offset has gone along already.
    var followed = Point.zero
    /// Where the offset would be if the edges gave no resistance, while a finger drags.
    var pulled: Point?
    /// From will-begin-dragging to did-end-dragging.
    var isDragging = false
    var motion: ScrollMotion?
    /// 13.6: the fingers that keep it stopped.
    var holders: [Touch] = []
    var pinching: Pinching? {
        didSet { zoomPlace = pinching?.place ?? zoomPlace }
    }
    var nextPinching: Pinching?
    /// The place in the view about which it was zoomed last.
    var zoomPlace = Point.zero

    init(model: Model, view: View, options: ScrollViewOptions) {
        self.model = model
        self.view = view
        contentSize = Point(x: options.contentWidth, y: options.contentHeight)
        zoomLimits = options.zoom
        isPaging = options.isPaging
        bounces = options.bounces ?? true
        rate = options.deceleratesFast ? 0.99 : 0.998
        canCancelContentTouches = options.canCancelContentTouches ?? true
        delay = ContentDelay(isOn: options.delaysContentTouches ?? true)
    }

    /// 13.1: moves the bounds' origin.
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
        // 12.3
        if view.isDestroyed { return }
        model.log.append(LogLine(time: model.now, name: view.name, event: .scroll(event), keys: keys))
    }

    // MARK: 13.3

    func length(_ axis: WritableKeyPath<Point, Double>) -> Double {
        Point(x: view.frame.width, y: view.frame.height)[keyPath: axis]
    }

    func upperLimit(_ axis: WritableKeyPath<Point, Double>, atScale scale: Double? = nil) -> Double {
        max(0, contentSize[keyPath: axis] * (scale ?? zoomScale) - length(axis))
    }

    /// 13.8
    func canMove(_ axis: WritableKeyPath<Point, Double>) -> Bool {
        upperLimit(axis) > 0
    }

    func rubberBand(_ axis: WritableKeyPath<Point, Double>) -> RubberBand {
        RubberBand(
            lower: 0, upper: upperLimit(axis), length: length(axis), isElastic: bounces && canMove(axis))
    }

    /// The nearest place within the limits.
    func limited(_ place: Point, atScale scale: Double? = nil) -> Point {
        ScrollView.eachAxis { min(max(place[keyPath: $0], 0), upperLimit($0, atScale: scale)) }
    }

    static func eachAxis(_ value: (WritableKeyPath<Point, Double>) -> Double) -> Point {
        Point(x: value(\.x), y: value(\.y))
    }
}
