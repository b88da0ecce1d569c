import { existsSync } from 'node:fs'
import { readdir, rm, rmdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { readBlob, writeBlob } from '../../cache/blob-cache.ts'
import { fileHashes } from '../../cache/file-hashes.ts'
import type { MainHashes } from '../../seo/ledger.ts'
import { ShardMismatch } from './shard-mismatch-error.ts'

/** The part `number` (from 1) of `of` parts; `key` and `secret` stand for all that the site is made of. */
export type Shard = { number: number; of: number; key: string; secret: string }

/** What a part says of itself, in its folder. `files` are all it has, with a hash of what lies in each. */
export type PartNote = Shard & {
  pages: number
  htmlBytes: number
  renderMs: number
  hashes: [path: string, hash: string][]
  files: [name: string, hash: string][]
}

const noteName = '_part'

/** `2/5` as a part; `undefined` for what is none. */
export function readShard(text: string): Pick<Shard, 'number' | 'of'> | undefined {
  const [, number, of] = text.match(/^([1-9]\d{0,4})\/([1-9]\d{0,4})$/)?.map(Number) ?? []
  return number !== undefined && of !== undefined && number <= of ? { number, of } : undefined
}

/** Whether the page at this place (from 0) is made. Neighbours go to different parts, so that all have equal work. */
export const isInShard = (index: number, shard: Shard | undefined) =>
  shard === undefined || index % shard.of === shard.number - 1

export const isFirst = (shard: Shard | undefined) => shard === undefined || shard.number === 1

export const pagesInShard = (count: number, { number, of }: Shard) => Math.max(0, Math.ceil((count - number + 1) / of))

/**
 * The first part has everything that is no page; of the others only what `own` names stays. What their pages are made of
 * they had to make too, to know its names.
 */
export async function keepOwn(made: string, shard: Shard, own: ReadonlySet<string>): Promise<void> {
  if (isFirst(shard)) return
  const entries = await readdir(made, { recursive: true, withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ parentPath, name }) => join(parentPath, name))
  const files = entries.filter((entry) => !entry.isDirectory()).map(({ parentPath, name }) => join(parentPath, name))
  for (const file of files) if (!own.has(relative(made, file).replaceAll(sep, '/'))) await rm(file)
  // Those that hold something stay.
  for (const folder of folders.sort().reverse()) await rmdir(folder).catch(() => undefined)
}

/** Writes down what a part is, when it is complete: whoever gets it later, over whatever way, sees whether it is whole. */
export function writePartNote(made: string, shard: Shard, figures: Omit<PartNote, keyof Shard | 'files'>): void {
  const note: PartNote = { ...shard, ...figures, files: [...fileHashes(made)] }
  writeBlob(made, noteName, Buffer.from(JSON.stringify(note)))
}

/** What a part says of itself; nothing where it has no note. Throws `ShardMismatch` where the note is not whole. */
export function readPartNote(folder: string): PartNote | undefined {
  if (!existsSync(join(folder, noteName))) return undefined
  const text = readBlob(folder, noteName)
  if (text === undefined) throw new ShardMismatch(`${folder} is not whole: ${noteName} is cut or was changed`)
  return JSON.parse(text.toString()) as PartNote
}

/** The hashes of all parts in the order in which one build would have them: page by page of the site. */
export function joinedHashes(parts: readonly PartNote[], paths: readonly string[]): MainHashes {
  const known = new Map(parts.flatMap(({ hashes }) => hashes))
  return new Map(
    paths.flatMap((path) => {
      const hash = known.get(path)
      return hash === undefined ? [] : [[path, hash] as const]
    }),
  )
}
