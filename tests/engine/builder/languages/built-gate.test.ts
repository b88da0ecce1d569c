// @module-tag exhaustive

import { readdirSync, readFileSync } from 'node:fs'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { GateFields } from '../../../../src/gate/envelope.ts'
import { openWithKey, openWithPassword } from '../../../../src/gate/open.ts'
import { run } from '../../../support/run.ts'

const password = 'quixotic-vermilion-hovercraft-93'
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-gate-'))
  const pages = join(folder, 'pages')
  await cp('tests/sites/barges', pages, { recursive: true })
  await writeFile(
    join(pages, 'crew.yaml'),
    `title: For the crew of all barges
description: What the crew needs to know before it casts off, by day and by night, in each of the three towns.
gate: { password: GATE_CREW, remember: crew }
blocks:
  - type: page-title
    title: Where the keys are
    intro: Under the geranium.
    links: [{ text: All rides, href: /paris/day-trip }]
`,
  )
  await writeFile(
    join(pages, '_languages/fr/crew.yaml'),
    `path: /fr/equipage
texts:
  title: { source: For the crew of all barges, text: Pour l’équipage des péniches }
  description:
    source: What the crew needs to know before it casts off, by day and by night, in each of the three towns.
    text: Ce que l’équipage doit savoir avant de partir, de jour comme de nuit, dans chacune des trois villes.
  blocks[page-title].title: { source: Where the keys are, text: Où sont les clés }
  blocks[page-title].intro: { source: Under the geranium., text: Sous le géranium. }
  blocks[page-title].links[0].text: { source: All rides, text: Toutes nos sorties }
`,
  )
  const { status, stderr } = await run(
    'build',
    ['--site', pages, '--out', join(folder, 'dist'), '--no-compress', '--quick', '--now', '2026-11-29T12:00Z'],
    { env: { GATE_CREW: password } },
  )
  expect(status, stderr).toBe(0)
}, 300_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

/** The password screen of a page, as a browser gets it. */
function gateOf(name: string): GateFields {
  const html = readFileSync(join(folder, 'dist', `${name}.html`), 'utf8')
  return JSON.parse(/\{"type":"gate","id":[^{}]*"envelope":\{[^{}]*\}\}/.exec(html)?.[0] ?? '{}')
}

it('one password opens all languages of a page: the key of one opens the other', async () => {
  const [source, french] = [gateOf('crew'), gateOf('fr/equipage')]
  expect([french.path, french.remember]).toEqual([source.path, source.remember])
  const opened = await openWithPassword(source.envelope, source.path, password)
  expect(opened?.html).toContain('Under the geranium')
  const there = await openWithKey(french.envelope, french.path, opened?.key ?? '')
  expect(there).toContain('Sous le géranium')
  expect(there).toContain('href="/fr/paris/balade"')
  expect(await openWithPassword(french.envelope, french.path, 'quixotic-vermilion-hovercraft-94')).toBeUndefined()
})

it('nothing of it is in the clear in any file of any language', () => {
  const secrets = [
    'geranium',
    'géranium',
    'Où sont les clés',
    'Where the keys are',
    'équipage des péniches',
    'For the crew',
  ]
  const files = readdirSync(join(folder, 'dist'), { recursive: true, withFileTypes: true }).filter((one) =>
    one.isFile(),
  )
  for (const { parentPath, name } of files) {
    const text = readFileSync(join(parentPath, name), 'utf8')
    for (const secret of secrets) expect(text.includes(secret), `${secret} in ${name}`).toBe(false)
  }
})

it('search, feeds, sitemap, lists and other versions do not speak of it', () => {
  const dist = join(folder, 'dist')
  for (const name of ['sitemap-1.xml', 'llms.txt', 'fr/llms.txt'])
    expect(readFileSync(join(dist, name), 'utf8'), name).not.toMatch(/crew|equipage/)
  expect(readFileSync(join(dist, 'crew.html'), 'utf8')).not.toContain('equipage')
})
