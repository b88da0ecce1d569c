import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { type Collections, collectionsByWord, plainCollections } from '../../schema/collections/collections.ts'
import { matchingOf } from '../../schema/collections/matching.ts'
import type { RecordSchemas } from '../../schema/collections/record-schemas.ts'
import type { Diagnostic } from '../../schema/diagnostic.ts'
import { diagnose, fileStart, inOrder, valueRange } from '../content/diagnostics/diagnose.ts'
import { writtenUses } from '../content/graph/written-uses.ts'
import { type CheckedMatrix, checkMatrices } from '../content/load/shared/matrices.ts'
import { checkCollections } from '../content/load/shared/records.ts'
import { writtenTag } from '../content/load/shared/settings.ts'
import { type Parsed, parse } from '../content/parse/parse.ts'
import { decode } from '../content/parse/source.ts'
import { childPosition, locate } from '../content/parse/source-position.ts'
import { createMatrixLinks } from '../content/resolve/matrix-links.ts'
import { validRecordsOf } from '../content/resolve/record-lookups.ts'
import { siteTokens } from '../content/resolve/scope.ts'
import { filesBelow } from '../files/files-below.ts'
import { withSlashes } from '../files/with-slashes.ts'
import type { Material } from './matrix-pages.ts'
import { checkTemplate, type RowWords, type Template } from './template.ts'

/**
 * The shared data of a content folder: parsed files by name without extension (`cities/la`), with paths from the root.
 */
export type DataFiles = { files: ReadonlyMap<string, Parsed>; fileNamed: (name: string) => string }

/** What an error about an empty data file shows as its first line. */
const firstLine = '…: …'

/** The generator ignores review dates: before this day no fact is due. */
const today = ''

/**
 * Reads `_data/` of a content folder. Ignores files that are not YAML. `texts` replace those of files, by path from the
 * root; one of a file that is not there counts as if it were, and a file without one as if it were gone.
 */
export async function readData(
  root: string,
  folder: string,
  texts: ReadonlyMap<string, string | undefined> = new Map(),
): Promise<DataFiles> {
  const data = join(folder, '_data')
  const fileNamed = (name: string) => withSlashes(relative(root, join(data, `${name}.yaml`)))
  const added = [...texts.keys()].map((file) => withSlashes(relative(data, join(root, file))))
  const names = [...new Set([...filesBelow(data), ...added])]
    .filter((entry) => entry.endsWith('.yaml') && !entry.split('/').some((part) => part.startsWith('.')))
    .map((entry) => entry.slice(0, -'.yaml'.length))
    .filter((name) => !(texts.has(fileNamed(name)) && texts.get(fileNamed(name)) === undefined))
  const read = await Promise.all(
    names.map(async (name): Promise<[string, Parsed]> => {
      const file = fileNamed(name)
      const text = texts.get(file) ?? decode(await readFile(join(data, `${name}.yaml`))).text
      return [name, parse({ file, text }, firstLine)]
    }),
  )
  return { files: new Map(read), fileNamed }
}

/** Whether pages of a template show the `faqs` of the record with this word, in the template or in a fragment of it. */
export function showsFaqs(word: string, template: string, files: DataFiles['files']): boolean {
  const seen = new Set<string>()
  const namesThem = (name: string): boolean => {
    const parsed = files.get(name)
    if (parsed === undefined || seen.has(name)) return false
    seen.add(name)
    return writtenUses({ file: parsed.source.file, kind: 'data', name, parsed }, plainCollections).some(
      (use) =>
        (use.kind === 'data' && use.name === `${word}.faqs`) ||
        (use.kind === 'fragment' && namesThem(`fragments/${use.name}`)),
    )
  }
  return namesThem(`templates/${template}`)
}

/**
 * Reports the records of a matrix that have no questions, if its pages show questions. Records without a field `faqs`
 * have their questions in `_data/faqs/`.
 */
function missingFaqs(
  { matrix, root, rows, position }: CheckedMatrix,
  collections: Collections,
  { files, fileNamed }: DataFiles,
): Diagnostic[] {
  return Object.keys(matrix.records).flatMap((name) => {
    const { one: word, fields } = collections[name] ?? { one: name, fields: {} }
    if ('faqs' in fields || !showsFaqs(word, matrix.template, files)) return []
    const slugs = new Set(rows.flatMap(({ named }) => named.get(word) ?? []))
    const { value: list } = locate(root, ['records', name])
    return [...slugs].flatMap((slug) => {
      if (files.has(`faqs/${slug}`)) return []
      const at = Array.isArray(list) ? childPosition(list, list.indexOf(slug)) : undefined
      return [
        diagnose('record-without-faq', valueRange(at ?? position), { word, slug, file: fileNamed(`faqs/${slug}`) }),
      ]
    })
  })
}

type Templates = {
  files: DataFiles['files']
  schemas: RecordSchemas
  collections: Collections
  diagnostics: Diagnostic[]
}

/** A template for rows that name records by these words; `undefined` if it is missing or has an error. */
function templateOf(
  name: string,
  words: RowWords,
  { files, schemas, collections, diagnostics }: Templates,
): Template | undefined {
  const parsed = files.get(`templates/${name}`)
  if (parsed === undefined) return undefined
  const read = checkTemplate(parsed, { name, words, schemas, collections })
  diagnostics.push(...read.diagnostics)
  return read.template
}

/** Reports an address that two rows have. */
function checkAddresses(matrices: readonly CheckedMatrix[], diagnostics: Diagnostic[]): void {
  const owners = new Map<string, string>()
  for (const { file, rows } of matrices)
    for (const { path } of rows) {
      const first = owners.get(path)
      if (first === undefined) owners.set(path, file)
      else diagnostics.push(diagnose('duplicate-route', fileStart({ file, text: '' }), { path, first, second: file }))
    }
}

/** Checks everything that pages are generated from. `material` is missing if there is an error. */
export function checkMaterial(data: DataFiles): { material?: Material; diagnostics: Diagnostic[] } {
  const { files } = data
  const diagnostics: Diagnostic[] = []
  const {
    collections,
    collectionsBroken,
    recordSchemas: schemas,
    records,
  } = checkCollections(files, { today, tag: writtenTag(files.get('site')) }, diagnostics)
  if (collectionsBroken) {
    // What follows from it would be reported of every file that it defines.
    const { diagnostics: ofText = [], source } = files.get('collections') ?? {}
    return { diagnostics: inOrder([...ofText, ...diagnostics.filter(({ file }) => file === source?.file)]) }
  }
  const words = collectionsByWord(collections)
  const isRead = (name: string) =>
    name === 'collections' || Object.hasOwn({ ...collections, coverage: {} }, name.split('/')[0] ?? '')
  for (const [name, parsed] of files) if (isRead(name)) diagnostics.push(...parsed.diagnostics)

  const { matrices: read, incomplete } = checkMatrices({ files, collections, records }, today, diagnostics)
  if (read.length === 0 && !incomplete) {
    const file = data.fileNamed('coverage/matrix')
    diagnostics.push(diagnose('missing-coverage', fileStart({ file, text: '' }), { file }))
  }
  checkAddresses(read, diagnostics)
  for (const matrix of read) diagnostics.push(...missingFaqs(matrix, collections, data))
  const matrices = read.flatMap(({ file, matrix, rows }) => {
    const ofRows = new Map([...words].filter(([, name]) => Object.hasOwn(matrix.records, name)))
    const template = templateOf(matrix.template, ofRows, { files, schemas, collections, diagnostics })
    return template ? [{ file, matrix, template, rows }] : []
  })
  if (diagnostics.some(({ severity }) => severity === 'error')) return { diagnostics: inOrder(diagnostics) }
  const material: Material = {
    matrices,
    links: createMatrixLinks(read),
    collections,
    words,
    records: new Map([...words].map(([word, name]) => [word, validRecordsOf(records.get(name) ?? new Map())])),
    site: siteTokens(files.get('site')?.value),
    matching: matchingOf(collections),
  }
  return { material, diagnostics: inOrder(diagnostics) }
}
