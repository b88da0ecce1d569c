import type { EditPath } from '../../../schema/edit.ts'
import { memoizeObjects } from '../../cache/memoize.ts'
import { blockNames } from '../overrides/block-names.ts'
import { isContainer } from '../parse/source-position.ts'

const namesIn = memoizeObjects((blocks: readonly unknown[]) => blockNames(blocks))

const isPlain = (part: string) => !/[.[\]"]/.test(part)

/** A path in a file as mirrors write it: blocks by their names as in overrides, also those in columns. */
export function textKey(root: unknown, path: EditPath): string {
  let at: unknown = root
  let key = ''
  for (const [index, part] of path.entries()) {
    const isBlock = typeof part === 'number' && path[index - 1] === 'blocks' && Array.isArray(at)
    const name = isBlock ? namesIn(at as unknown[])[part] : undefined
    if (name !== undefined) key += `[${name}]`
    else if (typeof part === 'string' && !isPlain(part)) key += `[${JSON.stringify(part)}]`
    else key = typeof part === 'number' ? `${key}[${part}]` : key === '' ? part : `${key}.${part}`
    at = isContainer(at) ? Reflect.get(at, part) : undefined
  }
  return key
}
