import type { EditRequest, EditResult, FileEdits, Saved, Stopped } from '../../wire/edits.ts'
import { NoAnswer } from '../no-answer.ts'
import type { createBaseHashes } from './base-hashes.ts'
import { beside, inOrder, partsOf } from './new-values.ts'
import { refusedAs } from './refusal.ts'
import { isTextEdit, isValueEdit, type TextEdit, type UnsavedEdit, type ValueEdit } from './unsaved-edit.ts'
import type { createUnsavedEdits, StoppedSave } from './unsaved-edits.ts'

/** What a person has decided: to write in spite of errors, or over this version of a file, or beside it. */
export type Decision = { anyway?: boolean; theirs?: Extract<StoppedSave, { kind: 'conflict' }>; isBeside?: boolean }

/** Why edits were not saved; without an answer they are sent again. */
export type NotSaved = Stopped & { hasNoAnswer?: boolean }

type Options = {
  send: (request: EditRequest) => Promise<EditResult>
  onSaved: (result: Saved) => void
  unsaved: ReturnType<typeof createUnsavedEdits>
  bases: ReturnType<typeof createBaseHashes>
  /** Called with edits that were not saved. */
  stop: (edits: readonly UnsavedEdit[], why: NotSaved) => void
}

/** Edits of values as edits of files. `hashOf` returns the hash of the text that those of a file are based on. */
const byFile = (edits: readonly ValueEdit[], hashOf: (file: string) => string): FileEdits[] =>
  [...Map.groupBy(inOrder(edits), ({ file }) => file)].map(([file, own]) => ({
    file,
    hash: hashOf(file),
    edits: own.map(({ edit }) => edit),
  }))

/** What would be written to each file: its whole text if that was typed, else edits of its values. */
export function writtenBy(edits: readonly UnsavedEdit[], hashOf: (file: string) => string): FileEdits[] {
  const texts = edits.filter(isTextEdit)
  const others = edits.filter(isValueEdit).filter((one) => !texts.some(({ file }) => file === one.file))
  return [...texts.map((one) => ({ file: one.file, edits: [], ...one.content() })), ...byFile(others, hashOf)]
}

/** Sends edits of a tab: each text as a request, and the values of files together. */
export function createSender({ send, onSaved, unsaved, bases, stop }: Options) {
  async function post(edits: readonly UnsavedEdit[], body: EditRequest): Promise<Saved | NotSaved> {
    const result = await send(body).catch((error: unknown) => ({
      ...refusedAs(error),
      hasNoAnswer: error instanceof NoAnswer,
    }))
    if (result.kind !== 'saved') return result
    unsaved.end(edits)
    bases.written(result.files)
    onSaved(result)
    return result
  }

  async function sendText(edit: TextEdit, { anyway = false, theirs }: Decision): Promise<void> {
    const { file, label } = edit
    const typed = edit.content()
    const { hash = typed.hash, merged: text = typed.text } = theirs?.file === file ? theirs : {}
    const result = await post([edit], { files: [{ file, hash, edits: [], text }], label, anyway })
    if (result.kind !== 'saved') return stop([edit], result)
    const written = result.files.find((one) => one.file === file)
    if (written) edit.onSaved(typed.text, { ...written, text, revision: result.revision })
  }

  function valuesRequest(edits: readonly ValueEdit[], { anyway = false, theirs, isBeside }: Decision): EditRequest {
    const [{ inTemplate = false, label = '' } = {}] = edits
    const files = byFile(edits, bases.of).map((one) => ({
      ...one,
      ...(theirs?.file === one.file && { over: theirs.hash, ...(isBeside && { isBeside: true as const }) }),
      inTemplate,
    }))
    return { files, label, anyway }
  }

  /** Sends edits as one. Where that is not possible, each new value goes alone, so that it holds nothing else. */
  async function sendTogether(edits: readonly ValueEdit[], decision: Decision): Promise<void> {
    if (edits.length === 0) return
    const result = await post(edits, valuesRequest(edits, decision))
    if (result.kind === 'saved') return
    const parts = partsOf(edits)
    if (parts.length === 1 || result.hasNoAnswer) return stop(edits, result)
    let left = edits
    for (const part of parts) {
      const own = part.map((one) => beside(one, left))
      const alone = await post(part, valuesRequest(own, decision))
      if (alone.kind === 'saved') left = left.filter((one) => !part.includes(one))
      // The paths of these errors are those in the form, which shows all new entries.
      else stop(part, alone.kind === 'held' && result.kind === 'held' ? result : alone)
    }
  }

  return async (edits: readonly UnsavedEdit[], decision: Decision = {}): Promise<void> => {
    unsaved.begin(edits)
    for (const text of edits.filter(isTextEdit)) await sendText(text, decision)
    for (const isOfTemplate of [false, true]) {
      const together = edits.filter(isValueEdit).filter(({ inTemplate = false }) => inTemplate === isOfTemplate)
      await sendTogether(together, decision)
    }
  }
}
