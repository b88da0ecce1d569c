import type { z } from 'zod'
import type { BlockSchemas } from '../../../../schema/block.ts'
import { fieldAsWritten } from '../../../../schema/block-capabilities.ts'
import type { Diagnostic } from '../../../../schema/diagnostic.ts'
import { isMapping } from '../../../../schema/is-mapping.ts'
import { language } from '../../../../schema/language/language.ts'
import { columnsOf, maxLevel, withColumns } from '../../../../schema/nested-blocks.ts'
import { memoize } from '../../../cache/memoize.ts'
import { diagnose, valueRange } from '../../diagnostics/diagnose.ts'
import { kindInWords, shortened } from '../../diagnostics/format-value.ts'
import { suggest } from '../../diagnostics/suggest.ts'
import { correctedLine } from '../../parse/source.ts'
import { type Container, childPosition, locate, type SourcePosition } from '../../parse/source-position.ts'
import { withoutCardLanguages, withoutExtraCardFields } from '../../resolve/card-fields.ts'
import { shortLists } from '../../resolve/local-entries.ts'
import { isShared, markSharedBlock } from '../../resolve/shared-values.ts'
import { issueDiagnostics } from '../check-value.ts'
import { type CheckedBlock, ownFields, type ParsedBlock } from '../checked-block.ts'
import { fieldName, type Subject } from '../issues/issue-subject.ts'
import { parsedWithinTime } from '../parsed-within-time.ts'
import { unknownBlock } from '../unknown-block.ts'
import { withMemoizedFields } from './memoized-fields.ts'
import { oldVersion } from './old-version.ts'
import { withWrittenNumbers } from './written-numbers.ts'

/** The checked block; `block` is missing if it, or a block in it, has an error. `nested`: the valid blocks in it. */
type Result = { block?: ParsedBlock; nested: readonly CheckedBlock[]; diagnostics: Diagnostic[] }

/** A block without the default of a field that it inherits from the block around it. */
function withoutDefaultTone(block: ParsedBlock, written: object): ParsedBlock {
  if ('tone' in written || !('tone' in block)) return block
  const { tone: _tone, ...fields } = block
  return fields
}

function missingType(block: Record<string, unknown>, position: SourcePosition, types: readonly string[]): Diagnostic {
  const misspelt = Object.keys(block).find((key) => suggest(key, ['type']) !== undefined)
  const key = misspelt === undefined ? undefined : childPosition(block, misspelt)?.key
  const range = { ...valueRange(position), ...key }
  const corrected = key && correctedLine(position.source, key.start, key.end, 'type')
  return diagnose('missing-type', range, { misspelt, corrected, types })
}

function checkType(block: Record<string, unknown>, position: SourcePosition, schemas: BlockSchemas): Diagnostic[] {
  const types = Object.keys(schemas)
  const { type } = block
  const at = childPosition(block, 'type') ?? position
  if (typeof type === 'string' && Object.hasOwn(schemas, type)) return []
  if (!Object.hasOwn(block, 'type')) return [missingType(block, position, types)]
  return [unknownBlock(type, at, schemas)]
}

/** Lists that have too few entries once those are left out which the language at hand does not have. */
const shortHere = (block: ParsedBlock, { root, schema, owner }: Subject): Diagnostic[] =>
  shortLists(block, schema).flatMap(({ path, ...facts }) => {
    const { position } = locate(root, path)
    if (position === undefined) return []
    const { tag } = language()
    return [diagnose('too-few', valueRange(position, owner), { key: fieldName(path, owner), ...facts, tag })]
  })

/** Types with a flag of `defineBlock`: `headline`, `needsPermission`. */
const typesMarked = (schemas: BlockSchemas, mark: 'headline' | 'needsPermission') =>
  new Set(Object.keys(schemas).filter((type) => schemas[type]?.meta()?.[mark] === true))

/**
 * Validates blocks by the schema of their type. A block that many pages share is validated once. `headlines` are the
 * types whose title is the `h1` of the page, `needPermission` those that need a client's permission. Blocks of `broken`
 * types are not checked, and their page is incomplete: the diagnostic of the type says it once. Checks in the schemas of
 * `own` types may throw, or have no end.
 */
export function createBlockCheck(
  schemas: BlockSchemas,
  { broken = new Set(), own = new Set() }: { broken?: ReadonlySet<string>; own?: ReadonlySet<string> } = {},
) {
  const results = Array.from({ length: maxLevel + 2 }, () => new WeakMap<object, Result>())
  const memoizingSchema = memoize(withMemoizedFields)

  /** Checks the blocks in a block. */
  function checkInside(block: Record<string, unknown>, level: number) {
    const columns = columnsOf(block).map(({ column, blocks }) => ({
      column,
      entries: blocks.map((written, index) => {
        const position = childPosition(blocks, index) as SourcePosition
        return { written, position, ...checkBlock(written, position, level) }
      }),
    }))
    const entries = columns.flatMap((column) => column.entries)
    return {
      isWhole: entries.every(({ block: valid }) => valid),
      diagnostics: entries.flatMap((one) => one.diagnostics),
      nested: entries.flatMap(({ block: valid, written, position, nested }): CheckedBlock[] =>
        valid ? [{ block: valid, level, written: ownFields(written as Container), position }, ...nested] : [],
      ),
      /** The parsed block with its blocks parsed too. */
      fill: (parsed: ParsedBlock) =>
        withColumns(
          parsed,
          (_, column) => columns.find((one) => one.column === column)?.entries.map((one) => one.block) ?? [],
        ),
    }
  }

  const checkOnce = (block: Record<string, unknown>, position: SourcePosition, level: number): Result => {
    const none = (diagnostics: Diagnostic[]): Result => ({ diagnostics, nested: [] })
    if (broken.has(String(block['type']))) return none([])
    const diagnostics = checkType(block, position, schemas)
    if (diagnostics.length > 0) return none(diagnostics)
    const type = String(block['type'])
    const old = oldVersion(block, type, schemas[type])
    if (old !== undefined) return none([old])
    if (level === maxLevel && columnsOf(block).length > 0)
      return none([diagnose('nested-too-deep', valueRange(position, type), { type, maxLevel })])
    const schema = schemas[type] as z.ZodType
    const quickSchema = memoizingSchema(schema)
    const asWritten = withoutCardLanguages(withWrittenNumbers(block, fieldAsWritten(schema)), schema)
    const parse = () => {
      const written = quickSchema.safeParse(asWritten)
      const root = written.success ? asWritten : withoutExtraCardFields(asWritten, written.error.issues)
      return { root, ...(root === asWritten ? written : quickSchema.safeParse(root)) }
    }
    const parsedBlock = own.has(type) ? parsedWithinTime(parse) : parse()
    if ('problem' in parsedBlock)
      return none([
        diagnose('broken-block', valueRange(position, type), { type, problem: parsedBlock.problem, isOnPage: true }),
      ])
    const { root, data, error } = parsedBlock
    const inside = checkInside(block, level + 1)
    const subject = { root, schema, owner: type, docs: `blocks/${type}`, block: type }
    const found = error ? issueDiagnostics(error.issues, subject) : shortHere(data as ParsedBlock, subject)
    const checked = { nested: inside.nested, diagnostics: [...found, ...inside.diagnostics] }
    if (error || found.length > 0 || !inside.isWhole) return checked
    const parsed = level === 0 ? (data as ParsedBlock) : withoutDefaultTone(data as ParsedBlock, block)
    return { ...checked, block: inside.fill(parsed) }
  }

  /** `level`: how many blocks are around it. */
  const checkBlock = (block: unknown, position: SourcePosition, level = 0): Result => {
    if (typeof block === 'string') {
      const facts = {
        key: undefined,
        text: shortened(block),
        example: `- type: ${suggest(block, Object.keys(schemas)) ?? '…'}`,
      }
      return { diagnostics: [diagnose('text-for-fields', valueRange(position), facts)], nested: [] }
    }
    if (!isMapping(block)) {
      const facts = {
        key: 'block',
        expected: 'fields that begin with `type:`',
        found: kindInWords(block),
        corrected: undefined,
      }
      return { diagnostics: [diagnose('wrong-type', valueRange(position), facts)], nested: [] }
    }
    const known = results[level]?.get(block)
    if (known) return known
    const checked = checkOnce(block, position, level)
    if (isShared(block)) {
      if (checked.block) markSharedBlock(checked.block)
      results[level]?.set(block, checked)
    }
    return checked
  }
  return Object.assign(checkBlock, {
    headlines: typesMarked(schemas, 'headline'),
    needPermission: typesMarked(schemas, 'needsPermission'),
    schemas,
  })
}

/** The check of {@link createBlockCheck}. */
export type BlockCheck = ReturnType<typeof createBlockCheck>
