import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { z } from 'zod'
import { collectionsSchema } from '../../../schema/collections/collections.ts'
import { type City, recordSchemas, type Service } from '../../../schema/collections/record-schemas.ts'

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
  city: cities as unknown as z.ZodType<City>,
  service: services as unknown as z.ZodType<Service>,
}
