import type { Stopped } from '../../wire/edits.ts'
import type { Origin } from '../../wire/page.ts'
import {
  isMove,
  isTypedAt,
  isValueEdit,
  keyOf,
  latestOf,
  type TextEdit,
  textKey,
  type UnsavedEdit,
  type ValueEdit,
  withoutPart,
} from './unsaved-edit.ts'

/** Edits that were not written, and why; without an answer they are sent again until there is one. */
export type StoppedSave = { edits: UnsavedEdit[]; isUnanswered?: boolean } & Stopped

/** The edits of a tab that are not written: they wait, are queued or being sent, or were stopped. */
export function createUnsavedEdits() {
  let waiting = new Map<string, UnsavedEdit>()
  let queued: readonly ValueEdit[] = []
  let sending: readonly UnsavedEdit[] = []
  /** Those that were dropped while they were being sent. */
  let dropped: readonly UnsavedEdit[] = []
  let stopped: StoppedSave | undefined

  const all = (): UnsavedEdit[] => [...waiting.values(), ...queued, ...sending, ...(stopped?.edits ?? [])]
  /** Those that wait and those that were stopped: they may be valid together. */
  const withStopped = (): UnsavedEdit[] => latestOf([...(stopped?.edits ?? []), ...waiting.values()])
  const typedAt = (origin: Origin, typedIn: string) =>
    all()
      .filter(isValueEdit)
      .filter((one) => isTypedAt(one, origin, typedIn))

  /** Edits were sent, and written or stopped. */
  function end(edits: readonly UnsavedEdit[]): void {
    sending = sending.filter((one) => !edits.includes(one))
    dropped = dropped.filter((one) => sending.includes(one))
  }

  return {
    all,
    withStopped,
    /** All that was typed. Commands are not part of it: they are sent at once. */
    typed: (): UnsavedEdit[] => latestOf([...sending, ...withStopped()]),
    sending: () => sending,
    stopped: () => stopped,
    hasUnsaved: () => all().length > 0 || stopped !== undefined,
    /** Whether an edit waits to be sent. */
    isTyping: () => waiting.size > 0,
    wait(edit: UnsavedEdit): void {
      waiting.set(keyOf(edit), edit)
    },
    /** Takes those that wait, and those that were stopped. */
    take(): UnsavedEdit[] {
      const edits = withStopped()
      waiting = new Map()
      stopped = undefined
      return edits
    },
    takeStopped(): UnsavedEdit[] {
      const { edits = [] } = stopped ?? {}
      stopped = undefined
      return edits
    },
    queue(edits: readonly ValueEdit[]): void {
      queued = [...queued, ...edits]
    },
    takeQueued(edits: readonly ValueEdit[]): void {
      queued = queued.filter((one) => !edits.includes(one))
    },
    begin(edits: readonly UnsavedEdit[]): void {
      sending = edits
    },
    end,
    /** Edits were sent, and are not written. Those that were dropped meanwhile are not held. */
    stop(edits: readonly UnsavedEdit[], why: Stopped, hasNoAnswer: boolean): void {
      const held = edits.filter((one) => !dropped.includes(one))
      end(edits)
      if (held.length === 0) return
      // What has no answer is sent again, also if other edits of the same save were refused.
      const isUnanswered = hasNoAnswer || (stopped?.isUnanswered ?? false)
      stopped = { ...why, edits: [...(stopped?.edits ?? []), ...held], isUnanswered }
    },
    /** Drops edits, but for those to leave. What is being sent may still be written; it is not held if it is stopped. */
    leave(isLeft: (edit: UnsavedEdit) => boolean): void {
      waiting = new Map([...waiting].filter(([, one]) => isLeft(one)))
      dropped = [...dropped, ...sending.filter((one) => !isLeft(one))]
      const edits = stopped?.edits.filter(isLeft) ?? []
      stopped = stopped && edits.length > 0 ? { ...stopped, edits } : undefined
    },
    /** Drops a value from stopped edits of what holds it. */
    dropPart({ file, path }: Origin): void {
      if (stopped) stopped = { ...stopped, edits: stopped.edits.map((one) => withoutPart(one, file, path)) }
    },
    /** Whether an edit is about an entry that was stopped before it was written. */
    isUnwritten: (edit: ValueEdit): boolean =>
      stopped?.edits.some((one) => isValueEdit(one) && one.edit.kind === 'insert' && keyOf(one) === keyOf(edit)) ??
      false,
    /**
     * Whether a value is not saved yet: one that is written there, or that was typed in this field. A move of entries
     * no longer counts once it was stopped.
     */
    isUnsaved: (origin: Origin, typedIn: string): boolean =>
      typedAt(origin, typedIn).some((one) => !(isMove(one) && stopped?.edits.includes(one))),
    /** The text of a file that was typed and is not saved yet. */
    unsavedText: (file: string): TextEdit | undefined =>
      all().find((one): one is TextEdit => keyOf(one) === textKey(file)),
    /** The text that was typed last for a value, if it is not saved yet. */
    typedValue(origin: Origin, typedIn: string): unknown {
      const [last] = typedAt(origin, typedIn)
      return last?.edit.kind === 'set' ? last.edit.value : undefined
    },
  }
}
