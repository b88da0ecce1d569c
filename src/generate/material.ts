import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { plainCollections } from '../../schema/collections/collections.ts'
import { matchingOf } from '../../schema/collections/matching.ts'
import type { RecordSchemas } from '../../schema/collections/record-schemas.ts'
import type { Diagnostic } from '../../schema/diagnostic.ts'
import { coveragePages, coverageSchema } from '../../schema/records/coverage.ts'
import type { Coverage } from '../../schema/records/coverage-fields.ts'
import { diagnose, fileSpot, inOrder, spotOf } from '../content/diagnostics/diagnose.ts'
import { writtenUses } from '../content/graph/written-uses.ts'
import { soundOf } from '../content/load/record-lookups.ts'
import { readRecords } from '../content/load/records.ts'
import { type Parsed, parse } from '../content/parse/parse.ts'
import { decode } from '../content/parse/source.ts'
import { type Container, locate, type SourcePosition } from '../content/parse/source-position.ts'
import { siteTokens } from '../content/resolve/scope.ts'
import { type CheckedRecord, checkFile, checkNames } from '../content/validate/record-checks.ts'
import type { Material } from './expand.ts'
import { readTemplate, type Template } from './template.ts'

/** The template of all pages of the matrix. */
const templateName = 'city-service'

/**
 * The shared data of a content folder: parsed files by name without extension (`cities/la`), with paths from the root.
 */
export type DataFiles = { files: ReadonlyMap<string, Parsed>; fileNamed: (name: string) => string }

/** The kind of value that an empty data file should contain. */
const start = '…: …'

/** Files of records, and of their fields. */
const recordFile = /^(?:collections$|cities\/|services\/)/

/** The generator ignores review dates: before this day no fact is due. */
const today = ''

/** Reads `_data/` of a content folder. Ignores files that are not YAML. */
export async function readData(root: string, folder: string): Promise<DataFiles> {
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
      const { text } = decode(await readFile(join(data, `${name}.yaml`)))
      return [name, parse({ file: fileNamed(name), text }, start)]
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
  return namesThem(`templates/${templateName}`)
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

/** The template, or why there is none. */
function templateOf(
  { files, fileNamed }: DataFiles,
  schemas: RecordSchemas,
  diagnostics: Diagnostic[],
): Template | undefined {
  const name = `templates/${templateName}`
  const parsed = files.get(name)
  if (parsed === undefined) {
    const file = fileNamed(name)
    diagnostics.push(diagnose('missing-template', fileSpot({ file, text: '' }), { file }))
    return undefined
  }
  const read = readTemplate(parsed, templateName, schemas)
  diagnostics.push(...read.diagnostics)
  return read.template
}

/** The matrix, checked against the records. */
function coverageOf(data: DataFiles, cities: Records, services: Records, diagnostics: Diagnostic[]) {
  const parsed = data.files.get('coverage')
  if (parsed === undefined) {
    const file = data.fileNamed('coverage')
    diagnostics.push(diagnose('missing-coverage', fileSpot({ file, text: '' }), { file }))
    return undefined
  }
  diagnostics.push(...parsed.diagnostics)
  const { data: coverage, root } = checkFile(parsed, { schema: coverageSchema, owner: 'coverage', today }, diagnostics)
  if (coverage === undefined || root === undefined) return undefined
  checkNames('cities', locate(root, ['cities']).value, cities, diagnostics)
  for (const path of serviceLists(coverage)) checkNames('services', locate(root, path).value, services, diagnostics)
  diagnostics.push(...withoutFaq(coverage, root, data))
  return coverage
}

/** Everything that pages are generated from, checked for consistency. The material is missing if there is an error. */
export function readMaterial(data: DataFiles): { material?: Material; diagnostics: Diagnostic[] } {
  const { files } = data
  const diagnostics: Diagnostic[] = []
  for (const [name, parsed] of files) if (recordFile.test(name)) diagnostics.push(...parsed.diagnostics)
  const { collections, recordSchemas, cities, services } = readRecords(files, today, diagnostics)
  checkLists(cities, 'nearby', 'cities', diagnostics)
  checkLists(services, 'related', 'services', diagnostics)

  const coverage = coverageOf(data, cities, services, diagnostics)
  const template = templateOf(data, recordSchemas, diagnostics)
  const failed = diagnostics.some(({ severity }) => severity === 'error')
  if (failed || coverage === undefined || template === undefined) return { diagnostics: inOrder(diagnostics) }
  const site = siteTokens(files.get('site')?.value)
  const material: Material = {
    coverage,
    template,
    site,
    matching: matchingOf(collections),
    cities: soundOf(cities),
    services: soundOf(services),
  }
  return { material, diagnostics: inOrder(diagnostics) }
}
