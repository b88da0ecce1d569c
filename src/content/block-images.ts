import { findImages, type Image } from '../../schema/image.ts'
import { createNotes } from '../../schema/notes.ts'

const known = createNotes<readonly Image[]>()

/** The pictures of a block, in the order in which they stand there. Each block is looked through once. */
export function imagesIn(block: object): readonly Image[] {
  const before = known.get(block)
  if (before) return before
  const found = findImages(block)
  known.set(block, found)
  return found
}
