import type { FoundLink } from '../validate/link-checks.ts'
import type { FoundPicture } from '../validate/picture-checks.ts'
import type { Use } from './use-kinds.ts'

/** What a page shows once fragments, shared data and tokens are in place. */
export type Shown = {
  links: readonly FoundLink[]
  pictures: readonly FoundPicture[]
  forms: readonly { name: string; place: Use['place'] }[]
}

/** The address that a link leads to, without anchor and query; nothing for a link within the page. */
export const addressOf = (href: string) => href.split(/[#?]/)[0] || undefined

/**
 * Links, pictures and forms of a page, as visitors meet them. `aliases` gives the page of an alias: a link to it is a use
 * of both.
 */
export function shownUses({ links, pictures, forms }: Shown, aliases: ReadonlyMap<string, string>): Use[] {
  return [
    ...links.flatMap(({ href, place }): Use[] => {
      const address = addressOf(href)
      const page = address && aliases.get(address)
      if (address === undefined) return []
      const direct: Use = { kind: 'page', name: page ?? address, place }
      return page === undefined ? [direct] : [direct, { kind: 'alias', name: address, place }]
    }),
    ...pictures.map(({ name, place }): Use => ({ kind: 'image', name, place })),
    ...forms.map(({ name, place }): Use => ({ kind: 'form', name, place })),
  ]
}
