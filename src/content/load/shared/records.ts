import type { z } from 'zod'
import { type Collections, collectionsSchema, plainCollections } from '../../../../schema/collections/collections.ts'
import { type AnyRecord, type RecordSchemas, recordSchemas } from '../../../../schema/collections/record-schemas.ts'
import type { Diagnostic } from '../../../../schema/diagnostic.ts'
import { isMapping } from '../../../../schema/is-mapping.ts'
import { diagnose, keyRange } from '../../diagnostics/diagnose.ts'
import { oldFieldOf } from '../../migrate/record-fields.ts'
import type { Parsed } from '../../parse/parse.ts'
import { childPosition } from '../../parse/source-position.ts'
import type { CheckedFile } from '../../resolve/record-lookups.ts'
import { checkFile, checkRecords } from '../../validate/records/record-checks.ts'
import { propertyDiagnostics } from '../../validate/records/record-properties.ts'
import { referenceDiagnostics } from '../../validate/records/record-references.ts'

type Files = ReadonlyMap<string, Parsed>

/** The files of a folder, by their names in it. */
export const filesUnder = (files: Files, folder: string) =>
  new Map(
    [...files].filter(([name]) => name.startsWith(folder)).map(([name, file]) => [name.slice(folder.length), file]),
  )

/** Records that cannot be checked, because their fields have an error. */
const unchecked = (files: Files) => new Map([...files.keys()].map((slug) => [slug, { broken: true }] as const))

const bySlug = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1)

/** Reports records of an older version, once each, and returns them: what else is wrong with them follows from it. */
function oldRecords(found: Files, name: string, collections: Collections, diagnostics: Diagnostic[]): Files {
  const { one = name, fields = {} } = collections[name] ?? {}
  return new Map(
    [...found].filter(([, { value }]) => {
      const key = isMapping(value) ? oldFieldOf(name, value, fields) : undefined
      const position = key === undefined ? undefined : childPosition(value as object, key)
      if (key === undefined || position === undefined) return false
      diagnostics.push(diagnose('old-record', keyRange(position), { one, key }))
      return true
    }),
  )
}

/** The records of one collection by slug. */
export type CollectionRecords = ReadonlyMap<string, CheckedFile<AnyRecord>>

/** The collections, and the records of each. */
export type RecordsIn = { collections: Collections; recordsIn: (collection: string) => CollectionRecords }

/** The day, and the language of the records, of a site in several. */
type Of = { today: string; tag: string | undefined }

/**
 * The collections from `_data/collections.yaml`, and their records by slug. With an error in that file no record is checked:
 * what is wrong with it would be reported for each of them.
 */
export function checkCollections(files: Files, { today, tag }: Of, diagnostics: Diagnostic[]) {
  const file = files.get('collections')
  const checked = file && checkFile(file, { schema: collectionsSchema, owner: 'collections', today }, diagnostics)
  const collectionsBroken = checked?.broken === true
  const collections: Collections = checked?.data ?? plainCollections
  const schemas: RecordSchemas = recordSchemas(collections, tag)
  const records = new Map(
    Object.entries(collections).map(([name, { one }]): [string, CollectionRecords] => {
      const all = filesUnder(files, `${name}/`)
      const old = oldRecords(all, name, collections, diagnostics)
      const found = new Map([...all].filter(([slug]) => !old.has(slug)))
      const schema = schemas[name] as unknown as z.ZodType<AnyRecord>
      return [
        name,
        collectionsBroken
          ? unchecked(all)
          : new Map(
              [...checkRecords(found, { schema, owner: one, today }, diagnostics), ...unchecked(old)].sort(bySlug),
            ),
      ]
    }),
  )
  for (const [name, { fields }] of Object.entries(collections))
    for (const { root } of records.get(name)?.values() ?? [])
      if (root) diagnostics.push(...referenceDiagnostics(root, fields, records))
  diagnostics.push(...propertyDiagnostics(checked?.root, { collections, records, schemas }))
  return { collections, collectionsBroken, recordSchemas: schemas, records }
}
