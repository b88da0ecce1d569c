import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { z } from 'zod'
import { type BlockType, blockSchemas } from '../../../blocks/registry.ts'
import { lazyPropKeys } from '../../../schema/lazy-props.ts'
import { hashOf } from '../../cache/hash.ts'
import { writeIfAbsent } from '../../cache/write-if-absent.ts'
import { dialogFormId, type PageData } from '../../render/page-data.ts'

/** Lazy props, by block type. */
const keysByType = new Map(
  Object.entries(blockSchemas).map(([type, schema]) => [type as BlockType, lazyPropKeys(schema as z.ZodObject)]),
)

type Islands = PageData['islands']

/**
 * Writes lazy props below `stagingDir`, each value once, as a module named by its content. Returns the blocks with the
 * addresses of those modules in place of the values, and the addresses.
 */
export function createPropsChunks(stagingDir: string) {
  const known = new WeakMap<object, string>()
  const addressOf = (value: object): string => {
    const before = known.get(value)
    if (before !== undefined) return before
    const code = `export default ${JSON.stringify(value)}`
    const address = `/assets/part-${hashOf(code).slice(0, 10)}.js`
    const file = join(stagingDir, address)
    mkdirSync(dirname(file), { recursive: true })
    writeIfAbsent(file, code)
    known.set(value, address)
    return address
  }
  return (islands: Islands): { islands: Islands; modules: string[] } => {
    const modules = new Set<string>()
    const blocks = Object.entries(islands).map(([id, block]) => {
      if (id === dialogFormId) {
        // The same on every page, and only shown when somebody opens it.
        const apart = addressOf(block)
        modules.add(apart)
        return [id, { type: block.type, id, apart }] as const
      }
      const keys = keysByType.get(block.type as BlockType) ?? []
      if (keys.length === 0) return [id, block] as const
      const rest: Record<string, unknown> & { type: string } = { ...block }
      const apart = keys.flatMap((key) => {
        const value = rest[key]
        if (typeof value !== 'object' || value === null) return []
        delete rest[key]
        const address = addressOf(value)
        modules.add(address)
        return [[key, address] as const]
      })
      return [id, { ...rest, apart: Object.fromEntries(apart) }] as const
    })
    return { islands: Object.fromEntries(blocks), modules: [...modules] }
  }
}
