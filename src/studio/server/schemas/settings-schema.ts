import type { z } from 'zod'
import { redirectsSchema } from '../../../../schema/redirects.ts'
import { siteSchema } from '../../../../schema/site/site.ts'
import { themeSchema } from '../../../../schema/theme/theme.ts'
import { memoize } from '../../../cache/memoize.ts'
import type { FieldSchema } from '../../wire/setup.ts'
import { fieldSchemaOf } from './field-schema-of.ts'

const schemas: Readonly<Record<string, z.ZodType>> = {
  '_data/site.yaml': siteSchema,
  '_data/theme.yaml': themeSchema,
  '_data/redirects.yaml': redirectsSchema,
}

const fieldsOf = memoize((schema: z.ZodType) => fieldSchemaOf(schema))

/**
 * The schema of a file of the settings, by its path in the content folder, for the labels of its fields. The fields of
 * other files are called as their keys in words.
 */
export function settingsSchema(name: string): FieldSchema | undefined {
  const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined
  return schema && fieldsOf(schema)
}
