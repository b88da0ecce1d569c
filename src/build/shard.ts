import { readdir, rm, rmdir, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { MainHashes } from '../crawlers/ledger.ts'
import { assetNote, readAssetNote } from './kept-assets.ts'

/** The part `number` (from 1) of `of` parts; `key` and `secret` stand for all that the site is made of. */
export type Shard = { number: number; of: number; key: string; secret: string }

/** What a part says of itself, in its folder. */
export type PartNote = Shard & {
  pages: number
  htmlBytes: number
  renderMs: number
  hashes: [path: string, hash: string][]
}

export const partNote = '_part.json'

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
 * Writes the note of a part. The first part has everything that is no page; of the others only what `own` names stays.
 * What their pages are made of they had to make too, to know its names.
 */
export async function keepOwn(
  made: string,
  { shard, own, figures }: { shard: Shard; own: ReadonlySet<string>; figures: Omit<PartNote, keyof Shard> },
): Promise<void> {
  if (!isFirst(shard)) {
    const entries = await readdir(made, { recursive: true, withFileTypes: true })
    const folders = entries.filter((entry) => entry.isDirectory()).map(({ parentPath, name }) => join(parentPath, name))
    const files = entries.filter((entry) => !entry.isDirectory()).map(({ parentPath, name }) => join(parentPath, name))
    for (const file of files) if (!own.has(nameIn(made, file))) await rm(file)
    // Those that hold something stay.
    for (const folder of folders.sort().reverse()) await rmdir(folder).catch(() => undefined)
  }
  const note: PartNote = { ...shard, ...figures }
  await writeFile(join(made, partNote), JSON.stringify(note))
}

const nameIn = (folder: string, file: string) => relative(folder, file).replaceAll(sep, '/')

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

/** Files of a part below its folder, but for what it says of itself, and for those of releases before that it keeps. */
export async function filesOfPart(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const [assets = []] = await readAssetNote(folder)
  const own = new Set(assets.map((name) => `assets/${name}`))
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => nameIn(folder, join(parentPath, name)))
    .filter((name) => (name.startsWith('assets/') ? own.has(name) : name !== partNote && name !== assetNote))
}
