import type { LinkReference, PictureReference } from '../resolve/contents.ts'
import { addressOf } from '../validate/addresses/link-checks.ts'
import type { Use } from './use-kinds.ts'

/** The references of a resolved page. */
export type PageReferences = {
  links: readonly LinkReference[]
  pictures: readonly PictureReference[]
  forms: readonly { name: string; position: Use['position'] }[]
}

/**
 * Links, pictures and forms of a resolved page. `aliases` maps aliases to pages: a link to an alias is a use of both.
 */
export function shownUses({ links, pictures, forms }: PageReferences, aliases: ReadonlyMap<string, string>): Use[] {
  return [
    ...links.flatMap(({ href, position }): Use[] => {
      const address = addressOf(href)
      const page = address && aliases.get(address)
      if (address === undefined) return []
      const direct: Use = { kind: 'page', name: page ?? address, position }
      return page === undefined ? [direct] : [direct, { kind: 'alias', name: address, position }]
    }),
    ...pictures.map(({ name, position }): Use => ({ kind: 'image', name, position })),
    ...forms.map(({ name, position }): Use => ({ kind: 'form', name, position })),
  ]
}
