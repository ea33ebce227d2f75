// SPDX-License-Identifier: MIT

/// `transform`
public struct TransformKind: RecognizerSyntax {
    public static let word = "transform"
    public static let movement: MeasuredMovement? = .pathSpreadAndArc
    public static let hasTouchLimits = true
    public static let settableValues: Set<SettableValue> = [.translation, .scale, .rotation]
    public static let thresholdOptions = ThresholdOptions(
        lengths: [
            (option: "distance", length: .begin), (option: "spread", length: .beginSpread),
            (option: "arc", length: .beginArc),
        ])

    public var minimumTouches: Int32?
    public var maximumTouches: Int32?
    public var parts: Set<TransformPart>?
    public var reference: ValueReference?
    public var thresholds = Thresholds()

    public init() {}

    init(_ options: inout Options, _: Word) throws(ScenarioError) {
        (minimumTouches, maximumTouches) = try options.touchLimits()
        parts = try options.value("parts")?.set(of: TransformPart.self, called: "part")
        reference = try options.reference()
    }

    func add(to line: inout TextLine) {
        line.add("min-touches", minimumTouches)
        line.add("max-touches", maximumTouches)
        line.add("parts", parts?.commaText)
        line.add("reference", reference?.rawValue)
    }
}
