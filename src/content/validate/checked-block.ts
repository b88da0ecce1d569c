import type { Schedule } from '../../../schema/schedule.ts'
import { type Container, childPosition, type SourcePosition } from '../parse/source-position.ts'

/** The fields of a block as its schema returns them. The `id` may still be missing. */
export type ParsedBlock = Schedule & { type: string; id?: string | undefined }

/** A block of a page without errors. */
export type CheckedBlock = {
  block: ParsedBlock
  /** The fields as written, with tokens filled. They have positions. */
  written: Container
  position: SourcePosition
  /** The name of the fragment whose only block it is, after `use:`. */
  use?: SourcePosition
}

/** Where a block has a field; the position of the block if the field is not written. */
export const fieldPosition = ({ written, position }: CheckedBlock, field: string): SourcePosition =>
  childPosition(written, field) ?? position
