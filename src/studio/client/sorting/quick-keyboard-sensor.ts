import { KeyboardSensor, type KeyboardSensorProps } from '@dnd-kit/core'

/**
 * The keyboard of the library, which listens for the next keys only after a timeout, so as not to hear the one that picks
 * an entry up. Somebody quick, or on a busy machine, has pressed others by then: they count once it listens.
 */
export class QuickKeyboardSensor extends KeyboardSensor {
  constructor(props: KeyboardSensorProps) {
    super(props)
    const early: KeyboardEvent[] = []
    const hold = (event: KeyboardEvent) => {
      if (event === props.event) return
      event.preventDefault()
      event.stopImmediatePropagation()
      early.push(event)
    }
    document.addEventListener('keydown', hold)
    // Timeouts of the same length end in their order: the library listens by now.
    setTimeout(() => {
      document.removeEventListener('keydown', hold)
      for (const { key, code } of early)
        document.dispatchEvent(new KeyboardEvent('keydown', { key, code, cancelable: true }))
    })
  }
}
