// SPDX-License-Identifier: MIT

/// `swipe`
public struct SwipeKind: RecognizerSyntax {
    public static let word = "swipe"
    public static let movement: MeasuredMovement? = .stroke
    public static let thresholdOptions = ThresholdOptions(
        lengths: [
            (option: "distance", length: .swipeAlong), (option: "deviation", length: .swipeAcross),
        ],
        durations: [(option: "duration", duration: .swipe)])

    public var directions: Set<SwipeDirection>
    public var touches: Int32?
    public var thresholds = Thresholds()

    public init(directions: Set<SwipeDirection>) {
        self.directions = directions
    }

    init(_ options: inout Options, _ first: Word) throws(ScenarioError) {
        directions = try options.requiredValue("direction", line: first.line, substitute: "left")
            .set(of: SwipeDirection.self, called: "direction")
        touches = try options.count("touches")
    }

    func add(to line: inout TextLine) {
        line.add("direction", directions.commaText)
        line.add("touches", touches)
    }
}
