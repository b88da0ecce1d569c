import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { citySchema } from '../../schema/city.ts'
import { type Coverage, coveragePages, coverageSchema } from '../../schema/coverage.ts'
import type { Diagnostic } from '../../schema/diagnostic.ts'
import { serviceSchema } from '../../schema/service.ts'
import { diagnose, fileSpot, inOrder, spotOf } from '../content/diagnose.ts'
import { type Parsed, parse } from '../content/parse.ts'
import { locate } from '../content/place.ts'
import { type Checked, checkFile, checkNames, checkRecords } from '../content/records.ts'
import { siteTokens } from '../content/scope.ts'
import { decode } from '../content/source.ts'
import type { Material } from './expand.ts'
import { readTemplate } from './template.ts'

/** Template of all pages of the matrix. */
export const templateName = 'city-service'

/** The shared data of a content folder: parsed files by name without ending (`cities/la`), as paths from the root. */
export type DataFiles = { files: ReadonlyMap<string, Parsed>; fileNamed: (name: string) => string }

const start = '…: …'

/** Reads `_data/` of a content folder. Files that are not YAML are left aside. */
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

const dataOf = <Data>(records: ReadonlyMap<string, Checked<Data>>) =>
  new Map([...records].flatMap(([name, { data }]) => (data === undefined ? [] : [[name, data] as const])))

const under = (files: DataFiles['files'], folder: string) =>
  new Map(
    [...files].filter(([name]) => name.startsWith(folder)).map(([name, file]) => [name.slice(folder.length), file]),
  )

/** Lists of services in the matrix beside the default one. */
const ownLists = (coverage: Coverage) => [['services'], ...Object.keys(coverage.only).map((city) => ['only', city])]

function withoutFaq(coverage: Coverage, { files, fileNamed }: DataFiles, at: Parsed): Diagnostic[] {
  const services = new Set(coveragePages(coverage).map(({ service }) => service))
  return [...services]
    .filter((service) => files.has(`services/${service}`) && !files.has(`faqs/${service}`))
    .map((service) => {
      const file = fileNamed(`faqs/${service}`)
      return diagnose('service-without-faq', spotOf(at.place), { service, file })
    })
}

/**
 * Everything that pages are made from, checked against each other. The material is missing where there is an error.
 * Dates of facts are no concern of the generator, so nothing is due here.
 */
export function readMaterial(data: DataFiles): { material?: Material; diagnostics: Diagnostic[] } {
  const { files, fileNamed } = data
  const diagnostics: Diagnostic[] = []
  const kindOf = { today: '' }
  const cities = checkRecords(under(files, 'cities/'), { schema: citySchema, owner: 'city', ...kindOf }, diagnostics)
  const services = checkRecords(
    under(files, 'services/'),
    { schema: serviceSchema, owner: 'service', ...kindOf },
    diagnostics,
  )
  for (const name of ['cities/', 'services/'])
    for (const parsed of under(files, name).values()) diagnostics.push(...parsed.diagnostics)

  for (const { root } of cities.values())
    if (root) checkNames('unknown-city', locate(root, ['nearby']).value, cities, diagnostics)
  for (const { root } of services.values())
    if (root) checkNames('unknown-service', locate(root, ['related']).value, services, diagnostics)

  const missing = (code: 'missing-coverage' | 'missing-template', name: string) => {
    const file = fileNamed(name)
    diagnostics.push(diagnose(code, fileSpot({ file, text: '' }), { file }))
  }
  const matrix = files.get('coverage')
  if (matrix === undefined) missing('missing-coverage', 'coverage')
  else diagnostics.push(...matrix.diagnostics)
  const coverage = matrix && checkFile(matrix, { schema: coverageSchema, owner: 'coverage', ...kindOf }, diagnostics)
  if (matrix && coverage?.data && coverage.root) {
    checkNames('unknown-city', locate(coverage.root, ['cities']).value, cities, diagnostics)
    for (const path of ownLists(coverage.data))
      checkNames('unknown-service', locate(coverage.root, path).value, services, diagnostics)
    diagnostics.push(...withoutFaq(coverage.data, data, matrix))
  }

  const source = files.get(`templates/${templateName}`)
  if (source === undefined) missing('missing-template', `templates/${templateName}`)
  const read = source && readTemplate(source, templateName)
  diagnostics.push(...(read?.diagnostics ?? []))

  const failed = diagnostics.some(({ severity }) => severity === 'error')
  if (failed || coverage?.data === undefined || read?.template === undefined)
    return { diagnostics: inOrder(diagnostics) }
  const material: Material = {
    coverage: coverage.data,
    cities: dataOf(cities),
    services: dataOf(services),
    template: read.template,
    site: siteTokens(files.get('site')?.value),
  }
  return { material, diagnostics: inOrder(diagnostics) }
}
