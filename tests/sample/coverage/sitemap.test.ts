// @module-tag exhaustive

import { expect, it } from 'vitest'
import type { PageList } from '../../../blocks/page-list/schema.ts'
import { isOf } from '../../support/is-of.ts'
import { sampleSite } from '../sample-site.ts'

/** Not for visitors: the not-found page, the sitemap itself, and the tool of the office. */
const unlisted = ['/404', '/sitemap', '/data-dashboard']

it('links every page without a password on the sitemap page', async () => {
  const { pages } = await sampleSite()
  const sitemap = pages.find(({ path }) => path === '/sitemap')
  const groups = (sitemap?.blocks ?? []).filter(isOf<PageList>('page-list')).flatMap(({ listed = [] }) => listed)
  const listed = groups.flatMap((group) => group.pages)
  const shown = pages.filter(({ path, gate }) => !gate && !unlisted.includes(path))
  expect(listed.map(({ href }) => href).sort()).toEqual(shown.map(({ path }) => path).sort())
})
