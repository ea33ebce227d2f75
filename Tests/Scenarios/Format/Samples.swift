// SPDX-License-Identifier: MIT

import ScenarioFormat

/// A scenario with every word of the format, as the printer writes it.
let everyWord = """
    touch-source panel area=0,0,800,600 millimetres=160,120
    touch-source pad seat=1 hold=20
    window w 0 0 800 600
    view v in w 100 100 200 200 handles=all multiple-touch
    view flagged in v 0 0 10.5 20 handles=began,cancelled forwards-taps=2 multiple-touch exclusive-touch hidden \
    alpha=0.25 disabled clips transform=0.5,0,0,-2,3,4 first-responder
    control button in v 10 10 50 50 stops-tracking default-action handles=moved,ended
    controller vc of v handles=all
    application handles=ended
    application-delegate handles=all
    surface s in w 300 0 100 100 client=c1
    surface unnamed in w 400 0 100 100
    scroll-view plain in w 0 300 100 100 content=100,2000
    scroll-view scroll in w 0 400 100 100 content=100,2000 zoom=0.5,4 paging bounces=no rate=fast \
    delays-content-touches=no can-cancel-content-touches=no multiple-touch
    tap t on v
    tap t2 on v taps=2 touches=3 cancels-touches-in-view=no delays-touches-began=yes delays-touches-ended=no \
    disabled detached touch-types=direct,stylus,indirect,indirect-pointer
    pan p on v min-touches=2 max-touches=3 scroll-types=wheel,finger,continuous
    tap t3 on v buttons=primary,secondary,middle
    swipe sw on v direction=right,left,up,down touches=2
    pinch pi on w distance=4
    rotation ro on v distance=1.5mm
    long-press lp on v taps=1 touches=2 movement=12 tap-distance=3mm tap-movement=4 duration=250.5 tap-duration=300 \
    interval=200 arrival=100
    tap tt on v movement=0 tap-distance=20.5mm duration=100 interval=0.5 arrival=10
    swipe far on v direction=left distance=12mm deviation=20 duration=1000
    pan slow on v distance=30
    transform tr on v distance=1 spread=2 arc=3mm
    screen-edge-pan ep on w edges=top,left,bottom,right distance=2mm edge-width=20
    screen-edge-pan ei on w edges=top shell directions=inwards
    screen-edge-pan ea on w edges=left directions=along
    screen-edge-pan ee on w edges=right directions=either whole-sequences
    tap whole on v whole-sequences delay-together=80 delay-undecided=300.5
    hover h on v
    custom ca on v began=ignore moved=began ended=recognized cancelled=failed discrete
    custom cb on v began=@2:ignore:1,3 moved=changed ended=ended
    checkmark ck on v
    require t to-fail t2
    sequenced p after lp
    sequenced tr after p
    delegate t should-begin=no should-receive-event=no should-receive-touch=no simultaneous=* \
    require-failure-of=p,pi required-to-fail-by=ro
    delegate p should-receive-touch=1,2 simultaneous=pi,ro
    prevents ca none
    prevents cb p,pi
    prevented-by ca cb
    prevented-by ck none

    at 0 down 1 150 150
    at 0 down 2 200 150.25 type=stylus
    at 4.125 sample 1 151 150
    at 8 move 1 160 150
    at 8 frame
    at 10 drag 1 200 150 for 80
    at 10 drag 2 300 150 for 80 every 10.5
    at 20 tick for 16
    at 40 tick for 100 every 4
    at 100 up 1
    at 110 cancel 2
    at 120 cancel-all
    at 130 pointer 10 -5
    at 132 press secondary
    at 134 release secondary
    at 140 pointer-leave
    at 141 down 3 1 2 type=stylus force=0.5 tilt=0.25 azimuth=-1
    at 141 move 3 2 2 force=0.75
    at 141 from pad down 4 10 20
    at 141 from pad down 5 10 20 type=stylus force=0.5
    at 141 from pad cancel-source
    at 142 touchpad swipe 3 10 20
    at 142 touchpad update 1 -2
    at 142 touchpad end
    at 143 touchpad pinch 2 10 20
    at 143 touchpad update 0 0 scale=1.5 rotation=0.1
    at 143 touchpad cancel
    at 144 touchpad hold 1 10 20
    at 145 scroll wheel 10 20 0 15
    at 145 scroll finger 10 20 1.5 -2
    at 145 scroll continuous 10 20 0 0
    at 146 tablet-mode on
    at 146 tablet-mode off
    at 150 enable p
    at 150 disable p
    at 150 disable button
    at 150 enable button
    at 150 add-recognizer t2
    at 150 remove-recognizer t2
    at 150 destroy-recognizer t2
    at 160 hide v
    at 160 show v
    at 160 move-view v 10 20
    at 160 scroll-to v 10 20
    at 160 scroll-to v 10 20.5 animated
    at 160 zoom-to v 2
    at 160 zoom-to v 1.5 animated
    at 160 remove-view flagged
    at 160 destroy-view flagged
    at 170 set-translation p 1 2
    at 170 set-scale pi 1.5
    at 170 set-rotation ro -0.5
    at 180 become-first-responder v
    at 180 resign-first-responder v
    at 190 shake-began
    at 190 shake-ended
    at 190 shake-cancelled
    at 200 remote toggle-play-pause
    at 1000 wait
    in p on began: set-translation p 0 0
    in t on ended: destroy-view v

    expect states delegates wire host any-order
      0 v touches-began 1 2 at=50,50 previous=50,50 taps=1 all=2 stationary=1,2 coalesced=3 predicted=4
      8 v touches-moved 1 *
      - p changed translation=10~2,0 velocity=500,0~1 location=4,5 touches=2 *
      - pi changed scale=1.5
      10 ro ended rotation=-0.5~0.1
      10 t -> failed reason=moved-too-far
      10 tr -> failed reason=requirement-failed
      10 whole -> failed reason=not-first-touch
      11 v touches-began 3 force=0.5 tilt=0.25 azimuth=-1
      11 v touches-began 4 buttons=2
      12 host gets press
      12 host gets swipe
      12 host gets scroll
      13 application-delegate tablet-mode on
      10 t ? should-begin
      10 t ? simultaneous p
      20 button touch-drag-inside
      30 v motion-began
      40 application remote play
      40 application-delegate touches-ended 1
      50 s down 1 30 30~2 wire-id=0
      50 s motion 1 31 30
      50 s up 1
      50 c1 frame
      50 unnamed cancel
      60 scroll will-begin-dragging
      60 scroll scrolled offset=0,10 *
      60 scroll will-end-dragging target=0,100
      60 scroll did-end-dragging
      60 scroll did-end-decelerating
      60 scroll zoomed scale=2

    """

/// The set-up that most tests can do with.
let smallSetUp = """
    window w 0 0 320 480
    view v in w 20 20 200 200 handles=all
    surface s in w 0 0 10 10 client=c
    tap t on v
    pan p on v
    custom cu on v

    """

/// The expectation of a scenario with the small set-up.
func expectation(_ text: String) throws -> Expectation {
    let scenario = try Scenario(parsing: smallSetUp + text)
    return scenario.expectation ?? Expectation()
}
