import type { Image } from '../../../schema/pictures/image.ts'

/** Size of the pictures in link previews, in pixels (1.91 : 1; ogp.me, X Cards). */
export const cardSize = { width: 1200, height: 630 } as const

/** The content of a drawn card. */
export type SocialCard = {
  /** Name of the site. */
  brand: string
  /** A word or two above the title. */
  eyebrow?: string | undefined
  title: string
  /** A sentence below the title. */
  note?: string | undefined
  /** The picture behind the words. Without one, and if it has no file, that is the neutral drawing. */
  picture?: Pick<Image, 'name' | 'focus'> | undefined
}

/** The alternative text of a card. */
export const cardAlt = ({ brand, eyebrow, title, note }: SocialCard): string =>
  [brand, eyebrow ? `${title}, ${eyebrow}` : title, note]
    .filter(Boolean)
    .join('. ')
    .replace(/\.{2,}/g, '.')
