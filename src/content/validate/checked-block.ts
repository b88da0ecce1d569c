import { withColumns } from '../../../schema/nested-blocks.ts'
import { always, overlap, type Schedule, type Span, spanOf } from '../../../schema/schedule/schedule.ts'
import { memoizeObjects } from '../../cache/memoize.ts'
import { type Container, childPosition, copyPositions, type SourcePosition } from '../parse/source-position.ts'

/** The fields of a block as its schema returns them. The `id` may still be missing. */
export type ParsedBlock = Schedule & { type: string; id?: string | undefined }

/** A block of a page without errors. The blocks in it follow it. */
export type CheckedBlock = {
  block: ParsedBlock
  /** How many blocks are around it. */
  level: number
  /** The fields as written, with tokens filled and without the blocks in it. They have positions. */
  written: Container
  position: SourcePosition
  /** The name of the fragment whose only block it is, after `use:`. */
  use?: SourcePosition
}

/** Where a block has a field; the position of the block if the field is not written. */
export const fieldPosition = ({ written, position }: CheckedBlock, field: string): SourcePosition =>
  childPosition(written, field) ?? position

/** A written block without the blocks in it. */
export const ownFields = memoizeObjects((block: Container) =>
  withColumns(block, (list) => copyPositions(list, []), copyPositions),
)

/** When each block is part of the site: within the spans of the blocks around it. */
export function spansOf(checked: readonly CheckedBlock[]): Span[] {
  const around: Span[] = []
  return checked.map(({ block, level }) => {
    const span = overlap(around[level - 1] ?? always, spanOf(block))
    around[level] = span
    return span
  })
}
