import type { PageListEntry } from '../../../wire/listing.ts'

/** Pages whose addresses begin alike, such as those of a city. */
export type SiteSection = { address: string; name: string; pages: number }

type Listed = Pick<PageListEntry, 'address' | 'title' | 'records'>

/** The record that all pages are about, in words; `undefined` if there is none. */
function commonRecord(pages: readonly Listed[]): string | undefined {
  const [first, ...others] = pages.map(({ records }) => new Set(records.split(' · ').filter(Boolean)))
  return [...(first ?? [])].find((name) => others.every((names) => names.has(name)))
}

/** The sections of a site, each by the record that its pages are about, else by the title of its first page. */
export function siteSections(pages: readonly Listed[]): SiteSection[] {
  const titles = new Map(pages.map(({ address, title }) => [address, title]))
  const inside = pages.filter(({ address }) => address.lastIndexOf('/') > 0)
  return [...Map.groupBy(inside, ({ address }) => address.slice(0, address.indexOf('/', 1)))]
    .map(([address, own]) => ({
      address,
      name: commonRecord(own) ?? titles.get(address) ?? address,
      pages: own.length,
    }))
    .sort((one, other) => one.name.localeCompare(other.name))
}

/** Whether a page is at an address or below it. */
export const hasPagesBelow = (pages: readonly Listed[], address: string): boolean => {
  const above = `${address.replace(/\/$/, '')}/`
  return pages.some((page) => `${page.address}/`.startsWith(above))
}
