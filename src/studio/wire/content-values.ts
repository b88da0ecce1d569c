import '../../components/forms/zod-config.ts'
import * as z from 'zod/mini'
import type { Diagnostic } from '../../../schema/diagnostic.ts'
import type { Edit, EditPath } from '../../../schema/edit.ts'

/** The longest name of a file, in bytes, less what is added to it; and the longest path. */
const maxNameBytes = 200
const maxPathBytes = 1_000

const bytesOf = (text: string) => new TextEncoder().encode(text).length

/** A text that may name a file, an address or a part of one. */
export const nameSchema = z.string().check(
  z.refine((name) => !name.includes('\0'), 'must not hold control characters.'),
  z.refine(
    (name) => bytesOf(name) <= maxPathBytes && name.split('/').every((part) => bytesOf(part) <= maxNameBytes),
    `is too long: a name has at most ${maxNameBytes} characters.`,
  ),
)

/** A list that nobody changes. */
export const list = <Entry>(entry: z.ZodMiniType<Entry>): z.ZodMiniType<readonly Entry[]> => z.array(entry)

export const pathSchema: z.ZodMiniType<EditPath> = z.array(z.union([z.string(), z.int().check(z.nonnegative())]))

export const editSchema: z.ZodMiniType<Edit> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('set'), path: pathSchema, value: z.unknown() }),
  z.strictObject({
    kind: z.literal('insert'),
    path: pathSchema,
    value: z.unknown(),
    yaml: z.exactOptional(z.string()),
  }),
  z.strictObject({ kind: z.literal('move'), path: pathSchema, to: pathSchema }),
  z.strictObject({ kind: z.literal('delete'), path: pathSchema }),
])

const spliceSchema = z.object({ start: z.number(), end: z.number(), text: z.string() })

const fixSchema = z.object({
  title: z.string(),
  file: z.string(),
  change: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('edits'), edits: z.array(editSchema) }),
    z.object({ kind: z.literal('text'), splices: z.array(spliceSchema) }),
    z.object({ kind: z.literal('create'), text: z.string() }),
    z.object({ kind: z.literal('delete') }),
  ]),
})

/** What a diagnostic is found by. */
export const foundSchema = z.object({
  code: z.string(),
  file: z.string(),
  line: z.number(),
  column: z.number(),
  message: z.string(),
})

const factsSchema = z.record(z.string(), z.unknown())

export const diagnosticSchema: z.ZodMiniType<Diagnostic> = z.extend(foundSchema, {
  severity: z.enum(['error', 'warning']),
  path: z.string(),
  hint: z.string(),
  length: z.number(),
  block: z.exactOptional(z.string()),
  others: z.exactOptional(z.array(z.string())),
  fix: z.exactOptional(fixSchema),
  basis: z.exactOptional(
    z.object({
      kind: z.string(),
      facts: factsSchema,
      notes: z.exactOptional(z.array(z.object({ name: z.string(), facts: factsSchema }))),
    }),
  ),
})
