// SPDX-License-Identifier: MIT

/// A view that moves and scales its content under the fingers (§13).
open class ScrollView: View, ContentKeeping, ContentScaling {
    /// How fast a thrown content comes to rest (rule 13.5).
    public enum DecelerationRate: Int32, Sendable {
        /// 0.998 per ms.
        case normal = 0
        /// 0.99 per ms.
        case fast = 1

        /// Per millisecond (rule 13.5).
        var perMillisecond: Double { self == .normal ? 0.998 : 0.99 }
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
            if !isScalingContentSize { unscaledContentSize = contentSize * (1 / zoomScale) }
        }
    }
    /// The factors of many steps would add up their roundings.
    private(set) final var unscaledContentSize = Point.zero
    private final var isScalingContentSize = false
    /// Room around the content.
    public final var contentInset = Insets()
    /// What zooming scales; it lies at the content's origin. Of one scroll view only, and until it is gone.
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
    /// Rests on multiples of its size.
    public final var isPagingEnabled = false
    /// Content can be pulled beyond its edges.
    public final var bounces = true
    /// Also where the content fits.
    public final var alwaysBouncesHorizontally = false
    /// Also where the content fits.
    public final var alwaysBouncesVertically = false
    /// How fast it comes to rest.
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
    public final let panGestureRecognizer = PanGestureRecognizer()
    /// Its own pinch.
    public final let pinchGestureRecognizer = PinchGestureRecognizer()
    private final var ownDelegate: ScrollGestureDelegate?

    /// The content's place at the view's top left corner.
    public final var contentOffset: Point { boundsOrigin }
    /// The scale of the content.
    public internal(set) final var zoomScale = 1.0
    /// A finger scrolls it.
    public internal(set) final var isDragging = false
    /// Fingers zoom it.
    public internal(set) final var isZooming = false
    /// It still moves after the finger has lifted.
    public internal(set) final var isDecelerating = false

    // MARK: What a drag or a motion is about

    final var dragStart = Point.zero
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
    enum MotionKind { case none, decelerating, animating, zooming }

    /// Recognizers beside pan and pinch: the delay of the content's touches, and the catch of a motion.
    static let hiddenRecognizerCount = 2

    public override init(frame: Rect) {
        super.init(frame: frame)
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
        // What the user holds on to must not call back into memory that is gone.
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

    final func isOwn(_ recognizer: GestureRecognizer) -> Bool {
        recognizer === panGestureRecognizer || recognizer === pinchGestureRecognizer
    }

    final func scaleContentSize() {
        isScalingContentSize = true
        contentSize = unscaledContentSize * zoomScale
        isScalingContentSize = false
    }

    // MARK: Limits (rule 13.3)

    final var limitsX: (lower: Double, upper: Double) {
        ScrollView.limits(contentSize.x, frame.width, before: contentInset.left, behind: contentInset.right)
    }

    final var limitsY: (lower: Double, upper: Double) {
        ScrollView.limits(contentSize.y, frame.height, before: contentInset.top, behind: contentInset.bottom)
    }

    private static func limits(
        _ content: Double, _ length: Double, before: Double, behind: Double
    ) -> (lower: Double, upper: Double) {
        let lower = -before
        return (lower, max(lower, content + behind - length))
    }

    final func clamped(_ offset: Point) -> Point {
        Point(
            x: min(max(offset.x, limitsX.lower), limitsX.upper),
            y: min(max(offset.y, limitsY.lower), limitsY.upper))
    }

    final func canMove(_ axis: Axis) -> Bool {
        switch axis {
        case .horizontal: limitsX.upper > limitsX.lower || (alwaysBouncesHorizontally && bounces)
        case .vertical: limitsY.upper > limitsY.lower || (alwaysBouncesVertically && bounces)
        }
    }

    // MARK: Offsets

    final func setOffset(_ offset: Point) {
        guard offset != boundsOrigin, offset.isFinite else { return }
        boundsOrigin = offset
        delegate?.scrollViewDidScroll(self)
    }

    open override func didMove(to window: Window?) {
        if window == nil { motionKind = .none }
    }

    // MARK: Content touches (rules 13.2, 13.6, 13.8)

    /// A finger stops any motion, and never reaches the content.
    final func fingersLanded(_ touches: TouchSet) {
        stoppingTouches = .none
        guard motionKind != .none else { return }
        stoppingTouches = touches.mask
        stopMotion()
        isCaught = true
    }

    override var contentKeeper: (any ContentKeeping)? { self }

    final func stops(_ touch: Touch) -> Bool {
        touch.view !== self && stoppingTouches.contains(touch.slot)
    }

    /// Whether the content gets a touch that is about to begin there; no: `self` gets it.
    final func contentReceives(_ touch: Touch, in view: View) -> Bool {
        delegate?.scrollView(self, touchesShouldBeginIn: view) ?? true
    }

    /// Whether a gesture of its own may begin now.
    final func mayBegin(_ recognizer: GestureRecognizer) -> Bool {
        if recognizer === pinchGestureRecognizer {
            guard maximumZoomScale > minimumZoomScale, contentView?.isDescendant(of: self) ?? false
            else { return false }
        } else {
            guard canMove(leadingAxis) else { return false }
        }
        guard let pool = recognizer.pool else { return true }
        // Also one that has lifted, as long as its view has not heard of that: the gesture would cancel it.
        for touch in pool.set(recognizer.attempt.bound) {
            guard let view = touch.view, view !== self, eventDispatcher?.isDelivered(touch) ?? false else { continue }
            let allows = delegate?.scrollView(self, touchesShouldCancelIn: view) ?? !(view is Control)
            if !canCancelContentTouches || !allows { return false }
        }
        return true
    }

    private final var leadingAxis: Axis {
        let translation = panGestureRecognizer.translation(in: self)
        return abs(translation.x) > abs(translation.y) ? .horizontal : .vertical
    }

    // MARK: Gestures

    final func gestureDidAct(_ recognizer: GestureRecognizer) {
        if recognizer === pinchGestureRecognizer { return pinchDidAct() }
        switch recognizer.state {
        case .began:
            beginDragging()
            drag()
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
