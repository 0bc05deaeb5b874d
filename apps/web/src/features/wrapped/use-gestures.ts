import { type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import { isRightToLeft } from '#messages/language.ts'

/** So far, in pixels, a finger goes for another slide, and down to leave. */
const across = 44
const down = 120
/** From this length on, in milliseconds, a press is not a tap but holds the slide: what phones call a long press. */
const hold = 500

interface Gestures {
  onNext: () => void
  onPrevious: () => void
  onLeave: () => void
}

/** A finger on a story: a swipe turns the slide or leaves, a press holds it. What was not a tap is not a click. */
export function useGestures({ onNext, onPrevious, onLeave }: Gestures) {
  const start = useRef<{ x: number; y: number; time: number } | null>(null)
  const wasGesture = useRef(false)
  const [isHeld, setHeld] = useState(false)
  const end = () => {
    start.current = null
    setHeld(false)
  }
  return {
    isHeld,
    handlers: {
      onPointerDown({ clientX: x, clientY: y, timeStamp: time, isPrimary }: PointerEvent) {
        wasGesture.current = false
        if (!isPrimary) return
        start.current = { x, y, time }
        setHeld(true)
      },
      onPointerUp({ clientX, clientY, timeStamp, pointerType }: PointerEvent) {
        const from = start.current
        end()
        if (!from) return
        const [x, y] = [clientX - from.x, clientY - from.y]
        const isSwipe = pointerType !== 'mouse' && Math.max(Math.abs(x), Math.abs(y)) > across
        wasGesture.current = isSwipe || timeStamp - from.time > hold
        if (!isSwipe) return
        if (Math.abs(x) > Math.abs(y)) x < 0 !== isRightToLeft ? onNext() : onPrevious()
        else if (y > down) onLeave()
      },
      onPointerCancel: end,
      onClickCapture(event: MouseEvent) {
        // A click by the keyboard or by a screen reader came without a finger.
        if (!wasGesture.current || event.detail === 0) return
        wasGesture.current = false
        event.preventDefault()
        event.stopPropagation()
      },
    },
  }
}
