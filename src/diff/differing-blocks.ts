import { pairsBy } from '../content/compare/pairs.ts'
import type { SidePage } from './side/protocol.ts'

const marksOf = (page: SidePage | undefined) => page?.blocks ?? []

/** The blocks, by their ids, whose markup differs between two renderings of a page, including new and removed ones. */
export const differingBlocks = (before: SidePage | undefined, after: SidePage | undefined) =>
  pairsBy(marksOf(before), marksOf(after), ([id]) => id).filter(({ before, after }) => before?.[3] !== after?.[3])
