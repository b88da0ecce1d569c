import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { collectionsByWord, plainCollections } from '../../schema/collections/collections.ts'
import { matchingOf } from '../../schema/collections/matching.ts'
import type { RecordSchemas } from '../../schema/collections/record-schemas.ts'
import type { Diagnostic } from '../../schema/diagnostic.ts'
import { type CoveragePage, coveragePages, coverageSchema } from '../../schema/records/coverage.ts'
import type { Coverage } from '../../schema/records/coverage-fields.ts'
import type { MatrixRow } from '../../schema/records/matrix.ts'
import { diagnose, fileSpot, inOrder, spotOf } from '../content/diagnostics/diagnose.ts'
import { writtenUses } from '../content/graph/written-uses.ts'
import { readMatrices } from '../content/load/matrices.ts'
import { soundOf } from '../content/load/record-lookups.ts'
import { readRecords } from '../content/load/records.ts'
import { type Parsed, parse } from '../content/parse/parse.ts'
import { decode } from '../content/parse/source.ts'
import { type Container, locate, type SourcePosition } from '../content/parse/source-position.ts'
import { siteTokens } from '../content/resolve/scope.ts'
import { type CheckedRecord, checkFile, checkNames } from '../content/validate/record-checks.ts'
import type { Material } from './expand.ts'
import { type RowWords, readTemplate, type Template } from './template.ts'

/** The template of the pages of cities and services. */
const coverageTemplate = 'city-service'

/**
 * The shared data of a content folder: parsed files by name without extension (`cities/la`), with paths from the root.
 */
export type DataFiles = { files: ReadonlyMap<string, Parsed>; fileNamed: (name: string) => string }

/** The kind of value that an empty data file should contain. */
const start = '…: …'

/** The generator ignores review dates: before this day no fact is due. */
const today = ''

/**
 * Reads `_data/` of a content folder. Ignores files that are not YAML. `texts` replace those of files, by path from the
 * root.
 */
export async function readData(
  root: string,
  folder: string,
  texts: ReadonlyMap<string, string> = new Map(),
): Promise<DataFiles> {
  const data = join(folder, '_data')
  const fileNamed = (name: string) =>
    relative(root, join(data, `${name}.yaml`))
      .split(sep)
      .join('/')
  const entries = await readdir(data, { recursive: true }).catch(() => [])
  const names = entries
    .filter((entry) => entry.endsWith('.yaml') && !entry.split(sep).some((part) => part.startsWith('.')))
    .map((entry) => entry.slice(0, -'.yaml'.length).split(sep).join('/'))
    .sort()
  const read = await Promise.all(
    names.map(async (name): Promise<[string, Parsed]> => {
      const file = fileNamed(name)
      const text = texts.get(file) ?? decode(await readFile(join(data, `${name}.yaml`))).text
      return [name, parse({ file, text }, start)]
    }),
  )
  return { files: new Map(read), fileNamed }
}

/** Paths of the lists of services in the matrix. */
const serviceLists = (coverage: Coverage) => [['services'], ...Object.keys(coverage.only).map((city) => ['only', city])]

/** The first position of a service in the matrix. */
function placeOfService(root: Container, coverage: Coverage, service: string): SourcePosition | undefined {
  for (const path of serviceLists(coverage)) {
    const { value } = locate(root, path)
    const index = Array.isArray(value) ? value.indexOf(service) : -1
    if (index !== -1) return locate(root, [...path, index]).place
  }
  return undefined
}

/**
 * Whether generated pages show the questions of their service: the template, or a fragment that it uses, refers to
 * them.
 */
function showsFaqs(files: DataFiles['files']): boolean {
  const seen = new Set<string>()
  const namesThem = (name: string): boolean => {
    const parsed = files.get(name)
    if (parsed === undefined || seen.has(name)) return false
    seen.add(name)
    return writtenUses({ file: parsed.source.file, kind: 'data', name, parsed }, plainCollections).some(
      (use) =>
        (use.kind === 'data' && use.name === 'service.faqs') ||
        (use.kind === 'fragment' && namesThem(`fragments/${use.name}`)),
    )
  }
  return namesThem(`templates/${coverageTemplate}`)
}

function withoutFaq(coverage: Coverage, root: Container, { files, fileNamed }: DataFiles): Diagnostic[] {
  if (!showsFaqs(files)) return []
  const services = new Set(coveragePages(coverage).map(({ service }) => service))
  return [...services].flatMap((service) => {
    const place = placeOfService(root, coverage, service)
    if (place === undefined || !files.has(`services/${service}`) || files.has(`faqs/${service}`)) return []
    return [diagnose('service-without-faq', spotOf(place), { service, file: fileNamed(`faqs/${service}`) })]
  })
}

type Records = ReadonlyMap<string, CheckedRecord<{ slug: string }>>

/** Reports each name in a list of records that has no record itself. */
function checkLists(owners: Records, key: string, collection: 'cities' | 'services', diagnostics: Diagnostic[]) {
  for (const { root } of owners.values())
    if (root) checkNames(collection, locate(root, [key]).value, owners, diagnostics)
}

type Templates = { data: DataFiles; schemas: RecordSchemas; diagnostics: Diagnostic[] }

/** A template for rows that name records by these words, or why there is none. */
function templateOf(name: string, words: RowWords, { data, schemas, diagnostics }: Templates): Template | undefined {
  const file = data.fileNamed(`templates/${name}`)
  const parsed = data.files.get(`templates/${name}`)
  if (parsed === undefined) {
    diagnostics.push(diagnose('missing-template', fileSpot({ file, text: '' }), { file }))
    return undefined
  }
  const read = readTemplate(parsed, { name, words, schemas })
  diagnostics.push(...read.diagnostics)
  return read.template
}

/** The matrix of cities and services, checked against the records. */
function coverageOf(data: DataFiles, cities: Records, services: Records, diagnostics: Diagnostic[]) {
  const parsed = data.files.get('coverage')
  if (parsed === undefined) return undefined
  diagnostics.push(...parsed.diagnostics)
  const { data: coverage, root } = checkFile(parsed, { schema: coverageSchema, owner: 'coverage', today }, diagnostics)
  if (coverage === undefined || root === undefined) return undefined
  checkNames('cities', locate(root, ['cities']).value, cities, diagnostics)
  for (const path of serviceLists(coverage)) checkNames('services', locate(root, path).value, services, diagnostics)
  diagnostics.push(...withoutFaq(coverage, root, data))
  return coverage
}

/** Reports an address that two rows have. */
function checkAddresses(
  matrices: readonly { file: string; rows: readonly MatrixRow[] }[],
  diagnostics: Diagnostic[],
): void {
  const owners = new Map<string, string>()
  for (const { file, rows } of matrices)
    for (const { path } of rows) {
      const first = owners.get(path)
      if (first === undefined) owners.set(path, file)
      else diagnostics.push(diagnose('duplicate-route', fileSpot({ file, text: '' }), { path, first, second: file }))
    }
}

/** Everything that pages are generated from, checked for consistency. The material is missing if there is an error. */
export function readMaterial(data: DataFiles): { material?: Material; diagnostics: Diagnostic[] } {
  const { files } = data
  const diagnostics: Diagnostic[] = []
  const { collections, recordSchemas: schemas, records, cities, services } = readRecords(files, today, diagnostics)
  const words = collectionsByWord(collections)
  const isRead = (name: string) =>
    name === 'collections' || Object.hasOwn({ ...collections, coverage: {} }, name.split('/')[0] ?? '')
  for (const [name, parsed] of files) if (isRead(name) && name !== 'coverage') diagnostics.push(...parsed.diagnostics)
  checkLists(cities, 'nearby', 'cities', diagnostics)
  checkLists(services, 'related', 'services', diagnostics)

  const coverage = coverageOf(data, cities, services, diagnostics)
  const others = readMatrices({ files, collections, records }, today, diagnostics)
  if (!files.has('coverage') && others.length === 0) {
    const file = data.fileNamed('coverage')
    diagnostics.push(diagnose('missing-coverage', fileSpot({ file, text: '' }), { file }))
  }
  const rowsOf = ({ city, service, ...rest }: CoveragePage): MatrixRow => ({
    ...rest,
    named: new Map([
      ['city', city],
      ['service', service],
    ]),
  })
  const read = [
    ...(files.has('coverage')
      ? [{ name: undefined, template: coverageTemplate, rows: coverage ? coveragePages(coverage).map(rowsOf) : [] }]
      : []),
    ...others,
  ]
  checkAddresses(
    read.map(({ name, rows }) => ({ file: data.fileNamed(name ? `coverage/${name}` : 'coverage'), rows })),
    diagnostics,
  )
  const matrices = read.flatMap(({ name, template, rows }) => {
    const axes = name === undefined ? ['city', 'service'] : [...(rows[0]?.named.keys() ?? [])]
    const ofRows = new Map([...words].filter(([word]) => axes.includes(word)))
    const found = templateOf(template, ofRows, { data, schemas, diagnostics })
    return found ? [{ template: found, rows }] : []
  })
  if (diagnostics.some(({ severity }) => severity === 'error')) return { diagnostics: inOrder(diagnostics) }
  const material: Material = {
    matrices,
    coverage,
    words,
    records: new Map([...words].map(([word, name]) => [word, soundOf(records.get(name) ?? new Map())])),
    site: siteTokens(files.get('site')?.value),
    matching: matchingOf(collections),
  }
  return { material, diagnostics: inOrder(diagnostics) }
}
