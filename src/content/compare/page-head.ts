import { isMapping } from '../../../schema/is-mapping.ts'
import { holds, spanOf } from '../../../schema/schedule/schedule.ts'
import { parse } from '../parse/parse.ts'
import type { Source } from '../parse/source.ts'

type Head = Record<string, unknown>

/** The fields of a page file, as far as it can be read. */
export const headIn = (source: Source): Head => {
  const { value } = parse(source)
  return isMapping(value) ? value : {}
}

/** The aliases in the head of a page. */
export const aliasesIn = ({ aliases }: Head): string[] =>
  Array.isArray(aliases) ? aliases.filter((alias) => typeof alias === 'string') : []

/** Whether a page would be part of the site at that time. */
export function wasShown(head: Head, now: Date): boolean {
  const text = (key: string) => (typeof head[key] === 'string' ? head[key] : undefined)
  const span = spanOf({ draft: head['draft'] === true, publishAt: text('publishAt'), unpublishAt: text('unpublishAt') })
  return holds(span, now.getTime())
}
