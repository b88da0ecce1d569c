import { textsOf } from '../../../schema/collections/collections.ts'
import type { PageSummary, PageWithoutBlocks } from '../../content/derive/page-summary.ts'
import type { LoadedSite } from '../../content/load/load.ts'
import type { FoundRecord } from '../../content/resolve/record-lookups.ts'
import type { SocialCard } from './card.ts'

type Content = Pick<LoadedSite, 'site' | 'recordsOf' | 'firstPages'> & {
  pages: readonly PageSummary[]
}

/**
 * Returns the drawn card of a page for link previews. There is one card per record: for the first page of one that leads
 * a matrix, for all others of a page the second record that the page names. There is one per folder, named after the page
 * above it, and the card of the home page for everything else. Protected pages use that too, because their card must not
 * reveal their content.
 */
export function createCardOf({ site, pages, recordsOf, firstPages }: Content): (page: PageWithoutBlocks) => SocialCard {
  const brand = site.name
  const byPath = new Map<string, PageSummary>(pages.filter(({ gate }) => !gate).map((page) => [page.path, page]))
  const home = byPath.get('/')
  const folders = new Set(pages.map(({ path }) => above(path)))
  const cards = new Map<string, SocialCard>()

  const folderCard = (path: string, page: PageSummary | undefined): SocialCard => {
    const cached = cards.get(path)
    if (cached) return cached
    const name = path === '/' ? 'site' : `pages${path.replaceAll('/', '-')}`
    const { cardImage: image } = page ?? {}
    const picture = image && { name: image.name, focus: image.focus }
    const card = { name, brand, title: page?.title ?? brand, picture }
    cards.set(path, card)
    return card
  }

  return (page) => {
    const { path, gate } = page
    if (gate) return folderCard('/', home)
    const [first, second] = recordsOf(page)
    const shown = second && !firstPages.has(path) ? second : first
    if (shown) return recordCard(shown, brand)
    const folder = folders.has(path) ? path : above(path)
    return byPath.has(folder) ? folderCard(folder, byPath.get(folder)) : folderCard('/', home)
  }
}

/** The card of a record, with the picture that has the name of its collection and its slug: `cities/la`. */
function recordCard({ collection, word, settings, record }: FoundRecord, brand: string): SocialCard {
  const [eyebrow] = textsOf(record, settings.area)
  const [note] = settings.note === undefined ? [] : textsOf(record, [settings.note])
  const picture = { name: `${collection}/${record.slug}` }
  return { name: `${word}-${record.slug}`, brand, eyebrow, title: record.name, note, picture }
}

/** The folder of a page. */
const above = (path: string) => path.slice(0, path.lastIndexOf('/')) || '/'
