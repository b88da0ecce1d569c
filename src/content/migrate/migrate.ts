import type { z } from 'zod'
import { type Edit, type EditPath, valueIn } from '../../../schema/edit.ts'
import { isMapping } from '../../../schema/is-mapping.ts'
import type { Change, Migration } from '../../../schema/migration.ts'
import { columnsOf } from '../../../schema/nested-blocks.ts'
import { memoizeObjects } from '../../cache/memoize.ts'
import { editedValue } from '../edit/edited-value.ts'
import { fileKind } from '../parse/file-kind.ts'

type Schemas = Readonly<Record<string, z.ZodType>>

/** The steps of a block type from its older versions, oldest first. */
export const migrationsOf = (schema: z.ZodType | undefined): readonly Migration[] =>
  schema === undefined ? [] : migrationsIn(schema)

const migrationsIn = memoizeObjects(
  (schema: z.ZodType) => (schema.meta()?.['migrations'] as readonly Migration[] | undefined) ?? [],
)

/** The edits that update a file, and descriptions of the changes. */
export type FileMigration = { edits: Edit[]; words: string[] }

/** The edit that changes the block at a path. */
export const editFor = (change: Change, block: EditPath): Edit => {
  const path = [...block, ...change.path]
  if (change.kind === 'remove') return { kind: 'delete', path }
  if (change.kind === 'set') return { kind: 'set', path, value: change.value }
  if (change.kind === 'add') return { kind: 'insert', path, value: change.value }
  return { kind: 'move', path, to: [...path.slice(0, -1), change.name] }
}

const isSiteFile = (name: string) => name === '_data/site.yaml'

/**
 * Paths of possible blocks: entries of `blocks:` in a page, a template or a block, the value or the entries of a fragment. The site
 * file is like a block of the type `site`.
 */
function blockPaths(name: string, value: unknown): EditPath[] {
  if (isSiteFile(name)) return [[]]
  const kind = fileKind(name)
  const withInside = (block: unknown, path: EditPath): EditPath[] => [
    path,
    ...columnsOf(block).flatMap(({ column, blocks }) => entries(blocks, [...path, 'columns', column, 'blocks'])),
  ]
  const entries = (list: unknown, path: EditPath): EditPath[] =>
    Array.isArray(list) ? list.flatMap((block, index) => withInside(block, [...path, index])) : []
  if (kind.kind === 'data' && kind.name.startsWith('fragments/'))
    return isMapping(value) ? withInside(value, []) : entries(value, [])
  const holdsBlocks = kind.kind === 'page' || (kind.kind === 'data' && kind.name.startsWith('templates/'))
  return holdsBlocks && isMapping(value) ? entries(value['blocks'], ['blocks']) : []
}

/** Block types of fragments with a single block, by name: a page that uses one may set its fields. */
export function fragmentTypes(values: ReadonlyMap<string, unknown>): Map<string, string> {
  const types = new Map<string, string>()
  for (const [name, value] of values) {
    const kind = fileKind(name)
    if (kind.kind !== 'data' || !kind.name.startsWith('fragments/')) continue
    const single = Array.isArray(value) && value.length === 1 ? value[0] : value
    if (isMapping(single) && typeof single['type'] === 'string')
      types.set(kind.name.slice('fragments/'.length), single['type'])
  }
  return types
}

/**
 * The edits that update the blocks of a file. `name` is its path below the content folder, `fragments` maps fragments
 * to block types, for fields beside `use:`.
 */
export function migrationOf(
  name: string,
  value: unknown,
  { schemas, fragments }: { schemas: Schemas; fragments: ReadonlyMap<string, string> },
): FileMigration {
  const result: FileMigration = { edits: [], words: [] }
  for (const path of blockPaths(name, value)) {
    let root = value
    const block = valueIn(root, path)
    if (!isMapping(block)) continue
    const type = isSiteFile(name) ? 'site' : (block['type'] ?? fragments.get(String(block['use'])))
    if (typeof type !== 'string' || !Object.hasOwn(schemas, type)) continue
    for (const { changes, words } of migrationsOf(schemas[type])) {
      const edits = changes(valueIn(root, path) as Record<string, unknown>).map((one) => editFor(one, path))
      for (const edit of edits) root = editedValue(root, edit)
      result.edits.push(...edits)
      if (edits.length > 0) result.words.push(`${type}: ${words}`)
    }
  }
  return result
}
