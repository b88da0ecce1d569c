// @module-tag exhaustive

import { randomInt } from 'node:crypto'
import { appendFile, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import type { GateFields } from '../../../src/gate/envelope.ts'
import { openWithPassword } from '../../../src/gate/open.ts'
import { readForms } from '../../../src/server/forms.ts'
import { blockSchemas } from '../../support/block-schemas.ts'
import { folderOfBlock } from '../../support/render-block.tsx'
import { run } from '../../support/run.ts'

const root = join(import.meta.dirname, '../../..')
const word = () => `qz${Array.from({ length: 14 }, () => 'bcdfghjkmnprstvw'[randomInt(16)]).join('')}`

/** Stands in every text, name and address of the protected page that takes it, but for names of forms and their fields. */
const secret = word()
/** Stands on a public page, to show that the search finds what is there. */
const control = word()
const password = word().match(/.{4}/g)?.join('-') ?? ''

/** Files of these lie open, or they need other pages: they are refused on protected pages, or show nothing of their own. */
const left = new Set<string>(['downloads', 'page-list', 'case-studies', 'related-posts', 'site-search'])

/** Under these names the service stores answers: everybody may know them. */
const isStoredName = (key: string, entries: object) => key === 'form' || (key === 'name' && 'kind' in entries)

type Node = Record<string, unknown> | unknown[]

/** How a text can hold the marker. Links lead to a block of the page itself, since a link that leads nowhere is an error. */
function markedTexts(value: string, marker: string): string[] {
  const own = `/rota#faq-${marker}`
  if (/^(?:\/|#)(?:[a-z]|$)/.test(value)) return [own, '/news']
  const text = value.replaceAll(/(?<=\]\()\/[^)]*/g, own)
  return [`${text} ${marker}`, `${text}-${marker}`, `${text}${marker}`, marker]
}

/** Puts the marker into each text below `node`, as long as the whole stays valid. Gives how many took it. */
function mark(node: Node, marker: string, isValid: () => boolean): number {
  const entries = node as Record<string, unknown>
  return Object.keys(entries).reduce((count, key) => {
    const value = entries[key]
    if (typeof value === 'object' && value !== null) return count + mark(value as Node, marker, isValid)
    if (
      typeof value !== 'string' ||
      ['type', 'tone'].includes(key) ||
      isStoredName(key, entries) ||
      value.includes('{')
    )
      return count
    for (const marked of markedTexts(value, marker)) {
      entries[key] = marked
      if (isValid()) return count + 1
    }
    entries[key] = value
    return count
  }, 0)
}

async function markedBlocks(marker: string) {
  const types = Object.keys(blockSchemas).filter((type) => !left.has(type))
  return Promise.all(
    types.map(async (type) => {
      const block = parse(await readFile(join(folderOfBlock(type), 'example.yaml'), 'utf8')) as Record<string, unknown>
      const count = mark(block, marker, () => blockSchemas[type]?.safeParse(structuredClone(block)).success === true)
      return { block: { ...block, id: `${type}-${marker}` }, count }
    }),
  )
}

let folder: string
let texts: Map<string, string>
let marks: number

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-canary-'))
  const pages = join(folder, 'pages')
  await mkdir(pages)
  await cp(join(root, 'tests/engine/errors/_shared'), join(pages, '_data'), { recursive: true })
  await appendFile(join(pages, '_data/site.yaml'), '\nembeds: [calendly.com]\n')
  // Blocks of the sample site, too.
  await cp(join(root, 'pages/_blocks'), join(pages, '_blocks'), { recursive: true })
  const marked = await markedBlocks(secret)
  marks = marked.reduce((sum, { count }) => sum + count, 0)
  const page = (marker: string, blocks: unknown[], more: object) =>
    stringify({
      title: `About ${marker}`,
      description: `A page about ${marker}, with words that are long enough to be a description.`,
      ...more,
      blocks,
    })
  const image = { name: `team/${secret}`, alt: `A ${secret}` }
  const quote = { location: secret }
  const gate = { password: 'GATE_CANARY', remember: 'canary-auth' }
  const list = { type: 'page-list', title: 'All pages', under: '/', noindex: true }
  await writeFile(
    join(pages, 'rota.yaml'),
    page(
      secret,
      marked.map(({ block }) => block),
      { gate, image, quote },
    ),
  )
  await writeFile(
    join(pages, 'index.yaml'),
    page(control, [{ type: 'page-title', title: `Hello ${control}` }, list], { published: '2026-11-20' }),
  )
  await writeFile(join(pages, 'news.yaml'), page('news', [{ type: 'page-title', title: 'News' }], {}))

  const args = ['--pages', pages, '--out', join(folder, 'dist')]
  const { status, stderr } = await run('build', args, { env: { GATE_CANARY: password } })
  if (status !== 0) throw new Error(stderr)
  const entries = await readdir(join(folder, 'dist'), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  texts = new Map(await Promise.all(files.map(async (file) => [file, await textOf(file)] as const)))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function textOf(file: string): Promise<string> {
  const bytes = await readFile(file)
  const plain = file.endsWith('.br') ? brotliDecompressSync(bytes) : file.endsWith('.gz') ? gunzipSync(bytes) : bytes
  return plain.toString('latin1')
}

/** The text itself, and its base64 form at any offset: without the letters that its neighbours decide. */
const forms = (text: string) => [
  text,
  ...[0, 1, 2].map((shift) =>
    Buffer.from(`${'x'.repeat(shift)}${text}`)
      .toString('base64')
      .slice(4, -4),
  ),
]

const filesWith = (text: string) =>
  [...texts]
    .filter(([file, content]) => forms(text).some((form) => `${file} ${content}`.includes(form)))
    .map(([file]) => file.slice(folder.length + '/dist/'.length))
    .sort()

it('a word that everybody may read is found, also in compressed files', () => {
  expect(filesWith(control)).toEqual(expect.arrayContaining(['index.html', 'index.html.br', 'index.html.gz']))
})

it('no word of a protected page is in any file that a static host would publish', () => {
  expect(marks).toBeGreaterThan(150)
  expect(filesWith(secret)).toEqual([])
})

it('the service has the names and limits of its forms', () => {
  const forms = readForms(JSON.parse(texts.get(join(folder, 'dist/_forms.json')) ?? ''))
  const [fields = []] = [...forms.values()]
  expect(fields.length).toBeGreaterThan(0)
  expect(fields.map(({ label }) => label)).toEqual(fields.map(({ name }) => name))
})

it('its password is in no file', () => {
  expect(filesWith(password)).toEqual([])
})

it('the page has all of its content once it is open', async () => {
  const html = texts.get(join(folder, 'dist/rota.html')) ?? ''
  const data = html.match(/<script type="application\/json" id="page">([\s\S]*?)<\/script>/)?.[1] ?? '{}'
  const { gate } = (JSON.parse(data) as { islands: { gate: GateFields } }).islands
  const opened = await openWithPassword(gate.envelope, '/rota', password)
  expect(opened?.html.split(secret).length).toBeGreaterThan(marks)
})
