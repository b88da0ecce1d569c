import { collector } from '../derive/collector.ts'
import { addLinks, type LinkReference } from './link-checks.ts'
import { addPicture, type PictureReference } from './picture-checks.ts'

/** References (links, pictures) in a block or a part of it, and the anchors that links can target in it. */
export type References = { links: LinkReference[]; pictures: PictureReference[]; anchors: string[] }

/** All references in a value as written, with tokens filled. */
export const referencesIn: (written: unknown) => Readonly<References> = collector(
  (): References => ({ links: [], pictures: [], anchors: [] }),
  (container, into) => {
    addLinks(container, into.links)
    addPicture(container, into.pictures)
    // Each part of a block that links may lead to has a field `anchor`.
    if ('anchor' in container && typeof container.anchor === 'string') into.anchors.push(container.anchor)
  },
)
