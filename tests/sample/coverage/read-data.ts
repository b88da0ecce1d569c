import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { z } from 'zod'
import { collectionsByWord, collectionsSchema } from '../../../schema/collections/collections.ts'
import { type AnyRecord, recordSchemas } from '../../../schema/collections/record-schemas.ts'
import { matrixSchema } from '../../../schema/matrix/matrix.ts'
import { matrixEntries, matrixRows } from '../../../schema/matrix/matrix-entries.ts'

const data = join(import.meta.dirname, '../../../pages/_data')

/** A data file of the sample site, not yet checked. */
export const dataFile = (name: string): unknown => parse(readFileSync(join(data, `${name}.yaml`), 'utf8'))

/** Names of the records in a folder of the sample site. */
export const recordNames = (folder: string) =>
  readdirSync(join(data, folder))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => name.replace(/\.yaml$/, ''))

/** The collections of the sample site, and the schemas of its records. */
export const collections = collectionsSchema.parse(dataFile('collections'))
const { cities, services } = recordSchemas(collections)
export const schemas = {
  city: cities as unknown as z.ZodType<AnyRecord>,
  service: services as unknown as z.ZodType<AnyRecord>,
}

const words = collectionsByWord(collections)
/** The matrix of the sample site, its combinations, and those that are pages. */
export const matrix = matrixSchema(words).parse(dataFile('coverage/city-service'))
const named = <Entry extends { named: ReadonlyMap<string, string> }>(entry: Entry) => ({
  ...entry,
  city: entry.named.get('city') ?? '',
  service: entry.named.get('service') ?? '',
})
export const entries = matrixEntries(matrix, words).map(named)
export const matrixPages = matrixRows(entries).map(named)
export const citiesWithPages = matrix.records['cities'] ?? []
