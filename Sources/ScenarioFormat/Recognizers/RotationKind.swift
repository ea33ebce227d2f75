// SPDX-License-Identifier: MIT

/// `rotation`
public struct RotationKind: RecognizerSyntax {
    public static let word = "rotation"
    public static let movement: MeasuredMovement? = .arc
    public static let settableValues: Set<SettableValue> = [.rotation]
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
