import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { hashOf } from '../../cache/hash.ts'
import type { SiteContent } from '../../content/load/load.ts'
import type { Ledger } from '../../seo/ledger.ts'
import { compressTree } from '../assets/compress.ts'
import type { BuildReport } from '../build-options.ts'
import { writeCrossPageFiles } from '../cross-page-files.ts'
import { withoutSecrets } from '../pages/gated-pages.ts'
import { publish } from './publish.ts'
import { joinedHashes, type PartNote, readPartNote } from './shard.ts'
import { ShardMismatch } from './shard-mismatch-error.ts'

type Part = PartNote & { folder: string }

export type MergeOptions = {
  /** Folder whose folders are the parts. */
  parts: string
  out: string
  /** Of what the parts have to be made. */
  key: string
  site: SiteContent
  origin: string
  ledger: Ledger
  indexNowKey?: string | undefined
  compress: boolean
  /** Where compressed copies of an earlier build lie. */
  cacheDir?: string | undefined
}

/** The parts below a folder, by their numbers. A folder without a note is none. */
async function readParts(parts: string): Promise<Part[]> {
  const entries = await readdir(parts, { withFileTypes: true }).catch(() => [])
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(parts, name))
  const found = folders.flatMap((folder): Part[] => {
    const note = readPartNote(folder)
    return note ? [{ ...note, folder }] : []
  })
  return found.sort((one, other) => one.number - other.number)
}

/** Throws unless these are all parts of one site, and of the one with this key. */
function checkParts(parts: readonly Part[], key: string, folder: string): void {
  const [first] = parts
  if (!first) throw new ShardMismatch(`there is no part in ${folder}/`)
  const { of, secret } = first
  const other = parts.find((part) => part.of !== of || part.secret !== secret)
  if (other) throw new ShardMismatch(`${first.folder} and ${other.folder} are parts of different builds`)
  const stale = parts.find((part) => part.key !== key)
  if (stale)
    throw new ShardMismatch(
      `${stale.folder} was made of other content, code, packages or settings, by another Node, or on another day (UTC)`,
    )
  const numbers = parts.map(({ number }) => number)
  const double = parts.find(({ number }, index) => numbers.indexOf(number) !== index)
  if (double) throw new ShardMismatch(`part ${double.number} of ${of} is there twice`)
  const missing = Array.from({ length: of }, (_, index) => index + 1).filter((number) => !numbers.includes(number))
  if (missing.length > 0) throw new ShardMismatch(`part ${missing.join(', ')} of ${of} is missing in ${folder}/`)
}

/** Copies what the parts say they have, and gives the names. Whatever else lies in their folders is not theirs. */
async function joinFiles(parts: readonly Part[], made: string): Promise<ReadonlySet<string>> {
  const joined = new Set<string>()
  for (const { folder, files } of parts) {
    for (const [name, hash] of files) {
      if (joined.has(name)) throw new ShardMismatch(`${name} is in two parts`)
      joined.add(name)
      const bytes = await readFile(join(folder, name)).catch(() => undefined)
      if (bytes === undefined) throw new ShardMismatch(`${folder} is not whole: ${name} is missing`)
      if (hashOf(bytes) !== hash) throw new ShardMismatch(`${folder} is not whole: ${name} is cut or was changed`)
      await mkdir(dirname(join(made, name)), { recursive: true })
      await writeFile(join(made, name), bytes)
    }
  }
  return joined
}

/**
 * Joins the parts of a site to a release in `out`, with what is made of all pages together. It has the bytes that one
 * build has. Throws `ShardMismatch` where that cannot be.
 */
export async function mergeShards(options: MergeOptions): Promise<BuildReport> {
  const parts = await readParts(options.parts)
  checkParts(parts, options.key, options.parts)
  const site = withoutSecrets(options.site)
  return publish(options.out, async (made) => {
    const joined = await joinFiles(parts, made)
    const hashes = joinedHashes(
      parts,
      site.pages.map(({ path }) => path),
    )
    const undated = await writeCrossPageFiles({ ...options, site, made, hashes })
    if (options.compress) await compressTree(made, options.cacheDir, (name) => !joined.has(name))
    const sum = (figure: 'pages' | 'htmlBytes' | 'renderMs') => parts.reduce((total, part) => total + part[figure], 0)
    return { pages: sum('pages'), htmlBytes: sum('htmlBytes'), renderMs: sum('renderMs'), undated }
  })
}
