import { type PointerEvent, useRef } from 'react'
import type { Verdict } from './decisions.ts'
import { swipeCardsWords } from './words.ts'

/** How far a card must be dragged for a decision, in pixels: a third of a narrow phone, as in card apps. */
const decidesPx = 110
/** A quick flick decides from this distance, at this speed in pixels per millisecond. */
const flickPx = 50
const flickSpeed = 0.6

/** The verdict of releasing a card at an offset, if any. Sideways wins over upwards. */
export function verdictAt(x: number, y: number, elapsedMs: number): Verdict | undefined {
  const far = (distance: number) =>
    distance >= decidesPx || (distance >= flickPx && distance / Math.max(elapsedMs, 1) >= flickSpeed)
  if (Math.abs(x) >= Math.abs(y)) return far(Math.abs(x)) ? (x > 0 ? 'yes' : 'no') : undefined
  return far(-y) ? 'maybe' : undefined
}

/**
 * Drags an element with the pointer: right is yes, left is no, up is maybe. A finger that moves up scrolls the page
 * (`touch-action: pan-y`), so upwards only works with mouse and pen.
 */
export function useDrag(onVerdict: (verdict: Verdict) => void) {
  const start = useRef<{ x: number; y: number; at: number; id: number }>(undefined)

  const place = (element: HTMLElement, x: number, y: number) => {
    element.style.transform = x || y ? `translate(${x}px, ${y}px) rotate(${x / 24}deg)` : ''
    const leaning = verdictAt(x, y, Number.POSITIVE_INFINITY)
    if (leaning) Object.assign(element.dataset, { leaning, verdict: swipeCardsWords[leaning] })
    else delete element.dataset['leaning']
  }
  const offset = (event: PointerEvent<HTMLElement>) => ({
    x: event.clientX - (start.current?.x ?? event.clientX),
    y: event.clientY - (start.current?.y ?? event.clientY),
  })

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || (event.target as Element).closest('button, a, input')) return
      start.current = { x: event.clientX, y: event.clientY, at: event.timeStamp, id: event.pointerId }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (start.current?.id !== event.pointerId) return
      const { x, y } = offset(event)
      place(event.currentTarget, x, event.pointerType === 'touch' ? 0 : y)
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (start.current?.id !== event.pointerId) return
      const { x, y } = offset(event)
      const verdict = verdictAt(x, event.pointerType === 'touch' ? 0 : y, event.timeStamp - start.current.at)
      start.current = undefined
      place(event.currentTarget, 0, 0)
      if (verdict) onVerdict(verdict)
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      start.current = undefined
      place(event.currentTarget, 0, 0)
    },
  }
}
