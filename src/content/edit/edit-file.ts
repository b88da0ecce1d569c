import { closeSync, fstatSync, openSync, readFileSync, renameSync } from 'node:fs'
import { chmod, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises'
import type { Diagnostic } from '../../../schema/diagnostic.ts'
import type { Edit } from '../../../schema/edit.ts'
import { hashOf } from '../../cache/hash.ts'
import { temporaryBeside } from '../../files/temporary-files.ts'
import { diagnose, textRange } from '../diagnostics/diagnose.ts'
import { parse } from '../parse/parse.ts'
import { decode } from '../parse/source.ts'
import { ChangedMeanwhile, EditRefused } from './edit-refused.ts'
import { editText } from './edit-text.ts'

/** The result of edits: the texts, or why nothing was written, with the text that the diagnostics refer to. */
export type EditedFile =
  | { kind: 'edited'; before: string; after: string; hash: string }
  | { kind: 'errors'; text: string; diagnostics: Diagnostic[] }

const bom = '\uFEFF'
const hasBom = (bytes: Uint8Array) => bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf

const changed = (file: string) =>
  new ChangedMeanwhile(`${file} has changed since it was read. Nothing was written; look at it again.`)

/**
 * Replaces a file that still has this hash. Nothing else of this process runs in between, and another one has the time of
 * one system call.
 */
function replaceUnchanged(target: string, temporary: string, read: string, file: string): void {
  const open = openSync(target, 'r')
  try {
    const isSame = hashOf(readFileSync(open)) === read
    // Without a name it was replaced after it was opened.
    if (!isSame || fstatSync(open).nlink === 0) throw changed(file)
    renameSync(temporary, target)
  } finally {
    closeSync(open)
  }
}

/** Write permission of the owner, the group or others. */
const anybodyWrites = 0o222

/** A text as the bytes of a file, with the byte order mark that the file has. */
export const encoded = (text: string, file: Uint8Array): Uint8Array =>
  new TextEncoder().encode(hasBom(file) ? bom + text : text)

/**
 * Replaces the text of a file atomically, with its byte order mark and its mode. `read` is the hash of the file as
 * it was read. Returns the hash of the new file. Throws `EditRefused` if it changed since, or is write-protected.
 */
export async function replaceFile(path: string, file: string, read: string, text: string): Promise<string> {
  const before = await readFile(path)
  if (hashOf(before) !== read) throw changed(file)
  const bytes = encoded(text, before)
  const target = await realpath(path)
  const { mode } = await stat(target)
  if ((mode & anybodyWrites) === 0) throw new EditRefused(`${file} is write-protected. Nothing was written.`)
  const temporary = temporaryBeside(target)
  try {
    await writeFile(temporary, bytes)
    await chmod(temporary, mode)
    replaceUnchanged(target, temporary, read, file)
  } finally {
    await rm(temporary, { force: true })
  }
  return hashOf(bytes)
}

type Options = {
  file?: string
  /** SHA-256 of the bytes of the file as it was read, in hexadecimal. */
  hash?: string | undefined
  dryRun?: boolean
  errorsOf?: (before: string, after: string) => Promise<Diagnostic[]>
}

/**
 * Applies edits to a file, all of them or none; a function returns those for the values of the file. `file` is its name in messages. With `hash`, the file must have this
 * hash; with `dryRun`, nothing is written. `errorsOf` returns the errors that prevent the new text from being written.
 * `hash` of the result is that of the file afterwards. Throws `EditRefused` if an edit cannot be applied.
 */
export async function editFile(
  path: string,
  edits: readonly Edit[] | ((value: unknown) => readonly Edit[]),
  { file = path, hash, dryRun = false, errorsOf = async () => [] }: Options = {},
): Promise<EditedFile> {
  const bytes = await readFile(path)
  const read = hashOf(bytes)
  if (hash !== undefined && hash !== read) throw changed(file)
  const { text, badAt } = decode(bytes)
  const source = { file, text }
  if (badAt !== undefined) {
    const diagnostics = [diagnose('not-utf8', textRange(source, badAt, badAt + 1), {})]
    return { kind: 'errors', text, diagnostics }
  }
  const { value, diagnostics } = parse(source, '…: …')
  if (diagnostics.length > 0) return { kind: 'errors', text, diagnostics }
  const after = editText(text, typeof edits === 'function' ? edits(value) : edits)
  const errors = await errorsOf(text, after)
  if (errors.length > 0) return { kind: 'errors', text: after, diagnostics: errors }
  const isWritten = !dryRun && after !== text
  return { kind: 'edited', before: text, after, hash: isWritten ? await replaceFile(path, file, read, after) : read }
}
