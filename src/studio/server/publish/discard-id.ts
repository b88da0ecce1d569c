import { formatPath } from '../../../../schema/diagnostic.ts'
import type { ValueChange } from '../../../content/compare/value-changes.ts'
import { isGenerated } from '../../../content/overrides/apply-overrides.ts'

/**
 * The id of a change of a file, among all of them, if it can be discarded alone: what a template says on a page belongs to the template.
 * `value` is the value of the file after the change.
 */
export const discardId = (value: unknown, { kind, path }: ValueChange): { id: string } | undefined =>
  isGenerated(value) && path[0] !== 'overrides' ? undefined : { id: `${kind} ${formatPath(path)}` }
