import { byAlphabet } from '../language/language.ts'
import type { Image } from '../pictures/image.ts'
import { momentMs } from '../schedule/site-time.ts'
import type { ConditionedPage } from './page-conditions.ts'

/** A page as a block that lists pages finds it. */
export type FoundPage = ConditionedPage & {
  title: string
  description: string
  published?: string | undefined
  updated?: string | undefined
  /** The moment from which on it is no part of the site. */
  unpublishAt?: string | undefined
  /** Its picture on cards, before it is cropped to their shape. */
  cardImage?: Image
  /** What blocks on it say of themselves, by their types. */
  facts: Readonly<Record<string, readonly unknown[]>>
}

/** A page as other pages show it in a list. */
export type ListedPage = {
  href: string
  title: string
  description: string
  /** Decoration: the title beside it says what the page is. */
  image?: Image
  /** Days as ISO dates. */
  published?: string
  updated?: string
}

/** Pages under one heading. */
export type ListedGroup = { title?: string; pages: readonly ListedPage[] }

/** A page on the way from the home page to another. */
export type BreadcrumbStep = { name: string; href: string }

/** Marks a text for the studio as that of a page or of a file of `_data/`: `mark(title, '/about', 'title')`. */
export type Mark = (text: string, file: string, path: string) => string

/** A tag as blocks show it. */
export type Tag = { slug: string; name: string; href?: string }

const cards = new WeakMap<FoundPage, ListedPage>()

/** A page as cards and links show it; the same page always returns the same object. */
export function listedPage(page: FoundPage): ListedPage {
  const card = cards.get(page) ?? cardOf(page)
  cards.set(page, card)
  return card
}

function cardOf({ path, title, description, published, updated, cardImage }: FoundPage): ListedPage {
  const image = cardImage && { ...cardImage, alt: '', shape: 'card' as const }
  return {
    href: path,
    title,
    description,
    ...(image && { image }),
    ...(published !== undefined && { published }),
    ...(updated !== undefined && { updated }),
  }
}

/** A listed page with its texts marked as those of its head. */
export const markedPage = ({ href, title, description, published, ...page }: ListedPage, mark: Mark): ListedPage => ({
  ...page,
  href,
  ...(published !== undefined && { published: mark(published, href, 'published') }),
  title: mark(title, href, 'title'),
  description: description && mark(description, href, 'description'),
})

/** Sorts listed pages by title. */
export const byTitle = (one: { title: string; href: string }, other: { title: string; href: string }): number =>
  byAlphabet(one.title, other.title) || (one.href < other.href ? -1 : 1)

/** Sorts listed pages by the day on which they came out, the newest first. */
export const byDay = (one: ListedPage, other: ListedPage): number =>
  byAlphabet(other.published ?? '', one.published ?? '') || byTitle(one, other)

/** Sorts pages by the moment at which they leave the site, the soonest first; those that stay are last. */
export const bySoonest = (one: FoundPage, other: FoundPage): number => {
  const [first, second] = [one, other].map(({ unpublishAt }) =>
    unpublishAt === undefined ? Number.POSITIVE_INFINITY : momentMs(unpublishAt),
  )
  return first === second || first === undefined || second === undefined
    ? byTitle({ title: one.title, href: one.path }, { title: other.title, href: other.path })
    : first - second
}
