import { anchorsIn, type FoundLink, linksOf } from './link-checks.ts'
import { type FoundPicture, picturesOf } from './picture-checks.ts'

/** References (links, pictures) that a block or a part of it contains, and the anchors that links can target in it. */
export type Found = { links: readonly FoundLink[]; pictures: readonly FoundPicture[]; anchors: readonly string[] }

/** The references in a value, as written with tokens filled, and as parsed. */
export const findIn = (written: unknown, parsed: unknown): Found => ({
  links: linksOf(written),
  pictures: picturesOf(written),
  anchors: anchorsIn(parsed),
})
