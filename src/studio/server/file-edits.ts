import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { Diagnostic, Fix } from '../../../schema/diagnostic.ts'
import { ChangedMeanwhile, EditRefused } from '../../content/edit/edit-refused.ts'
import { fixedText } from '../../content/edit/fixed-text.ts'
import { type ChangedTexts, errorsAddedBy } from '../../content/edit/new-errors.ts'
import type { ContentFolder } from '../../content/load/load.ts'
import { parse } from '../../content/parse/parse.ts'
import { decode } from '../../content/parse/source.ts'
import type { EditRequest, FileEdits, Saved, SeenText, Stopped, WrittenFile } from '../wire/edits.ts'
import type { Direction } from '../wire/page.ts'
import { say } from '../words/say.ts'
import { fixWords } from '../words.ts'
import { contentPath, pathInside, writablePath } from './content-path.ts'
import { createEditedTexts } from './edited-texts.ts'
import { createFileWriter, type FileState, type FileText, type NamedText, readState } from './file-writer.ts'
import type { openJournal } from './journal/journal.ts'
import { withPlainBreaks } from './merging/typed-text.ts'

/** How many texts of files are cached, to compare them with the current texts. */
const cachedTexts = 2_000

/** How often an edit is tried while another program writes its file. */
const maxAttempts = 5

type Options = {
  /** The repository, absolute. */
  root: string
  /** The content folder, absolute. */
  folder: string
  content: ContentFolder
  journal: ReturnType<typeof openJournal>
  /** Called after files were written; resolves when pages show it. */
  onWritten: (paths: readonly string[]) => Promise<void>
}

type Written = Omit<Saved, 'revision' | 'page'>
/** What became of a step: what was written, or why nothing was. */
export type Outcome = Written | Stopped

/** Writes, undoes and redoes edits. Calls must not overlap. */
export async function createFileEdits({ root, folder, content, journal, onWritten }: Options) {
  const texts = new LRUCache<string, string>({ max: cachedTexts })
  /** The hash with which each file was last written. */
  const writtenHashes = new Map<string, string>()
  const pathOf = (file: string) => contentPath({ folder, names: content.names, fileOf: content.fileOf }, file)

  const writer = createFileWriter({
    journal,
    pathOf: (file) => pathInside(root, folder, file),
    async onWritten(written) {
      for (const { path, hash, after = '', bytes } of written) {
        if (!bytes) texts.set(hash, after)
        writtenHashes.set(path, hash)
      }
      await onWritten(written.map(({ path }) => path))
    },
  })
  await writer.finishUnfinished()

  async function read(path: string): Promise<FileState> {
    const state = await readState(path)
    texts.set(state.hash, state.text)
    return state
  }

  const { allEdited, withFollowers, seenHash } = createEditedTexts({
    root,
    folder,
    content,
    texts,
    read,
    pathOf,
    earlierText: journal.earlierText,
  })

  /** The errors that texts would add. A file that cannot be parsed hides its errors: none of them counts as added. */
  function errorsOf(edited: readonly NamedText[]): Diagnostic[] {
    const isReadable = ({ before: { bytes, text } }: NamedText) =>
      bytes === undefined || parse({ file: '', text }).diagnostics.length === 0
    const changes = edited.filter(isReadable).flatMap(({ name, before, after }): ChangedTexts[] =>
      // A file that goes has no errors any more.
      after === undefined ? [] : [{ name, before: before.bytes && before.text, after }],
    )
    return errorsAddedBy(changes, content)
  }

  /** The errors of new pages in the shared files that they show, such as a fragment with a token without a value there. */
  function errorsOnNew(edited: readonly NamedText[]): Diagnostic[] {
    const added = new Set(edited.flatMap(({ name, before }) => (before.bytes === undefined ? [name] : [])))
    const texts = edited.flatMap(({ name, after }) => (after === undefined ? [] : [[name, after] as const]))
    const own = new Set(edited.map(({ file }) => file))
    return content
      .withUnsavedTexts(new Map(texts))
      .diagnosticsOn(added)
      .filter(({ severity, file }) => severity === 'error' && !own.has(file))
  }

  const saved = (files: WrittenFile[]): Written => ({ kind: 'saved', files, history: journal.history() })

  async function editOnce({ files, label, anyway = false }: EditRequest): Promise<Outcome> {
    const edited = await allEdited(files)
    // These edits have no result, such as pages that a template with an error cannot give.
    if ('kind' in edited) return edited.kind === 'held' ? { ...edited, isFinal: true } : edited
    const seen = files.map((one) => {
      const before = edited.find(({ file }) => file === one.file)?.before
      return [one.file, before && seenHash(one, before)] as const
    })
    const diagnostics = anyway ? [] : errorsOf(edited)
    if (diagnostics.length > 0) return { kind: 'held', diagnostics }
    const seenHashes = new Map(seen)
    const written = await writer.write(label, edited)
    return saved(written.map(({ file, hash }) => ({ file, hash: seenHashes.get(file) ?? hash })))
  }

  return {
    history: journal.history,
    /** Those of some files that are not as the studio has written them, by their absolute paths. */
    async writtenElsewhere(paths: Iterable<string>): Promise<Set<string>> {
      const others = new Set<string>()
      for (const path of paths) {
        const hash = writtenHashes.get(path)
        if (hash !== undefined && (await readState(path)).hash === hash) continue
        // What the studio has written may be written again elsewhere, over this.
        writtenHashes.delete(path)
        others.add(path)
      }
      return others
    },
    /** The text of a file, empty if it is not there. */
    textOf(file: string): string {
      const path = join(root, file)
      return existsSync(path) ? decode(readFileSync(path)).text : ''
    },
    /** The hash of a file. Caches its text, so that edits can be based on it. */
    async hashOf(file: string): Promise<string> {
      return (await read((await pathOf(file)).path)).hash
    },
    /** The texts that edits lead to, without writing them. */
    textsOf: (requested: readonly FileEdits[]) => refusals(() => allEdited(requested)),
    /** A file as a person may type in it. */
    async seenText(file: string): Promise<Omit<SeenText, 'revision'>> {
      const { text, hash } = await read((await pathOf(file)).path)
      return { file, hash, text: withPlainBreaks(text) }
    },
    /** Writes edits of several files: all of them, or none. */
    edit(request: EditRequest): Promise<Outcome> {
      return refusals(async () => {
        for (let attempt = 1; ; attempt++)
          try {
            return await editOnce(request)
          } catch (error) {
            // Another program may write between reading and writing.
            if (!(error instanceof ChangedMeanwhile) || attempt === maxAttempts) throw error
          }
      })
    },
    /** Applies the fix of a diagnostic, even if it reveals other errors that this one has hidden. */
    fix(fix: Fix): Promise<Outcome> {
      return refusals(async () => {
        const path = await writablePath(root, folder, fix.file)
        const before = await read(path)
        const after = fixedText(before.text, fix)
        const texts = await withFollowers([{ file: fix.file, after }])
        if (texts && 'kind' in texts) return texts
        return saved(await writer.write(fixWords(fix), texts ?? [{ file: fix.file, path, before, after }]))
      })
    },
    /** Writes whole files as one step: texts by path from the root; a file without one is deleted. */
    write(label: string, texts: () => ReadonlyMap<string, string | undefined>): Promise<Outcome> {
      return refusals(async () => {
        const edited = [...texts()].map(async ([file, after]) => {
          const path = await writablePath(root, folder, file)
          return { file, path, before: await readState(path), after }
        })
        return saved(await writer.write(label, await Promise.all(edited)))
      })
    },
    /** Writes a file that is no text, such as a picture, by its path from the root. */
    writeBytes(label: string, file: string, bytes: Buffer): Promise<Outcome> {
      return refusals(async () => {
        const path = await writablePath(root, folder, file)
        return saved(
          await writer.write(label, [{ file, path, before: await readState(path), after: undefined, bytes }]),
        )
      })
    },
    /** Deletes a file that is no text. */
    removeBytes(label: string, file: string): Promise<Outcome> {
      return refusals(async () => {
        const path = await writablePath(root, folder, file)
        const before = await readState(path)
        return saved(await writer.write(label, [{ file, path, before, after: undefined, isBinary: true }]))
      })
    },
    /** Writes texts and files that are no text as one step. */
    writeFiles(label: string, files: () => Promise<FileText[] | Stopped>): Promise<Outcome> {
      return refusals(async () => {
        const all = await files()
        return 'kind' in all ? all : saved(await writer.write(label, all))
      })
    },
    /** Writes texts that were computed as one step, unless they would add errors. */
    writeTexts(label: string, texts: () => Promise<NamedText[] | Stopped>): Promise<Outcome> {
      return refusals(async () => {
        const edited = await texts()
        if ('kind' in edited) return edited
        const diagnostics = [...errorsOf(edited), ...errorsOnNew(edited)]
        if (diagnostics.length > 0) return { kind: 'held', diagnostics, isFinal: true }
        return saved(await writer.write(label, edited))
      })
    },
    /** Undoes the last edit, or redoes the one that was undone last. */
    step(direction: Direction): Promise<Outcome> {
      return refusals(async () => {
        const files = await writer.step(direction)
        if (files.length === 0) return { kind: 'refused', message: say().server.edits.nothingTo[direction] }
        return saved(files)
      })
    },
  }
}

async function refusals<Result>(run: () => Promise<Result>): Promise<Result | Stopped> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof EditRefused)) throw error
    return { kind: 'refused', message: error.message }
  }
}
