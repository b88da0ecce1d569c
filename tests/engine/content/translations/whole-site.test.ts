import { expect, it } from 'vitest'
import { loadSite } from '../../../../src/content/load/load.ts'

const site = await loadSite({ root: '.', pages: 'tests/sites/spoke-and-chain', now: new Date('2026-11-29') })
const dutch = site.translated?.[0]

it('every page of a whole translation is there, and nothing in it is missing, stale or the source', () => {
  expect(dutch?.site.pages.map(({ path }) => path)).toEqual(site.pages.map(({ path }) => path))
  expect(dutch?.diagnostics).toEqual([])
  expect([...(dutch?.untranslated ?? [])].filter(([, blocks]) => blocks.length > 0)).toEqual([])
})

it('writes figures of the site as the language does, and leaves the others as they are', () => {
  const shown = JSON.stringify(dutch?.site.pages.find(({ path }) => path === '/'))
  expect(shown).toContain('"value":"4.200"')
  expect(shown).toContain('"value":"11"')
  expect(JSON.stringify(site.pages.find(({ path }) => path === '/'))).toContain('"value":"4,200"')
})
