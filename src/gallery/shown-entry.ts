import type { Page } from '../../schema/page.ts'
import type { GalleryEntry } from './entries.ts'
import type { GalleryExample } from './read-examples.ts'

/** What the index shows of an example: its text, and the address of its page; empty if the example has an error. */
export type ShownExample = Omit<GalleryExample, 'page'> & { href: string }

/** What the index shows of a block. */
export type ShownEntry = Omit<GalleryEntry, 'examples'> & { examples: readonly ShownExample[] }

/** An entry without the pages of its examples, which have their addresses instead. */
export const shownEntry = ({ examples, ...entry }: GalleryEntry, hrefOf: (page: Page) => string): ShownEntry => ({
  ...entry,
  examples: examples.map(({ page, ...example }) => ({ ...example, href: page ? hrefOf(page) : '' })),
})
