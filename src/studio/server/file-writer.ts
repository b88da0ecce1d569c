import { readFile, rm, rmdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { hashOf } from '../../cache/hash.ts'
import { encoded, replaceFile } from '../../content/edit/edit-file.ts'
import { EditRefused } from '../../content/edit/edit-refused.ts'
import { decode } from '../../content/parse/source.ts'
import { createFile } from '../../files/create-file.ts'
import { isAbsent } from '../../files/read-text.ts'
import { writeFileAtomic } from '../../files/write-file-atomic.ts'
import type { WrittenFile } from '../wire/edits.ts'
import type { Direction } from '../wire/page.ts'
import { say } from '../words/say.ts'
import type { BegunStep, JournalStep, openJournal } from './journal/journal.ts'
import { binaryChange, changeOf, type JournalChange, missingHash, textAfter } from './journal/journal-change.ts'
import { RequestRefused } from './request-guard.ts'

/** A file as it was read; `bytes` is missing if it is not there. */
export type FileState = { text: string; hash: string; bytes?: Buffer }

/** What a file is to become: a text, or `bytes` that are none; without either it is deleted. */
export type FileText = {
  file: string
  path: string
  before: FileState
  after: string | undefined
  bytes?: Buffer
  /** A file that is no text is deleted. */
  isBinary?: true
}

/** The same with the path below the content folder. */
export type NamedText = FileText & { name: string }

/** Reads a file, whether it is there or not. */
export async function readState(path: string): Promise<FileState> {
  try {
    const bytes = await readFile(path)
    return { text: decode(bytes).text, hash: hashOf(bytes), bytes }
  } catch (error) {
    if (!isAbsent(error)) throw error
    return { text: '', hash: missingHash }
  }
}

function hashAfter({ before, after, bytes }: FileText): string {
  if (bytes) return hashOf(bytes)
  return after === undefined ? missingHash : hashOf(encoded(after, before.bytes ?? Buffer.alloc(0)))
}

const isChanged = ({ before, after, bytes }: FileText) =>
  bytes ? before.bytes?.equals(bytes) !== true : after !== (before.bytes && before.text)

async function create(path: string, file: string, text: string | Buffer): Promise<void> {
  try {
    await createFile(path, text)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    throw new EditRefused(say().server.edits.createdMeanwhile(file))
  }
}

async function put({ file, path, before, after, bytes }: FileText): Promise<void> {
  if (before.bytes === undefined) return create(path, file, bytes ?? after ?? '')
  if (after !== undefined) {
    await replaceFile(path, file, before.hash, after)
    return
  }
  if ((await readState(path)).hash !== before.hash) throw new EditRefused(say().server.edits.changedMeanwhile(file))
  if (bytes) {
    writeFileAtomic(path, bytes)
    return
  }
  await rm(path)
  await removeEmptyFolder(dirname(path))
}

function changeIn({ before, after, bytes, isBinary }: FileText) {
  if (bytes || isBinary) return binaryChange
  // A file that is deleted comes back with its byte order mark.
  return after === undefined ? changeOf(String(before.bytes), '') : changeOf(before.text, after)
}

/** Removes the folder of a file that is gone, if nothing else is in it. A folder that stays is no reason to fail. */
const removeEmptyFolder = (folder: string): Promise<void> => rmdir(folder).catch(() => undefined)

type Options = {
  journal: ReturnType<typeof openJournal>
  /** The absolute path of a file of the content, which need not be there. Throws `RequestRefused` for other files. */
  pathOf: (file: string) => Promise<string>
  /** Called after files were written, with their hashes now. */
  onWritten: (written: readonly (FileText & { hash: string })[]) => Promise<void>
}

/** Writes several files as one step: all of them, or none, and recorded so that it can be undone. */
export function createFileWriter({ journal, pathOf, onWritten }: Options) {
  async function writeAll(texts: readonly FileText[], begun: BegunStep | undefined): Promise<WrittenFile[]> {
    const written: FileText[] = []
    try {
      for (const text of texts) {
        if (isChanged(text)) await put(text)
        written.push(text)
      }
    } catch (error) {
      for (const { file, path, before, bytes, isBinary } of written.reverse())
        await put({
          file,
          path,
          before: await readState(path),
          ...((bytes || isBinary) && before.bytes
            ? { after: undefined, bytes: before.bytes }
            : { after: before.bytes && before.text }),
        })
      begun?.cancel()
      throw error
    }
    begun?.finish()
    const result = texts.map((text) => ({ ...text, hash: hashAfter(text) }))
    await onWritten(result)
    return result.map(({ file, hash }) => ({ file, hash }))
  }

  /**
   * What the files of a step become; `undefined` for one that was changed at the same place. Throws `RequestRefused` before
   * anything is read if one of them is outside the content folder.
   */
  async function textsAfter({ changes, direction }: JournalStep) {
    const texts: { file: string; text: FileText | undefined }[] = []
    const paths = await Promise.all(changes.map(({ file }) => pathOf(file)))
    for (const [index, change] of changes.entries()) {
      const path = paths[index] as string
      const before = await readState(path)
      if (change.isBinary) {
        texts.push({ file: change.file, text: binaryAfter({ file: change.file, path, before }, change, direction) })
        continue
      }
      const after = textAfter(before.text, before.hash, change, direction)
      const isGone = (direction === 'undo' ? change.before : change.after) === missingHash
      const text = { file: change.file, path, before, after: isGone ? undefined : after }
      texts.push({ file: change.file, text: after === undefined ? undefined : text })
    }
    return texts
  }

  /** The same for a file that is no text. */
  function binaryAfter(
    now: Pick<FileText, 'file' | 'path' | 'before'>,
    { before, after }: JournalChange,
    direction: Direction,
  ): FileText | undefined {
    const [source, target] = direction === 'undo' ? [after, before] : [before, after]
    if (now.before.hash !== source && now.before.hash !== target) return undefined
    if (target === missingHash) return { ...now, after: undefined, isBinary: true }
    const bytes = journal.bytes.read(target)
    return bytes && { ...now, after: undefined, bytes }
  }

  return {
    /** Writes texts as one step, which Undo names by its `label`. Throws `RequestRefused` for files outside the content folder. */
    async write(label: string, texts: readonly FileText[]): Promise<WrittenFile[]> {
      const changed = texts.filter(isChanged)
      if (changed.length === 0) return texts.map(({ file, before }) => ({ file, hash: before.hash }))
      await Promise.all(changed.map(({ file }) => pathOf(file)))
      const changes = changed.map((text) => ({
        file: text.file,
        before: text.before.hash,
        after: hashAfter(text),
        ...changeIn(text),
      }))
      for (const { before, bytes, isBinary } of changed)
        for (const one of bytes || isBinary ? [before.bytes, bytes] : []) if (one) journal.bytes.store(one)
      return writeAll(texts, journal.add(label, changes))
    },
    /** Undoes the last entry, or redoes the one that was undone last. Throws `EditRefused`. */
    async step(direction: Direction): Promise<WrittenFile[]> {
      const written = new Map<string, string>()
      for (let next = journal.next(direction); next; next = next.continues ? journal.next(direction) : undefined) {
        const texts = await textsAfter(next)
        const wrong = texts.find(({ text }) => text === undefined)
        if (wrong)
          throw new EditRefused(
            direction === 'undo'
              ? say().server.edits.cannotUndo(next.label, wrong.file)
              : say().server.edits.cannotRedo(next.label, wrong.file),
          )
        const ready = texts.flatMap(({ text }) => text ?? [])
        for (const { file, hash } of await writeAll(ready, journal.step(direction))) written.set(file, hash)
      }
      return [...written].map(([file, hash]) => ({ file, hash }))
    },
    /** Writes the rest of a step during which the studio ended. Files that were changed since stay as they are. */
    async finishUnfinished(): Promise<void> {
      const step = journal.unfinished()
      if (step === undefined) return
      try {
        for (const { text } of await textsAfter(step))
          if (text && isChanged(text))
            await put(text).catch((error: unknown) => {
              if (!(error instanceof EditRefused)) throw error
            })
      } catch (error) {
        if (!(error instanceof RequestRefused)) throw error
        console.error(
          `The studio ended during “${step.label}” and cannot finish it: ${error.message} Nothing was read or written.`,
        )
        return
      }
      journal.finishUnfinished()
    },
  }
}
