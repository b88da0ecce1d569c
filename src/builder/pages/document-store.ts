import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Page } from '../../../schema/page.ts'
import { createPackWriter, partHash, readPack } from '../../cache/pack.ts'
import { recorded } from '../../cache/reads.ts'
import { pageHashOf } from '../../content/derive/page-hash.ts'
import { linkOrCopy } from '../../files/link-or-copy.ts'
import type { StructureStyles } from '../../render/renderer.ts'

/** The fingerprint of each input that a value was computed from. */
type Prints = readonly (readonly [input: string, print: string])[]

/** A file of a release: its path there, its name in the store, and what shows that nobody has changed it since. */
type StoredFile = { path: string; name: string; bytes: number; mtimeMs: number }

/** What was computed of a page, or of a structure of blocks, and what it was computed from. */
type Facts = {
  /** The hash of the page, or the name of the structure. */
  hash: string
  /** Plain JSON by what it is called. */
  values: Record<string, { prints: Prints; value: unknown }>
  document?: { prints: Prints; files: readonly StoredFile[]; bytes: number; main?: string | undefined }
}

/** A file of a release, by its path there, and the hash of its bytes. */
export type WrittenFile = { path: string; name: string }

/** A document that was written: the files of a release that belong to it, its size, and the hash of its main content. */
export type WrittenDocument = { files: readonly WrittenFile[]; bytes: number; main?: string | undefined }

type Options = {
  /** The folder of the store, of one site. */
  folder: string
  /** Hash of the code, and of everything else that concerns all pages. */
  version: string
  /** The fingerprint of an input now. */
  printOf: (input: string) => string
  /** The folder of the release that is written. */
  stagingDir: string
}

/**
 * The documents of a site that earlier builds have written, by the path of their page. A document counts if the page and
 * everything that rendering has read are the same; then its files are linked into the release.
 */
export function createDocumentStore({ folder, version, printOf, stagingDir }: Options) {
  const packFile = join(folder, 'documents.pack')
  const filesDir = join(folder, 'files')
  const rows = readPack<Facts>(packFile, version)
  const next = new Map<string, Facts>()
  let isChanged = false
  const isCurrent = (prints: Prints) => prints.every(([input, print]) => printOf(input) === print)
  const printsOf = (inputs: ReadonlySet<string>): Prints => [...inputs].map((input) => [input, printOf(input)] as const)
  const isUnchanged = (file: string, { name, bytes, mtimeMs }: StoredFile) => {
    const stats = statSync(file)
    return stats.size === bytes && (stats.mtimeMs === mtimeMs || name === partHash(readFileSync(file)))
  }

  /** The row of this key, which is the path of a page or the name of a structure: what is stored of the one with this hash. */
  function rowOf(key: string, hash: string): Facts {
    const known = next.get(key) ?? rows.get(key)?.facts
    const row = known?.hash === hash ? known : { hash, values: {} }
    next.set(key, row)
    return row
  }
  const rowOfPage = (page: Page) => rowOf(page.path, pageHashOf(page))

  /** A value of a row that is plain JSON: the stored one, or else that of `compute`. */
  function valueIn<Value>(row: Facts, name: string, compute: () => Value): Value {
    const known = row.values[name]
    if (known && isCurrent(known.prints)) return known.value as Value
    const { value, inputs } = recorded(compute)
    isChanged = true
    row.values[name] = { prints: printsOf(inputs), value }
    return value
  }

  /** Puts the files of a document into the release. Returns false if one of them is gone, or was changed. */
  function linkFiles(files: readonly StoredFile[]): boolean {
    const linked: string[] = []
    try {
      if (!files.every((one) => isUnchanged(join(filesDir, one.name), one))) return false
      for (const { path, name } of files) {
        const target = join(stagingDir, path)
        mkdirSync(dirname(target), { recursive: true })
        if (linkInto(join(filesDir, name), target)) linked.push(target)
      }
      return true
    } catch {
      // What is written there next must be a file of its own: another release may have this one.
      for (const target of linked) rmSync(target, { force: true })
      return false
    }
  }

  /** Stores a file of the release, as the same file where the disk can do that. */
  function storeFile({ path, name }: WrittenFile): StoredFile {
    const file = join(stagingDir, path)
    const target = join(filesDir, name)
    rmSync(target, { force: true })
    linkOrCopy(file, target)
    const { size, mtimeMs } = statSync(target)
    return { path, name, bytes: size, mtimeMs }
  }

  return {
    /** A value that is plain JSON and follows from a page. */
    value: <Value>(page: Page, name: string, compute: () => Value): Value => valueIn(rowOfPage(page), name, compute),
    /** The styles of the structure with this name. */
    styles: (name: string, compute: () => StructureStyles): StructureStyles =>
      valueIn(rowOf(name, name), 'styles', compute),
    /** The document of a page: linked into the release if it is stored, else written by `write`, and then stored. */
    document(page: Page, write: () => WrittenDocument): Omit<WrittenDocument, 'files'> {
      const row = rowOfPage(page)
      if (row.document && isCurrent(row.document.prints) && linkFiles(row.document.files)) return row.document
      const { value, inputs } = recorded(write)
      isChanged = true
      const { files, ...written } = value
      try {
        mkdirSync(filesDir, { recursive: true })
        row.document = { ...written, prints: printsOf(inputs), files: files.map(storeFile) }
      } catch {
        // A store that cannot be written is none.
        delete row.document
      }
      return written
    },
    /**
     * Stores what this build has computed, and removes what it did not use. Of a shard the rows of other pages stay: their
     * builds use the same store.
     */
    save({ isShard }: { isShard: boolean }): void {
      if (!isChanged && (isShard || rows.size === next.size)) return
      let writer: ReturnType<typeof createPackWriter<Facts>> | undefined
      try {
        const all = new Map(isShard ? [...rows].map(([path, { facts }]) => [path, facts]) : [])
        for (const [path, facts] of next) all.set(path, facts)
        writer = createPackWriter<Facts>(packFile, version)
        for (const [path, facts] of all) writer.add(path, facts, {})
        writer.finish()
        const used = new Set([...all.values()].flatMap(({ document }) => document?.files.map(({ name }) => name) ?? []))
        if (!isShard)
          for (const name of readdirSync(filesDir)) if (!used.has(name)) rmSync(join(filesDir, name), { force: true })
      } catch {
        writer?.abandon()
      }
    },
  }
}

export type DocumentStore = ReturnType<typeof createDocumentStore>

/** Links a file, unless it is there: several documents may have one in common, such as large props. */
function linkInto(file: string, target: string): boolean {
  try {
    linkOrCopy(file, target)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  }
}
