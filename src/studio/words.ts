import type { Fix } from '../../schema/diagnostic.ts'
import { hyphenated } from '../../schema/slug.ts'

/** A name of a field or a block type in words: `secondAction` as “Second action”, `rich-text` as “Rich text”. */
export const inWords = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase()
    .replace(/^./, (first) => first.toUpperCase())

/** A typed name as it can be in addresses and anchors. A hyphen at its end stays: more may be typed. */
export const asSlug = (typed: string) => hyphenated(typed).replace(/^-/, '')

/** A number of things in words: `1 page`, `2 pages`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/** What a fix does, for its button and for Undo. */
export const fixWords = ({ title }: Fix): string => `Fix: ${title.replaceAll('`', '')}`

/** What an error says. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
