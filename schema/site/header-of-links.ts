import type { Change, Migration } from '../migration.ts'

/** Until version 2 the header had one menu, of cities, and one button, to the quote form. */
export const headerOfLinks: Migration = {
  words: 'the menu `header.locations` is an entry of `header.links`, and `header.inquire` is `header.button`',
  changes(site) {
    const { links, locations, inquire } = (site['header'] ?? {}) as {
      links?: unknown[]
      locations?: { text: string; cities?: string[]; all?: { text: string; href: string } }
      inquire?: string
    }
    const changes: Change[] = []
    if (locations) {
      const { text, cities = [], all } = locations
      const menu = cities.length > 0 ? { links: { from: 'cities', only: cities }, all: all?.text } : {}
      const entry = { text, href: all?.href, ...menu }
      changes.push(
        { kind: 'remove', path: ['header', 'locations'] },
        links
          ? { kind: 'add', path: ['header', 'links', links.length], value: entry }
          : { kind: 'set', path: ['header', 'links'], value: [entry] },
      )
    }
    if (inquire !== undefined)
      changes.push(
        { kind: 'remove', path: ['header', 'inquire'] },
        { kind: 'set', path: ['header', 'button'], value: { text: inquire, href: '#quote' } },
      )
    return changes
  },
}
