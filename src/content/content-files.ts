import { readdir, stat } from 'node:fs/promises'
import { join, relative, resolve, sep } from 'node:path'
import { createPageParser } from './alike.ts'
import { type ReadFile, readParsed } from './files.ts'
import { type Parsed, parse } from './parse.ts'
import { fileKind, type PagePath } from './routes.ts'
import type { Source } from './source.ts'

/** A file of the content: pages by their address, `_data/` files by their name below it. */
export type ContentFile = { parsed: Parsed } & ({ kind: 'page'; name: PagePath } | { kind: 'data'; name: string })

/** A page whose every value has a place of its own. */
export const parsePage = (source: Source) => parse(source, 'title: …\ndescription: …\nblocks:\n  - use: quote-form')
const parseData = (source: Source) => parse(source, '- question: …\n  answer: …')

/** `exact`: every page is parsed by itself, though it says the same as another. */
type Options = { base: string; folder: string; exact: boolean }

/** The files of a content folder. Those that did not change since they were last read are not parsed again. */
export function createContentFiles({ base, folder, exact }: Options) {
  const fileOf = (name: string) => relative(base, join(folder, name)).split(sep).join('/')
  const parseAlike = exact ? parsePage : createPageParser(parsePage)
  let cache = new Map<string, ReadFile>()
  let listed: readonly string[] = []
  let files: ContentFile[] = []

  async function names(): Promise<string[]> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile() || entry.isSymbolicLink())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .sort()
  }

  function refresh(trust: (name: string) => boolean): void {
    const fresh = new Map<string, ReadFile>()
    for (const name of listed) {
      const { kind } = fileKind(name)
      if (kind !== 'page' && kind !== 'data') continue
      const known = cache.get(name)
      const parse = kind === 'page' ? parseAlike : parseData
      const cached = known && trust(name) ? known : readParsed(join(folder, name), fileOf(name), { known, parse })
      if (cached) fresh.set(name, cached)
    }
    cache = fresh
    files = contentFiles()
  }

  function contentFiles(): ContentFile[] {
    return [...cache].flatMap(([name, { parsed }]): ContentFile[] => {
      const kind = fileKind(name)
      if (kind.kind === 'page') return [{ kind: 'page', name: kind.path, parsed }]
      return kind.kind === 'data' ? [{ ...kind, parsed }] : []
    })
  }

  return {
    /** Path of a file from the root of the repository. */
    fileOf,
    /** Names of all files of the folder, as they were last listed. */
    names: () => listed,
    /** Pages and shared data, by their names. */
    read: (): readonly ContentFile[] => files,
    /** Throws only where the folder cannot be read. */
    async readAll(): Promise<void> {
      listed = await names()
      refresh(() => false)
    },
    /** The same after one file was saved, made or deleted; no other is looked at. `file` is a path from the root. */
    async readChanged(file: string): Promise<void> {
      const changed = relative(folder, resolve(base, file)).split(sep).join('/')
      const exists = await stat(join(folder, changed)).then(
        (found) => found.isFile(),
        () => false,
      )
      const others = listed.filter((name) => name !== changed)
      listed = exists ? [...others, changed].sort() : others
      refresh((name) => name !== changed)
    },
  }
}
