import { textsOf } from '../../../schema/collections/collections.ts'
import type { PageSummary } from '../../content/derive/page-summary.ts'
import type { LoadedSite } from '../../content/load/load.ts'
import type { FoundRecord } from '../../content/resolve/record-lookups.ts'
import type { SocialCard } from './card.ts'

type Content = Pick<LoadedSite, 'site' | 'recordsOf' | 'firstPages'> & {
  pages: readonly PageSummary[]
}

/**
 * Up to so many pages have a card each: one takes 60 ms of a processor and 70 KB, and a first build should not wait for them
 * longer than some seconds.
 */
export const maxOwnCards = 200

/**
 * Returns the drawn card of a page for link previews: its title, and its picture if it has one. On a larger site, pages of a
 * matrix have the card of the record that leads it. Protected pages have that of the home page, because theirs must not
 * reveal their content.
 */
export function createCardOf({ site, pages, recordsOf, firstPages }: Content): (page: PageSummary) => SocialCard {
  const brand = site.name
  const home = pages.find(({ path, gate }) => path === '/' && !gate)
  const isLarge = pages.length > maxOwnCards

  const cardOf = (page: PageSummary): SocialCard => {
    const records = recordsOf(page)
    const [first, second] = records
    const picture = page.cardImage ?? (first && { name: `${first.collection}/${first.record.slug}`, focus: undefined })
    const shown = second && !firstPages.has(page.path) ? second : first
    if (first?.leads && isLarge) return recordCard(first, brand)
    return {
      brand,
      eyebrow: first && eyebrowOf(first),
      title: page.title,
      note: shown && noteOf(shown),
      picture: picture && { name: picture.name, focus: picture.focus },
    }
  }
  return (page) => {
    if (!page.gate) return cardOf(page)
    return home ? cardOf(home) : { brand, title: brand }
  }
}

const eyebrowOf = ({ record, settings }: FoundRecord) => textsOf(record, settings.area)[0]

const noteOf = ({ record, settings }: FoundRecord) =>
  settings.note === undefined ? undefined : textsOf(record, [settings.note])[0]

/** The card of a record, with the picture that has the name of its collection and its slug: `cities/la`. */
const recordCard = (found: FoundRecord, brand: string): SocialCard => ({
  brand,
  eyebrow: eyebrowOf(found),
  title: found.record.name,
  note: noteOf(found),
  picture: { name: `${found.collection}/${found.record.slug}` },
})
