// SPDX-License-Identifier: MIT

/// `custom`: a recognizer that does the same thing in every callback of a phase.
public struct CustomKind: RecognizerSyntax {
    public static let word = "custom"
    public static let isCustom = true

    public var acts: [TouchPhase: CustomAct]
    public var isDiscrete: Bool

    public init(acts: [TouchPhase: CustomAct] = [:], isDiscrete: Bool = false) {
        self.acts = acts
        self.isDiscrete = isDiscrete
    }

    init(_ options: inout Options, _: Word) throws(ScenarioError) {
        acts = [:]
        for phase in TouchPhase.allCases {
            acts[phase] = try options.value(phase.rawValue).map { word throws(ScenarioError) in try CustomAct(word) }
        }
        isDiscrete = try options.flag("discrete")
    }

    func add(to line: inout TextLine) {
        for phase in TouchPhase.allCases {
            line.add(phase.rawValue, acts[phase]?.text)
        }
        line.add("discrete", if: isDiscrete)
    }
}

/// Act of a custom recognizer when it gets touches.
public struct CustomAct: Sendable, Equatable {
    public enum Step: Sendable, Equatable {
        case set(CustomState)
        /// Ignores the touches it was handed.
        case ignoreHanded
        case ignore([TouchID])
    }

    public var step: Step
    /// Counted from 1: the only callback of the phase in which it acts. Nil: in every one.
    public var onlyAtCallback: Int32?

    public init(_ step: Step, onlyAtCallback: Int32? = nil) {
        self.step = step
        self.onlyAtCallback = onlyAtCallback
    }
}

/// The states that a custom recognizer may set; recognized is another word for ended.
public enum CustomState: String, Sendable, CaseIterable {
    case began, changed, ended, recognized, failed, cancelled

    public var state: RecognizerState {
        switch self {
        case .began: .began
        case .changed: .changed
        case .ended, .recognized: .ended
        case .failed: .failed
        case .cancelled: .cancelled
        }
    }
}

extension CustomAct {
    /// `ACT` or `@N:ACT`
    fileprivate init(_ word: Word) throws(ScenarioError) {
        guard word.text.hasPrefix("@") else {
            self.init(try Step(word))
            return
        }
        let parts = word.text.dropFirst()
            .split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { throw word.error("\(word.text.quoted) should read @N:ACT") }
        let callback = try word.part(parts[0])
            .integer(in: 1...Int32.max, called: "number of a callback")
        self.init(try Step(word.part(parts[1])), onlyAtCallback: callback)
    }

    fileprivate var text: String {
        if let onlyAtCallback { "@\(onlyAtCallback):\(step.text)" } else { step.text }
    }
}

extension CustomAct.Step {
    private static let ignorePrefix = "ignore:"

    fileprivate init(_ word: Word) throws(ScenarioError) {
        let prefix = CustomAct.Step.ignorePrefix
        if word.text == "ignore" {
            self = .ignoreHanded
        } else if word.text.hasPrefix(prefix) {
            let list = word.part(word.text.dropFirst(prefix.count))
            self = .ignore(try list.touchIDs())
        } else {
            self = .set(try word.oneOf(CustomState.self, called: "act but ignore or ignore:ID,… or a state"))
        }
    }

    fileprivate var text: String {
        switch self {
        case .set(let state): state.rawValue
        case .ignoreHanded: "ignore"
        case .ignore(let touches): CustomAct.Step.ignorePrefix + touches.commaText
        }
    }
}
