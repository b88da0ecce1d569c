// @module-tag exhaustive

import { readdirSync, readFileSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadSite } from '../../../src/content/load/load.ts'
import { readNames } from '../../../src/editor/names.ts'
import { editorSchemas } from '../../../src/editor/schemas.ts'
import { schemaSettings, writeSchemas } from '../../../src/editor/write-schemas.ts'
import { contentFolder, pageText } from '../../engine/content/folder.ts'
import { blockSchemas } from '../../support/block-schemas.ts'
import { LanguageServer } from './language-server.ts'

let root: string
let schemas: ReturnType<typeof editorSchemas>
let server: LanguageServer

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'marquee-editor-'))
  await cp('pages', join(root, 'pages'), { recursive: true })
  schemas = editorSchemas(blockSchemas, await readNames(root, 'pages', blockSchemas))
  await writeSchemas(join(root, '.marquee'), schemas)
  server = new LanguageServer(root, schemaSettings(schemas, 'pages'))
  await server.start()
})
afterAll(async () => {
  server.stop()
  await rm(root, { recursive: true })
})

let opened = 0
/** A page that was not opened before. */
const newPage = () => {
  opened += 1
  return `pages/new-${opened}.yaml`
}

/** What is offered where `‸` stands in a page. */
async function offeredIn(text: string): Promise<string[]> {
  const at = text.indexOf('‸')
  const lines = text.slice(0, at).split('\n')
  const page = newPage()
  await server.open(page, text.replace('‸', ''))
  return server.completion(page, lines.length - 1, lines.at(-1)?.length ?? 0)
}

// The server waits a fifth of a second before it looks at a file: the tests wait for it together.
describe('what an editor offers', () => {
  it.concurrent.each<[string, string, string[]]>([
    ['the block types', 'blocks:\n  - type: ‸\n', ['hero', 'faq', 'form']],
    ['the fields of a block', 'blocks:\n  - type: faq\n    ‸\n', ['title', 'items', 'tone']],
    ['the choices of a field', 'blocks:\n  - type: faq\n    tone: ‸\n', ['night', 'dusk', 'paper']],
    ['type and use in an empty block', 'blocks:\n  - ‸\n', ['type', 'use']],
    ['the fragments', 'blocks:\n  - use: ‸\n', ['quote-form', 'how-to-hire']],
    ['the fields of a fragment', 'blocks:\n  - use: contact\n    ‸\n', ['title', 'tone']],
    ['the cities', 'city: ‸\n', ['la', 'nyc']],
    ['the services', 'service: ‸\n', ['ushers', 'greeters']],
    ['the fields of a page', 'title: x\n‸\n', ['description', 'blocks', 'aliases']],
    ['shared data', 'blocks:\n  - type: logo-strip\n    logos:\n      from: ‸\n', ['clients', 'city.venues']],
    ['addresses', 'blocks:\n  - type: hero\n    action:\n      href: ‸\n', ['"#quote"', '/locations', '/la/ushers']],
    [
      'fields inside a list',
      'blocks:\n  - type: form\n    sections:\n      - fields:\n          - kind: select\n            ‸\n',
      ['name', 'options'],
    ],
  ])('is %s', async (_what, text, some) => {
    expect(await offeredIn(text)).toEqual(expect.arrayContaining(some))
  })

  it.concurrent('contains nothing of other blocks', async () => {
    expect(await offeredIn('blocks:\n  - type: faq\n    ‸\n')).not.toContain('secondAction')
  })
})

describe('what an editor says', () => {
  it('of a block and of a field is what the schema says', async () => {
    const text = 'title: x\nblocks:\n  - type: hero\n    title: Hi\n'
    const page = newPage()
    await server.open(page, text)
    expect(await server.hover(page, 2, 11)).toContain('The top of a page')
    expect(await server.hover(page, 3, 6)).toContain('The headline. A page has one, above its other headings.')
    expect(await server.hover(page, 0, 2)).toContain('Title in the browser tab')
  })
})

describe('what an editor underlines', () => {
  const files = readdirSync('pages', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .sort()
  const isGenerated = (name: string) => /^template: /m.test(readFileSync(join('pages', name), 'utf8'))
  const isRecord = (name: string) => /^_data\/(?:cities|services|faqs)\//.test(name)
  const stepOf = (name: string) => (isGenerated(name) ? 120 : isRecord(name) ? 15 : name.startsWith('_data/') ? 1 : 8)
  const some = files.filter((name, index) => index % stepOf(name) === 0)

  it('is nothing in the files of the site', async () => {
    const underlined = some.map(async (name) => {
      const found = await server.open(`pages/${name}`, readFileSync(join('pages', name), 'utf8'))
      return found.map(({ message, range }) => `${name}:${range.start.line + 1} ${message}`)
    })
    expect((await Promise.all(underlined)).flat()).toEqual([])
  })

  const rich = (lines: string) => pageText('About', `  - type: page-title\n    title: Us\n${lines}`)
  const wrong: [string, string][] = [
    ['an unknown field', rich('  - type: rich-text\n    body: Hi\n    boddy: x\n')],
    ['an unknown block', rich('  - type: heroo\n    title: Hi\n')],
    ['an unknown fragment', rich('  - use: nothing-there\n')],
    ['an unknown field beside a fragment', rich('  - use: quote-form\n    titel: x\n')],
    ['a missing field', rich('  - type: rich-text\n    tone: dusk\n')],
    ['a value that is no choice', rich('  - type: rich-text\n    tone: pink\n    body: Hi\n')],
    ['a number for a text', rich('  - type: rich-text\n    body: 12\n')],
    ['a text for a list', rich('  - type: faq\n    title: Hi\n    items: none\n')],
    ['a text that is too long', rich(`  - type: rich-text\n    title: ${'x'.repeat(400)}\n    body: Hi\n`)],
    [
      'an address that is none',
      rich('  - type: call-to-action\n    title: Hi\n    action: { text: Go, href: "javascript:x" }\n'),
    ],
    ['an unknown city', pageText('About', '  - type: page-title\n    title: Us\n', 'city: atlantis\n')],
    ['an unknown field of the page', pageText('About', '  - type: page-title\n    title: Us\n', 'titel: x\n')],
    ['a date that is none', pageText('About', '  - type: page-title\n    title: Us\n', 'published: soon\n')],
    [
      'a wrong field of a field',
      rich(
        '  - type: form\n    form: a\n    title: T\n    phone: "1"\n    email: a@b.example\n    sections:\n      - fields:\n          - { kind: text, name: a, label: A, optoins: 1 }\n',
      ),
    ],
  ]
  it('is what the command reports, at the same line', async () => {
    // On one site, each page with a title of its own.
    const pages = wrong.map(([, text], n) => [`page-${n}.yaml`, text.replaceAll('About', `About ${n}`)] as const)
    const folder = await contentFolder(Object.fromEntries(pages))
    const { diagnostics } = await loadSite({ root: folder.root, now: new Date('2026-11-21') })
    const underlined = await Promise.all(pages.map(([, text]) => server.open(newPage(), text)))
    for (const [n, [name]] of pages.entries()) {
      const lines = diagnostics
        .filter(({ file, severity }) => file === `pages/${name}` && severity === 'error')
        .map(({ line }) => line)
      expect(lines.length, wrong[n]?.[0]).toBeGreaterThan(0)
      const found = new Set(underlined[n]?.map(({ range }) => range.start.line + 1))
      expect([...found], wrong[n]?.[0]).toEqual([...new Set(lines)])
    }
  })
})

describe('the settings of the repository', () => {
  it('name the schemas', () => {
    const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as Record<string, unknown>
    expect(settings['yaml.schemas']).toEqual(schemaSettings(schemas, 'pages'))
  })
})
