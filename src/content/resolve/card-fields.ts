import type { z } from 'zod'
import { valueIn } from '../../../schema/edit.ts'
import { type Container, copyPositions, isContainer } from '../parse/source-position.ts'
import { entriesWithLanguages } from './local-entries.ts'
import { isCard } from './record-cards.ts'

/** The container without these keys. */
export const withoutKeys = (container: Container, keys: readonly string[]): Container =>
  copyPositions(container, Object.fromEntries(Object.entries(container).filter(([key]) => !keys.includes(key))))

/** The container without some keys of a container below it, which the path leads to. */
function without(container: Container, path: readonly PropertyKey[], keys: readonly string[]): Container {
  const [at, ...rest] = path as (string | number)[]
  if (at === undefined) return withoutKeys(container, keys)
  const entry = (container as Record<string | number, unknown>)[at]
  if (!isContainer(entry)) return container
  const copy = Array.isArray(container) ? [...container] : { ...container }
  return copyPositions(container, Object.assign(copy, { [at]: without(entry, rest, keys) }))
}

/**
 * The block without those fields of its cards that its schema does not know, by the issues of the schema. `shown:` of a
 * collection lists fields for all blocks, and each shows some of them.
 */
export const withoutExtraCardFields = (block: Container, issues: readonly z.core.$ZodIssue[]): Container =>
  issues.reduce(
    (left: Container, issue) =>
      issue.code === 'unrecognized_keys' && isCard(valueIn(block, issue.path))
        ? without(left, issue.path, issue.keys)
        : left,
    block,
  )

/**
 * The block without `languages` on those of its cards whose entries say by it where they are: a record has a field of its own
 * by that name.
 */
export const withoutCardLanguages = (block: Container, schema: z.ZodType): Container =>
  entriesWithLanguages(block, schema).reduce(
    (left: Container, { entry, path }) => (isCard(entry) ? without(left, path, ['languages']) : left),
    block,
  )
