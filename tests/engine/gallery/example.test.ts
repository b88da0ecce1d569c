// @module-tag exhaustive

import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { engineSchemas } from '../../../src/content/block-types/engine-blocks.ts'
import { checkExample } from '../../../src/content/load/check-example.ts'
import { createContent } from '../../../src/content/load/load.ts'
import type { SharedContent } from '../../../src/content/load/shared/shared-content.ts'

let shared: SharedContent

beforeAll(async () => {
  shared = (await createContent({ root: join(import.meta.dirname, '../../..') }).load()).material.shared
})

const read = (text: string) => checkExample({ file: 'blocks/faq-search/example.yaml', text }, shared, engineSchemas)

it('fills tokens and gives the block its id', () => {
  const { block, diagnostics } = read(
    'type: call-to-action\ntitle: Call {site.phone}\naction: { text: Go, href: /faq }\n',
  )
  expect(diagnostics).toEqual([])
  expect(block).toMatchObject({ id: 'call-to-action', title: `Call ${shared.site.phone}` })
})

it('has the tone of pages if the site lacks the tone of the example', () => {
  const text = 'type: call-to-action\ntone: dusk\ntitle: Call\naction: { text: Go, href: /faq }\n'
  expect(read(text).block).toMatchObject({ tone: 'dusk' })
  const { block, diagnostics } = checkExample(
    { file: 'example.yaml', text },
    { ...shared, tones: ['day'] },
    engineSchemas,
  )
  expect(diagnostics).toEqual([])
  expect(block).toMatchObject({ tone: 'day' })
})

it.each([
  ['a misspelt field', 'type: faq-search\ntitel: Find\n', 'unknown-key', 2],
  ['broken YAML', 'type: faq-search\ntitle: Find: it\n', 'colon-in-text', 2],
  [
    'an unknown token',
    'type: call-to-action\ntitle: "{site.fone}"\naction: { text: Go, href: /faq }\n',
    'unknown-token',
    2,
  ],
])('reports %s at its place in the file', (_kind, text, code, line) => {
  const { block, diagnostics } = read(text)
  expect(block).toBeUndefined()
  expect(diagnostics).toContainEqual(expect.objectContaining({ code, line, file: 'blocks/faq-search/example.yaml' }))
})
