import type { Edit } from '../../../schema/edit.ts'
import { isMapping } from '../../../schema/is-mapping.ts'
import { drawingMigrations, formerDrawings } from './drawings.ts'
import type { FileMigration } from './migrate.ts'

type Definition = Readonly<Record<string, unknown>>

/** Fields of cities and services that the engine defined in older versions, as `_data/collections.yaml` defines them. */
const formerFields: Readonly<Record<string, Readonly<Record<string, Definition>>>> = {
  cities: {
    nearby: {
      kind: 'list',
      max: 6,
      description: 'Cities near it, from which somebody may also come.',
      of: { kind: 'reference', to: 'cities', description: 'A city.' },
    },
    calculatorInputs: {
      kind: 'inputs',
      description: 'What calculators begin with here, by the calculator, over what the service says.',
    },
  },
  services: {
    related: {
      kind: 'list',
      max: 6,
      description: 'Services that go with it.',
      of: { kind: 'reference', to: 'services', description: 'A service.' },
    },
    calculator: { kind: 'calculator', description: 'The calculator that sizes it.' },
    calculatorInputs: {
      kind: 'inputs',
      of: 'calculator',
      description: 'What this calculator begins with on the pages of the service.',
    },
  },
}

const collectionsFile = '_data/collections.yaml'

const fieldsIn = (collections: unknown, collection: string): Readonly<Record<string, unknown>> | undefined => {
  const defined = isMapping(collections) ? collections[collection] : undefined
  const fields = isMapping(defined) ? defined['fields'] : undefined
  return isMapping(fields) ? fields : undefined
}

/** The former fields that a record has and its collection does not define. */
function undefinedFormerFields(collection: string, record: object, fields: object): string[] {
  const former = formerFields[collection] ?? {}
  return Object.keys(record).filter((key) => Object.hasOwn(former, key) && !Object.hasOwn(fields, key))
}

const hasOldNames = (collection: string, record: object) =>
  collection === 'cities' && 'nicknames' in record && !('alsoCalled' in record)

/** The first field of a record that only older versions know; `undefined` if there is none. */
export const oldFieldOf = (collection: string, record: object, fields: object): string | undefined =>
  hasOldNames(collection, record) && !Object.hasOwn(fields, 'nicknames')
    ? 'nicknames'
    : (undefinedFormerFields(collection, record, fields)[0] ?? formerDrawingIn(collection, record, fields))

function formerDrawingIn(collection: string, record: object, fields: object): string | undefined {
  const key = Object.hasOwn(formerDrawings, collection) ? formerDrawings[collection] : undefined
  return key !== undefined && Object.hasOwn(record, key) && !Object.hasOwn(fields, key) ? key : undefined
}

/** A record of an older version: `nicknames` is called `alsoCalled` in every collection. */
function recordMigration(name: string, value: unknown): FileMigration {
  return name.startsWith('_data/cities/') && isMapping(value) && hasOldNames('cities', value)
    ? {
        edits: [{ kind: 'move', path: ['nicknames'], to: ['alsoCalled'] }],
        words: ['city: `nicknames` is called `alsoCalled`'],
      }
    : { edits: [], words: [] }
}

/** The definitions of former fields that records have, as edits of `_data/collections.yaml`. */
function definitions(values: ReadonlyMap<string, unknown>): FileMigration {
  const collections = values.get(collectionsFile)
  const edits: Edit[] = []
  const words: string[] = []
  for (const [collection, former] of Object.entries(formerFields)) {
    const fields = fieldsIn(collections, collection)
    const used = new Set(
      [...values].flatMap(([name, record]) =>
        name.startsWith(`_data/${collection}/`) && isMapping(record)
          ? undefinedFormerFields(collection, record, fields ?? {})
          : [],
      ),
    )
    // The inputs of one calculator belong to the field that names it.
    if (used.has('calculatorInputs') && 'calculator' in former && !Object.hasOwn(fields ?? {}, 'calculator'))
      used.add('calculator')
    const added = Object.fromEntries(Object.entries(former).filter(([key]) => used.has(key)))
    words.push(...Object.keys(added).map((key) => `${collection}: \`${key}\` is defined here`))
    const isDefined = isMapping(collections) && isMapping(collections[collection])
    if (Object.keys(added).length === 0) continue
    if (fields)
      for (const [key, value] of Object.entries(added))
        edits.push({ kind: 'set', path: [collection, 'fields', key], value })
    else if (isDefined) edits.push({ kind: 'set', path: [collection, 'fields'], value: added })
    else {
      const description = collection === 'cities' ? 'A city.' : 'A service.'
      edits.push({ kind: 'set', path: [collection], value: { description, fields: added } })
    }
  }
  return { edits, words }
}

/** What records and pictures of older versions need, by the name of the file: their own edits, and those of the collections. */
export function recordMigrations(values: ReadonlyMap<string, unknown>): Map<string, FileMigration> {
  const drawings = drawingMigrations(values, collectionsFile)
  const all = new Map([[collectionsFile, definitions(values)]])
  for (const [name, value] of values) {
    const steps = [all.get(name) ?? recordMigration(name, value), drawings.get(name)]
    all.set(name, {
      edits: steps.flatMap((step) => step?.edits ?? []),
      words: steps.flatMap((step) => step?.words ?? []),
    })
  }
  return new Map([...all].filter(([, { edits }]) => edits.length > 0))
}
