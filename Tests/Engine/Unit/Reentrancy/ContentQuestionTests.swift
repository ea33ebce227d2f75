// SPDX-License-Identifier: MIT

import Testing

@testable import GestureCore

@Suite("A scroll view's question about a touch on its content")
struct ContentQuestionTests {
    private final class Remover: ScrollViewDelegate {
        func scrollView(_ scrollView: ScrollView, touchesShouldBeginIn view: View) -> Bool? {
            view.removeFromSuperview()
            return nil
        }
    }

    @Test("12.1 The content may be removed in a delegate's call, even while its touches are withheld")
    func contentGoes() {
        let application = Application()
        let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
        application.addWindow(window)
        let scrollView = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
        scrollView.contentSize = Size(width: 500, height: 500)
        let remover = Remover()
        scrollView.delegate = remover
        window.addSubview(scrollView)
        let content = View(frame: Rect(x: 0, y: 0, width: 500, height: 500))
        let tap = TapGestureRecognizer()
        tap.delaysTouchesBegan = true
        content.addGestureRecognizer(tap)
        scrollView.addSubview(content)
        let source = application.makeSource(TouchSource.Configuration())
        _ = application.feed(TouchSample(.down, time: 0, id: 1, location: Point(x: 10, y: 10)), from: source)
        _ = application.feed(TouchSample(.frame, time: 0), from: source)
        #expect(application.violatedInvariant == nil)
        _ = application.feed(TouchSample(.up, time: 50_000, id: 1), from: source)
        _ = application.feed(TouchSample(.frame, time: 50_000), from: source)
        #expect(application.violatedInvariant == nil)
    }
}
