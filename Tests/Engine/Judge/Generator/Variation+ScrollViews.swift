// SPDX-License-Identifier: MIT

import ScenarioFormat

extension Variation {
    /// Turns some views into scroll views, and lets fingers drag, fling, catch and pinch what is in them.
    mutating func addScrollViews() {
        changePlainViews(percent: 55) { variation, view in
            view.kind = .scrollView(variation.scrollViewOptions(view.frame))
            // A transform may move content out of the window, where it cannot be touched.
            if variation.random.chance(60) { view.flags.transform = nil }
            view.flags.forwardsTaps = nil
        }
        for view in scrollViews {
            if random.chance(70) { addContent(to: view) }
            straightenContent(of: view)
        }
        relateByName()
        playScrolling()
    }

    /// Adds relations by name: a delegate that answers about all recognizers also answers about a scroll view's own.
    private mutating func relateByName() {
        for index in scenario.relations.indices {
            guard case .delegate(var delegate) = scenario.relations[index] else { continue }
            if case .any = delegate.requireFailureOf { delegate.requireFailureOf = nil }
            if case .any = delegate.requiredToFailBy { delegate.requiredToFailBy = nil }
            scenario.relations[index] = .delegate(delegate)
        }
    }

    var scrollViews: [ViewDeclaration] {
        scenario.declarations.compactMap { declaration in
            guard case .view(let view) = declaration, case .scrollView = view.kind else { return nil }
            return view
        }
    }

    private mutating func scrollViewOptions(_ frame: Rect) -> ScrollViewOptions {
        let factors = [0.5, 1, 1, 1.5, 2, 3, 10]
        var options = ScrollViewOptions(
            contentWidth: frame.width * random.pick(factors), contentHeight: frame.height * random.pick(factors))
        options.isPaging = random.chance(20)
        if random.chance(20) { options.bounces = false }
        options.deceleratesFast = random.chance(25)
        if random.chance(25) { options.delaysContentTouches = false }
        if random.chance(15) { options.canCancelContentTouches = false }
        if random.chance(15) { options.isDirectionalLockEnabled = true }
        if random.chance(15) { options.alwaysBounces = random.pick(ScrollViewOptions.Axes.allCases) }
        if random.chance(20) { options.transfersScrollingToParent = random.pick(ScrollViewOptions.Axes.allCases) }
        if random.chance(15) {
            let rooms = [0.0, 0, 10, 40, 150]
            options.inset = ScrollViewOptions.Insets(
                top: random.pick(rooms), left: random.pick(rooms), bottom: random.pick(rooms),
                right: random.pick(rooms))
        }
        if random.chance(15) {
            options.alignment = Point(x: random.pick([0.0, 0.5, 1]), y: random.pick([0.0, 0.5, 1]))
        }
        if random.chance(35) {
            let limits = random.pick([(1.0, 3.0), (0.5, 2), (1, 1), (1, 2), (0.25, 8)])
            options.zoom = ScrollViewOptions.ZoomRange(minimum: limits.0, maximum: limits.1)
        }
        return options
    }

    /// Adds a page of content, with or without a view in it.
    private mutating func addContent(to scrollView: ViewDeclaration) {
        guard case .scrollView(let options) = scrollView.kind else { return }
        let name = scrollView.name + "c"
        let size = Rect(x: 0, y: 0, width: options.contentWidth, height: options.contentHeight)
        var content = ViewDeclaration(name: name, parent: scrollView.name, frame: size)
        content.flags.handles = .all
        content.flags.isMultipleTouchEnabled = random.chance(50)
        insert(content, behind: scrollView.name)
        guard random.chance(50) else { return }
        let place = Rect(x: 40, y: 60, width: 80, height: 60)
        var button = ViewDeclaration(name: name + "b", parent: name, frame: place, kind: .control(ControlOptions()))
        if random.chance(30) { button.kind = .plain }
        button.flags.handles = button.kind == .plain ? .all : .none
        insert(button, behind: name)
    }

    private mutating func insert(_ view: ViewDeclaration, behind name: String) {
        guard let index = scenario.declarations.firstIndex(where: { $0.name == name }) else { return }
        scenario.declarations.insert(.view(view), at: index + 1)
    }

    /// Keeps the zoomed view at the content's origin and without a transform of its own.
    private mutating func straightenContent(of scrollView: ViewDeclaration) {
        guard case .scrollView(let options) = scrollView.kind, options.zoom != nil else { return }
        for index in scenario.declarations.indices {
            guard case .view(var view) = scenario.declarations[index], view.parent == scrollView.name else { continue }
            view.frame.x = 0
            view.frame.y = 0
            view.flags.transform = nil
            scenario.declarations[index] = .view(view)
            // Only the first view is zoomed.
            return
        }
    }
}
