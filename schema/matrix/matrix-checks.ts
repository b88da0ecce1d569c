import { coded } from '../diagnostic.ts'
import { addressWith, aliasOf, combinationsOf, shownBy, wordsOf } from './matrix-entries.ts'
import type { CollectionByWord, Matrix } from './matrix-fields.ts'

/** An error inside a matrix. `path` leads to the value, as in a zod issue; without a code it is an invalid value. */
export type MatrixError = { code?: string; path: (string | number)[]; message: string }

/** Most collections in a matrix: with more, pages would hardly differ. */
const maxAxes = 3

/** What the checks need of a matrix whose collections exist. */
type Facts = {
  matrix: Matrix
  words: CollectionByWord
  /** Its collections, in their order. */
  axes: string[]
  combinations: string[][]
  /** The records of a collection that have pages: those under `records`, and those of its exceptions. */
  recordsOf: (collection: string) => ReadonlySet<string>
}

/** The words in the braces of an address. */
const wordsIn = (address: string) => [...address.matchAll(/\{(\w+)\}/g)].map(([, word]) => word as string)

const notAmong = (slug: string, collection: string | undefined) =>
  `\`${slug}\` is not among the \`${collection}\` of this matrix`

function axisErrors({ records }: Matrix, words: CollectionByWord): MatrixError[] {
  const collections = [...words.values()]
  const axes = Object.keys(records)
  const unknown = axes.filter((name) => !collections.includes(name))
  if (unknown.length > 0)
    return unknown.map((name) => ({
      path: ['records', name],
      message: `is not a collection; there are ${coded(collections)}`,
    }))
  if (axes.length > 0 && axes.length <= maxAxes) return []
  return [{ path: ['records'], message: `must name one to ${maxAxes} collections` }]
}

function addressErrors({ matrix, words }: Facts): MatrixError[] {
  const expected = wordsOf(matrix, words)
  const written = wordsIn(matrix.address)
  if (written.length === expected.length && expected.every((word) => written.includes(word))) return []
  const needed = expected.map((word) => `{${word}}`).join(' and ')
  return [{ path: ['address'], message: `must contain ${needed}, once, and no other word` }]
}

function emptyErrors({ matrix, axes, combinations }: Facts): MatrixError[] {
  if (combinations.length > 0) return []
  const empty = axes.find((name) => matrix.records[name]?.length === 0)
  const path = empty === undefined ? ['records'] : ['records', empty]
  return [{ code: 'empty-matrix', path, message: 'leaves no combination, so no page would be generated' }]
}

function exceptionErrors({ matrix, axes, recordsOf }: Facts): MatrixError[] {
  const { records, only, except } = matrix
  const errors: MatrixError[] = []
  for (const [rule, lists] of Object.entries({ only, except }))
    for (const key of Object.keys(lists)) {
      const slugs = key.split('/')
      const wrong = slugs.findIndex((slug, index) => !recordsOf(axes[index] ?? '').has(slug))
      const error = (message: string) => errors.push({ code: 'outside-matrix', path: [rule, key], message })
      if (slugs.length >= axes.length)
        error(`\`${key}\` names one record too many: the list is for the last collection`)
      else if (wrong !== -1) error(notAmong(slugs[wrong] as string, axes[wrong]))
      else if (rule === 'except') {
        const offered = (Object.hasOwn(only, key) ? only[key] : records[axes[slugs.length] ?? '']) ?? []
        for (const [index, slug] of (lists[key] ?? []).entries())
          if (!offered.includes(slug))
            errors.push({
              code: 'outside-matrix',
              path: [rule, key, index],
              message: `\`${key}\` does not go with \`${slug}\` in the first place`,
            })
      }
    }
  return errors
}

/** Errors of the names of collections under `reuses` and `aliases`. */
const unknownAxes = ({ matrix: { reuses, aliases }, axes }: Facts): MatrixError[] =>
  Object.entries({ reuses, aliases }).flatMap(([key, byCollection]) =>
    Object.keys(byCollection)
      .filter((name) => !axes.includes(name))
      .map((name) => ({ path: [key, name], message: `is not a collection of this matrix; it has ${coded(axes)}` })),
  )

function reuseErrors({ matrix, axes, combinations, recordsOf }: Facts): MatrixError[] {
  if (Object.keys(matrix.reuses).length === 0) return []
  const existing = new Set(combinations.map((slugs) => slugs.join('/')))
  return axes.flatMap((collection, axis) =>
    Object.entries(matrix.reuses[collection] ?? {}).flatMap(([shown, page]): MatrixError[] => {
      const error = (code: string, message: string) => [{ code, path: ['reuses', collection, shown], message }]
      const outside = [shown, page].find((slug) => !recordsOf(collection).has(slug))
      if (outside !== undefined) return error('outside-matrix', notAmong(outside, collection))
      if (shown === page) return error('alias-loop', `\`${shown}\` shows itself`)
      if (Object.hasOwn(matrix.reuses[collection] ?? {}, page))
        return error('alias-chain', `\`${shown}\` shows \`${page}\`, which is no page of its own; name the page itself`)
      const lacking = combinations
        .filter((slugs) => slugs[axis] === shown && !existing.has(shownBy(slugs, axes, matrix).join('/')))
        .map((slugs) => slugs.filter((_, index) => index !== axis).join('/'))
      return lacking.length === 0
        ? []
        : error(
            'reuse-without-page',
            `\`${shown}\` shows \`${page}\`, which has no page${axes.length === 1 ? '' : ` with ${coded(lacking)}`}`,
          )
    }),
  )
}

function aliasErrors({ matrix, words, axes, combinations, recordsOf }: Facts): MatrixError[] {
  const wordOf = wordsOf(matrix, words)
  return axes.flatMap((collection, axis) =>
    Object.entries(matrix.aliases[collection] ?? {}).flatMap(([alias, target]): MatrixError[] => {
      const { record, with: limits } = aliasOf(target)
      const path = ['aliases', collection, alias]
      const toRecord = typeof target === 'string' ? path : [...path, 'record']
      const accepts = (slugs: readonly string[]) =>
        Object.entries(limits).every(([name, some]) => some.includes(slugs[axes.indexOf(name)] ?? ''))
      const hidden = combinations.find((slugs) => slugs[axis] === alias && accepts(slugs))
      if (hidden) {
        const address = addressWith(matrix.address, (word) => hidden[wordOf.indexOf(word)])
        return [{ code: 'alias-is-page', path, message: `\`${alias}\` has pages of its own, such as \`${address}\`` }]
      }
      if (!recordsOf(collection).has(record)) {
        const isAlias = Object.hasOwn(matrix.aliases[collection] ?? {}, record)
        return [
          isAlias
            ? { code: 'alias-chain', path: toRecord, message: `\`${alias}\` leads to \`${record}\`, an alias itself` }
            : { code: 'outside-matrix', path: toRecord, message: notAmong(record, collection) },
        ]
      }
      return Object.entries(limits).flatMap(([name, slugs]): MatrixError[] => {
        const at = [...path, 'with', name]
        if (!axes.includes(name) || name === collection) {
          const others = axes.filter((one) => one !== collection)
          return [{ path: at, message: `is not another collection of this matrix; it has ${coded(others)}` }]
        }
        return slugs.flatMap((slug, index) =>
          recordsOf(name).has(slug)
            ? []
            : [{ code: 'outside-matrix', path: [...at, index], message: notAmong(slug, name) }],
        )
      })
    }),
  )
}

/** Errors inside a matrix: unknown names, aliases that are pages, chains of aliases, missing pages to reuse. */
export function matrixErrors(matrix: Matrix, words: CollectionByWord): MatrixError[] {
  const ofAxes = axisErrors(matrix, words)
  if (ofAxes.length > 0) return ofAxes
  const axes = Object.keys(matrix.records)
  const sets = axes.map(
    (name, index) =>
      new Set([
        ...(matrix.records[name] ?? []),
        ...Object.entries(matrix.only).flatMap(([key, slugs]) => (key.split('/').length === index ? slugs : [])),
      ]),
  )
  const recordsOf = (name: string) => sets[axes.indexOf(name)] ?? new Set<string>()
  const facts: Facts = { matrix, words, axes, combinations: combinationsOf(matrix), recordsOf }
  return [addressErrors, emptyErrors, exceptionErrors, unknownAxes, reuseErrors, aliasErrors].flatMap((find) =>
    find(facts),
  )
}
