import type { Image } from './image.ts'

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
