import { join } from 'node:path'
import { type FileHashes, hashOf } from '../cache/file-hashes.ts'
import { readRecord, writeRecord } from '../cache/records.ts'
import { secretMark, siteKey, treeMark } from '../cache/site-key.ts'
import { isWithin, type TimeSpan } from '../cache/time-span.ts'
import { buildDay } from '../crawlers/build-day.ts'
import type { BuildSummary } from './build.ts'
import { readGatePasswords } from './kept-passwords.ts'
import { cacheFolder, root } from './root.ts'

/** What is remembered of the release that lies in a folder. */
type ReleaseNote = {
  /** Of what it was made. */
  key: string
  span: TimeSpan
  /** Variables that hold passwords of its pages, and what stands for those. */
  variables: string[]
  secret: string
  /** The folder as the build left it. */
  tree: string
  /** What the build said of the content. */
  told: string[]
  summary: BuildSummary
}

/** What a release is made of beside code and settings, and where it lies. */
export type Asked = {
  pages: string
  out: string
  now: Date
  isCompressed: boolean
  takesWeak: boolean
  hasGallery: boolean
}

const variablesOfBuild = ['SITE_URL', 'INQUIRY_ENDPOINT', 'INQUIRY_TRANSPORT', 'INDEXNOW_KEY', 'SOURCE_DATE_EPOCH']
const notes = join(cacheFolder, 'releases')

/** What a release is made of, as far as it is known before anything is loaded. */
export function keyOfRelease({ pages, isCompressed, takesWeak, hasGallery }: Asked) {
  const env = variablesOfBuild.map((name) => process.env[name] ?? '')
  const day = buildDay(process.env['SOURCE_DATE_EPOCH'], new Date())
  return siteKey({ root, pages, more: [pages, isCompressed, takesWeak, hasGallery, env, day] })
}

/** What stands for the passwords in these variables. */
export const secretOf = (variables: readonly string[]) => secretMark(readGatePasswords(variables, root, process.env))

const readNote = (out: string) => readRecord<ReleaseNote>(notes, hashOf(out))

/** Begins to work out what stands for the passwords of the release in `out`: {@link secretOf} then has it sooner. */
export function foreseeSecret(out: string): void {
  const note = readNote(out)
  if (note) void secretOf(note.variables)
}

/** What is remembered of `out`, where it is what a build would write now, to the byte. */
export async function knownRelease(asked: Asked, key: string): Promise<ReleaseNote | undefined> {
  const { out, now } = asked
  const note = readNote(out)
  if (note === undefined || note.key !== key || !isWithin(note.span, now.getTime())) return undefined
  if (note.tree !== treeMark(out)) return undefined
  return note.secret === (await secretOf(note.variables)) ? note : undefined
}

type Built = {
  key: string
  content: FileHashes
  span: TimeSpan | undefined
  /** Hashes of pages and data by their names below the content folder, as the build has read them. */
  read: FileHashes
} & Pick<ReleaseNote, 'tree' | 'variables' | 'told' | 'summary'>

/**
 * Remembers the release that a build has written to `out`, unless what it was made of changed while it was made. Whether
 * it does.
 */
export async function rememberRelease(
  asked: Asked,
  { key, content, span, read, told, tree, variables, summary }: Built,
): Promise<boolean> {
  const isAsRead = [...read].every(([name, hash]) => content.get(name) === hash)
  if (span === undefined || !isAsRead || keyOfRelease(asked)?.key !== key) return false
  const note: ReleaseNote = { key, span, secret: await secretOf(variables), tree, told, variables, summary }
  writeRecord(notes, hashOf(asked.out), note)
  return true
}
