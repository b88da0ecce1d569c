import type { z } from 'zod'
import { type Collections, collectionsSchema, plainCollections } from '../../../schema/collections/collections.ts'
import {
  type AnyRecord,
  type City,
  type RecordSchemas,
  recordSchemas,
  type Service,
} from '../../../schema/collections/record-schemas.ts'
import type { Diagnostic } from '../../../schema/diagnostic.ts'
import type { Parsed } from '../parse/parse.ts'
import { type CheckedRecord, checkFile, checkRecords } from '../validate/record-checks.ts'
import { referenceDiagnostics } from '../validate/record-references.ts'

type Files = ReadonlyMap<string, Parsed>

/** The files of a folder, by their names in it. */
export const filesUnder = (files: Files, folder: string) =>
  new Map(
    [...files].filter(([name]) => name.startsWith(folder)).map(([name, file]) => [name.slice(folder.length), file]),
  )

/** Records that cannot be checked, because their fields have an error. */
const unchecked = (files: Files) => new Map([...files.keys()].map((slug) => [slug, { broken: true }] as const))

/** The records of one collection by slug. */
export type CollectionRecords<Data extends { slug: string } = AnyRecord> = ReadonlyMap<string, CheckedRecord<Data>>

/**
 * The collections from `_data/collections.yaml`, and their records by slug. With an error in that file no record is checked:
 * what is wrong with it would be reported for each of them.
 */
export function readRecords(files: Files, today: string, diagnostics: Diagnostic[]) {
  const file = files.get('collections')
  const checked = file && checkFile(file, { schema: collectionsSchema, owner: 'collections', today }, diagnostics)
  const collections: Collections = checked?.data ?? plainCollections
  const schemas: RecordSchemas = recordSchemas(collections)
  const records = new Map(
    Object.entries(collections).map(([name, { one }]): [string, CollectionRecords] => {
      const found = filesUnder(files, `${name}/`)
      const schema = schemas[name] as unknown as z.ZodType<AnyRecord>
      return [
        name,
        checked?.broken ? unchecked(found) : checkRecords(found, { schema, owner: one, today }, diagnostics),
      ]
    }),
  )
  for (const [name, { fields }] of Object.entries(collections))
    for (const { root } of records.get(name)?.values() ?? [])
      if (root) diagnostics.push(...referenceDiagnostics(root, fields, records))
  return {
    collections,
    recordSchemas: schemas,
    records,
    cities: records.get('cities') as unknown as CollectionRecords<City>,
    services: records.get('services') as unknown as CollectionRecords<Service>,
  }
}
