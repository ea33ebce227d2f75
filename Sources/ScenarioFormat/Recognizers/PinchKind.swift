// SPDX-License-Identifier: MIT

/// `pinch`
public struct PinchKind: RecognizerSyntax {
    public static let word = "pinch"
    public static let movement: MeasuredMovement? = .spread
    public static let settableValues: Set<SettableValue> = [.scale]
    public static let thresholdOptions = ThresholdOptions(
        lengths: [(option: "distance", length: .begin)])

    public var reference: ValueReference?
    public var thresholds = Thresholds()

    public init() {}

    init(_ options: inout Options, _: Word) throws(ScenarioError) {
        reference = try options.reference()
    }

    func add(to line: inout TextLine) {
        line.add("reference", reference?.rawValue)
    }
}
