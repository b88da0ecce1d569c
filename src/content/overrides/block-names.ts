import { isMapping } from '../../../schema/is-mapping.ts'
import { freeNames } from '../../../schema/slug.ts'

const isName = (value: unknown): value is string => typeof value === 'string' && /^[a-z][\w-]*$/i.test(value)

/**
 * The names by which overrides refer to the blocks of a page: the `id`, else the fragment or the type; the second block
 * of a name is `hero-2`. Unlike an index, a name stays the same when the template gets another block.
 */
export function blockNames(blocks: readonly unknown[]): string[] {
  const written = blocks.map((block) => (isMapping(block) ? block : {}))
  const freeName = freeNames(new Set(written.map(({ id }) => id).filter(isName)))
  return written.map(({ id, use, type }) => (isName(id) ? id : freeName([use, type].find(isName) ?? 'block')))
}
