import { join, relative, resolve, sep } from 'node:path'
import { type FileHashes, hashOf } from '../cache/file-hashes.ts'
import { parseData, parsePage } from './content-files.ts'
import type { ContentRecord } from './content-record.ts'
import { readParsed } from './files.ts'
import { unpackLocated } from './located.ts'
import { NotAgain } from './not-again.ts'
import type { PageRecord } from './page-record.ts'
import type { Parsed } from './parse.ts'
import { fileKind, type PagePath } from './routes.ts'

type Options = {
  /** Absolute path of the repository. */
  base: string
  /** The content folder. */
  pages: string
  /** Hashes of all files of the content as they are now. */
  content: FileHashes
  before: ContentRecord
}

export type FilesAgain = {
  /** Path of a file of the content from the repository. */
  fileOf: (name: string) => string
  /** Files of `_data/`, by their names there. Those that did not change are taken from the record. */
  data: ReadonlyMap<string, Parsed>
  pages: readonly (readonly [name: string, path: PagePath])[]
  parsedPage: (name: string) => Parsed
  /** Whether a page is what it was: its own file, and all files that it is made of. */
  isSame: (record: PageRecord) => boolean
}

/** Files that every page depends on. */
const ofAll = ['site', 'coverage']

/** Names of files of `_data/` that are not what they were. */
function changedNames(now: ReadonlyMap<string, string>, before: ContentRecord['data']): ReadonlySet<string> {
  const names = new Set([...now.keys(), ...Object.keys(before)])
  const changed = new Set([...names].filter((name) => now.get(name) !== before[name]))
  const ofEveryPage = [...changed].find((name) => ofAll.includes(name) || !now.has(name) || before[name] === undefined)
  if (ofEveryPage !== undefined) throw new NotAgain(`_data/${ofEveryPage}.yaml concerns every page`)
  return changed
}

/** The files of content of which most are what they were. Throws `NotAgain` where a change concerns every page. */
export function readFilesAgain({ base, pages, content, before }: Options): FilesAgain {
  const folder = resolve(base, pages)
  const fileOf = (name: string) => relative(base, join(folder, name)).split(sep).join('/')
  const parsedOf = (name: string, parse: typeof parseData): Parsed => {
    const parsed = readParsed(join(folder, name), fileOf(name), { known: undefined, parse })?.parsed
    if (!parsed || hashOf(parsed.source.text) !== content.get(name)) throw new NotAgain(`${name} was changed just now`)
    return parsed
  }
  const data = new Map<string, Parsed>()
  const hashes = new Map<string, string>()
  const pageFiles: [name: string, path: PagePath][] = []
  for (const [name, hash] of content) {
    const kind = fileKind(name)
    if (kind.kind === 'bad') throw new NotAgain(`${name} is no name of a page`)
    if (kind.kind === 'page') pageFiles.push([name, kind.path])
    if (kind.kind === 'data') {
      const known = before.data[kind.name] === hash ? before.values[kind.name] : undefined
      data.set(kind.name, parsedOf(name, known ? (source) => unpackLocated(source, known) : parseData))
      hashes.set(kind.name, hash)
    }
  }
  const changed = changedNames(hashes, before.data)
  const isTouched = (name: string) =>
    name.endsWith('/*') ? [...changed].some((one) => one.startsWith(name.slice(0, -1))) : changed.has(name)
  return {
    fileOf,
    data,
    pages: pageFiles,
    parsedPage: (name) => parsedOf(name, parsePage),
    isSame: ({ name, hash, data }) => hash === content.get(name) && !(changed.size > 0 && data.some(isTouched)),
  }
}
