import { relative, resolve } from 'node:path'
import type { BlockSchemas } from '../../schema/block.ts'
import { dataSchemas } from '../../schema/block-capabilities.ts'
import { collectionsByWord } from '../../schema/collections/collections.ts'
import type { RecordSchemas } from '../../schema/collections/record-schemas.ts'
import { isMapping } from '../../schema/is-mapping.ts'
import { checkSharedContent } from '../content/load/shared/check-shared-content.ts'
import type { SharedContent } from '../content/load/shared/shared-content.ts'
import { fragmentTypes } from '../content/migrate/migrate.ts'
import { fileKind } from '../content/parse/file-kind.ts'
import type { Parsed } from '../content/parse/parse.ts'
import { tokenNames } from '../content/resolve/scope.ts'
import { filesBelow } from '../files/files-below.ts'
import { readData } from '../generate/material.ts'

/** The names of a content folder that authors can choose from. */
export type Names = {
  recordSchemas: RecordSchemas
  /** What files of `_data/` hold that blocks name by `from:`, by their folders. */
  dataSchemas: ReturnType<typeof dataSchemas>
  /** The schema of the wording: words of the engine, and of the blocks of the site. */
  wordingSchema: SharedContent['wordingSchema']
  /** The collections by the word for a record. */
  words: ReadonlyMap<string, string>
  /** Slugs of the records of each collection, by the word for one of them. */
  records: ReadonlyMap<string, string[]>
  /** The first record of each collection that has any, as an example of the others. */
  firstRecords: Readonly<Record<string, { slug: string; name: string } | undefined>>
  templates: string[]
  tones: readonly string[]
  /** Fragments, each with the type of its block if it has only one. */
  fragments: Map<string, string | undefined>
  /** Values of `from:`. */
  data: string[]
  /** Tokens without their braces: `site.phone`. */
  tokens: string[]
  /** Addresses of the pages. */
  paths: string[]
  /** Names of pictures that the pages show. */
  pictures: string[]
  /** Whether shared data has an error, so that some names are missing. */
  broken: boolean
}

/** Names of pictures in a value: mappings with `name` and `alt`. */
function* picturesIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  if (isMapping(value) && typeof value['name'] === 'string' && 'alt' in value && !value['name'].includes('{'))
    yield value['name']
  for (const entry of Object.values(value)) yield* picturesIn(entry)
}

const pagePaths = (folder: string): string[] =>
  filesBelow(folder)
    .map(fileKind)
    .flatMap((kind) => (kind.kind === 'page' ? [kind.path] : []))
    .sort()

/** Reads the names of a content folder with these block types. A file with errors only loses its own names. */
export async function readNames(root: string, pages: string, blocks: BlockSchemas = {}): Promise<Names> {
  const folder = resolve(root, pages)
  const { files } = await readData(root, folder)
  const shared = checkSharedContent(files, `${relative(root, folder)}/_data/site.yaml`, new Date(0), { blocks })
  return namesOf({ files, shared, paths: pagePaths(folder) })
}

type Material = {
  /** Shared files by their names below `_data/`. */
  files: ReadonlyMap<string, Parsed>
  shared: SharedContent
  /** Addresses of the pages. */
  paths: string[]
}

/** The names of content that was read. */
export function namesOf({ files, shared, paths }: Material): Names {
  const under = (start: string) =>
    [...files.keys()].filter((name) => name.startsWith(start)).map((name) => name.slice(start.length))
  const values = [...files].map(([name, { value }]) => [name, value] as const)
  const types = fragmentTypes(new Map(values.map(([name, value]) => [`_data/${name}.yaml`, value])))
  const words = collectionsByWord(shared.collections)
  const firstRecord = (collection: string) => {
    const [slug] = [...(shared.records.get(collection)?.keys() ?? [])].sort()
    const record = files.get(`${collection}/${slug}`)?.value
    return slug !== undefined && isMapping(record) ? { slug, name: String(record['name'] ?? slug) } : undefined
  }
  return {
    recordSchemas: shared.recordSchemas,
    dataSchemas: dataSchemas(shared.blocks),
    wordingSchema: shared.wordingSchema,
    words,
    records: new Map([...words].map(([word, name]) => [word, [...(shared.records.get(name)?.keys() ?? [])].sort()])),
    firstRecords: Object.fromEntries([...words.values()].map((name) => [name, firstRecord(name)])),
    templates: under('templates/'),
    tones: shared.tones,
    fragments: new Map(shared.library.fragmentNames().map((name) => [name, types.get(name)])),
    data: [...new Set(shared.anyLibrary().dataNames())].sort(),
    tokens: [...new Set(tokenNames(shared.anyScope('')))].sort(),
    paths,
    pictures: [...new Set(values.flatMap(([, value]) => [...picturesIn(value)]))].sort(),
    broken: shared.diagnostics.some(({ severity }) => severity === 'error'),
  }
}
