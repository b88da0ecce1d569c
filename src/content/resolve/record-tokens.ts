import type { Collections } from '../../../schema/collections/collections.ts'
import type { RecordField } from '../../../schema/collections/field.ts'
import { isMapping } from '../../../schema/is-mapping.ts'
import { memoize } from '../../cache/memoize.ts'
import { childPosition, type SourcePosition } from '../parse/source-position.ts'
import type { TokenCycle, TokenValues } from './scope.ts'
import type { ValueFormat } from './value-format.ts'

type Fields = Readonly<Record<string, RecordField>>
type Sources = {
  collections: Collections
  /** A record of a collection, as its file has it; `undefined` if there is none. */
  recordOf: (collection: string, slug: string) => unknown
  format: ValueFormat
}

/** The value of a token in a sentence, and where it is all that a field holds; with its source position. */
type Value = {
  text: string
  alone: string
  position?: () => SourcePosition | undefined
  kind?: RecordField['kind'] | undefined
}

const none: Partial<Value> = {}

/** Completion offers tokens and lists of records that are at most so many references away. */
export const offeredReferences = 2

const fieldIn = (fields: Fields, name: string): RecordField | undefined =>
  Object.hasOwn(fields, name) ? fields[name] : undefined

const inside = (field: RecordField | undefined): Fields => (field?.kind === 'group' ? field.fields : {})

/**
 * The name of the field where a token comes back to a collection that it has passed: `town` of `city.shop.town.name`. Such
 * a token could go on without an end, and is refused.
 */
export function cycleOf(token: string, collections: Collections): TokenCycle | undefined {
  const [word = '', ...path] = token.split('.')
  const [start] = Object.entries(collections).find(([, { one }]) => one === word) ?? []
  if (start === undefined) return undefined
  const passed = new Set([start])
  let fields = collections[start]?.fields ?? {}
  for (const [index, name] of path.entries()) {
    const field = fieldIn(fields, name)
    if (field?.kind !== 'reference' || index === path.length - 1) fields = inside(field)
    else if (passed.has(field.to)) return { field: name, collection: field.to }
    else {
      passed.add(field.to)
      fields = collections[field.to]?.fields ?? {}
    }
  }
  return undefined
}

/**
 * Creates the tokens of records: texts and numbers, those in groups (`city.address.zip`), and those of a record that
 * another one refers to (`city.shop.street`). Lists have none.
 */
export function createRecordTokens({ collections, recordOf, format }: Sources) {
  const fieldsOf = (collection: string): Fields => collections[collection]?.fields ?? {}

  /** The value at a path, through references. */
  function valueAt(collection: string, slug: string, path: readonly string[]): Value | undefined {
    const passed = new Set([collection])
    let fields = fieldsOf(collection)
    let value = recordOf(collection, slug)
    let field: RecordField | undefined
    let position = (): SourcePosition | undefined => undefined
    for (const [index, name] of path.entries()) {
      if (!isMapping(value) || !Object.hasOwn(value, name)) return undefined
      const container = value
      position = () => childPosition(container, name)
      field = fieldIn(fields, name)
      value = value[name]
      fields = inside(field)
      if (field?.kind !== 'reference' || index === path.length - 1) continue
      if (typeof value !== 'string' || passed.has(field.to)) return undefined
      passed.add(field.to)
      fields = fieldsOf(field.to)
      value = recordOf(field.to, value)
      // That the record is missing is reported where it is named.
      if (value === undefined) return { text: '', alone: '' }
    }
    if (typeof value !== 'string' && typeof value !== 'number') return undefined
    const text = format(value, field?.kind)
    return { text, alone: field?.kind === 'date' ? String(value) : text, position, kind: field?.kind }
  }

  /** The names of the tokens of a value, at most so many references away from its record. */
  function* namesIn(name: string, value: unknown, fields: Fields, passed: readonly string[]): Generator<string> {
    if (!isMapping(value)) return
    for (const [key, entry] of Object.entries(value)) {
      const field = fieldIn(fields, key)
      if (typeof entry === 'string' || typeof entry === 'number') yield `${name}.${key}`
      else yield* namesIn(`${name}.${key}`, entry, inside(field), passed)
      const isOpen = field?.kind === 'reference' && !passed.includes(field.to) && passed.length <= offeredReferences
      if (isOpen && typeof entry === 'string')
        yield* namesIn(`${name}.${key}`, recordOf(field.to, entry), fieldsOf(field.to), [...passed, field.to])
    }
  }

  return (word: string, collection: string, slug: string): TokenValues => {
    const start = `${word}.`
    const find = memoize(
      (name: string): Partial<Value> =>
        (name.startsWith(start) && valueAt(collection, slug, name.slice(start.length).split('.'))) || none,
    )
    return {
      get: (name, isAlone) => find(name)[isAlone ? 'alone' : 'text'],
      has: (name) => find(name).text !== undefined,
      isMarkup: (name) => ['markdown', 'link'].includes(find(name).kind ?? ''),
      positionOf: (name) => find(name).position?.(),
      keys: () => namesIn(word, recordOf(collection, slug), fieldsOf(collection), [collection]),
    }
  }
}
