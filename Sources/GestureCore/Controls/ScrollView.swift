// SPDX-License-Identifier: MIT

/// A view that moves and scales its content under the fingers (§13).
open class ScrollView: View, ContentScaling {
    /// Rate at which thrown content comes to rest (rule 13.5).
    public enum DecelerationRate: Int32, Sendable {
        /// 0.998 per ms.
        case normal = 0
        /// 0.99 per ms.
        case fast = 1

        /// As a motion (rule 16.1).
        public var decay: Decay { self == .normal ? .normal : .fast }
    }

    /// Room around the content, px.
    public struct Insets: Equatable, Sendable {
        public var top = 0.0
        public var left = 0.0
        public var bottom = 0.0
        public var right = 0.0

        public init() {}

        public init(top: Double, left: Double, bottom: Double, right: Double) {
            (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
        }
    }

    /// As it is shown: zooming scales it.
    public final var contentSize = Point.zero {
        didSet {
            guard !isScalingContentSize else { return }
            unscaledContentSize = contentSize * (1 / zoomScale)
            alignContent()
        }
    }
    /// The factors of many steps would add up their roundings.
    private(set) final var unscaledContentSize = Point.zero
    private final var isScalingContentSize = false
    /// Room around the content.
    public final var contentInset = Insets() {
        didSet { alignContent() }
    }
    /// Alignment of content that is smaller than the view: 0, 0 at the top left, 1, 1 at the bottom right (rule 13.9).
    public final var contentAlignmentPoint = Point.zero {
        didSet {
            if !contentAlignmentPoint.isFinite { contentAlignmentPoint = oldValue }
            alignContent()
        }
    }
    /// View that zooming scales; it lies at the content's origin. Of one scroll view only, and until it is gone.
    public final unowned(unsafe) var contentView: View? {
        didSet {
            if let oldValue, oldValue.scaler === self { oldValue.scaler = nil }
            if let scaler = contentView?.scaler, scaler !== self { scaler.contentViewWillGo() }
            contentView?.scaler = self
        }
    }

    final func contentViewWillGo() { contentView = nil }

    /// At least this much; above 0.
    public final var minimumZoomScale = 1.0
    /// At most this much; equal to the minimum: no zooming.
    public final var maximumZoomScale = 1.0
    /// Rests on multiples of its size, at most one page from where a drag began (rule 13.10).
    public final var isPagingEnabled = false
    /// Content can be pulled beyond its edges.
    public final var bounces = true
    /// Also where the content fits.
    public final var alwaysBounceHorizontal = false
    /// Also where the content fits.
    public final var alwaysBounceVertical = false
    /// At rest at its limit it leaves a horizontal drag to a scroll view around it (rule 13.8).
    public final var transfersHorizontalScrollingToParent = true
    /// At rest at its limit it leaves a vertical drag to a scroll view around it (rule 13.8).
    public final var transfersVerticalScrollingToParent = true
    /// Rate at which it comes to rest.
    public final var decelerationRate = DecelerationRate.normal
    /// Keeps the axis that led.
    public final var isDirectionalLockEnabled = false
    /// Off: nothing scrolls or zooms.
    public final var isScrollEnabled = true {
        didSet {
            panGestureRecognizer.isEnabled = isScrollEnabled
            pinchGestureRecognizer.isEnabled = isScrollEnabled
        }
    }
    /// The content's began waits for 150 ms without scrolling (rule 13.2).
    public final var delaysContentTouches = true
    /// A later drag cancels the content's touch (rule 13.2).
    public final var canCancelContentTouches = true
    /// Kept alive.
    public final var delegate: (any ScrollViewDelegate)?

    /// Its own pan, for relations with others.
    public final let panGestureRecognizer: PanGestureRecognizer
    /// Its own pinch.
    public final let pinchGestureRecognizer = PinchGestureRecognizer()
    private final var ownDelegate: ScrollGestureDelegate?

    /// The content's place at the view's top left corner.
    public final var contentOffset: Point {
        get { boundsOrigin }
        set { setContentOffset(newValue, animated: false) }
    }
    /// The scale of the content.
    public internal(set) final var zoomScale = 1.0
    /// A finger that may scroll it, or scrolls or zooms it, is down.
    public final var isTracking: Bool {
        if isZooming { return true }
        return !panGestureRecognizer.state.isFinished && !panGestureRecognizer.attempt.listening.isEmpty
    }
    /// A finger scrolls it.
    public internal(set) final var isDragging = false
    /// Fingers zoom it.
    public internal(set) final var isZooming = false
    /// The content still moves after the lift.
    public internal(set) final var isDecelerating = false
    /// The scale returns to its limits.
    public final var isZoomBouncing: Bool { motionKind == .zoomBouncing }
    /// A programmed scrolling or zooming goes on.
    public final var isAnimating: Bool { isScrollAnimating || isZoomAnimating }
    /// A programmed scrolling goes on.
    public final var isScrollAnimating: Bool { motionKind == .animating }
    /// A programmed zooming goes on.
    public final var isZoomAnimating: Bool { motionKind == .zooming }

    // MARK: What a drag or a motion is about

    final var dragStart = Point.zero
    /// The offset when the first finger of the drag landed (rule 13.10).
    final var dragLanding = Point.zero
    /// The translation that the offset has followed.
    final var dragTranslation = Point.zero
    final var lockedAxis: Axis?
    final var motionX = AxisMotion()
    final var motionY = AxisMotion()
    final var motionKind = MotionKind.none
    final var zoomMotion = AxisMotion()
    final var zoomStart = 1.0
    final var zoomStartTime: Microseconds = 0
    /// The content's point under the fingers, unscaled, and where the fingers are in the view.
    final var zoomAnchor = Point.zero
    final var zoomFinger = Point.zero
    final var zoomTouches = TouchMask.none
    /// A finger has stopped a motion, and neither dragged nor pinched since.
    final var isCaught = false
    /// The touches that stopped a motion: they never reach the content (rule 13.6).
    final var stoppingTouches = TouchMask.none

    enum Axis { case horizontal, vertical }
    enum MotionKind { case none, decelerating, animating, zooming, zoomBouncing }
    final var isZoomMoving: Bool { motionKind == .zooming || motionKind == .zoomBouncing }

    /// Recognizers beside pan and pinch: the delay of the content's touches, and the catch of a motion.
    static let hiddenRecognizerCount = 2

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
        // Swipes of several fingers mean something else than scrolling.
        panGestureRecognizer.allowedScrollTypes = .all
        panGestureRecognizer.followsTouchpad = false
        addGestureRecognizer(ContentDelayRecognizer(self))
        // The newest hears first: a motion has to stop before anyone else asks.
        addGestureRecognizer(CatchRecognizer(self))
    }

    deinit {
        contentView?.scaler = nil
        // Objects that the user still holds must not call back into freed memory.
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
        contentSize = unscaledContentSize * zoomScale
        isScalingContentSize = false
    }

    // MARK: Offsets

    final func setOffset(_ offset: Point) {
        guard offset != boundsOrigin, offset.isFinite else { return }
        // Without a -0, which a host would show.
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
