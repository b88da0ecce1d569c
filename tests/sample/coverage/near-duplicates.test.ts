// @module-tag exhaustive

import { expect, test } from 'vitest'
import { createTextReader } from '../../../src/content/derive/shown-text.ts'
import { createMask } from '../../../src/content/near-duplicates/mask.ts'
import { distinct, likeness, writeShingles } from '../../../src/content/near-duplicates/shingles.ts'
import { createWords, splitWords } from '../../../src/content/near-duplicates/words.ts'
import { blockSchemas } from '../../support/block-schemas.ts'
import { sampleSite } from '../sample-site.ts'

const codes = new Set(['near-duplicate', 'similar-page', 'duplicate-title', 'duplicate-description', 'link-to-alias'])

test('the sample site has no near-duplicates, and no links to aliases', async () => {
  const { diagnostics, pages } = await sampleSite()
  expect(pages.length).toBeGreaterThan(464)
  expect(diagnostics.filter(({ code }) => codes.has(code)).map(({ file, message }) => `${file}: ${message}`)).toEqual(
    [],
  )
})

test('the pages of booth staff and expo staff have less than half of their text in common', async () => {
  const { pages, names } = await sampleSite()
  const textOf = createTextReader(blockSchemas)
  const mask = createMask(names)
  const words = createWords()
  const shinglesOf = (path: string) => {
    const found = new Uint32Array(10_000)
    const blocks = pages.find((page) => page.path === path)?.blocks ?? []
    const end = blocks.reduce((from, block) => {
      const text = textOf(block)
      splitWords(text, words)
      mask(words, text)
      return writeShingles(words, found, from)
    }, 0)
    return distinct(found.subarray(0, end))
  }
  const [booth, expo] = [shinglesOf('/la/booth-staff'), shinglesOf('/la/expo-staff')]
  expect(booth.length).toBeGreaterThan(500)
  expect(likeness(booth, expo)).toBeLessThan(0.5)
})
