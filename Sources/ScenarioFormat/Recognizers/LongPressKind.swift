// SPDX-License-Identifier: MIT

/// `long-press`
public struct LongPressKind: RecognizerSyntax {
    public static let word = "long-press"
    public static let movement: MeasuredMovement? = .press
    public static let thresholdOptions = ThresholdOptions(
        lengths: [
            (option: "movement", length: .allowableMovement), (option: "tap-distance", length: .tapDistance),
            (option: "tap-movement", length: .tapMovement),
        ],
        durations: [
            (option: "duration", duration: .minimumPress), (option: "tap-duration", duration: .tap),
            (option: "interval", duration: .tapInterval), (option: "arrival", duration: .arrival),
        ])

    public var thresholds = Thresholds()
    public var taps: Int32?
    public var touches: Int32?
    public var ends: LiftEnd?

    public init() {}

    /// Duration of the press.
    public var duration: Microseconds? {
        get { thresholds.durations[.minimumPress] }
        set { thresholds.durations[.minimumPress] = newValue }
    }

    init(_ options: inout Options, _: Word) throws(ScenarioError) {
        taps = try options.count("taps", atLeast: 0)
        touches = try options.count("touches")
        ends = try options.value("ends")?.oneOf(LiftEnd.self, called: "end")
    }

    func add(to line: inout TextLine) {
        line.add("taps", taps)
        line.add("touches", touches)
        line.add("ends", ends?.rawValue)
    }
}

/// The lift that ends a press of several fingers.
public enum LiftEnd: String, Sendable, CaseIterable {
    case firstLift = "first-lift"
    case lastLift = "last-lift"
}
