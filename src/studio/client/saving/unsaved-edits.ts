import type { Stopped } from '../../wire/edits.ts'
import type { Origin } from '../../wire/page.ts'
import { after, isNewEntry, isNewValue, type NewValue, ownerOf, withLatest, withPartOf } from './new-values.ts'
import {
  isMove,
  isTextEdit,
  isTypedAt,
  isValueEdit,
  keyOf,
  type TextEdit,
  textKey,
  type UnsavedEdit,
  type ValueEdit,
} from './unsaved-edit.ts'

/** Edits that were not written, and why; without an answer they are sent again until there is one. */
export type StoppedSave = { edits: UnsavedEdit[]; isUnanswered?: boolean } & Stopped

/** The edits of a tab that are not written: they wait, are queued or being sent, or were stopped. */
export function createUnsavedEdits() {
  let waiting = new Map<string, UnsavedEdit>()
  let queued: readonly ValueEdit[] = []
  let sending: readonly UnsavedEdit[] = []
  /** The texts among them, as they were when they were sent. */
  let sentTexts: readonly TextEdit[] = []
  /** Those that were dropped while they were being sent. */
  let dropped: readonly UnsavedEdit[] = []
  let stopped: StoppedSave | undefined
  /** Whether new values that were stopped have changed since. */
  let hasTakenIn = false

  const all = (): UnsavedEdit[] => [...waiting.values(), ...queued, ...sending, ...(stopped?.edits ?? [])]
  /** Those that wait and those that were stopped: they may be valid together. */
  const withStopped = (): UnsavedEdit[] => withLatest(stopped?.edits ?? [], [...waiting.values()])
  const typedAt = (origin: Origin, typedIn: string) =>
    all()
      .filter(isValueEdit)
      .filter((one) => isTypedAt(one, origin, typedIn))

  /** Edits were sent, and written or stopped. */
  function end(edits: readonly UnsavedEdit[]): void {
    sending = sending.filter((one) => !edits.includes(one))
    sentTexts = sentTexts.filter((text) => sending.some((one) => keyOf(one) === keyOf(text)))
    dropped = dropped.filter((one) => sending.includes(one))
  }

  return {
    all,
    withStopped,
    /** All that was typed. Commands are not part of it: they are sent at once. */
    typed: (): UnsavedEdit[] =>
      stopped
        ? withLatest(stopped.edits, [...sending, ...waiting.values()])
        : withLatest(sending, [...waiting.values()]),
    sending: () => sending,
    /** Those that are being sent, and that something typed since replaces. */
    replaced: (): UnsavedEdit[] =>
      [...sending.filter(isValueEdit), ...sentTexts].filter((one) => waiting.has(keyOf(one))),
    stopped: () => stopped,
    hasUnsaved: () => all().length > 0 || stopped !== undefined,
    /** Whether an edit waits to be sent. */
    isTyping: () => waiting.size > 0 || hasTakenIn,
    wait(edit: UnsavedEdit): void {
      waiting.set(keyOf(edit), edit)
    },
    /** Takes those that wait, and those that were stopped. */
    take(): UnsavedEdit[] {
      const edits = withStopped()
      waiting = new Map()
      stopped = undefined
      hasTakenIn = false
      return edits
    },
    takeStopped(): UnsavedEdit[] {
      const { edits = [] } = stopped ?? {}
      stopped = undefined
      hasTakenIn = false
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
      sentTexts = edits.filter(isTextEdit).map((one) => {
        const content = one.content()
        return { ...one, content: () => content }
      })
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
    /** The new values that were stopped, the last one of which was added last. */
    newValues: (): NewValue[] => stopped?.edits.filter(isNewValue) ?? [],
    /** Whether an entry is new, and not written yet. */
    isNewAt: (origin: Origin): boolean => all().some((one) => isNewEntry(one) && isTypedAt(one, origin, '')),
    /** The new value that is not written and that an edit belongs to, also while it is being sent. */
    newValueOf: (edit: Pick<ValueEdit, 'file' | 'edit'>): NewValue | undefined => ownerOf(all(), edit),
    /** Lets new values that were stopped take in the edits that belong to them; returns the others. */
    takeIn(edits: readonly ValueEdit[]): ValueEdit[] {
      return edits.filter((one) => {
        const taken = stopped && withPartOf(stopped.edits, one)
        if (!stopped || !taken) return true
        hasTakenIn = true
        stopped = { ...stopped, edits: taken }
        return false
      })
    },
    /**
     * Commands in a form have been sent, as those `sent`, which do not count new entries. The edits that were stopped
     * belong to the same values as before.
     */
    ran(edits: readonly ValueEdit[], sent: readonly ValueEdit[]): void {
      for (const [index, edit] of edits.entries()) {
        const own = sent[index]
        const isStopped = own && stopped?.edits.includes(own)
        if (!stopped || !own || (isStopped && !isNewEntry(edit))) continue
        const moved = stopped.edits.map((one) => (one === own ? edit : after(one, isNewEntry(one) ? edit : own)))
        stopped = { ...stopped, edits: moved }
      }
    },
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
