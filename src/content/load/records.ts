import { collectionsSchema, plainCollections } from '../../../schema/collections/collections.ts'
import { type City, recordSchemas, type Service } from '../../../schema/collections/record-schemas.ts'
import type { Diagnostic } from '../../../schema/diagnostic.ts'
import type { Parsed } from '../parse/parse.ts'
import { type CheckedRecord, checkFile, checkRecords } from '../validate/record-checks.ts'

type Files = ReadonlyMap<string, Parsed>

/** The files of a folder, by their names in it. */
export const filesUnder = (files: Files, folder: string) =>
  new Map(
    [...files].filter(([name]) => name.startsWith(folder)).map(([name, file]) => [name.slice(folder.length), file]),
  )

/** Records that cannot be checked, because their fields have an error. */
const unchecked = (files: Files) => new Map([...files.keys()].map((slug) => [slug, { broken: true }] as const))

/**
 * The fields of the records from `_data/collections.yaml`, and the records of cities and services by slug. With an error in
 * that file no record is checked: what is wrong with it would be reported for each of them.
 */
export function readRecords(files: Files, today: string, diagnostics: Diagnostic[]) {
  const file = files.get('collections')
  const checked = file && checkFile(file, { schema: collectionsSchema, owner: 'collections', today }, diagnostics)
  const collections = checked?.data ?? plainCollections
  const schemas = recordSchemas(collections)
  const read = <Data extends { slug: string }>(folder: string, owner: 'city' | 'service') => {
    const records = filesUnder(files, folder)
    const all = checked?.broken
      ? unchecked(records)
      : checkRecords(records, { schema: schemas[owner], owner, today }, diagnostics)
    return all as ReadonlyMap<string, CheckedRecord<Data>>
  }
  return {
    collections,
    recordSchemas: schemas,
    cities: read<City>('cities/', 'city'),
    services: read<Service>('services/', 'service'),
  }
}
