// SPDX-License-Identifier: MIT

/// Options of a scroll view. Nil means the library's default.
public struct ScrollViewOptions: Sendable, Equatable {
    public struct ZoomRange: Sendable, Equatable {
        public var minimum: Double
        public var maximum: Double

        public init(minimum: Double, maximum: Double) {
            self.minimum = minimum
            self.maximum = maximum
        }
    }

    public struct Insets: Sendable, Equatable {
        public var top: Double
        public var left: Double
        public var bottom: Double
        public var right: Double

        public init(top: Double, left: Double, bottom: Double, right: Double) {
            (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
        }
    }

    public enum Axes: String, Sendable, CaseIterable {
        case none = "no"
        case horizontal, vertical, both

        public var hasHorizontal: Bool { self == .horizontal || self == .both }
        public var hasVertical: Bool { self == .vertical || self == .both }
    }

    public var contentWidth: Double
    public var contentHeight: Double
    public var inset: Insets?
    /// Alignment of content that is smaller than the view.
    public var alignment: Point?
    public var zoom: ZoomRange?
    public var isPaging = false
    public var isDirectionalLockEnabled = false
    public var bounces: Bool?
    public var alwaysBounces: Axes?
    /// Whether a drag at the limit goes to an enclosing scroll view.
    public var transfersScrollingToParent: Axes?
    /// `rate=fast`
    public var deceleratesFast = false
    public var delaysContentTouches: Bool?
    public var canCancelContentTouches: Bool?

    public init(contentWidth: Double, contentHeight: Double) {
        self.contentWidth = contentWidth
        self.contentHeight = contentHeight
    }
}
