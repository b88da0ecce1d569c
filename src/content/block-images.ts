import { findImages, type Image } from '../../schema/image.ts'
import { createNotes } from '../../schema/notes.ts'

const known = createNotes<readonly Image[]>()

function remembered(given: object, look: () => readonly Image[]): readonly Image[] {
  const before = known.get(given)
  if (before) return before
  const found = look()
  known.set(given, found)
  return found
}

/**
 * The pictures of a block, in the order in which they stand there. Each block is looked through once, and so is what holds
 * most: a calculator stands in thousands of blocks as one object.
 */
export const imagesIn = (block: object): readonly Image[] =>
  remembered(block, () =>
    Object.values(block).flatMap((field: unknown) =>
      typeof field === 'object' && field !== null ? remembered(field, () => findImages(field)) : [],
    ),
  )
