import type { z } from 'zod'

export type Schema = z.core.$ZodType
type Def = z.core.$ZodTypes['_zod']['def']

/** The definition of a schema. */
export const defOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def as Def

/** The schema one level inside `optional`, `default`, a transform and the like; `undefined` if there is none. */
export function wrapped(schema: Schema): Schema | undefined {
  const def = defOf(schema)
  if (def.type === 'pipe') return defOf(def.in).type === 'transform' ? def.out : def.in
  return 'innerType' in def ? (def.innerType as Schema) : undefined
}
