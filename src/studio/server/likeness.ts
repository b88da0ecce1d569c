import { isDeepStrictEqual } from 'node:util'
import type { Page } from '../../../schema/page.ts'
import { inSite } from '../../../schema/site/in-site.ts'
import { isIndexable } from '../../content/derive/indexable.ts'
import { pageAt } from '../../content/derive/published-page.ts'
import type { Content, LoadedSite } from '../../content/load/load.ts'
import { createLikenessIndex } from '../../content/near-duplicates/likeness-index.ts'
import { comparedPages, createPageTexts } from '../../content/near-duplicates/near-duplicate-checks.ts'
import type { Likeness } from '../wire/listing.ts'
import { listedPages } from './models/listed-pages.ts'

/** How long pages are read in one go, in milliseconds: requests are answered in between. */
const sliceMs = 10

type Compared = {
  site: LoadedSite
  index: ReturnType<typeof createLikenessIndex>
  textsOf: ReturnType<typeof createPageTexts>
  /** The pages as they were when all were read: as parsed, and with the lists of other pages filled in. */
  parsed: ReadonlyMap<string, Page>
  shown: ReadonlyMap<string, Page>
}

const byPath = (pages: readonly (Page | undefined)[]) =>
  new Map(pages.flatMap((page) => (page ? [[page.path as string, page] as const] : [])))

/** How alike pages are, as `npm run validate` would report it. All pages are read in the background after each check. */
export function createLikeness(content: Content) {
  let index: Compared['index'] | undefined
  let names: readonly string[] = []
  let compared: Compared | undefined
  let latest: LoadedSite | undefined

  function update(site: LoadedSite): void {
    latest = site
    const now = [...site.names]
    if (index === undefined || !isDeepStrictEqual(now, names)) {
      index = createLikenessIndex(now)
      names = now
    }
    const own = index
    const textsOf = createPageTexts(site.blocks)
    const published = comparedPages(site.pages.flatMap((page) => pageAt(page, Date.now()) ?? []))
    const steps = own.update(published.map((page) => ({ id: page.path, source: page, textsOf: () => textsOf(page) })))
    const slice = (): void => {
      if (latest !== site) return
      const end = performance.now() + sliceMs
      while (performance.now() < end)
        if (steps.next().done) {
          const parsed = byPath(site.material.results.map(({ page }) => page))
          compared = { site, index: own, textsOf, parsed, shown: byPath(site.pages) }
          return
        }
      setImmediate(slice)
    }
    setImmediate(slice)
  }

  /** The texts of a page as it is now. A block that has not changed has the lists that it showed when all pages were read. */
  function textsNow(page: Page, { textsOf, parsed, shown }: Compared): string[] {
    const [before, whole] = [parsed.get(page.path)?.blocks, shown.get(page.path)?.blocks]
    const blocks = page.blocks.map((block, number) =>
      whole?.[number] && isDeepStrictEqual(block, before?.[number]) ? whole[number] : block,
    )
    const current = { ...page, blocks }
    return textsOf(pageAt(current, Date.now()) ?? current)
  }

  function likenessOf(address: string, now: Compared): Likeness {
    const file = content.pageFiles().find(({ name }) => name === address)
    const page = file && content.pageOf(file)?.page
    const { duplicates } = now.site.site
    if (!page || !isIndexable(page) || duplicates.warn === 1) return {}
    const found = now.index.nearest(address, textsNow(page, now))
    if (found === undefined) return {}
    const title = listedPages(now.site).find((one) => one.address === found.id)?.title || found.id
    return {
      share: found.share,
      other: { address: found.id, title },
      limits: { warn: duplicates.warn, error: duplicates.error },
    }
  }

  return {
    update,
    /** The likeness of pages by their addresses. */
    of(addresses: readonly string[]): Record<string, Likeness> {
      const now = compared
      if (now === undefined) return Object.fromEntries(addresses.map((one) => [one, { isPending: true }]))
      return inSite(content.shared(), () => Object.fromEntries(addresses.map((one) => [one, likenessOf(one, now)])))
    },
  }
}
