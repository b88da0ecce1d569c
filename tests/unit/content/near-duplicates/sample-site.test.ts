import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { loadSite } from '../../../../src/content/load.ts'

const root = resolve(import.meta.dirname, '../../../..')
const told = new Set(['near-duplicate', 'similar-page', 'duplicate-title', 'duplicate-description', 'link-to-alias'])

test('on the sample site no page says what another one says, and no link leads to an alias', async () => {
  const { diagnostics, pages } = await loadSite({ root })
  expect(pages.length).toBeGreaterThan(464)
  expect(diagnostics.filter(({ code }) => told.has(code)).map(({ file, message }) => `${file}: ${message}`)).toEqual([])
})
