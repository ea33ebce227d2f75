// SPDX-License-Identifier: MIT

/// `pan`
public struct PanKind: RecognizerSyntax {
    public static let word = "pan"
    public static let movement: MeasuredMovement? = .path
    public static let hasTouchLimits = true
    public static let settableValues: Set<SettableValue> = [.translation]
    public static let thresholdOptions = ThresholdOptions(
        lengths: [(option: "distance", length: .begin)])

    public var minimumTouches: Int32?
    public var maximumTouches: Int32?
    public var reference: ValueReference?
    /// Devices that drive it beside touches.
    public var scrollTypes: Set<ScrollType>?
    public var thresholds = Thresholds()

    public init() {}

    init(_ options: inout Options, _: Word) throws(ScenarioError) {
        (minimumTouches, maximumTouches) = try options.touchLimits()
        reference = try options.reference()
        scrollTypes = try options.value("scroll-types")?.set(of: ScrollType.self, called: "scroll type")
    }

    func add(to line: inout TextLine) {
        line.add("min-touches", minimumTouches)
        line.add("max-touches", maximumTouches)
        line.add("reference", reference?.rawValue)
        line.add("scroll-types", scrollTypes?.commaText)
    }
}
