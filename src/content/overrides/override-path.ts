import { formatPath } from '../../../schema/diagnostic.ts'
import type { EditPath } from '../../../schema/edit.ts'
import { pageHeadSchema } from '../../../schema/page.ts'
import { parseEditPath } from '../edit/edit-path.ts'
import { EditRefused } from '../edit/edit-refused.ts'
import { isContainer } from '../parse/source-position.ts'
import { blockNames } from './block-names.ts'

type Page = Readonly<Record<string, unknown>>

/** Fields that say how a generated page is read. */
const readingKeys = ['template', 'overrides', 'detached']

const isHeadField = (key: string) => Object.hasOwn(pageHeadSchema.shape, key)

/** Whether a field of a generated page is no field of its template: it names a record, or says how the file is read. */
export const isOwnField = (page: Page, key: string) =>
  readingKeys.includes(key) || (Object.hasOwn(page, key) && key !== 'blocks' && !isHeadField(key))

/**
 * Where the key of an override leads in a page. `missing`: the part of its path that does not exist, and the names that
 * could stand there.
 */
export type ResolvedOverride =
  | { kind: 'found'; path: EditPath }
  | { kind: 'malformed' }
  | { kind: 'fixed' }
  | { kind: 'missing'; path: EditPath; index: number; names: readonly string[] }

const blocksOf = ({ blocks }: Page): readonly unknown[] => (Array.isArray(blocks) ? blocks : [])

/** A path in a page as the key of an override: `blocks[hero].title`. */
export function overrideKey(page: Page, path: EditPath): string {
  const [key, block, ...rest] = path
  if (key !== 'blocks' || block === undefined) return formatPath(path)
  const name = typeof block === 'number' ? (blockNames(blocksOf(page))[block] ?? block) : block
  return formatPath([`blocks[${name}]`, ...rest])
}

/** The path with the index of a block in place of its name, if a block has it: also of one in a block. */
export function withIndex(page: Page, path: EditPath): EditPath {
  let at: unknown = page
  return path.map((part, index) => {
    const isName = typeof part === 'string' && path[index - 1] === 'blocks' && Array.isArray(at)
    const found = isName ? blockNames(at as unknown[]).indexOf(part) : -1
    const key = found === -1 ? part : found
    at = isContainer(at) ? Reflect.get(at, key) : undefined
    return key
  })
}

/** Resolves the key of an override. The last part of its path may be a field that the template leaves out. */
export function resolveOverride(page: Page, key: string): ResolvedOverride {
  const written = parsed(key)
  if (written === undefined || typeof written[0] !== 'string') return { kind: 'malformed' }
  const path = withIndex(page, written)
  if (path[0] === 'blocks' && typeof path[1] === 'string')
    return { kind: 'missing', path, index: 1, names: blockNames(blocksOf(page)) }
  let at: unknown = page
  for (const [index, part] of path.entries()) {
    const isNew = index === path.length - 1 && typeof part === 'string' && (index > 0 || isHeadField(part))
    const fits = isContainer(at) && Array.isArray(at) === (typeof part === 'number')
    if (!fits || !(isNew || Object.hasOwn(at as object, part)))
      return { kind: 'missing', path, index, names: isContainer(at) ? Object.keys(at) : [] }
    at = Reflect.get(at as object, part)
  }
  const isFixed = path[0] === 'blocks' ? path.length < 3 : path.length === 1 && isOwnField(page, path[0] as string)
  return isFixed ? { kind: 'fixed' } : { kind: 'found', path }
}

function parsed(key: string): EditPath | undefined {
  try {
    return parseEditPath(key)
  } catch (error) {
    if (error instanceof EditRefused) return undefined
    throw error
  }
}
