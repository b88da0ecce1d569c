import { join } from 'node:path'
import { type PackedSite, packSite, type SiteRecord, unpackSite } from '../build/packed-site.ts'
import { hashOf } from '../cache/file-hashes.ts'
import { readRecord, writeRecord } from '../cache/records.ts'
import { type SiteKey, treeMark } from '../cache/site-key.ts'
import { secretOf } from './known-release.ts'
import { cacheFolder } from './root.ts'

/** What is remembered of the release that lies in a folder, page by page. `variables` hold the passwords of its pages. */
export type ReleaseBefore = { record: SiteRecord; variables: readonly string[] }

type Note = { base: string; day: string; tree: string; variables: string[]; secret: string; packed: PackedSite }

type Asked = { out: string; now: Date }

const notes = join(cacheFolder, 'pages')

/** That of a large site takes up some megabytes, and few people build into many folders. */
const mostNotes = 16

/** Dated facts are judged by the day. */
const dayOf = (now: Date) => now.toISOString().slice(0, 10)

/** What is remembered of `out`, where that is untouched and was made with the same code, options, passwords and public files. */
export function releaseBefore({ out, now }: Asked, { base }: SiteKey): ReleaseBefore | undefined {
  if (process.env['INQUIRY_ENDPOINT'] !== undefined) return undefined
  const note = readRecord<Note>(notes, hashOf(out))
  if (!note || note.base !== base || note.day !== dayOf(now) || note.secret !== secretOf(note.variables))
    return undefined
  return note.tree === treeMark(out) ? { record: unpackSite(note.packed), variables: note.variables } : undefined
}

/** Remembers the release that a build has written to `out`. */
export function rememberPages({ out, now }: Asked, { base }: SiteKey, variables: string[], record: SiteRecord): void {
  const tree = treeMark(out)
  if (tree === undefined) return
  const note: Note = { base, day: dayOf(now), tree, variables, secret: secretOf(variables), packed: packSite(record) }
  writeRecord(notes, hashOf(out), note, mostNotes)
}
