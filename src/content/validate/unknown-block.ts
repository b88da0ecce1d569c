import type { z } from 'zod'
import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { plainName, unsupportedBlockTypesAmong } from '../block-types/unsupported-block-types.ts'
import { diagnose, valueRange } from '../diagnostics/diagnose.ts'
import { kindInWords, shown } from '../diagnostics/format-value.ts'
import { suggest } from '../diagnostics/suggest.ts'
import { correctedLine } from '../parse/source.ts'
import type { SourcePosition } from '../parse/source-position.ts'
import { lookalikeInValue } from './issues/lookalike-values.ts'

type Schemas = Readonly<Record<string, z.ZodType>>

/** Other names of a block type. */
export const alsoCalledOf = (schema: z.ZodType | undefined) =>
  (schema?.meta()?.['alsoCalled'] as readonly string[] | undefined) ?? []

type Meant = { type?: string; alsoCalled?: string; instead?: string }

/** The probable meaning of a name: a type, a type with this other name, or a kind of block that does not exist. */
function meantBy(written: string, schemas: Schemas): Meant {
  const otherNames = new Map<string, Meant>()
  const names = Object.entries(schemas).flatMap(([type, schema]) => [type, ...alsoCalledOf(schema)])
  for (const { alsoCalled, instead } of unsupportedBlockTypesAmong(names))
    for (const name of alsoCalled) otherNames.set(plainName(name), { instead })
  for (const [type, schema] of Object.entries(schemas))
    for (const name of alsoCalledOf(schema)) otherNames.set(plainName(name), { type, alsoCalled: name })
  const exact = otherNames.get(plainName(written))
  if (exact !== undefined) return exact
  const type = suggest(written, Object.keys(schemas))
  if (type !== undefined) return { type }
  return otherNames.get(suggest(plainName(written), otherNames.keys()) ?? '') ?? {}
}

/** The diagnostic for a value at `position` that should be a block type. `block` is the type of the surrounding block. */
export function unknownBlock(value: unknown, position: SourcePosition, schemas: Schemas, block?: string): Diagnostic {
  const lookalike = lookalikeInValue(valueRange(position, block), (meant) => Object.hasOwn(schemas, String(meant)))
  if (lookalike) return lookalike
  const isText = typeof value === 'string'
  const { type: suggestion, alsoCalled, instead }: Meant = isText ? meantBy(value, schemas) : {}
  const corrected =
    suggestion === undefined ? undefined : correctedLine(position.source, position.start, position.end, suggestion)
  const types = Object.keys(schemas)
  return diagnose('unknown-block', valueRange(position, block), {
    type: isText ? shown(value).slice(1, -1) : kindInWords(value),
    suggestion,
    alsoCalled,
    instead,
    corrected,
    types,
  })
}
