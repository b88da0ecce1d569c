import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

const data = join(import.meta.dirname, '../../../pages/_data')

/** A data file of the sample site, not yet checked. */
export const dataFile = (name: string): unknown => parse(readFileSync(join(data, `${name}.yaml`), 'utf8'))

/** Names of the records in a folder of the sample site. */
export const recordNames = (folder: string) =>
  readdirSync(join(data, folder))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => name.replace(/\.yaml$/, ''))
