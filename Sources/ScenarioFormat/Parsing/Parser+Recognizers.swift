// SPDX-License-Identifier: MIT

extension Parser {
    mutating func recognizer(
        _ first: Word, _ syntax: any RecognizerSyntax.Type, _ line: inout Line
    ) throws(ScenarioError) -> RecognizerDeclaration {
        let name = try line.next("a name")
        try line.expect("on")
        let view = try names.view(try line.next("a view"))
        var options = try line.options()
        let kind = try syntax.read(&options, first)
        let common = try recognizerOptions(&options)
        try options.finish()
        return RecognizerDeclaration(
            name: try names.declare(name, as: kind), view: view, kind: kind, options: common, line: line.source)
    }

    private func recognizerOptions(_ options: inout Options) throws(ScenarioError) -> RecognizerOptions {
        var common = RecognizerOptions()
        common.cancelsTouchesInView = try options.yesOrNo("cancels-touches-in-view")
        common.delaysTouchesBegan = try options.yesOrNo("delays-touches-began")
        common.delaysTouchesEnded = try options.yesOrNo("delays-touches-ended")
        common.isDisabled = try options.flag("disabled")
        common.isDetached = try options.flag("detached")
        common.touchTypes = try options.value("touch-types")?.set(of: TouchType.self, called: "touch type")
        common.modifiers = try options.value("modifiers")?.set(of: Modifier.self, called: "modifier")
        common.excludedModifiers = try options.value("without-modifiers")?.set(of: Modifier.self, called: "modifier")
        common.requiresWholeSequence = try options.flag("whole-sequences")
        common.delayTogether = try options.value("delay-together")?.milliseconds(called: "duration")
        common.delayUndecided = try options.value("delay-undecided")?.milliseconds(called: "duration")
        return common
    }
}
