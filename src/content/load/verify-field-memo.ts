import { isDeepStrictEqual } from 'node:util'
import type { Blocks } from './read-blocks.ts'

/** Throws where blocks that were made by a recipe are not those that the plain way gives. */
export function compareReadings(made: Blocks, plain: Blocks): void {
  const isSame =
    !plain.broken &&
    plain.diagnostics.length === 0 &&
    isDeepStrictEqual(made.parsed, plain.parsed) &&
    isDeepStrictEqual(made.found, plain.found) &&
    made.places.every((place, index) => place === plain.places[index])
  if (isSame) return
  const [place] = plain.places
  throw new Error(
    `The block \`${plain.parsed[0]?.type}\` of ${place?.source.file} came out differently by its recipe than read in full. ` +
      'This is a fault of src/content/load/field-memo.ts.',
  )
}
