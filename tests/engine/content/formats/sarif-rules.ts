import { z } from 'zod'

/**
 * What the specification asks of a SARIF 2.1.0 log (OASIS, "Static Analysis Results Interchange Format", section 3), of the
 * parts that we write. A property that is not here is an error.
 */
const text = z.strictObject({ text: z.string(), markdown: z.string().optional() })
/** A line or a column (3.30.5 to 3.30.8). */
const position = z.int().min(1)
/** 3.10.1: RFC 3986, in which a blank, a quote or a bracket of a name is escaped. */
const uri = z.string().regex(/^(?:%[\dA-F]{2}|[\w\-.~!$&'()*+,;=:@/?#])+$/)
const level = z.enum(['none', 'note', 'warning', 'error'])

const artifactLocation = z.strictObject({ uri, uriBaseId: z.string() })
const region = z
  .strictObject({ startLine: position, startColumn: position, endLine: position, endColumn: position })
  .refine(
    ({ startLine, startColumn, endLine, endColumn }) =>
      endLine > startLine || (endLine === startLine && endColumn >= startColumn),
    'A region ends before it starts.',
  )

const rule = z.strictObject({
  id: z.string().min(1),
  shortDescription: text,
  fullDescription: text,
  defaultConfiguration: z.strictObject({ level }),
  help: text,
})

const location = z.strictObject({
  physicalLocation: z.strictObject({ artifactLocation, region }),
  logicalLocations: z
    .array(z.strictObject({ fullyQualifiedName: z.string().min(1), kind: z.string() }))
    .min(1)
    .optional(),
})

const fix = z.strictObject({
  description: text,
  artifactChanges: z
    .array(
      z.strictObject({
        artifactLocation,
        replacements: z
          .array(z.strictObject({ deletedRegion: region, insertedContent: z.strictObject({ text: z.string() }) }))
          .min(1),
      }),
    )
    .min(1),
})

const result = z.strictObject({
  ruleId: z.string(),
  ruleIndex: z.int().min(0),
  level,
  message: z.strictObject({ text: z.string().min(1) }),
  locations: z.array(location),
  partialFingerprints: z.record(z.string(), z.string()),
  fixes: z.array(fix).min(1).optional(),
})

const run = z
  .strictObject({
    tool: z.strictObject({ driver: z.strictObject({ name: z.string().min(1), rules: z.array(rule) }) }),
    columnKind: z.enum(['utf16CodeUnits', 'unicodeCodePoints']),
    originalUriBaseIds: z.record(z.string(), z.strictObject({ description: text })),
    results: z.array(result),
  })
  // 3.27.6: the index is that of the rule with this id.
  .refine(
    ({ tool, results }) => results.every(({ ruleId, ruleIndex }) => tool.driver.rules[ruleIndex]?.id === ruleId),
    'A result names another rule than its index.',
  )

const log = z.strictObject({ $schema: z.url(), version: z.literal('2.1.0'), runs: z.array(run) })

/** The errors of a log against the specification, each with its path. */
export const sarifErrors = (value: unknown): string[] =>
  log.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
