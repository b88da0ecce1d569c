import type { Edit } from '../../../../schema/edit.ts'
import type { EditRequest, EditResult, FileEdits, Origin, Saved, SeenText, Stopped } from '../../model.ts'
import { messageOf } from '../../words.ts'
import { NoAnswer } from '../no-answer.ts'

/** How long after the last key an edit is written, and how long after the first one at the latest, in milliseconds. */
export const pauseMs = 600
export const latestMs = 1_000
/** How long after a request without an answer its edits are sent again, in milliseconds. */
export const retryMs = 1_000

/** An edit of a value of a file, and what it does in words. */
export type ValueEdit = {
  file: string
  edit: Edit
  label: string
  /** The `fieldKey` of the field in which it was typed. The value may be written in another place than before. */
  typedIn?: string
  /** Whether it changes the template of the page, for all pages that follow it. */
  inTemplate?: boolean
}

/** A file whose text is typed as a whole. */
export type TextEdit = {
  file: string
  label: string
  /** Returns the current text, and the hash of the text that it is based on. */
  content: () => { text: string; hash: string }
  /** Called with the text that was typed, and the one that was sent, with the hash on which the next edit is based. */
  onSaved: (typed: string, sent: SeenText) => void
  /** Replaces what was typed, by the text with a fix. */
  replace: (text: string) => void
}

type AnyEdit = ValueEdit | TextEdit

/** An edit that was typed and is not written, as plain data; `hash` is that of the version that it is based on. */
export type KeptEdit = (ValueEdit | { file: string; label: string; text: string }) & { hash: string }

/** The result of a request that failed. */
export const refusedAs = (error: unknown): EditResult => ({ kind: 'refused', message: messageOf(error) })

/** Edits that were not written, and why; without an answer they are sent again until there is one. */
export type StoppedSave = { edits: AnyEdit[]; isUnanswered?: boolean } & Stopped

/** What a person has decided: to write in spite of errors, or over this version of a file. */
type Decision = { anyway?: boolean; theirs?: Extract<StoppedSave, { kind: 'conflict' }> }

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

export const isTextEdit = (edit: AnyEdit): edit is TextEdit => 'content' in edit
const textKey = (file: string) => JSON.stringify([file, 'text'])
const keyOf = (one: AnyEdit) => (isTextEdit(one) ? textKey(one.file) : JSON.stringify([one.file, one.edit.path]))
const isValueEdit = (edit: AnyEdit): edit is ValueEdit => !isTextEdit(edit)
const isMove = (one: AnyEdit) => isValueEdit(one) && one.edit.kind === 'move'

/**
 * Writes what is typed: a while after the last key, and at the latest a second after the first one that is not saved.
 * Later edits of the same value replace earlier ones. Edits that were stopped wait for a decision, or for better ones.
 */
export function createSaver({ send, hashOf, onSaved, ...options }: Options) {
  let waiting = new Map<string, AnyEdit>()
  let queued: readonly ValueEdit[] = []
  let sending: AnyEdit[] = []
  let stopped: StoppedSave | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let firstMs = 0
  let running: Promise<void> = Promise.resolve()

  let retry: ReturnType<typeof setTimeout> | undefined
  /** By file, the hash of the version that its unsaved edits were typed over, though a newer one was seen since. */
  const bases = new Map<string, string>()

  const baseOf = (file: string) => bases.get(file) ?? hashOf(file)

  /** All edits that are not written. */
  const unsaved = (): AnyEdit[] => [...waiting.values(), ...queued, ...sending, ...(stopped?.edits ?? [])]
  const hasUnsaved = () => unsaved().length > 0 || stopped !== undefined
  function onChange(): void {
    const files = new Set(unsaved().map(({ file }) => file))
    for (const file of bases.keys()) if (!files.has(file)) bases.delete(file)
    options.onChange(hasUnsaved(), stopped)
  }

  function keepBases(edits: readonly AnyEdit[]): void {
    for (const { file } of edits.filter(isValueEdit)) if (!bases.has(file)) bases.set(file, hashOf(file))
  }

  const byFile = (edits: Iterable<ValueEdit>): FileEdits[] =>
    [...Map.groupBy(edits, ({ file }) => file)].map(([file, own]) => ({
      file,
      hash: baseOf(file),
      edits: own.map(({ edit }) => edit),
    }))

  /** What would be written to each file: its whole text if that was typed, else edits of its values. */
  const contentsOf = (edits: readonly AnyEdit[]): FileEdits[] => {
    const texts = edits.filter(isTextEdit)
    const others = edits.filter(isValueEdit).filter((one) => !texts.some(({ file }) => file === one.file))
    return [...texts.map((one) => ({ file: one.file, edits: [], ...one.content() })), ...byFile(others)]
  }

  /** Something was typed or discarded. */
  const onTyped = () =>
    options.onTyped?.(() => running.then(() => (waiting.size === 0 ? [] : contentsOf(withStopped()))))

  async function sendAll(edits: readonly AnyEdit[], decision: Decision = {}): Promise<void> {
    sending = [...edits]
    for (const text of edits.filter(isTextEdit)) await sendText(text, decision)
    const [own = [], ofTemplate = []] = [false, true].map((inTemplate) =>
      edits.filter(isValueEdit).filter((one) => (one.inTemplate ?? false) === inTemplate),
    )
    for (const some of [own, ofTemplate]) await sendTogether(some, decision)
  }

  async function sendText(edit: TextEdit, { anyway = false, theirs }: Decision): Promise<void> {
    const { file, label } = edit
    const typed = edit.content()
    const { hash = typed.hash, merged: text = typed.text } = theirs?.file === file ? theirs : {}
    const result = await request([edit], { files: [{ file, hash, edits: [], text }], label, anyway })
    const written = result?.files.find((one) => one.file === file)
    if (result && written) edit.onSaved(typed.text, { ...written, text, revision: result.revision })
  }

  async function sendTogether(edits: readonly ValueEdit[], { anyway = false, theirs }: Decision): Promise<void> {
    const [first] = edits
    if (!first) return
    const files = byFile(edits).map((one) => ({
      ...one,
      ...(theirs?.file === one.file && { hash: theirs.hash }),
      inTemplate: first.inTemplate ?? false,
    }))
    await request(edits, { files, label: first.label, anyway })
  }

  function type(edit: AnyEdit): void {
    const now = Date.now()
    if (waiting.size === 0) firstMs = now
    keepBases([edit])
    waiting.set(keyOf(edit), edit)
    clearTimeout(timer)
    timer = setTimeout(flush, Math.max(0, Math.min(pauseMs, firstMs + latestMs - now)))
    onTyped()
    onChange()
  }

  /** A text that was typed before the tab was loaded again: its pane may not be open. */
  function restoredText({ file, label, text, hash }: Extract<KeptEdit, { text: string }>): TextEdit {
    let typed = text
    return {
      ...{ file, label, content: () => ({ text: typed, hash }), onSaved: () => undefined },
      replace(text) {
        typed = text
        type(this)
      },
    }
  }

  /** Sends edits; returns what was saved, `undefined` if they were stopped. */
  async function request(edits: readonly AnyEdit[], body: EditRequest): Promise<Saved | undefined> {
    let isUnanswered = false
    const result = await send(body).catch((error: unknown) => {
      isUnanswered = error instanceof NoAnswer
      return refusedAs(error)
    })
    sending = sending.filter((one) => !edits.includes(one))
    if (result.kind !== 'saved') {
      stopped = { ...result, edits: [...(stopped?.edits ?? []), ...edits], isUnanswered }
      clearTimeout(retry)
      if (isUnanswered) retry = setTimeout(() => stopped?.isUnanswered && void decide({}), retryMs)
      return undefined
    }
    for (const { file, hash } of result.files) if (bases.has(file)) bases.set(file, hash)
    onSaved(result)
    return result
  }

  /** The waiting edits and those that were stopped: they may be valid together. */
  const withStopped = (): AnyEdit[] => [
    ...new Map([...(stopped?.edits ?? []).map((one) => [keyOf(one), one] as const), ...waiting]).values(),
  ]

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    running = running.then(async () => {
      if (waiting.size === 0) return
      const edits = withStopped()
      waiting = new Map()
      stopped = undefined
      await sendAll(edits)
      onChange()
    })
    return running
  }

  async function decide(how: Decision): Promise<void> {
    running = running.then(() => {
      const { edits = [] } = stopped ?? {}
      stopped = undefined
      return sendAll(edits, how)
    })
    await running
    onChange()
  }

  return {
    /** Writes an edit after a pause. */
    type,
    /** What was typed and is not written. Commands are not part of it: they are sent at once. */
    kept(): KeptEdit[] {
      const latest = new Map([...sending, ...withStopped()].map((one) => [keyOf(one), one]))
      return [...latest.values()].flatMap((one): KeptEdit[] => {
        const { file, label } = one
        if (isTextEdit(one)) return [{ file, label, ...one.content() }]
        return one.edit.kind === 'set' ? [{ ...one, hash: baseOf(file) }] : []
      })
    },
    /** Writes what an earlier document of this tab has kept. */
    restore(edits: readonly KeptEdit[]): void {
      for (const one of edits) {
        if ('text' in one) type(restoredText(one))
        else {
          const { hash, ...edit } = one
          bases.set(edit.file, hash)
          type(edit)
        }
      }
    },
    /** Writes everything that waits. */
    flush,
    /** Writes edits at once and as one, after everything that waits. */
    async run(edits: readonly ValueEdit[]): Promise<void> {
      keepBases(edits)
      queued = [...queued, ...edits]
      await flush()
      running = running.then(() => {
        queued = queued.filter((one) => !edits.includes(one))
        return sendAll(edits)
      })
      await running
      onChange()
    },
    stopped: () => stopped,
    /** Writes held edits with their errors. */
    writeAnyway: () => decide({ anyway: true }),
    /** Writes the edits of a conflict over the other version. */
    keepMine: () => decide(stopped?.kind === 'conflict' ? { theirs: stopped } : {}),
    /** Drops edits that were stopped, by default all of them. */
    drop(edits: readonly AnyEdit[] = stopped?.edits ?? []): void {
      const left = stopped?.edits.filter((one) => !edits.includes(one)) ?? []
      stopped = stopped && left.length > 0 ? { ...stopped, edits: left } : undefined
      onChange()
    },
    /**
     * Whether a value is not saved yet: one that is written there, or that was typed in this field. A move of entries
     * no longer counts once it was stopped.
     */
    isUnsaved({ file, path }: Origin, typedIn: string): boolean {
      const key = JSON.stringify([file, path])
      return unsaved().some((one) => {
        const isOfField = isValueEdit(one) && one.typedIn === typedIn
        return isMove(one) ? isOfField && !stopped?.edits.includes(one) : isOfField || keyOf(one) === key
      })
    },
    /** The text of a file that was typed and is not saved yet. */
    unsavedText: (file: string): TextEdit | undefined =>
      unsaved().find((one): one is TextEdit => keyOf(one) === textKey(file)),
    /** The text that was typed last for a value, if it is not saved yet. */
    typedValue({ file, path }: Origin, typedIn: string): unknown {
      const key = JSON.stringify([file, path])
      const edits = unsaved().filter(isValueEdit)
      const last = edits.find((one) => keyOf(one) === key || one.typedIn === typedIn)
      return last?.edit.kind === 'set' ? last.edit.value : undefined
    },
    /** Drops the unsaved text of a file, since it equals the saved one. A text that is being sent is still written. */
    dropText(file: string): void {
      waiting.delete(textKey(file))
      const edits = stopped?.edits.filter((one) => keyOf(one) !== textKey(file)) ?? []
      stopped = stopped && edits.length > 0 ? { ...stopped, edits } : undefined
      onTyped()
      onChange()
    },
    hasUnsaved,
    /** Whether an edit waits to be sent. */
    isTyping: () => waiting.size > 0,
  }
}

export type Saver = ReturnType<typeof createSaver>
