import { type RefObject, useEffect, useRef, useState } from 'react'
import { useStepHistory } from './use-step-history.ts'

type Steps = {
  id: string
  form: RefObject<HTMLFormElement | null>
  /** The furthest step that the current answers allow. */
  furthest: () => number
  /** Called when another step is shown. */
  onStep: () => void
}

/** The shown step of a form, from 0. Every change scrolls the form into view and moves the focus to the heading. */
export function useSteps({ id, form, furthest, onStep }: Steps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [step, setStep] = useState(0)
  useStepHistory({ id, form, step, setStep, furthest })
  const latest = useRef(onStep)
  useEffect(() => {
    latest.current = onStep
  })
  const shown = useRef(0)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    form.current?.scrollIntoView({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
    latest.current()
  }, [form, step])
  return { heading, step, setStep }
}
