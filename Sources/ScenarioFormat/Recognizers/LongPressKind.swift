// SPDX-License-Identifier: MIT

/// `long-press`
public struct LongPressKind: RecognizerSyntax {
    public static let word = "long-press"

    public var duration: Microseconds?
    public var movement: Double?
    public var taps: Int32?
    public var touches: Int32?
    public var ends: LiftEnd?

    public init() {}

    init(_ options: inout Options, _: Word) throws(ScenarioError) {
        duration = try options.value("duration")?.milliseconds(called: "duration")
        movement = try options.value("movement")?.number(atLeast: 0, called: "movement")
        taps = try options.count("taps", atLeast: 0)
        touches = try options.count("touches")
        ends = try options.value("ends")?.oneOf(LiftEnd.self, called: "end")
    }

    func add(to line: inout TextLine) {
        line.add("duration", duration?.millisecondsText)
        line.add("movement", movement?.decimalText)
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
