// SPDX-License-Identifier: MIT

extension Parser {
    /// Returns the object that a line of the set-up declares, or nil if it declares none.
    mutating func declaration(_ first: Word, _ line: inout Line) throws(ScenarioError) -> Declaration? {
        switch first.text {
        case "window": return .window(try window(&line))
        case "view": return .view(try view(.view, &line))
        case "control": return .view(try view(.control, &line))
        case "surface": return .view(try view(.surface, &line))
        case "scroll-view": return .view(try view(.scrollView, &line))
        case "controller": return .controller(try controller(&line))
        case Declaration.applicationName:
            try names.declareApplication(first, as: .application)
            return .application(try responder(&line))
        case Declaration.applicationDelegateName:
            try names.declareApplication(first, as: .applicationDelegate)
            return .applicationDelegate(try responder(&line))
        case "touch-source" where scenario.settings.isRecording: return .source(try source(&line))
        default:
            guard let syntax = RecognizerKinds.syntaxes.first(where: { $0.word == first.text }) else { return nil }
            return .recognizer(try recognizer(first, syntax, &line))
        }
    }

    private mutating func window(_ line: inout Line) throws(ScenarioError) -> WindowDeclaration {
        let name = try names.declare(try line.next("a name"), as: .window)
        let frame = try line.frame()
        try line.finish()
        return WindowDeclaration(name: name, frame: frame, line: line.source)
    }

    private mutating func controller(_ line: inout Line) throws(ScenarioError) -> ControllerDeclaration {
        let name = try line.next("a name")
        try line.expect("of")
        let view = try names.view(try line.next("a view"))
        // The host of a recording may give a view another one.
        guard !names.hasController(view) || scenario.settings.isRecording else {
            throw name.error("\(view.quoted) has a controller already")
        }
        let declared = try names.declareController(name, of: view)
        var options = try line.options()
        let handles = try self.handles(&options)
        try options.finish()
        return ControllerDeclaration(name: declared, view: view, handles: handles, line: line.source)
    }

    private func responder(_ line: inout Line) throws(ScenarioError) -> ResponderDeclaration {
        var options = try line.options()
        let handles = try self.handles(&options)
        try options.finish()
        return ResponderDeclaration(handles: handles, line: line.source)
    }

    func handles(_ options: inout Options) throws(ScenarioError) -> HandledEvents {
        guard let word = try options.value("handles") else { return .none }
        switch word.text {
        case "all": return .all
        case "none": return .none
        default: return .touches(try word.set(of: TouchPhase.self, called: "phase"))
        }
    }
}
