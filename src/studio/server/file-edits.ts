import { readFile } from 'node:fs/promises'
import { LRUCache } from 'lru-cache'
import { hashOf } from '../../cache/hash.ts'
import type { Edit } from '../../content/edit/edit.ts'
import { editFile, encoded, replaceText } from '../../content/edit/edit-file.ts'
import { EditRefused } from '../../content/edit/edit-refused.ts'
import { errorsAdded } from '../../content/edit/new-errors.ts'
import type { createContent } from '../../content/load/load.ts'
import { applyOverrides } from '../../content/overrides/apply-overrides.ts'
import { pageEdits } from '../../content/overrides/page-edits.ts'
import { parse } from '../../content/parse/parse.ts'
import { decode } from '../../content/parse/source.ts'
import type { EditRequest, EditResult, History } from '../model.ts'
import { isUntouched, shownAt } from './concurrent-edits.ts'
import { contentPath } from './content-path.ts'
import { changeOf, type openJournal, textAfter } from './journal.ts'

/** How many texts of files the studio remembers, to compare them with what a file has become. */
const rememberedTexts = 500

type Options = {
  content: ReturnType<typeof createContent>
  /** The content folder, absolute. */
  folder: string
  journal: ReturnType<typeof openJournal>
  /** Called after a file was written; resolves when pages show it. */
  onWritten: (path: string) => Promise<void>
}

type Written = { kind: 'saved'; file: string; hash: string; history: History }
type Outcome = Written | Exclude<EditResult, { kind: 'saved' }>

/** Writes edits, and takes them back. Calls must not overlap. */
export function createFileEdits({ content, folder, journal, onWritten }: Options) {
  const texts = new LRUCache<string, string>({ max: rememberedTexts })
  /** The hash with which each file was last written. */
  const writtenHashes = new Map<string, string>()
  const pathOf = (file: string) => contentPath({ folder, names: content.names, fileOf: content.fileOf }, file)

  /** The text of a file and its hash. */
  async function read(path: string): Promise<{ text: string; hash: string }> {
    const bytes = await readFile(path)
    const [{ text }, hash] = [decode(bytes), hashOf(bytes)]
    texts.set(hash, text)
    return { text, hash }
  }

  /** What stands against edits that are based on another text than the current one. */
  function conflictOf(file: string, seen: string, now: { text: string; hash: string }, edits: readonly Edit[]) {
    const base = texts.get(seen)
    const parsed = (text: string) => parse({ file, text }, '')
    // A generated page is compared as it is written, and with its overrides in place.
    const states = [(text: string) => parsed(text).value, (text: string) => applyOverrides(parsed(text)).value]
    if (base !== undefined && states.every((of) => isUntouched(of(base), of(now.text), edits))) return undefined
    const [mine, other] = shownAt(edits, applyOverrides(parsed(now.text)).value)
    return { kind: 'conflict', file, hash: now.hash, mine, theirs: other } as const
  }

  /** Checks what the text of a file would add in errors. */
  async function errorsOf(name: string, path: string, before: string, after: string) {
    const errors = errorsAdded(content, name, before, after)
    await content.listChanged(path)
    return errors
  }

  async function write(
    file: string,
    path: string,
    label: string,
    before: { text: string; hash: string },
    after: string,
  ) {
    const hash = hashOf(encoded(after, await readFile(path)))
    const undo = journal.add(label, { file, before: before.hash, after: hash, ...changeOf(before.text, after) })
    try {
      await replaceText(path, file, before.hash, after)
    } catch (error) {
      undo()
      throw error
    }
    texts.set(hash, after)
    writtenHashes.set(path, hash)
    await onWritten(path)
    return { kind: 'saved', file, hash, history: journal.history() } as const
  }

  return {
    /** Whether a file is still as the studio has written it. */
    async isOwn(path: string): Promise<boolean> {
      const hash = writtenHashes.get(path)
      return hash !== undefined && hashOf(await readFile(path).catch(() => '')) === hash
    },
    /** The hash of a file; its text is remembered, so that edits may be based on it. */
    async hashOf(file: string): Promise<string> {
      return (await read((await pathOf(file)).path)).hash
    },
    async edit({ file, hash, edits, label, anyway = false }: EditRequest): Promise<Outcome> {
      const { name, path } = await pathOf(file)
      const now = await read(path)
      const conflict = hash === now.hash ? undefined : conflictOf(file, hash, now, edits)
      if (conflict) return conflict
      return refusals(async () => {
        const errors = anyway ? async () => [] : errorsOf.bind(undefined, name, path)
        const edited = await editFile(path, (value) => pageEdits(value, edits), {
          file,
          hash: now.hash,
          dryRun: true,
          errorsOf: errors,
        })
        if (edited.kind === 'errors') return { kind: 'held', diagnostics: edited.diagnostics }
        if (edited.after === now.text) return { kind: 'saved', file, hash: now.hash, history: journal.history() }
        return write(file, path, label, now, edited.after)
      })
    },
    /** Takes the last edit back, or does the last one that was taken back again. */
    step(back: boolean): Promise<Outcome> {
      return refusals(async () => {
        let written: Outcome = { kind: 'refused', message: `There is nothing to ${back ? 'undo' : 'redo'}.` }
        for (let next = journal.next(back); next; next = next.continues ? journal.next(back) : undefined) {
          const { change, label } = next
          const { path } = await pathOf(change.file)
          const now = await read(path)
          const text = textAfter(now.text, now.hash, change, back)
          if (text === undefined)
            throw new EditRefused(
              `“${label}” cannot be ${back ? 'undone' : 'redone'}: ${change.file} has changed there.`,
            )
          const hash = text === now.text ? now.hash : await replaceText(path, change.file, now.hash, text)
          texts.set(hash, text)
          writtenHashes.set(path, hash)
          journal.step(back)
          await onWritten(path)
          written = { kind: 'saved', file: change.file, hash, history: journal.history() }
        }
        return written
      })
    },
  }
}

async function refusals(run: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof EditRefused)) throw error
    return { kind: 'refused', message: error.message }
  }
}
