import type { EditPath } from '../../../schema/edit.ts'
import { isMapping } from '../../../schema/is-mapping.ts'
import { isContainer } from '../parse/source-position.ts'

const looksLikeTag = /^[a-z]{2,3}(?:-[A-Za-z0-9]+)*$/

/** The languages that have a written page, block or entry, the one in which it is written first; `undefined`: all. */
export function whereOf(value: Readonly<Record<string, unknown>>): readonly string[] | undefined {
  const where = value['languages']
  const isWhere = Array.isArray(where) && where.every((one) => typeof one === 'string' && looksLikeTag.test(one))
  return isWhere && where.length > 0 ? where : undefined
}

/** The languages that have a text of a file: those of the innermost page, block or entry around it that says so. */
export function whereOfText(root: unknown, path: EditPath): readonly string[] | undefined {
  let at: unknown = root
  // The site file lists the languages of the site.
  let found = isMapping(root) && Array.isArray(root['blocks']) ? whereOf(root) : undefined
  for (const part of path) {
    at = isContainer(at) ? Reflect.get(at, part) : undefined
    if (typeof part === 'number' && isMapping(at)) found = whereOf(at) ?? found
  }
  return found
}

/** Whether a language needs its own words for what these languages have. */
export const needsTranslation = (where: readonly string[] | undefined, tag: string): boolean =>
  where === undefined || (where.includes(tag) && where[0] !== tag)
