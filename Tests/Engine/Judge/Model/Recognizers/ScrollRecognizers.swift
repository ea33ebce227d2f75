// SPDX-License-Identifier: MIT

import ScenarioFormat

// 13.1: a scroll view's own recognizers, about which no log line exists.

final class ScrollPan: Pan {
    let scrollView: ScrollView

    init(of scrollView: ScrollView, model: Model) {
        self.scrollView = scrollView
        super.init(name: scrollView.view.name + ".pan", model: model, minimum: 1, maximum: .max)
        delaysTouchesEnded = false
    }

    override var isOwn: Bool { true }
    override func viewRefuses() -> Bool { scrollView.refuses(self) }
    override func heard(_ state: RecognizerState) { scrollView.heard(state, of: self) }

    override func touchesBegan(_ landed: [Touch]) {
        // 13.10: the first finger of a drag.
        if touches.allSatisfy(\.hasLanded) { scrollView.landing = scrollView.offset }
        super.touchesBegan(landed)
    }

    override func reset() {
        super.reset()
        scrollView.followed = .zero
    }
}

final class ScrollPinch: Pinch {
    let scrollView: ScrollView
    init(of scrollView: ScrollView, model: Model) {
        self.scrollView = scrollView
        super.init(name: scrollView.view.name + ".pinch", model: model)
        delaysTouchesEnded = false
    }

    override var isOwn: Bool { true }
    override func viewRefuses() -> Bool { scrollView.refuses(self) }
    override func heard(_ state: RecognizerState) { scrollView.heard(state, of: self) }

    /// Last displacement of its fingers in the frame in which they lift.
    private(set) var lastMove: Point?

    /// Location between the remaining fingers.
    var middle: Point? { Point.centroid(pair.map(\.location)) }

    /// 8.6: a new second finger continues without a jump.
    override func startMeasuring() {
        super.startMeasuring()
        if isActive { exchanged() }
    }

    override func touchesEnded(_ lifted: [Touch]) {
        lastMove = lifted.contains(where: \.hasMoved) ? middle : nil
        super.touchesEnded(lifted)
        if isActive { exchanged() }
    }

    override func touchesCancelled(_ touches: [Touch]) {
        super.touchesCancelled(touches)
        if isActive { exchanged() }
    }

    private func exchanged() {
        if touches.contains(where: \.hasMoved) { model.leaveOpen("how a pinch changes fingers in the frame of a move") }
        scrollView.exchanged(self)
    }
}

/// 13.6: gets fingers that land, in the order of 4.4.
final class ScrollCatch: Recognizer {
    let scrollView: ScrollView

    init(of scrollView: ScrollView, model: Model) {
        self.scrollView = scrollView
        super.init(name: scrollView.view.name + ".catch", model: model)
        // The recognizer takes no part in recognition.
        isEnabled = false
    }

    override var isOwn: Bool { true }
}

extension Model {
    /// 13.1: makes a scroll view with a pan, a pinch and a delay.
    func makeScrollView(of view: View, _ options: ScrollViewOptions) {
        let scrollView = ScrollView(model: self, view: view, options: options)
        view.scrollView = scrollView
        let own = [
            ScrollPan(of: scrollView, model: self), ScrollPinch(of: scrollView, model: self),
            ScrollCatch(of: scrollView, model: self),
        ]
        for g in own {
            recognizers.append(g)
            add(g, to: view)
        }
    }

    func pan(of scrollView: ScrollView) -> ScrollPan? {
        recognizers.compactMap { $0 as? ScrollPan }.first { $0.scrollView === scrollView }
    }

    /// The view that a scroll view zooms is the first one declared in it.
    func chooseContent(_ view: View) {
        guard let scrollView = view.superview?.scrollView, scrollView.zoomLimits != nil,
            view.superview?.subviews.count == 1
        else { return }
        scrollView.content = view
    }

    /// 13.1: a scroll view's pan and pinch recognize simultaneously.
    func areOfOneScrollView(_ a: Recognizer, _ b: Recognizer) -> Bool {
        a.isOwn && b.isOwn && a.view === b.view
    }
}
