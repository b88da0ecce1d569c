import { anchorsIn, type FoundLink, linksOf } from './link-checks.ts'
import { type FoundPicture, picturesOf } from './picture-checks.ts'

/** What leads out of a block or a part of it, and what links may lead to in it. */
export type Found = { links: readonly FoundLink[]; pictures: readonly FoundPicture[]; anchors: readonly string[] }

/** What is found in a value as it is written, with tokens filled, and as its schema gave it. */
export const findIn = (written: unknown, parsed: unknown): Found => ({
  links: linksOf(written),
  pictures: picturesOf(written),
  anchors: anchorsIn(parsed),
})
