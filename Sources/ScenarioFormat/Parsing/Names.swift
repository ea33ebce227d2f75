// SPDX-License-Identifier: MIT

/// Kinds of named objects.
enum NamedThing: Equatable {
    case window, view, control, surface, scrollView, controller
    case application, applicationDelegate, recognizer, source

    var isView: Bool {
        switch self {
        // A window is a view, as in UIKit.
        case .window, .view, .control, .surface, .scrollView: true
        case .controller, .application, .applicationDelegate, .recognizer, .source: false
        }
    }
}

/// Declared names. Clients have a separate set: a surface and its client may have the same name.
struct Names {
    private var things: [String: NamedThing] = [:]
    private var kinds: [String: any RecognizerKind] = [:]
    private var clients: Set<String> = []
    private var viewsWithControllers: Set<String> = []
    /// Names that the line that is being read has declared.
    private var fresh: [String] = []

    mutating func declare(_ word: Word, as thing: NamedThing) throws(ScenarioError) -> String {
        let name = try word.name()
        let reserved = [Declaration.applicationName, Declaration.applicationDelegateName, "none"]
        guard !reserved.contains(name) else { throw word.error("\(name.quoted) can be no name") }
        try add(name, thing, word)
        return name
    }

    mutating func declare(_ word: Word, as kind: any RecognizerKind) throws(ScenarioError) -> String {
        let name = try declare(word, as: .recognizer)
        kinds[name] = kind
        return name
    }

    mutating func declareApplication(_ word: Word, as thing: NamedThing) throws(ScenarioError) {
        try add(word.text, thing, word)
    }

    private mutating func add(_ name: String, _ thing: NamedThing, _ word: Word) throws(ScenarioError) {
        guard things[name] == nil else { throw word.error("\(name.quoted) is declared already") }
        things[name] = thing
        fresh.append(name)
    }

    mutating func beginLine() {
        fresh.removeAll(keepingCapacity: true)
    }

    /// Forgets what the line has declared so far, so that it can be read again.
    mutating func forgetLine() {
        for name in fresh {
            things[name] = nil
            kinds[name] = nil
        }
        beginLine()
    }

    mutating func declareController(_ word: Word, of view: String) throws(ScenarioError) -> String {
        let name = try declare(word, as: .controller)
        viewsWithControllers.insert(view)
        return name
    }

    func hasController(_ view: String) -> Bool {
        viewsWithControllers.contains(view)
    }

    mutating func declareClient(_ name: String) {
        clients.insert(name)
    }

    func isClient(_ name: String) -> Bool {
        clients.contains(name)
    }

    func thing(_ word: Word) throws(ScenarioError) -> NamedThing {
        guard let thing = things[word.text] else {
            throw word.error("\(word.text.quoted) is not declared")
        }
        return thing
    }

    func view(_ word: Word) throws(ScenarioError) -> String {
        guard try thing(word).isView else { throw word.error("\(word.text.quoted) is no view") }
        return word.text
    }

    /// Returns the superview of a view; `none` in recordings means that it has none yet.
    func parent(_ word: Word, mayBeNone: Bool) throws(ScenarioError) -> String {
        mayBeNone && word.text == Names.none ? word.text : try view(word)
    }

    func source(_ word: Word) throws(ScenarioError) -> String {
        guard try thing(word) == .source else { throw word.error("\(word.text.quoted) is no touch source") }
        return word.text
    }

    static let none = "none"

    func recognizer(_ word: Word) throws(ScenarioError) -> String {
        _ = try recognizerKind(word)
        return word.text
    }

    func recognizerKind(_ word: Word) throws(ScenarioError) -> any RecognizerKind {
        guard try thing(word) == .recognizer, let kind = kinds[word.text] else {
            throw word.error("\(word.text.quoted) is no recognizer")
        }
        return kind
    }

    func recognizers(_ word: Word) throws(ScenarioError) -> [String] {
        var names: [String] = []
        for part in try word.list() {
            names.append(try recognizer(part))
        }
        return names
    }
}
