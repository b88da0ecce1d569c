import type { BlockSchemas } from '../../../schema/block.ts'
import type { EditPath } from '../../../schema/edit.ts'
import { isMapping } from '../../../schema/is-mapping.ts'
import { language } from '../../../schema/language/language.ts'
import { mapBlocks, mapSame } from '../../../schema/nested-blocks.ts'
import type { Page } from '../../../schema/page.ts'
import { isInLanguage } from '../../../schema/schedule/schedule.ts'
import { entryFields } from '../../../schema/translations/languages.ts'
import { defOf, type Schema, wrapped } from '../../../schema/zod-internals.ts'
import { memoizeObjects } from '../../cache/memoize.ts'
import { isCard } from './record-cards.ts'

/** A list of mappings in a block. `hasWhere`: its entries may say in which languages they are. `lists`: the lists in these. */
type EntryList = { key: string; hasWhere: boolean; min: number; lists: readonly EntryList[] }

const unwrapped = (schema: Schema): Schema => {
  const inside = wrapped(schema)
  return inside ? unwrapped(inside) : schema
}

/** The least number of entries that a list takes. */
const minOf = (list: Schema): number =>
  Math.max(0, ...(defOf(list).checks ?? []).map(({ _zod: { def } }) => ('minimum' in def ? Number(def.minimum) : 0)))

/**
 * The lists whose entries may say so, by the schema of the block or entry that holds them: a field that a site calls
 * `languages` itself, such as those that a person speaks, means something else.
 */
const listsIn = memoizeObjects((schema: Schema): readonly EntryList[] => {
  const def = defOf(unwrapped(schema))
  if (def.type !== 'object') return []
  return Object.entries(def.shape).flatMap(([key, field]) => {
    const list = unwrapped(field)
    const listDef = defOf(list)
    const element = listDef.type === 'array' ? unwrapped(listDef.element) : undefined
    const entry = element && defOf(element)
    if (element === undefined || entry?.type !== 'object') return []
    const hasWhere = entry.shape['languages'] === entryFields.languages
    const lists = listsIn(element)
    return hasWhere || lists.length > 0 ? [{ key, hasWhere, min: minOf(list), lists }] : []
  })
})

type Found = { list: readonly unknown[]; path: EditPath; of: EntryList }

/** The lists in a block or an entry with their paths; inside of those entries alone that are `wanted`. */
function listsOf(value: object, lists: readonly EntryList[], wanted: (entry: object) => boolean): Found[] {
  return lists.flatMap((of) => {
    const list: unknown = Reflect.get(value, of.key)
    if (!Array.isArray(list)) return []
    const inside = list.flatMap((entry, index) =>
      isMapping(entry) && wanted(entry)
        ? listsOf(entry, of.lists, wanted).map((one) => ({ ...one, path: [of.key, index, ...one.path] }))
        : [],
    )
    return [{ list, path: [of.key], of }, ...inside]
  })
}

/** Whether the language at hand has an entry. */
export function isHere(entry: unknown): boolean {
  const languages: unknown = isMapping(entry) ? entry['languages'] : undefined
  return !Array.isArray(languages) || isInLanguage({ languages })
}

/** The entries of a block with something in `languages`, with their paths: those that say where they are, and cards of records. */
export function entriesWithLanguages(block: object, schema: Schema | undefined) {
  const lists = schema ? listsIn(schema) : []
  return listsOf(block, lists, () => true).flatMap(({ list, path, of }) =>
    of.hasWhere
      ? list.flatMap((entry: unknown, index) =>
          isMapping(entry) && entry['languages'] !== undefined ? [{ entry, path: [...path, index] }] : [],
        )
      : [],
  )
}

/** The entries of a written or parsed block that say in which languages they are. A card of a record does not. */
export const localEntries = (block: object, schema: Schema | undefined): Record<string, unknown>[] =>
  entriesWithLanguages(block, schema).flatMap(({ entry }) => (isCard(entry) ? [] : [entry]))

/** Whether an entry of a written block is in the words of the language at hand. */
export function hasOwnEntries(block: object, schema: Schema | undefined): boolean {
  const { tag } = language()
  return localEntries(block, schema).some(({ languages }) => Array.isArray(languages) && languages[0] === tag)
}

/** The lists of a parsed block that have too few entries in the language at hand. */
export function shortLists(block: object, schema: Schema) {
  return listsOf(block, listsIn(schema), isHere).flatMap(({ list, path, of: { hasWhere, min } }) => {
    const has = list.filter(isHere).length
    return hasWhere && has < min && has < list.length ? [{ path, min, has }] : []
  })
}

function shown<Value extends object>(value: Value, lists: readonly EntryList[]): Value {
  const changed = lists.flatMap(({ key, hasWhere, lists: inside }) => {
    const list: unknown = Reflect.get(value, key)
    if (!Array.isArray(list)) return []
    const here = hasWhere && !list.every(isHere) ? list.filter(isHere) : list
    const entries = mapSame(here, (entry: unknown) => (isMapping(entry) ? shown(entry, inside) : entry))
    return entries === list ? [] : [[key, entries] as const]
  })
  return changed.length === 0 ? value : { ...value, ...Object.fromEntries(changed) }
}

/** The page without the entries of its blocks that the language at hand does not have; the same page if it has all. */
export function withEntriesHere(page: Page, schemas: BlockSchemas): Page {
  const blocks = mapBlocks(page.blocks, (block) => {
    const schema = schemas[block.type]
    return schema ? shown(block, listsIn(schema)) : block
  })
  return blocks === page.blocks ? page : { ...page, blocks: blocks as Page['blocks'] }
}
