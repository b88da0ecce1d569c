// @module-tag exhaustive

import { expect, it } from 'vitest'
import type { Diagnostic } from '../../../../schema/diagnostic.ts'
import { graphDiagnostics } from '../../../../src/content/graph/graph-checks.ts'
import { createContent, type LoadedSite } from '../../../../src/content/load/load.ts'
import { listPictureFiles } from '../../../../src/pictures/picture-file.ts'

const content = createContent({ root: '.', pages: 'tests/sites/spoke-and-chain', now: new Date('2026-11-26') })
const site = await content.load()

const pictures = listPictureFiles('.', site.publicFolders)
const allOf = (loaded: LoadedSite) => [...loaded.diagnostics, ...graphDiagnostics(loaded.material, pictures)]
const keyOf = ({ file, code, path }: Diagnostic) => `${file} ${code} ${path}`
const before = new Set(allOf(site).map(keyOf))

/** Ways in which a file of shared data is wrong. */
const mistakes: [name: string, change: (text: string) => string][] = [
  ['a field that there is none of', (text) => `${text}\nnonsense: 1\n`],
  ['text that is no YAML', (text) => `${text}\n  - [\n`],
  ['no first field', (text) => text.replace(/^(?!#)[^\n]*\n/m, '')],
  ['a field of another kind', (text) => text.replace(/^(?!#)([\w-]+):.*(?:\n .*)*/m, '$1: [[1]]')],
]

const files = content
  .names()
  .filter((name) => /^_data\/(?:collections|site|(?:cities|services|shops)\/.*)\.yaml$/.test(name))

it.each(mistakes)('one cause is reported once, in its file: %s', (_, change) => {
  expect(files.length).toBeGreaterThan(8)
  const elsewhere = files.flatMap((name) => {
    const text = site.sources(content.fileOf(name)) ?? ''
    const loaded = content.withUnsavedTexts(new Map([[name, change(text)]])).assemble()
    const added = allOf(loaded).filter((found) => !before.has(keyOf(found)))
    const isOwn = ({ file }: Diagnostic) => file === content.fileOf(name)
    expect(added.filter(isOwn).length, name).toBeGreaterThan(0)
    return added.filter((found) => !isOwn(found)).map((found) => `${name}: ${keyOf(found)}: ${found.message}`)
  })
  expect(elsewhere).toEqual([])
})

it.each(mistakes)('an error in the site file leaves right what pages need of it: %s', (_, change) => {
  const name = '_data/site.yaml'
  const text = `${(site.sources(content.fileOf(name)) ?? '').replace(/^(?:locale|embeds):.*\n/gm, '')}locale: pl\nembeds: [maps.example]\n`
  const page = `title: Where we are and how to come\ndescription: A map of the shop, with the way to it by bicycle and by train, and a number to call.
blocks:
  - type: page-title
    title: Where we are
  - { type: embed, title: A map, href: 'https://maps.example/shop' }
  - type: hours
    title: When it is open
    zone: Europe/Warsaw
    hours: [{ days: [Monday], opens: '09:00', closes: '17:00' }]
    phone: 12 345 67 80
`
  const found = (siteText: string) =>
    allOf(
      content
        .withUnsavedTexts(
          new Map([
            ['map.yaml', page],
            [name, siteText],
          ]),
        )
        .assemble(),
    ).filter(({ file, code }) => file === content.fileOf('map.yaml') && code !== 'orphan-page')
  expect(found(text).map(keyOf)).toEqual([])
  expect(found(change(text)).map(keyOf)).toEqual([])
})

const collections = '_data/collections.yaml'
const written = site.sources(content.fileOf(collections)) ?? ''
/** What one wrong word in the file of collections adds to the diagnostics of the whole site. */
function addedBy(changed: string): string[] {
  expect(changed).not.toBe(written)
  const loaded = content.withUnsavedTexts(new Map([[collections, changed]])).assemble()
  return allOf(loaded).flatMap((found) => (before.has(keyOf(found)) ? [] : [`${found.file} ${found.code}`]))
}

it.each(['cities', 'services', 'shops', 'mechanics'])('one wrong word in the collection %s is one error', (name) => {
  const file = content.fileOf(collections)
  const start = written.search(new RegExp(`^${name}:$`, 'm'))
  const inCollection = (pattern: RegExp, word: string) =>
    written.slice(0, start) + written.slice(start).replace(pattern, word)
  const ways: [pattern: RegExp, word: string, code: string][] = [
    [/:\n( {2}one: \w+\n)?(?: {2}type: \w+\n)?/, ':\n$1  type: Dentits\n', 'wrong-value'],
    [/:\n/, ':\n  tpye: Place\n', 'unknown-key'],
    [/kind: text/, 'kind: txet', 'wrong-value'],
    [/required: true/, 'required: yes please', 'wrong-type'],
    [/max: \d+/, 'max: many', 'wrong-type'],
  ]
  for (const [pattern, word, code] of ways)
    expect(addedBy(inCollection(pattern, word)), word).toEqual([`${file} ${code}`])
})

it('cards of records that show nothing but their names are taken by the lists that show them', () => {
  expect(addedBy(written.replace('  shown: [summary]\n', ''))).toEqual([])
})

it('an empty list that follows from a matrix names the page, the block and the field that show it, and `when:`', () => {
  const name = '_data/coverage/city-service.yaml'
  const text = site.sources(content.fileOf(name)) ?? ''
  const without = text.replace(/portland: .*/, 'portland: [rental, guided-tours]')
  const loaded = content.withUnsavedTexts(new Map([[name, without]])).assemble()
  const found = loaded.diagnostics.filter((one) => !before.has(keyOf(one)))
  const folder = 'tests/sites/spoke-and-chain'
  expect(found.map(({ file, message, hint, fix }) => ({ file, message, hint, fix }))).toEqual([
    {
      file: `${folder}/_data/cities/portland.yaml`,
      message: '`services` has no entries; it needs at least 1.',
      hint: `The list follows from the matrices and the references of records.

It shows in blocks[10].services (services-list) of ${folder}/_data/templates/city-service.yaml, on ${folder}/portland/repair.yaml. Where there is nothing to show, \`when:\` in the template leaves the block out.`,
      fix: undefined,
    },
  ])
})

it.each([
  [
    'a page of its own',
    '  - type: services-list\n    title: Also there\n    services: { from: city.related }\n',
    'blocks[2].services',
  ],
  [
    'a column',
    '  - type: section\n    columns:\n      - blocks:\n          - type: services-list\n            title: Also there\n            services: { from: city.related }\n',
    'blocks[2].columns[0].blocks[0].services',
  ],
])('an empty list in %s names that block', (_, block, path) => {
  const matrix = '_data/coverage/city-service.yaml'
  const page = 'portland/repair.yaml'
  const head = site.sources(content.fileOf(page))?.split('  - type: local-notes')[0] ?? ''
  const texts = new Map([
    [matrix, (site.sources(content.fileOf(matrix)) ?? '').replace(/portland: .*/, 'portland: [rental, guided-tours]')],
    [page, head + block],
    ['_data/templates/city-service.yaml', `title: '{service.name}'\ndescription: '{service.summary}'\nblocks: []\n`],
  ])
  const loaded = content.withUnsavedTexts(texts).assemble()
  const found = loaded.diagnostics.filter(({ code }) => code === 'too-few')
  expect(found.map(({ hint }) => hint).join()).toContain(
    `It shows in ${path} (services-list) of ${content.fileOf(page)}`,
  )
})
