import { createQueue } from '../../queue.ts'
import type { EditRequest, EditResult, FileEdits, Saved } from '../../wire/edits.ts'
import type { Origin } from '../../wire/page.ts'
import { messageOf } from '../../words.ts'
import { createBaseHashes } from './base-hashes.ts'
import { beside, isNewEntry, withLatest } from './new-values.ts'
import { createSender, type Decision, type NotSaved, writtenBy } from './sender.ts'
import {
  isTextEdit,
  isValueEdit,
  keyOf,
  restoredText,
  type StoredEdit,
  textKey,
  type UnsavedEdit,
  type ValueEdit,
  valueKey,
} from './unsaved-edit.ts'
import { createUnsavedEdits, type StoppedSave } from './unsaved-edits.ts'

/** How long after the last key an edit is written, and how long after the first one at the latest, in milliseconds. */
export const pauseMs = 600
export const latestMs = 1_000
/** How long after a request without an answer its edits are sent again, in milliseconds. */
export const retryMs = 1_000

type Options = {
  send: (request: EditRequest) => Promise<EditResult>
  /** The hash of a file as it was last seen. */
  hashOf: (file: string) => string
  onSaved: (result: Saved) => void
  /** Called when something was typed. `edits` resolves with all waiting edits, once none is being sent. */
  onTyped?: (edits: () => Promise<FileEdits[]>) => void
  /** Called when the unsaved edits may have changed: whether there are any, and those that were stopped. */
  onChange: (hasUnsaved: boolean, stopped: StoppedSave | undefined) => void
}

/**
 * The order of all that a tab writes: the next request is sent once the one before it is answered. What is typed is
 * written a while after the last key, and at the latest a second after the first one that is not saved. Later edits of
 * the same value replace earlier ones. Edits that were stopped wait for a decision, or for better ones.
 */
export function createSaver({ send, hashOf, onSaved, ...options }: Options) {
  const unsaved = createUnsavedEdits()
  let timer: ReturnType<typeof setTimeout> | undefined
  let firstMs = 0
  let retry: ReturnType<typeof setTimeout> | undefined
  const inOrder = createQueue()
  const bases = createBaseHashes(hashOf)

  function onChange(): void {
    bases.forgetOthers(new Set(unsaved.all().map(({ file }) => file)))
    options.onChange(unsaved.hasUnsaved(), unsaved.stopped())
  }

  function rememberBases(edits: readonly UnsavedEdit[]): void {
    for (const { file } of edits.filter(isValueEdit)) bases.remember(file)
  }

  function stop(edits: readonly UnsavedEdit[], { hasNoAnswer = false, ...why }: NotSaved): void {
    unsaved.stop(edits, why, hasNoAnswer)
    clearTimeout(retry)
    const isUnanswered = () => unsaved.stopped()?.isUnanswered
    if (isUnanswered()) retry = setTimeout(() => isUnanswered() && void decide({}), retryMs)
  }

  /** Runs a job after those before it. Edits that it could not send are stopped; the next job runs all the same. */
  const enqueue = (job: () => Promise<void>): Promise<void> =>
    inOrder(() =>
      job()
        .catch((error: unknown) => {
          if (unsaved.sending().length === 0) throw error
          stop(unsaved.sending(), { kind: 'refused', message: messageOf(error) })
        })
        .finally(onChange),
    )

  /** Something was typed or discarded. */
  const onTyped = () =>
    options.onTyped?.(() => inOrder(() => (unsaved.isTyping() ? writtenBy(unsaved.withStopped(), bases.of) : [])))

  const sendAll = createSender({ send, onSaved, unsaved, bases, stop })

  function flushLater(): void {
    const now = Date.now()
    if (timer === undefined) firstMs = now
    clearTimeout(timer)
    timer = setTimeout(flush, Math.max(0, Math.min(pauseMs, firstMs + latestMs - now)))
    onTyped()
    onChange()
  }

  function type(edit: UnsavedEdit): void {
    rememberBases([edit])
    unsaved.wait(edit)
    flushLater()
  }

  /** Drops edits that wait or were stopped, but for those to leave. What is being sent is still written. */
  function leave(isLeft: (edit: UnsavedEdit) => boolean): void {
    unsaved.leave(isLeft)
    onTyped()
    onChange()
  }

  const dropKey = (key: string) => leave((one) => keyOf(one) !== key)

  /** Sends a command. New values that are held take in what belongs to them, and do not count in their lists. */
  async function sendCommand(edits: readonly ValueEdit[]): Promise<void> {
    const held = unsaved.newValues()
    const others = unsaved.takeIn(edits)
    const sent = others.map((one) => beside(one, held))
    await sendAll(sent)
    unsaved.ran(others, sent)
    // They may be valid now, and what is wrong with them may be at other paths.
    if (held.length > 0) await sendAll(unsaved.takeStopped())
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    return enqueue(async () => {
      if (unsaved.isTyping()) await sendAll(unsaved.take())
    })
  }

  const decide = (how: Decision): Promise<void> => enqueue(() => sendAll(unsaved.takeStopped(), how))

  /** Decides a conflict over the other version. */
  function decideConflict(how: Decision = {}): Promise<void> {
    const stopped = unsaved.stopped()
    return decide(stopped?.kind === 'conflict' ? { ...how, theirs: stopped } : {})
  }

  const { stopped, typed, isNewAt, newValueOf, hasUnsaved, isTyping, isUnsaved, unsavedText, typedValue } = unsaved
  return {
    /** Writes an edit after a pause. */
    type,
    /** What was typed and is not written. Commands are not part of it: they are sent at once. */
    typedEdits(): StoredEdit[] {
      const stored = (one: UnsavedEdit): StoredEdit[] => {
        const { file, label } = one
        if (isTextEdit(one)) return [{ file, label, ...one.content() }]
        return one.edit.kind === 'set' || isNewEntry(one) ? [{ ...one, hash: bases.of(file) }] : []
      }
      const sent = unsaved.replaced().flatMap(stored)
      return [...sent.map((one) => ({ ...one, isSent: true as const })), ...typed().flatMap(stored)]
    },
    /** Writes what an earlier document of this tab has stored. */
    restore(edits: readonly StoredEdit[]): void {
      const hashes = new Map<string, string>()
      const restored = ({ isSent: _, ...one }: StoredEdit): UnsavedEdit => {
        if ('text' in one) {
          const hash = hashes.get(one.file) ?? one.hash
          return restoredText({ ...one, hash }, { type, onSaved: (saved) => hashes.set(one.file, saved) })
        }
        const { hash, ...edit } = one
        bases.remember(edit.file, hash)
        return edit
      }
      if (edits.length === 0) return
      void enqueue(async () => {
        const sent = edits.filter(({ isSent }) => isSent)
        // It may have been written. What replaces it is based on it then, and not in conflict with it.
        if (sent.length > 0) await sendAll(sent.map(restored))
        const others = edits.filter(({ isSent }) => !isSent).map(restored)
        await sendAll(sent.length > 0 ? withLatest(unsaved.takeStopped(), others) : others)
      })
    },
    /** Writes everything that waits. */
    flush,
    /** Writes edits at once and as one, after everything that waits. */
    async run(edits: readonly ValueEdit[]): Promise<void> {
      rememberBases(edits)
      unsaved.queue(edits)
      await flush()
      await enqueue(async () => {
        unsaved.takeQueued(edits)
        await sendCommand(edits)
      })
    },
    /** Runs another command that writes files, after everything that waits, and before what is typed meanwhile. */
    async runCommand<Result>(command: () => Promise<Result>): Promise<Result> {
      await flush()
      return inOrder(command)
    },
    /** Writes held edits with their errors. */
    writeAnyway: () => decide({ anyway: true }),
    /** Sends edits that were stopped again: they may be possible now, or in conflict with a newer version. */
    tryAgain: () => decide({}),
    /** Writes the edits of a conflict over the other version. */
    keepMine: () => decideConflict(),
    /** Writes the entry of a list that is in conflict beside the other version. */
    keepBoth: () => decideConflict({ isBeside: true }),
    /** Drops edits that were stopped, by default all of them. */
    drop: (edits: readonly UnsavedEdit[] = unsaved.stopped()?.edits ?? []) => leave((one) => !edits.includes(one)),
    /** Drops all unsaved edits of a file, also those that wait. What is being sent is still written. */
    dropFile: (file: string) => leave((one) => one.file !== file),
    /** Drops the unsaved text of a file, since it equals the saved one. A text that is being sent is still written. */
    dropText: (file: string) => dropKey(textKey(file)),
    /** A value that the file does not have is empty again: what was typed there is not written. */
    clearValue({ file, path }: Origin): void {
      dropKey(valueKey(file, path))
      unsaved.takeIn([{ file, edit: { kind: 'delete', path }, label: '' }])
      if (unsaved.isTyping()) flushLater()
    },
    /** Drops the unsaved edit of a value. One that is being sent is still written. */
    dropValue: ({ file, path }: Origin) => dropKey(valueKey(file, path)),
    /** Takes away the new value that was added last and is held, if there is one, else all that was stopped. */
    async undoTyped(): Promise<void> {
      const { file, edit, label } = unsaved.newValues().at(-1) ?? {}
      await (file && edit && label
        ? this.run([{ file, edit: { kind: 'delete', path: edit.path }, label }])
        : this.drop())
    },
    stopped,
    typed,
    isNewAt,
    newValueOf,
    hasUnsaved,
    isTyping,
    isUnsaved,
    unsavedText,
    typedValue,
  }
}

export type Saver = ReturnType<typeof createSaver>
