import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** The state of a history entry: the form and its depth, but nothing that was typed. */
type FormEntry = { form: string; depth: number }

const entryOf = (state: unknown): FormEntry | undefined => (state as { form?: FormEntry } | null)?.form

/** The quote dialog of the layout is a popover. */
const isOpened = (dialog: HTMLDialogElement) => dialog.matches(':popover-open')

type Steps = {
  id: string
  form: RefObject<HTMLFormElement | null>
  step: number
  setStep: (step: number) => void
  /** The furthest step that the current values allow. */
  furthest: () => number
}

/**
 * Makes the browser's Back button go a step back. On a page each step after the first is a history entry; in a dialog
 * every step is, so that Back on the first one closes the dialog. Entries follow the form when it moves by itself.
 */
export function useStepHistory({ id, form, step, setStep, furthest }: Steps) {
  const [isOpen, setIsOpen] = useState(false)
  const [pops, setPops] = useState(0)
  /**
   * The number of history entries of this form up to the current one, and whether the browser is navigating to another.
   */
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

  useLayoutEffect(() => {
    const read = () => {
      const entry = entryOf(history.state)
      depth.current = entry?.form === id ? entry.depth : 0
    }
    const onPop = () => {
      const dialog = form.current?.closest('dialog')
      const entry = entryOf(history.state)
      // The entries of the dialog come after those of a form on the page.
      if (!dialog && entry && entry.form !== id) return
      read()
      setPops((count) => count + 1)
      if (isMoving.current) {
        isMoving.current = false
        return
      }
      if (dialog && depth.current === 0) return dialog.hidePopover()
      if (dialog && !isOpened(dialog)) dialog.showPopover()
      setStep(Math.min(dialog ? depth.current - 1 : depth.current, furthest()))
    }
    // After a reload the window is at its entry, but the form at its start.
    read()
    addEventListener('popstate', onPop)
    return () => removeEventListener('popstate', onPop)
  }, [id, form, setStep, furthest])

  // Before the step is painted: Back would leave the form if its entry came later.
  // biome-ignore lint/correctness/useExhaustiveDependencies: evaluated again when the browser has arrived at an entry
  useLayoutEffect(() => {
    if (isMoving.current) return
    const dialog = form.current?.closest('dialog')
    const target = dialog ? (isOpened(dialog) ? step + 1 : 0) : step
    while (depth.current < target) {
      depth.current++
      history.pushState({ ...history.state, form: { form: id, depth: depth.current } satisfies FormEntry }, '')
      // The form scrolls itself into view.
      history.scrollRestoration = 'manual'
    }
    if (depth.current > target) {
      isMoving.current = true
      history.go(target - depth.current)
    }
  }, [id, form, step, isOpen, pops])
}
