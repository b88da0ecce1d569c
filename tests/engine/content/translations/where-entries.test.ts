import { appendFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isMapping } from '../../../../schema/is-mapping.ts'
import { type LoadedSite, loadSite } from '../../../../src/content/load/load.ts'

const questions = `
  - type: faq
    id: vragen
    title: Vragen
    items:
      - { question: Is er brood?, answer: Ja., languages: [nl] }
      - { question: هل لديكم تمر؟, answer: نعم., languages: [ar] }
      - { question: Kan ik bellen?, answer: Ja. }
`.slice(1)

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-entries-'))
  await cp('tests/sites/bakery', join(folder, 'pages'), { recursive: true })
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const addToHome = (blocks: string) => appendFile(join(folder, 'pages/index.yaml'), blocks)
const load = (options = {}) => loadSite({ root: folder, now: new Date('2026-11-29'), ...options })
const inArabic = (site: LoadedSite) => site.translated?.[0]?.site
async function changeSite(from: string, to: string): Promise<void> {
  const file = join(folder, 'pages/_data/site.yaml')
  await writeFile(file, (await readFile(file, 'utf8')).replace(from, to))
}

/** A field of each entry of a list in the block with this id on the home page. */
function valuesOf(site: LoadedSite | undefined, id: string, list: string, field: string): unknown[] {
  const block = site?.pages.find(({ path }) => path === '/')?.blocks.find((one) => one.id === id)
  const entries: unknown = block && Reflect.get(block, list)
  return Array.isArray(entries) ? entries.map((entry) => isMapping(entry) && entry[field]) : []
}
const errorsOf = ({ diagnostics }: LoadedSite) => diagnostics.filter(({ severity }) => severity === 'error')

it('an entry of a list is where its `languages:` say', async () => {
  await addToHome(questions)
  const site = await load()
  expect(errorsOf(site)).toEqual([])
  expect(valuesOf(site, 'vragen', 'items', 'question')).toEqual(['Is er brood?', 'Kan ik bellen?'])
  expect(valuesOf(inArabic(site), 'vragen', 'items', 'question')).toEqual(['هل لديكم تمر؟', 'Kan ik bellen?'])
})

it('with drafts, too: no time comes at which it would be there', async () => {
  await addToHome(questions)
  expect(valuesOf(await load({ drafts: true }), 'vragen', 'items', 'question')).toEqual([
    'Is er brood?',
    'Kan ik bellen?',
  ])
})

it('asks nobody to translate an entry into a language that lacks it, or in whose words it is', async () => {
  await addToHome(questions)
  const { diagnostics } = await load()
  const missing = diagnostics.filter(({ code }) => code === 'untranslated').map(({ message }) => message)
  // Five without these questions; the title and the last question come to them.
  expect(missing.join('\n')).toContain('8 texts of pages/index.yaml')
})

it('a block with an entry in the words of the language is not as a whole in those of the source', async () => {
  await addToHome(questions)
  const { translated } = await load()
  const ofBlocks = translated?.[0]?.untranslated.get('/') ?? []
  expect(ofBlocks.find(({ id }) => id === 'vragen')?.texts).toEqual(['Vragen', 'Kan ik bellen?', 'Ja.'])
})

it('so is an entry of a list in an entry', async () => {
  await addToHome(`  - type: faq-groups
    id: groepen
    title: Vragen
    groups:
      - { anchor: alleen-nl, title: Nederlands, languages: [nl], items: [{ question: Is er brood?, answer: Ja. }] }
      - anchor: samen
        title: Samen
        items:
          - { question: Kan ik bellen?, answer: Ja. }
          - { question: هل لديكم تمر؟, answer: نعم., languages: [ar] }
`)
  const site = await load()
  expect(errorsOf(site)).toEqual([])
  expect(valuesOf(site, 'groepen', 'groups', 'anchor')).toEqual(['alleen-nl', 'samen'])
  expect(valuesOf(site, 'groepen', 'groups', 'items')[1]).toHaveLength(1)
  expect(valuesOf(inArabic(site), 'groepen', 'groups', 'anchor')).toEqual(['samen'])
  expect(valuesOf(inArabic(site), 'groepen', 'groups', 'items')[0]).toHaveLength(2)
})

it('reports a list that has too few entries in one language, and says in which', async () => {
  await appendFile(
    join(folder, 'pages/over-ons.yaml'),
    `  - type: process-steps
    id: stappen
    title: Zo gaat het
    steps:
      - { title: Bellen, description: U belt. }
      - { title: Halen, description: U haalt., languages: [nl] }
`,
  )
  expect(errorsOf(await load())).toMatchObject([
    { code: 'too-few', file: 'pages/over-ons.yaml', message: '`steps` has 1 entry in `ar`; it needs at least 2.' },
  ])
})

it('a link in an entry may lead to a page that the languages without the entry lack', async () => {
  await writeFile(
    join(folder, 'pages/ramadan.yaml'),
    `title: رمضان
description: ساعات المخبز في رمضان، وما نخبزه لموائد الإفطار، وكيف تطلبه قبل الغروب بساعتين.
languages: [ar]
blocks:
  - { type: page-title, title: رمضان, intro: نخبز حتى الغروب. }
`,
  )
  const buttons = (languages: string) => `  - type: button-group
    languages: [nl, ar]
    buttons: [{ text: Prijzen, href: /prijzen }, { text: رمضان, href: /ramadan${languages} }]
`
  await addToHome(buttons(', languages: [ar]'))
  expect(errorsOf(await load())).toEqual([])
  await addToHome(buttons(''))
  expect(errorsOf(await load())).toMatchObject([{ code: 'link-to-unpublished' }])
})

it('a field of records that is called so means something else', async () => {
  const data = join(folder, 'pages/_data')
  await writeFile(
    join(data, 'collections.yaml'),
    `bakers:
  one: baker
  description: Who bakes.
  shown: [name, languages]
  fields:
    languages:
      kind: list
      of: { kind: text, description: A language., example: de }
      description: What the baker speaks.
      example: [de]
`,
  )
  await mkdir(join(data, 'bakers'))
  await writeFile(join(data, 'bakers/roos.yaml'), 'slug: roos\nname: Roos\nlanguages: [fr]\n')
  await addToHome('  - { type: people, id: bakkers, title: Bakkers, people: { from: bakers } }\n')
  const site = await load()
  expect(errorsOf(site)).toEqual([])
  expect(valuesOf(site, 'bakkers', 'people', 'name')).toEqual(['Roos'])
})

it('a link of a dropdown is where its `languages:` say; a menu without any is left out', async () => {
  await changeSite(
    '    - { text: Prijzen, href: /prijzen }',
    `    - text: Meer
      links: [{ text: Prijzen, href: /prijzen, languages: [nl] }, { text: Zoeken, href: /zoeken }]
    - { text: Winkel, href: /over-ons, links: [{ text: Prijzen, href: /prijzen, languages: [nl] }] }`,
  )
  const site = await load()
  expect(errorsOf(site)).toEqual([])
  const menus = ({ header = [] }: Partial<LoadedSite> = {}) =>
    header.map(({ menu }) => menu?.flatMap(({ links }) => links.map(({ href }) => href)))
  expect(menus(site)).toEqual([undefined, ['/prijzen', '/zoeken'], ['/prijzen'], undefined])
  expect(menus(inArabic(site))).toEqual([undefined, ['/zoeken'], undefined, undefined])
})

it('reports languages of entries and links that the site does not have', async () => {
  await addToHome(questions.replaceAll('[nl]', '[fr]'))
  await changeSite(
    '{ text: Prijzen, href: /prijzen }',
    '{ text: Prijzen, links: [{ text: Prijzen, href: /prijzen, languages: [nl, fr] }] }',
  )
  expect(errorsOf(await load()).map(({ code, path }) => [code, path])).toEqual([
    ['unlisted-language', 'header.links[1].links[0].languages[1]'],
    ['unlisted-language', 'blocks[3].items[0].languages[0]'],
  ])
})
