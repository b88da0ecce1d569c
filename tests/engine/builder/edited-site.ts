import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { matrixText } from '../../support/texts/matrix-text.ts'

const samples = join(import.meta.dirname, '../../../pages/_data')
const shared = join(import.meta.dirname, '../errors/_shared')

// Two groups of neighbours: a city says which cities are near it.
const cities = ['la', 'oc', 'sd', 'austin', 'dallas', 'houston', 'san-antonio']
const services = ['bartenders', 'greeters', 'servers']
const words =
  'guests arrive early doors open late crews meet outside every lead carries one list names badges water'.split(' ')

/** Gives numbers from 0 to below `limit` that follow from a seed (Mulberry32). */
export function createChance(seed: number) {
  let state = seed >>> 0
  return (limit: number): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit)
  }
}

type Chance = ReturnType<typeof createChance>

const head = (title: string, more = '') =>
  `title: ${title}\ndescription: ${title} in one or two plain sentences that search engines show in full, word for word.\n${more}blocks:\n`

const cityPage = (city: string, service: string, text: string) => `title: '{service.name} in {city.name}'
description: 'Hire {service.plural} in {city.name} today: in one or two plain sentences that are long enough. Call {site.phone}.'
city: ${city}
service: ${service}
blocks:
  - type: page-title
    title: '{service.name} in {city.name}'
    intro: ${text}
  - use: venues
  - use: questions
  - type: services-list
    title: What goes with {service.plural}
    services: { from: city.services }
  - type: area-map
    title: Not quite {city.name}?
    cities: { from: city.map }
    radiusMiles: 50
    caption: Crews work up to 50 miles around {city.name}.
  - use: last
`

const search = `header:
  search:
    text: Search
    placeholder: Ushers
    href: /search
    nothing: { text: Nothing was found., links: [{ text: Blog, href: /blog }] }
`

const translation = (path: string, source: string, text: string) =>
  `  ${path}:\n    source: ${JSON.stringify(source)}\n    text: ${JSON.stringify(text)}\n`

/** The mirror of a page, with the text of its first block. */
const mirror = (path: string, source: string, text: string) =>
  `path: ${path}\ntexts:\n${translation('title', source, text)}${translation('blocks[page-title].title', source, text)}`

const inSpanish = (name: string) => `_languages/es/${name}.yaml`

/** The site in Spanish: two cities, and two services. */
const spanish: Record<string, string> = {
  index: mirror('/es', 'Home', 'Inicio'),
  blog: mirror('/es/articulos', 'Blog', 'Artículos'),
  'blog/always': mirror('/es/articulos/siempre', 'Always here', 'Siempre aquí'),
  'la/bartenders': 'path: /es/camareros/los-angeles\ntexts: {}\n',
  'oc/greeters': 'texts: {}\n',
  '_data/cities/la': 'path: los-angeles\n',
  '_data/cities/oc': 'texts: {}\n',
  '_data/services/bartenders': 'path: camareros\n',
  '_data/services/greeters': 'texts: {}\n',
  '_data/fragments/last': `texts:\n${translation('blocks[rich-text].title', 'Last words', 'Últimas palabras')}`,
}

const first: Record<string, string> = {
  '_data/coverage/city-service.yaml': matrixText(`[${cities.join(', ')}]`, `[${services.join(', ')}]`),
  '_data/templates/city-service.yaml': `${head('Staff')}  - use: quote-form\n`,
  '_data/fragments/venues.yaml':
    'type: venues\ntitle: Venues of {city.name}\nvenues: { from: city.venues }\ndistricts: { from: city.districts }\n',
  '_data/fragments/questions.yaml':
    'type: faq\ntitle: Before you book\nitems: [{ from: city.faqs }, { from: service.faqs }]\n',
  '_data/fragments/last.yaml':
    '- use: quote-form\n- type: rich-text\n  title: Last words\n  body: Call {site.phone}.\n',
  '_data/notes.yaml': '- question: What is this?\n  answer: A note.\n',
  'index.yaml': `${head('Home')}  - type: page-title\n    title: Home\n  - type: page-list\n    title: Posts\n    under: /blog\n`,
  'blog.yaml': `${head('Blog')}  - type: page-title\n    title: Blog\n  - type: page-list\n    title: Posts\n    under: /blog\n    order: newest\n`,
  'search.yaml': `${head('Search')}  - type: site-search\n    title: Search\n    label: Word\n    placeholder: Ushers\n    withoutScripts: The search needs scripts.\n`,
  'crew.yaml': `${head('Crew', 'gate: { password: GATE_CREW, remember: crew-auth }\n')}  - type: page-title\n    title: Crew\n  - type: faq\n    title: Notes\n    items: { from: notes }\n`,
  'blog/always.yaml': `${head('Always here', 'published: "2026-01-01"\n')}  - type: page-title\n    title: Always here\n  - use: last\n`,
}

/** A small site below `root` whose files are edited by chance, while time passes. */
export function editedSite(root: string, chance: Chance) {
  const folder = join(root, 'pages')
  let now = Date.parse('2025-11-24T16:00:00Z')
  const file = (name: string) => join(folder, name)
  /** Texts of files before the last edit; `undefined` where there was none. */
  let before = new Map<string, string | undefined>()
  const textOf = (name: string) => (existsSync(file(name)) ? readFileSync(file(name), 'utf8') : undefined)
  const put = (name: string, text: string | undefined) => {
    if (!before.has(name)) before.set(name, textOf(name))
    rmSync(file(name), { force: true })
    if (text === undefined) return
    mkdirSync(dirname(file(name)), { recursive: true })
    writeFileSync(file(name), text)
  }
  const write: (name: string, text: string) => void = put
  const change = (name: string, from: RegExp, to: string) =>
    write(name, readFileSync(file(name), 'utf8').replace(from, to))
  const pick = <Item>(list: readonly Item[]) => list[chance(list.length)] as Item
  const sentence = () => `${Array.from({ length: 3 + chance(9) }, () => pick(words)).join(' ')}.`

  cpSync(shared, file('_data'), { recursive: true })
  // A block of the site's own.
  cpSync(join(samples, '../_blocks/venues'), file('_blocks/venues'), { recursive: true })
  const records = [
    ...cities.map((city) => `cities/${city}`),
    ...services.flatMap((one) => [`services/${one}`, `faqs/${one}`]),
  ]
  for (const name of records) {
    const text = readFileSync(join(samples, `${name}.yaml`), 'utf8')
    const alone = text.replace(/^(?:calculator|plans|related).*\n(?: .*\n)*/gm, '')
    // The pages of the sample site that these records link to are not here.
    write(`_data/${name}.yaml`, alone.replace(/\[([^\]]+)\]\(\/[^)]*\)/g, '$1'))
  }
  for (const [name, text] of Object.entries(first)) write(name, text)
  change('_data/site.yaml', /$/, '\nduplicates: { warn: 0.985, error: 1 }\n')
  change('_data/site.yaml', /header:\n/, search)
  change('_data/site.yaml', /header:\n/, 'languages: [en, es]\nheader:\n  languages: true\n')
  for (const [name, text] of Object.entries(spanish)) write(inSpanish(name), text)
  for (const city of cities)
    for (const service of services) write(`${city}/${service}.yaml`, cityPage(city, service, 'First.'))

  const post = (name: string) => {
    const kind = chance(40)
    const more =
      [
        '',
        'noindex: true\n',
        'published: "2026-02-03"\n',
        `aliases: [/${name}-too]\n`,
        'unpublishAt: 2099-01-01\n',
        'gate: { password: GATE_PLAN, remember: plan-auth }\n',
        'noindex: true\n',
        'published: "2026-03-04"\n',
        `aliases: [/${name}-too, /${name}-more]\n`,
      ][kind] ?? ''
    const blocks = [
      `  - type: rich-text\n    title: ${sentence()}\n    body: ${sentence()} ${sentence()}\n`,
      '  - use: last\n',
      '  - type: faq\n    title: Notes\n    items: { from: notes }\n',
      '  - type: share\n    networks: [linkedin]\n',
      `  - type: rich-text\n    title: More\n    body: See [always](/blog/always). ${sentence()}\n`,
    ]
    const some = blocks.filter(() => chance(2) === 0)
    write(
      `${name}.yaml`,
      `${head(`${sentence()} ${name}`, more)}  - type: page-title\n    title: ${sentence()}\n${some.join('')}`,
    )
  }
  const posts = ['about', 'team', 'news', 'news/one', ...['one', 'two', 'three', 'four'].map((name) => `blog/${name}`)]
  const edits: (() => void)[] = [
    ...Array.from({ length: 6 }, () => () => post(pick(posts))),
    ...Array.from(
      { length: 6 },
      () => () => write(`${pick(cities)}/${pick(services)}.yaml`, cityPage(pick(cities), pick(services), sentence())),
    ),
    ...Array.from({ length: 6 }, () => () => {
      const [city, service] = [pick(cities), pick(services)]
      write(`${city}/${service}.yaml`, cityPage(city, service, sentence()))
    }),
    ...Array.from({ length: 2 }, () => () => {
      const name = pick(posts)
      put(`${name}.yaml`, undefined)
      put(inSpanish(name), undefined)
    }),
    () => change('_data/fragments/venues.yaml', /title: .*/, `title: ${sentence()}`),
    () => change('_data/fragments/questions.yaml', /title: .*/, `title: ${sentence()}`),
    () => change('_data/fragments/last.yaml', /body: .*/, `body: ${sentence()}`),
    () => change('_data/fragments/quote-form.yaml', /title: .*/, `title: ${sentence()}`),
    () => change('_data/notes.yaml', /answer: .*/, `answer: ${sentence()}`),
    () => change(`_data/cities/${pick(cities)}.yaml`, /note: .*/, `note: ${sentence()}`),
    () => change(`_data/cities/${pick(cities)}.yaml`, /nearby: .*/, `nearby: [${pick(cities)}]`),
    () => change(`_data/services/${pick(services)}.yaml`, /summary: .*/, `summary: ${sentence()}`),
    () => change(`_data/faqs/${pick(services)}.yaml`, /question: .*/, `question: ${sentence()}`),
    () => change('crew.yaml', /title: Crew.*/g, `title: Crew ${sentence()}`),
    () => change('crew.yaml', /$/, '  - type: share\n    networks: [whatsapp]\n'),
    () => change('blog/always.yaml', /title: .*/g, `title: ${sentence()}`),
    () => change('_data/site.yaml', /phone: .*/, `phone: (213) 555-0${142 + chance(20)}`),
    // Translations: new, another address, other words, moved, or gone.
    ...Array.from({ length: 4 }, () => () => {
      const name = pick(posts)
      if (textOf(`${name}.yaml`) === undefined) post(name)
      write(inSpanish(name), mirror(`/es/${pick(['uno', 'dos'])}/${name}`, sentence(), sentence()))
    }),
    () => put(inSpanish(pick([...posts, '_data/cities/la', '_data/services/bartenders'])), undefined),
    () => write(inSpanish('blog'), mirror(`/es/${pick(['articulos', 'noticias'])}`, 'Blog', sentence())),
    () => write(inSpanish('blog/always'), mirror('/es/articulos/siempre', 'Always here', sentence())),
    () => change(inSpanish('_data/fragments/last'), /text: .*/, `text: ${sentence()}`),
    () => write(inSpanish(`_data/cities/${pick(cities)}`), `path: ciudad-${chance(9)}\n`),
    () => write(inSpanish('_data/site'), `texts:\n${translation('hours.text', 'Monday to Friday', sentence())}`),
    () => write(inSpanish('wording'), `search:\n  start: ${sentence()}\n`),
    // What the edits above do not reach: theme, words, code of a block, and time.
    () => change('_data/theme.yaml', /(night:.*default: )"#\w+"/, `$1"#${100000 + chance(99999)}"`),
    () => write('_data/wording.yaml', `search:\n  start: ${sentence()}\n`),
    () => change('_blocks/venues/words.ts', /alsoAtHome: .*/, `alsoAtHome: '${sentence()}',`),
    () => change('_blocks/venues/venues.tsx', /mt: \d+ \}\}>/, `mt: ${1 + chance(9)} }}>`),
    () => {
      now += 3_600_000 * (1 + chance(400))
    },
    () => {
      const start = new Date(now + 3_600_000 * chance(200)).toISOString()
      write(
        `blog/${pick(['one', 'two', 'three'])}.yaml`,
        `${head(`${sentence()} At ${start.replaceAll(/\D/g, '')}`, `publishAt: ${start}\n`)}  - type: page-title\n    title: ${sentence()}\n`,
      )
    },
  ]
  return {
    folder,
    /** The time as of which the site is to be built. */
    now: () => new Date(now),
    edit: () => {
      before = new Map()
      pick(edits)()
    },
    /** Takes the last edit back. */
    undo: () => {
      for (const [name, text] of before) put(name, text)
    },
  }
}
