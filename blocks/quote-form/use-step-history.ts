import { type RefObject, useEffect, useRef, useState } from 'react'
import { lastStep, type StepIndex } from './steps.ts'

/** What an entry of the browser's history says about a form: how far in it is, and nothing of what was typed. */
type Mark = { form: string; depth: number }

const markOf = (state: unknown): Mark | undefined => (state as { quote?: Mark } | null)?.quote

/** The dialog of the shell is a popover. */
const isOpened = (dialog: HTMLDialogElement) => dialog.matches(':popover-open')

type Steps = {
  id: string
  form: RefObject<HTMLFormElement | null>
  step: StepIndex
  setStep: (step: StepIndex) => void
  /** The furthest step that can be shown with what is filled in. */
  furthest: () => StepIndex
}

/**
 * Makes the browser's Back go a step back. On a page each step after the first is an entry of the history; in a dialog
 * each step is, so that Back on the first one closes the dialog. Entries follow the form wherever it goes by itself.
 */
export function useStepHistory({ id, form, step, setStep, furthest }: Steps) {
  const [isOpen, setIsOpen] = useState(false)
  const [pops, setPops] = useState(0)
  /** How many entries of this form lie below and under the window, and whether the browser is on its way to another. */
  const depth = useRef(0)
  const isMoving = useRef(false)

  useEffect(() => {
    const dialog = form.current?.closest('dialog')
    if (!dialog) return undefined
    const read = () => setIsOpen(isOpened(dialog))
    dialog.addEventListener('toggle', read)
    read()
    return () => dialog.removeEventListener('toggle', read)
  }, [form])

  useEffect(() => {
    const read = () => {
      const mark = markOf(history.state)
      depth.current = mark?.form === id ? mark.depth : 0
    }
    const onPop = () => {
      const dialog = form.current?.closest('dialog')
      const mark = markOf(history.state)
      // The entries of the dialog lie over those of a form on the page.
      if (!dialog && mark && mark.form !== id) return
      read()
      setPops((count) => count + 1)
      if (isMoving.current) {
        isMoving.current = false
        return
      }
      if (dialog && depth.current === 0) return dialog.hidePopover()
      if (dialog && !isOpened(dialog)) dialog.showPopover()
      setStep(Math.min(dialog ? depth.current - 1 : depth.current, furthest(), lastStep) as StepIndex)
    }
    // After a reload the window is where it was and the form at its start.
    read()
    addEventListener('popstate', onPop)
    return () => removeEventListener('popstate', onPop)
  }, [id, form, setStep, furthest])

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at anew when the browser has arrived somewhere
  useEffect(() => {
    if (isMoving.current) return
    const dialog = form.current?.closest('dialog')
    const wanted = dialog ? (isOpened(dialog) ? step + 1 : 0) : step
    while (depth.current < wanted) {
      depth.current++
      history.pushState({ ...history.state, quote: { form: id, depth: depth.current } satisfies Mark }, '')
      // The form scrolls itself into view.
      history.scrollRestoration = 'manual'
    }
    if (depth.current > wanted) {
      isMoving.current = true
      history.go(wanted - depth.current)
    }
  }, [id, form, step, isOpen, pops])
}
