// SPDX-License-Identifier: MIT

/// `tap`
public struct TapKind: RecognizerSyntax {
    public static let word = "tap"
    public static let movement: MeasuredMovement? = .taps
    public static let thresholdOptions = ThresholdOptions(
        lengths: [
            (option: "movement", length: .allowableMovement), (option: "tap-distance", length: .tapDistance),
        ],
        durations: [
            (option: "duration", duration: .tap), (option: "interval", duration: .tapInterval),
            (option: "arrival", duration: .arrival),
        ])

    public var taps: Int32?
    public var touches: Int32?
    /// Buttons that a pointer has to press.
    public var buttons: Set<PointerButton>?
    public var thresholds = Thresholds()

    public init() {}

    init(_ options: inout Options, _: Word) throws(ScenarioError) {
        taps = try options.count("taps")
        touches = try options.count("touches")
        buttons = try options.value("buttons")?.set(of: PointerButton.self, called: "button")
    }

    func add(to line: inout TextLine) {
        line.add("taps", taps)
        line.add("touches", touches)
        line.add("buttons", buttons?.commaText)
    }
}
