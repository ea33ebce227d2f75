// SPDX-License-Identifier: MIT

/// A view that moves and scales its content under the fingers (§13).
open class ScrollView: View, ContentScaling {
    /// Rate at which thrown content comes to rest (rule 13.5).
    public enum DecelerationRate: Int32, Sendable {
        /// Deceleration by the factor 0.998 per ms.
        case normal = 0
        /// Deceleration by the factor 0.99 per ms.
        case fast = 1

        /// The curve of this rate (rule 16.1).
        public var decay: Decay { self == .normal ? .normal : .fast }
    }

    /// Margins around the content, in px.
    public struct Insets: Equatable, Sendable {
        /// Margin above the content.
        public var top = 0.0
        /// Margin left of the content.
        public var left = 0.0
        /// Margin below the content.
        public var bottom = 0.0
        /// Margin right of the content.
        public var right = 0.0

        /// Creates insets of 0 px.
        public init() {}

        /// Creates insets, in px.
        public init(top: Double, left: Double, bottom: Double, right: Double) {
            (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
        }
    }

    /// Size of the content as shown, in px: zooming scales it. Default: zero. Both numbers must be finite.
    public final var contentSize: Size {
        get { Size(width: shownContentSize.x, height: shownContentSize.y) }
        set { shownContentSize = Point(x: newValue.width, y: newValue.height) }
    }
    /// `contentSize` as the place of the content's bottom right corner.
    package final var shownContentSize = Point.zero {
        didSet {
            guard !isScalingContentSize else { return }
            unscaledContentSize = shownContentSize * (1 / zoomScale)
            alignContent()
        }
    }
    /// Content size at scale 1. Multiplying the shown size by each step's factor would accumulate rounding errors.
    private(set) final var unscaledContentSize = Point.zero
    private final var isScalingContentSize = false
    /// Margins around the content within which it may rest. Default: 0 px.
    public final var contentInset = Insets() {
        didSet { alignContent() }
    }
    /// Alignment of content that is smaller than the view: (0, 0) is the top left, (1, 1) the bottom right (rule 13.9).
    /// Default: (0, 0).
    public final var contentAlignmentPoint = Point.zero {
        didSet {
            if !contentAlignmentPoint.isFinite { contentAlignmentPoint = oldValue }
            alignContent()
        }
    }
    /// The view that zooming scales, at the content's origin. Not retained: the property is nil after the view is
    /// destroyed. A view belongs to one scroll view only. Default: nil.
    public final unowned(unsafe) var contentView: View? {
        didSet {
            if let oldValue, oldValue.scaler === self { oldValue.scaler = nil }
            if let scaler = contentView?.scaler, scaler !== self { scaler.contentViewWillGo() }
            contentView?.scaler = self
        }
    }

    final func contentViewWillGo() { contentView = nil }

    /// Smallest zoom scale. Default: 1. Must be above 0.
    public final var minimumZoomScale = 1.0
    /// Largest zoom scale. Default: 1. Zooming is disabled while it equals the minimum.
    public final var maximumZoomScale = 1.0
    /// Whether the content rests at multiples of the view's size, at most one page from where a drag began (rule
    /// 13.10). Default: false.
    public final var isPagingEnabled = false
    /// Whether content can be pulled beyond its edges. Default: true.
    public final var bounces = true
    /// Whether content that fits horizontally can be pulled, too. Default: false.
    public final var alwaysBounceHorizontal = false
    /// Whether content that fits vertically can be pulled, too. Default: false.
    public final var alwaysBounceVertical = false
    /// Whether content that rests at its limit leaves a horizontal drag to an ancestor scroll view (rule 13.8).
    /// Default: true.
    public final var transfersHorizontalScrollingToParent = true
    /// Whether content that rests at its limit leaves a vertical drag to an ancestor scroll view (rule 13.8). Default:
    /// true.
    public final var transfersVerticalScrollingToParent = true
    /// Rate at which thrown content comes to rest. Default: `.normal`.
    public final var decelerationRate = DecelerationRate.normal
    /// Whether a drag keeps to the axis in which it began. Default: false.
    public final var isDirectionalLockEnabled = false
    /// Whether fingers can scroll and zoom. Default: true. Setting it to false ends a running drag or pinch.
    public final var isScrollEnabled = true {
        didSet {
            panGestureRecognizer.isEnabled = isScrollEnabled
            pinchGestureRecognizer.isEnabled = isScrollEnabled
        }
    }
    /// Whether the content gets began only after 150 ms without scrolling (rule 13.2). Default: true.
    public final var delaysContentTouches = true
    /// Whether a later drag cancels the touch that the content has (rule 13.2). Default: true.
    public final var canCancelContentTouches = true
    /// Delegate, retained. Default: nil.
    public final var delegate: (any ScrollViewDelegate)?

    /// The scroll view's own pan, for relations with other recognizers.
    public final let panGestureRecognizer: PanGestureRecognizer
    /// The scroll view's own pinch, for relations with other recognizers.
    public final let pinchGestureRecognizer = PinchGestureRecognizer()
    private final var ownDelegate: ScrollGestureDelegate?

    /// The point of the content at the view's top left corner, in px. Setting it scrolls at once.
    public final var contentOffset: Point {
        get { boundsOrigin }
        set { setContentOffset(newValue, animated: false) }
    }
    /// Scale of the content. Default: 1.
    public internal(set) final var zoomScale = 1.0
    /// Whether a finger is down that scrolls, zooms or may start to.
    public final var isTracking: Bool {
        if isZooming { return true }
        return !panGestureRecognizer.state.isFinished && !panGestureRecognizer.attempt.listening.isEmpty
    }
    /// Whether a finger scrolls the content.
    public internal(set) final var isDragging = false
    /// Whether fingers zoom the content.
    public internal(set) final var isZooming = false
    /// Whether the content still moves after a lift.
    public internal(set) final var isDecelerating = false
    /// Whether the scale is returning to its limits.
    public final var isZoomBouncing: Bool { motionKind == .zoomBouncing }
    /// Whether a programmed scroll or zoom is running.
    public final var isAnimating: Bool { isScrollAnimating || isZoomAnimating }
    /// Whether a programmed scroll is running.
    public final var isScrollAnimating: Bool { motionKind == .animating }
    /// Whether a programmed zoom is running.
    public final var isZoomAnimating: Bool { motionKind == .zooming }

    // MARK: What a drag or a motion is about

    final var dragStart = Point.zero
    /// Offset when the first finger of the drag landed (rule 13.10).
    final var dragLanding = Point.zero
    /// Translation of the pan that the offset has followed so far.
    final var dragTranslation = Point.zero
    final var lockedAxis: Axis?
    final var motionX = AxisMotion()
    final var motionY = AxisMotion()
    final var motionKind = MotionKind.none
    final var zoomMotion = AxisMotion()
    final var zoomStart = 1.0
    final var zoomStartTime: Microseconds = 0
    /// Point of the content under the fingers at scale 1, and the fingers' location in the view.
    final var zoomAnchor = Point.zero
    final var zoomFinger = Point.zero
    final var zoomTouches = TouchMask.none
    /// Whether a finger has stopped a motion and has neither dragged nor pinched since.
    final var isCaught = false
    /// Touches that stopped a motion: they never reach the content (rule 13.6).
    final var stoppingTouches = TouchMask.none

    enum Axis { case horizontal, vertical }
    enum MotionKind { case none, decelerating, animating, zooming, zoomBouncing }
    final var isZoomMoving: Bool { motionKind == .zooming || motionKind == .zoomBouncing }

    /// Number of hidden recognizers of a scroll view: the delay of content touches, and the catch of a motion.
    static let hiddenRecognizerCount = 2

    /// Creates a scroll view with a frame in its superview's coordinates, in px.
    public override init(frame: Rect) {
        let pan = ScrollPanGestureRecognizer()
        panGestureRecognizer = pan
        super.init(frame: frame)
        pan.scrollView = self
        let ownDelegate = ScrollGestureDelegate(self)
        self.ownDelegate = ownDelegate
        let target = ScrollGestureTarget(self)
        for recognizer in ownedGestureRecognizers {
            recognizer.delegate = ownDelegate
            recognizer.delaysTouchesEnded = false
            recognizer.addTarget(target)
            addGestureRecognizer(recognizer)
        }
        // Touchpad swipes with several fingers mean something other than scrolling.
        panGestureRecognizer.allowedScrollTypes = .all
        panGestureRecognizer.followsTouchpad = false
        addGestureRecognizer(ContentDelayRecognizer(self))
        // The newest recognizer is called first: the motion must stop before any other recognizer or delegate is asked.
        addGestureRecognizer(CatchRecognizer(self))
    }

    deinit {
        contentView?.scaler = nil
        // Recognizers that the user still holds must not call into freed memory.
        (panGestureRecognizer as? ScrollPanGestureRecognizer)?.scrollView = nil
        for recognizer in ownedGestureRecognizers {
            recognizer.delegate = nil
            recognizer.targets?.removeAll()
        }
    }

    override var libraryClass: ObjectIdentifier { ObjectIdentifier(ScrollView.self) }

    package override func forgetCallbacks() {
        delegate = nil
        motionKind = .none
    }

    package override var ownedGestureRecognizers: [GestureRecognizer] {
        [panGestureRecognizer, pinchGestureRecognizer]
    }

    final func scaleContentSize() {
        isScalingContentSize = true
        shownContentSize = unscaledContentSize * zoomScale
        isScalingContentSize = false
    }

    // MARK: Offsets

    final func setOffset(_ offset: Point) {
        guard offset != boundsOrigin, offset.isFinite else { return }
        // Adding zero avoids a -0, which a host would print.
        boundsOrigin = offset + .zero
        delegate?.scrollViewDidScroll(self)
    }

    override final var contentKeeper: (any ContentKeeping)? { self }

    open override func didMove(to window: Window?) {
        guard window == nil else { return }
        motionKind = .none
        isDecelerating = false
    }

    package override var word: StaticString { "scroll-view" }

    // MARK: Gestures

    final func gestureDidAct(_ recognizer: GestureRecognizer) {
        if recognizer === pinchGestureRecognizer { return pinchDidAct() }
        switch recognizer.state {
        case .began: beginDragging()
        case .changed: drag()
        case .ended:
            // The lift may have come with a last move.
            drag()
            endDragging(velocity: Point.zero - panGestureRecognizer.velocity(in: self))
        case .cancelled: endDragging(velocity: .zero)
        case .possible, .failed: break
        }
    }
}
