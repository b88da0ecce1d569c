import { spawnSync } from 'node:child_process'
import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'

type Fields = Record<string, unknown>
type Matrix = {
  ownSentences: number
  records: { cities: string[]; services: string[] }
  only: Record<string, string[]>
  reuses: { services: Record<string, string> }
}

const matrixFile = '_data/coverage/city-service.yaml'

/** Cities of the sample site whose records are copied; their facts differ as those of real cities do. */
const models = 19

/**
 * Writes the sample site with as many more cities as make up `count` city pages, and has the generator expand its
 * matrix. The added cities have the facts of those of the sample site under other names, and each has every service.
 */
export async function makeSite(root: string, folder: string, count: number): Promise<void> {
  await cp(join(root, 'pages'), folder, { recursive: true })
  const read = async (name: string) => parse(await readFile(join(folder, name), 'utf8'))
  const write = (name: string, content: unknown) =>
    writeFile(join(folder, name), stringify(content, { aliasDuplicateObjects: false }))
  const matrix = (await read(matrixFile)) as Matrix
  const { cities } = matrix.records
  const services = matrix.records.services.filter((service) => !Object.hasOwn(matrix.reuses.services, service))
  const added = Array.from({ length: Math.ceil(count / services.length) }, (_, index) => index)
  for (const index of added) {
    const model = (await read(`_data/cities/${cities[index % models]}.yaml`)) as Fields
    await write(`_data/cities/${slugOf(index)}.yaml`, renamed(model, index))
  }
  // Sentences of their own are what the added cities lack, and a warning for each page is what no real site has.
  const { ownSentences: _, ...written } = matrix
  await write(matrixFile, {
    ...written,
    records: { cities: [...cities, ...added.map((name) => slugOf(name))], services: matrix.records.services },
    only: { ...matrix.only, ...Object.fromEntries(added.map((index) => [slugOf(index), services])) },
  })
  // No map, list or menu shows thousands of cities, nor may pages be this much alike on a real site.
  const listed = /from: (cities-with-services|cities|places) }/g
  for (const page of await readdir(folder)) if (page.endsWith('.yaml')) await change(join(folder, page), listed)
  await change(join(folder, '_data/fragments/quote-form.yaml'), listed)
  await change(join(folder, '_data/site.yaml'), /$/, '\nduplicates: { warn: 1, error: 1 }\n')
  // Other builders write one file a page.
  await change(join(folder, '_data/site.yaml'), /snapshots: copies/, 'snapshots: off')
  // One skyline does for all of them: what is measured is pages, and drawing thousands of pictures takes an hour.
  const skyline = /(name: cities\/){city\.slug}/g
  await change(join(folder, '_data/templates/city-service.yaml'), skyline, '$1la')
  const args = [join(root, 'src/cli/main.ts'), 'generate', '--pages', folder]
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The generator failed:\n${stderr}`)
}

const slugOf = (index: number) => `springfield-${index + 1}`

function renamed(model: Fields, index: number): unknown {
  const name = `Springfield ${index + 1}`
  // Cities of one state lie near each other, and none on top of another.
  const geo = { lat: 30 + (index % 150) / 10, lng: -118 + Math.floor(index / 150) * 0.13 }
  const text = JSON.stringify({ ...model, timezone: undefined, nearby: [] })
  const copy = JSON.parse(text.replaceAll(String(model['name']), name)) as Fields
  return { ...copy, slug: slugOf(index), name, city: name, alsoCalled: [], geo, timezone: model['timezone'] }
}

async function change(file: string, what: RegExp, by = 'from: $1, only: [la, nyc] }'): Promise<void> {
  await writeFile(file, (await readFile(file, 'utf8')).replace(what, by))
}
