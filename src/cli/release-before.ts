import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { type PackedSite, packSite, type SiteRecord, unpackSite } from '../build/packed-site.ts'
import { differenceOf, withDifference } from '../build/site-difference.ts'
import { hashOf } from '../cache/file-hashes.ts'
import { readRecord, writeRecord } from '../cache/records.ts'
import { type SiteKey, treeMark } from '../cache/site-key.ts'
import { type Asked, secretOf } from './known-release.ts'
import { cacheFolder } from './root.ts'

/** The record that was written down last as a whole, and its name. */
type Whole = { id: string; record: SiteRecord }

/** What is remembered of the release that lies in a folder, page by page. `variables` hold the passwords of its pages. */
export type ReleaseBefore = { record: SiteRecord; variables: readonly string[]; whole: Whole }

/** What a release was made with, beside its content. */
type Mark = { base: string; day: string; tree: string; variables: string[]; secret: string }
type WholeNote = Mark & { id: string; packed: PackedSite }
/** A release that differs little from the one with this `id`, for which the record of a large site takes a second to write. */
type SinceNote = Mark & { id: string; packed: PackedSite; gone: string[][] }

type Made = Pick<Asked, 'out' | 'now'>

const notes = join(cacheFolder, 'pages')
const keyOf = (out: string) => hashOf(out)
const keySince = (out: string) => `${keyOf(out)}-since`

/** That of a large site takes up some megabytes, and few people build into many folders. */
const mostNotes = 32
/** Where more than this share of the pages is another than in the record, the whole is written anew. */
const mostSince = 0.1

/** Dated facts are judged by the day. */
const dayOf = (now: Date) => now.toISOString().slice(0, 10)

/** What is remembered of `out`, where that is untouched and was made with the same code, options, passwords and public files. */
export async function releaseBefore({ out, now }: Made, { base }: SiteKey): Promise<ReleaseBefore | undefined> {
  if (process.env['INQUIRY_ENDPOINT'] !== undefined) return undefined
  const whole = readRecord<WholeNote>(notes, keyOf(out))
  const since = readRecord<SinceNote>(notes, keySince(out))
  const isSince = whole !== undefined && since?.id === whole.id
  const last: Mark | undefined = isSince ? since : whole
  if (!whole || !last || last.base !== base || last.day !== dayOf(now)) return undefined
  if (last.secret !== (await secretOf(last.variables))) return undefined
  if (last.tree !== treeMark(out)) return undefined
  const record = unpackSite(whole.packed)
  const { id } = whole
  return {
    record: isSince ? withDifference(record, { record: unpackSite(since.packed), gone: since.gone }) : record,
    variables: last.variables,
    whole: { id, record },
  }
}

type Remembered = Pick<Mark, 'tree' | 'variables'> & { record: SiteRecord; whole?: Whole | undefined }

/** Remembers the release that a build has written to `out`. `whole` is what it was made of, where most of it is the same. */
export async function rememberPages(
  { out, now }: Made,
  { base }: SiteKey,
  { tree, variables, record, whole }: Remembered,
): Promise<void> {
  const mark: Mark = { base, day: dayOf(now), tree, variables, secret: await secretOf(variables) }
  const since = whole && differenceOf(record, whole.record)
  const isLittle = since && since.record.content.pages.length <= record.content.pages.length * mostSince
  if (whole && isLittle) {
    const note: SinceNote = { ...mark, id: whole.id, packed: packSite(since.record), gone: since.gone }
    writeRecord(notes, keySince(out), note, mostNotes)
  } else {
    const note: WholeNote = { ...mark, id: randomUUID(), packed: packSite(record) }
    writeRecord(notes, keyOf(out), note, mostNotes)
  }
}
