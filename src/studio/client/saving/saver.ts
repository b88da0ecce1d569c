import { isWithin } from '../../../content/edit/edit-path.ts'
import { createQueue } from '../../queue.ts'
import type { EditRequest, EditResult, FileEdits, Saved, Stopped } from '../../wire/edits.ts'
import type { Origin } from '../../wire/page.ts'
import { messageOf } from '../../words.ts'
import { NoAnswer } from '../no-answer.ts'
import { createBaseHashes } from './base-hashes.ts'
import {
  byFile,
  isMove,
  isTextEdit,
  isTypedAt,
  isValueEdit,
  keyOf,
  latestOf,
  restoredText,
  type StoredEdit,
  type TextEdit,
  textKey,
  type UnsavedEdit,
  type ValueEdit,
  valueKey,
  withoutPart,
  writtenBy,
} from './unsaved-edit.ts'

/** How long after the last key an edit is written, and how long after the first one at the latest, in milliseconds. */
export const pauseMs = 600
export const latestMs = 1_000
/** How long after a request without an answer its edits are sent again, in milliseconds. */
export const retryMs = 1_000

/** The result of a request that failed. */
export const refusedAs = (error: unknown): EditResult => ({ kind: 'refused', message: messageOf(error) })

/** Edits that were not written, and why; without an answer they are sent again until there is one. */
export type StoppedSave = { edits: UnsavedEdit[]; isUnanswered?: boolean } & Stopped

/** What a person has decided: to write in spite of errors, or over this version of a file, or beside it. */
type Decision = { anyway?: boolean; theirs?: Extract<StoppedSave, { kind: 'conflict' }>; isBeside?: boolean }

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
  let waiting = new Map<string, UnsavedEdit>()
  let queued: readonly ValueEdit[] = []
  let sending: UnsavedEdit[] = []
  let stopped: StoppedSave | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let firstMs = 0
  let retry: ReturnType<typeof setTimeout> | undefined
  const inOrder = createQueue()
  const bases = createBaseHashes(hashOf)

  /** All edits that are not written. */
  const unsaved = (): UnsavedEdit[] => [...waiting.values(), ...queued, ...sending, ...(stopped?.edits ?? [])]
  const hasUnsaved = () => unsaved().length > 0 || stopped !== undefined
  function onChange(): void {
    bases.forgetOthers(new Set(unsaved().map(({ file }) => file)))
    options.onChange(hasUnsaved(), stopped)
  }

  function rememberBases(edits: readonly UnsavedEdit[]): void {
    for (const { file } of edits.filter(isValueEdit)) bases.remember(file)
  }

  function stop(edits: readonly UnsavedEdit[], why: Stopped, hasNoAnswer = false): void {
    sending = sending.filter((one) => !edits.includes(one))
    // What has no answer is sent again, also if other edits of the same save were refused.
    const isUnanswered = hasNoAnswer || (stopped?.isUnanswered ?? false)
    stopped = { ...why, edits: [...(stopped?.edits ?? []), ...edits], isUnanswered }
    clearTimeout(retry)
    if (isUnanswered) retry = setTimeout(() => stopped?.isUnanswered && void decide({}), retryMs)
  }

  /** Runs a job after those before it. Edits that it could not send are stopped; the next job runs all the same. */
  const enqueue = (job: () => Promise<void>): Promise<void> =>
    inOrder(() =>
      job()
        .catch((error: unknown) => {
          if (sending.length === 0) throw error
          stop(sending, { kind: 'refused', message: messageOf(error) })
        })
        .finally(onChange),
    )

  /** Something was typed or discarded. */
  const onTyped = () =>
    options.onTyped?.(() => inOrder(() => (waiting.size === 0 ? [] : writtenBy(withStopped(), bases.of))))

  async function sendAll(edits: readonly UnsavedEdit[], decision: Decision = {}): Promise<void> {
    sending = [...edits]
    for (const text of edits.filter(isTextEdit)) await sendText(text, decision)
    const values = edits.filter(isValueEdit)
    const isOfTemplate = ({ inTemplate = false }: ValueEdit) => inTemplate
    await sendTogether(
      values.filter((one) => !isOfTemplate(one)),
      decision,
    )
    await sendTogether(values.filter(isOfTemplate), decision)
  }

  async function sendText(edit: TextEdit, { anyway = false, theirs }: Decision): Promise<void> {
    const { file, label } = edit
    const typed = edit.content()
    const { hash = typed.hash, merged: text = typed.text } = theirs?.file === file ? theirs : {}
    const result = await request([edit], { files: [{ file, hash, edits: [], text }], label, anyway })
    const written = result?.files.find((one) => one.file === file)
    if (result && written) edit.onSaved(typed.text, { ...written, text, revision: result.revision })
  }

  async function sendTogether(
    edits: readonly ValueEdit[],
    { anyway = false, theirs, isBeside }: Decision,
  ): Promise<void> {
    const [first] = edits
    if (!first) return
    const files = byFile(edits, bases.of).map((one) => ({
      ...one,
      ...(theirs?.file === one.file && { over: theirs.hash, ...(isBeside && { isBeside: true as const }) }),
      inTemplate: first.inTemplate ?? false,
    }))
    await request(edits, { files, label: first.label, anyway })
  }

  function type(edit: UnsavedEdit): void {
    const now = Date.now()
    if (waiting.size === 0) firstMs = now
    rememberBases([edit])
    waiting.set(keyOf(edit), edit)
    clearTimeout(timer)
    timer = setTimeout(flush, Math.max(0, Math.min(pauseMs, firstMs + latestMs - now)))
    onTyped()
    onChange()
  }

  /** Drops edits that wait or were stopped, but for those to leave. What is being sent is still written. */
  function leave(isLeft: (edit: UnsavedEdit) => boolean): void {
    waiting = new Map([...waiting].filter(([, one]) => isLeft(one)))
    const edits = stopped?.edits.filter(isLeft) ?? []
    stopped = stopped && edits.length > 0 ? { ...stopped, edits } : undefined
    onTyped()
    onChange()
  }

  const dropKey = (key: string) => leave((one) => keyOf(one) !== key)

  /** Whether an edit is about an entry that was stopped before it was written. */
  const isUnwritten = (edit: ValueEdit) =>
    stopped?.edits.some((one) => isValueEdit(one) && one.edit.kind === 'insert' && keyOf(one) === keyOf(edit)) ?? false

  /** Drops what was stopped or waits in an entry. */
  const dropWithin = ({ file, edit: { path } }: ValueEdit) =>
    leave((one) => isTextEdit(one) || one.file !== file || !isWithin(one.edit.path, path))

  /** Sends edits; returns what was saved, `undefined` if they were stopped. */
  async function request(edits: readonly UnsavedEdit[], body: EditRequest): Promise<Saved | undefined> {
    let isUnanswered = false
    const result = await send(body).catch((error: unknown) => {
      isUnanswered = error instanceof NoAnswer
      return refusedAs(error)
    })
    if (result.kind !== 'saved') {
      stop(edits, result, isUnanswered)
      return undefined
    }
    sending = sending.filter((one) => !edits.includes(one))
    bases.written(result.files)
    onSaved(result)
    return result
  }

  /** The waiting edits and those that were stopped: they may be valid together. */
  const withStopped = (): UnsavedEdit[] => latestOf([...(stopped?.edits ?? []), ...waiting.values()])

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    return enqueue(async () => {
      if (waiting.size === 0) return
      const edits = withStopped()
      waiting = new Map()
      stopped = undefined
      await sendAll(edits)
    })
  }

  const decide = (how: Decision): Promise<void> =>
    enqueue(() => {
      const { edits = [] } = stopped ?? {}
      stopped = undefined
      return sendAll(edits, how)
    })

  return {
    /** Writes an edit after a pause. */
    type,
    /** What was typed and is not written. Commands are not part of it: they are sent at once. */
    typedEdits(): StoredEdit[] {
      return latestOf([...sending, ...withStopped()]).flatMap((one): StoredEdit[] => {
        const { file, label } = one
        if (isTextEdit(one)) return [{ file, label, ...one.content() }]
        return one.edit.kind === 'set' ? [{ ...one, hash: bases.of(file) }] : []
      })
    },
    /** Writes what an earlier document of this tab has stored. */
    restore(edits: readonly StoredEdit[]): void {
      for (const one of edits) {
        if ('text' in one) type(restoredText(one, type))
        else {
          const { hash, ...edit } = one
          bases.remember(edit.file, hash)
          type(edit)
        }
      }
    },
    /** Writes everything that waits. */
    flush,
    /** Writes edits at once and as one, after everything that waits. An entry that was never written is only dropped. */
    async run(edits: readonly ValueEdit[]): Promise<void> {
      rememberBases(edits)
      queued = [...queued, ...edits]
      await flush()
      await enqueue(async () => {
        queued = queued.filter((one) => !edits.includes(one))
        const [only] = edits
        if (only?.edit.kind === 'delete' && isUnwritten(only)) dropWithin(only)
        else await sendAll(edits)
      })
    },
    /** Runs another command that writes files, after everything that waits, and before what is typed meanwhile. */
    async runCommand<Result>(command: () => Promise<Result>): Promise<Result> {
      await flush()
      return inOrder(command)
    },
    stopped: () => stopped,
    /** Writes held edits with their errors. */
    writeAnyway: () => decide({ anyway: true }),
    /** Sends edits that were stopped again: they may be possible now, or in conflict with a newer version. */
    tryAgain: () => decide({}),
    /** Writes the edits of a conflict over the other version. */
    keepMine: () => decide(stopped?.kind === 'conflict' ? { theirs: stopped } : {}),
    /** Writes the entry of a list that is in conflict beside the other version. */
    keepBoth: () => decide(stopped?.kind === 'conflict' ? { theirs: stopped, isBeside: true } : {}),
    /** Drops edits that were stopped, by default all of them. */
    drop: (edits: readonly UnsavedEdit[] = stopped?.edits ?? []) => leave((one) => !edits.includes(one)),
    /** Drops all unsaved edits of a file, also those that wait. What is being sent is still written. */
    dropFile: (file: string) => leave((one) => one.file !== file),
    /**
     * Whether a value is not saved yet: one that is written there, or that was typed in this field. A move of entries
     * no longer counts once it was stopped.
     */
    isUnsaved: (origin: Origin, typedIn: string): boolean =>
      unsaved()
        .filter(isValueEdit)
        .some((one) => isTypedAt(one, origin, typedIn) && !(isMove(one) && stopped?.edits.includes(one))),
    /** The text of a file that was typed and is not saved yet. */
    unsavedText: (file: string): TextEdit | undefined =>
      unsaved().find((one): one is TextEdit => keyOf(one) === textKey(file)),
    /** The text that was typed last for a value, if it is not saved yet. */
    typedValue(origin: Origin, typedIn: string): unknown {
      const last = unsaved()
        .filter(isValueEdit)
        .find((one) => isTypedAt(one, origin, typedIn))
      return last?.edit.kind === 'set' ? last.edit.value : undefined
    },
    /** Drops the unsaved text of a file, since it equals the saved one. A text that is being sent is still written. */
    dropText: (file: string) => dropKey(textKey(file)),
    /** A value that the file does not have is empty again: what was typed there is not written. */
    clearValue({ file, path }: Origin): void {
      if (stopped) stopped = { ...stopped, edits: stopped.edits.map((one) => withoutPart(one, file, path)) }
      dropKey(valueKey(file, path))
    },
    /** Drops the unsaved edit of a value. One that is being sent is still written. */
    dropValue: ({ file, path }: Origin) => dropKey(valueKey(file, path)),
    hasUnsaved,
    /** Whether an edit waits to be sent. */
    isTyping: () => waiting.size > 0,
  }
}

export type Saver = ReturnType<typeof createSaver>
