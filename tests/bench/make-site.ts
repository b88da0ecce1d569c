import { appendFile, cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'

type Fields = Record<string, unknown>

/** Blocks of the home page whose words differ from city to city on a real site; the others are the same everywhere. */
const localTypes = new Set(['hero', 'intro', 'why-choose-us', 'brand-alignment', 'faq'])

/**
 * Writes a site of `count` city pages, each with all blocks of the home page, to `folder`. As in generated pages, what
 * is the same everywhere is a fragment; the words of the local blocks name the city and are different on every page.
 */
export async function makeSite(pages: string, folder: string, count: number): Promise<void> {
  await mkdir(folder, { recursive: true })
  await cp(join(pages, '_data'), join(folder, '_data'), { recursive: true })
  // The pages are one page with other names, which a real site would not be allowed to have.
  await appendFile(join(folder, '_data/site.yaml'), '\nduplicates: { warn: 1, error: 1 }\n')
  const home = parse(await readFile(join(pages, 'index.yaml'), 'utf8')) as Fields & { blocks: Fields[] }
  const isLocal = (block: Fields) => localTypes.has(String(block['type']))
  const fragment = (index: number) => `home-${index + 1}`
  for (const [index, block] of home.blocks.entries())
    if (!isLocal(block)) await writeFile(join(folder, `_data/fragments/${fragment(index)}.yaml`), stringify([block]))
  for (let number = 1; number <= count; number++) {
    const city = `Springfield ${number}`
    const page = {
      ...home,
      aliases: [],
      title: `Event Staff in ${city}`,
      description: `Event staff for conferences, trade shows and brand activations in ${city}, booked in four steps.`,
      blocks: home.blocks.map((block, index) => (isLocal(block) ? localise(block, city) : { use: fragment(index) })),
    }
    const directory = join(folder, `springfield-${number}`)
    await mkdir(directory, { recursive: true })
    await writeFile(join(directory, 'event-staff.yaml'), stringify(page))
  }
}

/** Fields that name something instead of saying it. */
const fixedKeys = new Set([
  'type',
  'id',
  'tone',
  'href',
  'link',
  'from',
  'use',
  'image',
  'action',
  'secondAction',
  'label',
  'value',
])

function localise(value: unknown, city: string): unknown {
  if (typeof value === 'string') return `${value} (${city})`
  if (Array.isArray(value)) return value.map((item) => localise(item, city))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, field]) => [key, fixedKeys.has(key) ? field : localise(field, city)])
  return Object.fromEntries(entries)
}
