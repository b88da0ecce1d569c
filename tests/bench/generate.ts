import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'

/** Services of the synthetic matrix; cities make up the rest of the pages. */
const serviceCount = 100

const template = stringify({
  title: '{service.name} in {city.name}',
  description: 'Hire {service.plural} in {city.name}, {city.stateCode}. {service.summary}',
  blocks: [
    { type: 'hero', title: '{service.name} in {city.name}', text: '{service.summary}' },
    ...Array.from({ length: 10 }, (_, index) => ({
      type: 'rich-text',
      when: { 'city.permits': index % 2 === 0, 'service.family': ['general', 'food-beverage'] },
      text: `Part ${index + 1}: {service.plural} in {city.name} know what {city.serverCard.name} means. `.repeat(4),
    })),
    { use: 'quote-form' },
  ],
})

/** Writes `_data/` of a site with `count` pages: copies of two records of the sample site under other names. */
async function makeData(root: string, pages: string, count: number): Promise<void> {
  const data = join(root, 'pages/_data')
  const record = async (name: string) => parse(await readFile(join(data, `${name}.yaml`), 'utf8')) as object
  const city = { ...(await record('cities/la')), nearby: [] }
  const service = { ...(await record('services/event-staff')), related: [] }
  const faqs = await readFile(join(data, 'faqs/general.yaml'), 'utf8')
  const cities = Array.from({ length: Math.ceil(count / serviceCount) }, (_, index) => `springfield-${index + 1}`)
  const services = Array.from({ length: Math.min(serviceCount, count) }, (_, index) => `service-${index + 1}`)
  for (const folder of ['cities', 'services', 'faqs', 'templates', 'coverage'])
    await mkdir(join(pages, '_data', folder), { recursive: true })
  const write = (name: string, text: string) => writeFile(join(pages, `_data/${name}.yaml`), text)
  for (const slug of cities) await write(`cities/${slug}`, stringify({ ...city, slug }))
  for (const slug of services) {
    await write(`services/${slug}`, stringify({ ...service, slug }))
    await write(`faqs/${slug}`, faqs)
  }
  for (const name of ['site', 'collections']) await write(name, await readFile(join(data, `${name}.yaml`), 'utf8'))
  const records = { cities, services }
  await write('coverage/city-service', stringify({ template: 'city-service', address: '/{city}/{service}', records }))
  await write('templates/city-service', template)
}

type Run = { seconds: number; megabytes: number }

/** One run of the command as a process of its own. */
function run(root: string, args: string[]): Run {
  const program = `import { generate } from ${JSON.stringify(join(root, 'src/cli/commands/generate.ts'))}
const code = await generate(${JSON.stringify(args)})
console.error(process.resourceUsage().maxRSS)
process.exit(code)`
  const startMs = performance.now()
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The generator failed:\n${stderr}`)
  const lines = stderr.trim().split('\n')
  return { seconds: (performance.now() - startMs) / 1_000, megabytes: Number(lines.at(-1)) / 1_024 }
}

/** Expands a matrix of `count` pages: into an empty folder, again with nothing to do, and as the check of CI. */
export async function benchGenerate(root: string, count = 100_000): Promise<Record<string, string>[]> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-bench-'))
  const pages = join(folder, 'pages')
  try {
    await makeData(root, pages, count)
    const cases: [name: string, args: string[]][] = [
      ['into an empty folder', []],
      ['with nothing to do', []],
      ['--check', ['--check']],
    ]
    return cases.map(([name, args]) => {
      const { seconds, megabytes } = run(root, [...args, '--pages', pages])
      return { run: name, pages: String(count), seconds: seconds.toFixed(1), 'peak MB': megabytes.toFixed(0) }
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
