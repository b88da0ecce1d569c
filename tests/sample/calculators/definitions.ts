import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { calculatorSchema } from '../../../schema/calculator/calculator.ts'
import type { Calculator } from '../../../schema/calculator/definition.ts'

const folder = join(import.meta.dirname, '../../../pages/_data/calculators')
const read = (name: string): unknown => parse(readFileSync(join(folder, `${name}.yaml`), 'utf8'))

/** Sets the calculators that a definition calls into it. */
function resolved(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(resolved)
  if (typeof value !== 'object' || value === null) return value
  const { from } = value as { from?: string }
  if (from !== undefined) return read(from.replace('calculators/', ''))
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, resolved(entry)]))
}

/** Names of the calculators of the site. */
export const calculatorNames = readdirSync(folder).map((file) => file.replace('.yaml', ''))

/** A calculator of the site. */
export const calculatorOf = (name: string): Calculator => calculatorSchema.parse(resolved(read(name)))
