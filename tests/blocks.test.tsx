import { existsSync, readdirSync, readFileSync } from 'node:fs'
import createCache from '@emotion/cache'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import type { z } from 'zod'
import { blockComponents } from '../blocks/components.tsx'
import { type BlockType, blockSchemas } from '../blocks/registry.ts'
import type { Picture } from '../schema/image.ts'
import { emotionKey, Providers } from '../src/ui/providers.tsx'

const folder = new URL('../blocks/', import.meta.url)
const types = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)

const picture: Picture = {
  width: 960,
  height: 720,
  src: '/p.webp',
  avif: '/p.avif 960w',
  webp: '/p.webp 960w',
  blur: '',
}
/** A table that has every picture. */
const pictures = new Proxy<Record<string, Picture>>({}, { get: () => picture })

const example = (type: string): unknown => parse(readFileSync(new URL(`${type}/example.yaml`, folder), 'utf8'))
const schemaOf = (type: string): z.ZodType => blockSchemas[type as BlockType]
const parsed = (type: string, value: unknown) => schemaOf(type).parse({ id: 'anchor', ...(value as object) })

type Loaded = ComponentType<Record<string, unknown>>

/** HTML of a block; `depth` puts it deeper into the tree and after other elements. */
async function render(type: string, block: unknown, depth = 0) {
  const Component = (await blockComponents[type as BlockType].load()) as unknown as Loaded
  let tree = <Component {...(block as object)} />
  for (let level = 0; level < depth; level++)
    tree = (
      <div>
        <i />
        {tree}
      </div>
    )
  const cache = createCache({ key: emotionKey })
  cache.compat = true
  const html = renderToStaticMarkup(
    <Providers cache={cache} pictures={pictures}>
      {tree}
    </Providers>,
  )
  return depth ? html.slice('<div><i></i>'.length * depth, -'</div>'.length * depth) : html
}

/** The value with every text that is free to choose replaced. Addresses, names of things and choices stay. */
function withText(value: unknown, text: string, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => withText(item, text, key))
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withText(item, text, name)]))
  return typeof value === 'string' && !fixedKeys.has(key) ? text : value
}
const fixedKeys = new Set(['type', 'id', 'tone', 'href', 'link', 'endpoint', 'kind', 'seed', 'role'])

it('has a folder for every registered type and registers every folder', () => {
  expect(Object.keys(blockSchemas).sort()).toEqual(types.toSorted())
  expect(Object.keys(blockComponents).sort()).toEqual(types.toSorted())
})

describe.each(types)('%s', (type) => {
  it('is a schema, a component and an example', () => {
    for (const file of ['schema.ts', `${type}.tsx`, 'example.yaml'])
      expect(existsSync(new URL(`${type}/${file}`, folder)), file).toBe(true)
  })

  it('has an example that is valid and names its type', () => {
    expect(schemaOf(type).safeParse(example(type)).error?.issues).toBeUndefined()
    expect(example(type)).toMatchObject({ type })
  })

  it('explains every key of its schema', () => {
    const shape = (schemaOf(type) as z.ZodObject).shape as Record<string, z.ZodType>
    for (const [key, field] of Object.entries(shape))
      if (key !== 'type') expect(field.meta()?.description, key).toBeTruthy()
  })

  it('refuses a key that it does not know', () => {
    const { error } = schemaOf(type).safeParse({ ...(example(type) as object), titel: 'x' })
    expect(error?.issues).toMatchObject([{ code: 'unrecognized_keys', keys: ['titel'] }])
  })

  it('renders with a heading and keeps to the content policy', async () => {
    const html = await render(type, parsed(type, example(type)))
    expect(html).toMatch(/<h[1-3][\s>]/)
    expect(html).not.toMatch(/\sstyle=/)
    expect(html).not.toMatch(/<script|<style/)
    expect(html).not.toMatch(/<[^>]*\son[a-z]+=/)
  })

  it('gives the same bytes wherever it stands on a page', async () => {
    const block = parsed(type, example(type))
    expect(await render(type, block, 3)).toBe(await render(type, block))
  })

  it.each(['<img src=x onerror=alert(1)>', '</script><script>alert(1)</script>'])('shows %s as text', async (text) => {
    const block = withText(parsed(type, example(type)), text)
    const html = await render(type, block)
    expect(html).not.toContain(text)
    expect(html).not.toMatch(/<script|<img src="?x/)
    expect(html).toContain('&lt;')
  })
})
