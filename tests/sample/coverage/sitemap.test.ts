import { join } from 'node:path'
import { expect, it } from 'vitest'
import { loadSite } from '../../../src/content/load/load.ts'
import { isPageList } from '../../../src/content/resolve/page-lists.ts'

it('links every page without a password on the sitemap page', async () => {
  const { pages } = await loadSite({ root: join(import.meta.dirname, '../../..') })
  const sitemap = pages.find(({ path }) => path === '/sitemap')
  const groups = (sitemap?.blocks ?? []).flatMap((block) => (isPageList(block) ? (block.listed ?? []) : []))
  const listed = groups.flatMap((group) => group.pages)
  const shown = pages.filter(({ path, gate }) => !gate && path !== '/404' && path !== '/sitemap')
  expect(listed.map(({ href }) => href).sort()).toEqual(shown.map(({ path }) => path).sort())
})
