import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Answers } from '../../../../src/studio/wire/calls.ts'
import type { PageListEntry, SiteProblems } from '../../../../src/studio/wire/listing.ts'
import type { PageModel } from '../../../../src/studio/wire/page.ts'
import { pageText } from '../../content/folder.ts'
import { startStudio } from '../studio-server.ts'

const hero = `type: hero
    title: Hi
    image: { name: hero, alt: A stage }
`
const block = `  - ${hero}`
const link = (href: string) => `${block}    action: { text: More, href: ${href} }\n`
const site = (footer: string) => `name: Sample Agency
phone: (213) 555-0142
email: hello@example.com
origin: https://www.example.com
header:
  button: { text: INQUIRE, href: "#quote" }
footer: ${footer}
hours: { text: Monday to Friday, days: [Monday], opens: "08:00", closes: "18:00" }
foundingYear: 2010
priceRange: $$
`

const cityText = readFileSync(join(import.meta.dirname, '../../errors/_shared/cities/la.yaml'), 'utf8')

async function start(files: Record<string, string>) {
  const studio = await startStudio(files)
  studio.check()
  return {
    ...studio,
    page: (address: string) => studio.call<PageModel>('page', { address }),
    problems: (address: string) => studio.call<SiteProblems>('problems', { address }),
  }
}

describe('the problems of the site', () => {
  const files = {
    'about.yaml': pageText('About', link('/nowhere')),
    'other.yaml': pageText('Other', link('/nowhere-else')),
    'broken.yaml': 'title: [',
    'Wrong Name.yaml': pageText('Wrong', block),
    '_data/faqs/general.yaml': '- question: Why?\n',
  }

  it('are listed beside those of the open page, errors first, each with the address that leads to it', async () => {
    const { page, problems } = await start(files)
    expect((await page('/about')).diagnostics.map(({ code }) => code)).toContain('broken-link')
    const { errors, warnings, listed } = await problems('/about')
    expect(errors + warnings).toBe(listed.length)
    expect(listed.map(({ diagnostic }) => diagnostic.severity)).toEqual(
      [...listed.map(({ diagnostic }) => diagnostic.severity)].sort(),
    )
    const addresses = new Map(listed.map(({ diagnostic, address }) => [diagnostic.file, address]))
    expect(Object.fromEntries(addresses)).toMatchObject({
      'pages/other.yaml': '/other',
      'pages/broken.yaml': '/broken',
      'pages/Wrong Name.yaml': undefined,
      'pages/_data/faqs/general.yaml': '/_data/faqs/general',
    })
    expect(addresses.has('pages/about.yaml')).toBe(false)
    for (const address of addresses.values()) if (address) expect((await page(address)).address).toBe(address)
  })

  it('leave values of the sample to a list of their own, behind them', async () => {
    const { problems } = await start({
      'about.yaml': pageText('About', link('/nowhere')),
      '_data/site.yaml': `${site('{}')}sample: [phone]\n`,
    })
    const { errors, warnings, samples, listed } = await problems('/about')
    expect(samples).toBe(1)
    expect(listed).toHaveLength(errors + warnings + samples)
    expect(listed.at(-1)?.diagnostic.code).toBe('sample-value')
  })

  it('are all there, whichever page is open', async () => {
    const { page, problems } = await start(files)
    const counts = []
    for (const address of ['/about', '/other', '/broken', '/_data/faqs/general']) {
      const [{ diagnostics }, others] = [await page(address), await problems(address)]
      counts.push(diagnostics.length + others.errors + others.warnings)
    }
    expect(new Set(counts).size).toBe(1)
  })

  it('change the hash with which the shell asks for them, such as after a page was deleted', async () => {
    const { page, problems, call, check } = await start({
      'about.yaml': pageText('About', link('/other')),
      'other.yaml': pageText('Other', block),
      'index.yaml': pageText('Home', block),
    })
    const before = await page('/')
    expect(before.siteHash).toBeDefined()
    await call('remove', { address: '/other' })
    check()
    expect((await page('/')).siteHash).not.toBe(before.siteHash)
    const { listed } = await problems('/')
    expect(listed.filter(({ diagnostic }) => diagnostic.severity === 'error')).toMatchObject([
      { address: '/about', diagnostic: { code: 'broken-link', file: 'pages/about.yaml' } },
    ])
  })
})

describe('a problem that was found before an edit', () => {
  type Path = (string | number)[]
  type Row = [name: string, address: string, wrong: Path, right: string, path: Path, other: string]
  const at = (path: Path, value: unknown) => (hashes: Record<string, string>, file: string) => ({
    files: [{ file, hash: hashes[file], edits: [{ kind: 'set', path, value }] }],
    label: 'Edit',
  })

  it.each([
    ['link of a page', '/about', ['blocks', 0, 'action', 'href'], '/about', ['blocks', 0, 'title'], 'Hello'],
    [
      ...(['link of the footer', '/_data/site', ['footer', 'columns', 0, 'links', 0, 'href'], '/about'] as const),
      ...([['footer', 'note'], 'Another note.'] as const),
    ],
  ])('is gone with its value, a %s, and stays while another changes', async (...given) => {
    const [, address, wrong, right, path, other] = given as Row
    const { page, call } = await start({
      'about.yaml': pageText('About', link('/nowhere')),
      '_data/site.yaml': site('{ columns: [{ title: More, links: [{ text: Gone, href: /gone }] }], note: A sample. }'),
    })
    const { file, diagnostics } = await page(address)
    const isOfValue = ({ path: own }: { path: string }) => own.endsWith(String(wrong.at(-1)))
    const found = diagnostics.filter(isOfValue)
    expect(found).not.toEqual([])
    const edit = async (...[place, value]: [Path, unknown]) => {
      const { hashes } = await page(address)
      expect(await call('edit', { ...at(place, value)(hashes, file), anyway: true })).toMatchObject({ kind: 'saved' })
    }
    await edit(path, other)
    expect((await page(address)).diagnostics.filter(isOfValue)).toHaveLength(found.length)
    await edit(wrong, right)
    expect((await page(address)).diagnostics.filter(isOfValue)).toEqual([])
  })
})

describe('links to a page', () => {
  const linksTo = async (files: Record<string, string>) => {
    const { call } = await start({ 'target.yaml': pageText('Target', link('/target'), 'aliases: [/aim]\n'), ...files })
    return (await call<Answers['removal']>('removal', { address: '/target' })).links
  }

  it.each([
    ['of another page', 'about.yaml', pageText('About', link('/target'))],
    ['to its alias', 'about.yaml', pageText('About', link('/aim'))],
    ['with an anchor and a query', 'about.yaml', pageText('About', link("'/target?a=1#b'"))],
    ['in Markdown', 'about.yaml', pageText('About', '  - type: rich-text\n    body: "[More](/target)"\n')],
    [
      'in the footer',
      '_data/site.yaml',
      site('{ columns: [{ title: More, links: [{ text: Target, href: /target }] }], note: A sample. }'),
    ],
    [
      'in the header',
      '_data/site.yaml',
      site('{ columns: [], note: A sample. }').replace('header:', '$&\n  entries: [{ text: Target, href: /target }]'),
    ],
    [
      'of a record',
      '_data/cities/la.yaml',
      `${cityText}faqs: [{ question: What is the target?, answer: "It has [a page](/target) of its own." }]\n`,
      {
        'about.yaml': pageText(
          'About',
          '  - type: faq\n    title: Here\n    items: { from: city.faqs }\n',
          'city: la\n',
        ),
      },
    ],
    ['of a redirect', '_data/redirects.yaml', '- { from: /goal, to: /target }\n'],
    ['of a redirect with an anchor', '_data/redirects.yaml', "- { from: /goal, to: '/target#b' }\n"],
    ['of a redirect to its alias', '_data/redirects.yaml', '- { from: /goal, to: /aim }\n'],
  ])('are counted %s', async (...[_, name, text, others = {}]: [string, string, string, Record<string, string>?]) => {
    expect(await linksTo({ [name]: text, ...others })).toEqual([`pages/${name}`])
  })

  it('are counted in a fragment once, however many pages show it', async () => {
    const files = Object.fromEntries(['a', 'b'].map((name) => [`${name}.yaml`, pageText(name, '  - use: more\n')]))
    const fragment = `${hero}action: { text: More, href: /target }`.replaceAll('    ', '')
    expect(await linksTo({ ...files, '_data/fragments/more.yaml': fragment })).toEqual([
      'pages/_data/fragments/more.yaml',
    ])
  })

  it('are none if only the page itself has them', async () => {
    expect(await linksTo({})).toEqual([])
  })

  it('says in which languages the page exists', async () => {
    const texts = 'texts: {}\n'
    const mirrors = {
      '_languages/es/target.yaml': texts,
      '_languages/pl/target.yaml': texts,
      '_languages/pl/b.yaml': texts,
    }
    const { call } = await start({ 'target.yaml': pageText('Target', link('/target')), ...mirrors })
    expect(await call('removal', { address: '/target' })).toEqual({ links: [], languages: ['es', 'pl'] })
  })
})

describe('a file that cannot be read', () => {
  it.each([
    ['broken YAML', 'title: [\n'],
    ['broken YAML in the middle', `${pageText('About', block)} bad\n: [`],
    ['a list', '- title: About\n'],
    ['a text', 'About\n'],
    ['nothing', ''],
    ['only a comment', '# About\n'],
    ['blocks that are a text', 'title: About\nblocks: soon\n'],
    ['blocks that are a mapping', 'title: About\nblocks:\n  type: hero\n'],
  ])('says so where its blocks would be: %s', async (_, text) => {
    const { page } = await start({ 'about.yaml': text, '_data/templates/shared.yaml': text })
    for (const address of ['/about', '/_data/templates/shared']) {
      const { unreadable, list, blocks } = await page(address)
      expect(unreadable).toMatch(/\S/)
      expect([list, blocks]).toEqual([undefined, []])
    }
  })

  it('is none without blocks, whose first one can be added', async () => {
    const { page } = await start({ 'about.yaml': 'title: About\nblocks: []\n' })
    const { unreadable, list } = await page('/about')
    expect([unreadable, list]).toEqual([undefined, ['blocks']])
  })
})

describe('the list of pages', () => {
  it('has titles as visitors read them, with the values of their tokens', async () => {
    const { call } = await start({ 'la/tours.yaml': pageText('Tours in {city.name}', block, 'city: la\n') })
    expect(await call<PageListEntry[]>('pages')).toMatchObject([
      { address: '/la/tours', title: 'Tours in Los Angeles' },
    ])
  })
})
