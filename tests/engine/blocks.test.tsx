import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { blocks } from 'virtual:marquee/blocks'
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { engineSchemas } from '../../src/content/block-types/engine-blocks.ts'
import { unsupportedBlockTypes } from '../../src/content/block-types/unsupported-block-types.ts'
import { alsoCalledOf } from '../../src/content/validate/unknown-block.ts'
import { blockOf, blocksFolder, exampleOf, folderOfBlock, renderBlock, schemaOf } from '../support/render-block.tsx'
import { isTestedBlock } from '../support/tested-blocks.ts'

const types = Object.keys(blocks)
const folders = readdirSync(blocksFolder, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
)

/** The value with every text that is free to choose replaced. Addresses, names of things and choices stay. */
function withText(value: unknown, text: string, key = ''): unknown {
  if (wholeKeys.has(key)) return value
  if (Array.isArray(value)) return value.map((item) => withText(item, text, key))
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withText(item, text, name)]))
  return typeof value === 'string' && !fixedKeys.has(key) ? text : value
}
/** Definitions, whose texts are names and formulas among others, and lists of choices. */
const wholeKeys = new Set(['calculator', 'networks'])
const fixedKeys = new Set([
  'type',
  'id',
  'tone',
  'href',
  'link',
  'endpoint',
  'kind',
  'types',
  'seed',
  'role',
  'updated',
  'formula',
  'where',
  'published',
  'reviewBy',
  'zone',
  'days',
  'opens',
  'closes',
  'day',
  'until',
  'at',
  'on',
  'video',
  'duration',
  'address',
])

/** Blocks that have no text of their own: space, and those whose texts are other pages'. */
const withoutText = new Set(['spacer', 'breadcrumbs', 'pager'])

it('finds the schema and the component of every folder', async () => {
  expect(Object.keys(engineSchemas).sort()).toEqual(folders.sort())
  for (const type of folders) expect(await blocks[type]?.load(), type).toBeTypeOf('function')
})

it('gives no block the name of another concept', () => {
  const names = types.flatMap((type) => [type, ...alsoCalledOf(schemaOf(type))])
  const missing = unsupportedBlockTypes.flatMap(({ alsoCalled }) => alsoCalled)
  const labels = types.map((type) => String(schemaOf(type).meta()?.['label']))
  for (const distinct of [names, [...missing, ...types.flatMap((type) => alsoCalledOf(schemaOf(type)))], labels])
    expect(distinct.filter((name, index) => distinct.indexOf(name) !== index)).toEqual([])
})

it('suggests existing blocks for a kind of block that is missing', () => {
  for (const { instead } of unsupportedBlockTypes) {
    const named = [...instead.matchAll(/`([a-z-]+)`/g)].map(([, name]) => `${name}`)
    expect(
      named.filter((name) => !types.includes(name) && !['publishAt', 'unpublishAt', 'tone'].includes(name)),
    ).toEqual([])
  }
})

describe.each(types.filter(isTestedBlock))('%s', (type) => {
  it('leaves out no level of headings, wherever it stands on a page', async () => {
    const html = await renderBlock(type, blockOf(type))
    const levels = [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level))
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1)).toEqual([])
  })

  it('is a schema, a component and an example', () => {
    for (const file of ['schema.ts', `${type}.tsx`, 'example.yaml'])
      expect(existsSync(join(folderOfBlock(type), file)), file).toBe(true)
  })

  it('has an example that is valid and names its type', () => {
    expect(schemaOf(type).safeParse(exampleOf(type)).error?.issues).toBeUndefined()
    expect(exampleOf(type)).toMatchObject({ type })
  })

  it('describes every key of its schema', () => {
    const shape = (schemaOf(type) as z.ZodObject).shape as Record<string, z.ZodType>
    for (const [key, field] of Object.entries(shape))
      if (key !== 'type') expect(field.meta()?.description, key).toBeTruthy()
  })

  it('refuses an unknown key', () => {
    const { error } = schemaOf(type).safeParse({ ...exampleOf(type), titel: 'x' })
    expect(error?.issues).toMatchObject([{ code: 'unrecognized_keys', keys: ['titel'] }])
  })

  // What stands in a section needs no heading of its own.
  const isPart = schemaOf(type).meta()?.['group'] === 'Sections and their parts'
  it.skipIf(isPart)('renders with a heading', async () => {
    expect(await renderBlock(type, blockOf(type))).toMatch(/<h[1-3][\s>]/)
  })

  it('keeps to the content policy', async () => {
    const html = await renderBlock(type, blockOf(type))
    expect(html).not.toMatch(/\sstyle=/)
    expect(html).not.toMatch(/<script|<style/)
    expect(html).not.toMatch(/<[^>]*\son[a-z]+=/)
  })

  it('renders an h1 exactly where its schema says so', async () => {
    const html = await renderBlock(type, blockOf(type))
    expect(html.match(/<h1[\s>]/g)?.length ?? 0).toBe(schemaOf(type).meta()?.['headline'] === true ? 1 : 0)
  })

  it('describes no picture twice to screen readers', async () => {
    const { document } = new JSDOM(await renderBlock(type, blockOf(type))).window
    const inPictures = [...document.querySelectorAll('[role=img] img:not([alt=""])')]
    expect(inPictures.filter((image) => !image.closest('[aria-hidden=true]'))).toEqual([])
  })

  it('gives the same bytes wherever it appears on a page', async () => {
    const block = blockOf(type)
    expect(await renderBlock(type, block, 3)).toBe(await renderBlock(type, block))
  })

  it.each(['<img src=x onerror=alert(1)>', '</script><script>alert(1)</script>'])('shows %s as text', async (text) => {
    const block = withText(blockOf(type), text)
    const html = await renderBlock(type, block)
    expect(html).not.toContain(text)
    expect(html).not.toMatch(/<script|<img src="?x/)
    if (!withoutText.has(type)) expect(html).toContain('&lt;')
  })
})
