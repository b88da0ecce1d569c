import type { Scene } from '../../../schema/scene.ts'

/** Size of the pictures that social media and messengers show for a link, in pixels (1.91 : 1; ogp.me, X Cards). */
export const cardSize = { width: 1200, height: 630 } as const

/** What a drawn card shows. */
export type Card = {
  /** Name of the file, without ending: `city-la`. */
  name: string
  /** Name of the site. */
  brand: string
  /** A word or two above the title. */
  eyebrow?: string | undefined
  title: string
  /** A sentence below the title. */
  note?: string | undefined
  scene: Scene
}

/** The words on a card, for people who cannot see it. */
export const cardAlt = ({ brand, eyebrow, title, note }: Card): string =>
  [brand, eyebrow ? `${title}, ${eyebrow}` : title, note]
    .filter(Boolean)
    .join('. ')
    .replace(/\.{2,}/g, '.')
