import type { Edit } from '../../schema/edit.ts'
import { isMapping } from '../../schema/is-mapping.ts'
import { aliasOf, combinationsOf } from '../../schema/matrix/matrix-entries.ts'
import type { Matrix } from '../../schema/matrix/matrix-fields.ts'
import { editsBetween } from '../content/edit/edits-between.ts'
import { childPosition } from '../content/parse/source-position.ts'
import { sharedRecords, withCommon } from './common-records.ts'
import { type Lists, linesOf, type Offers, setList, setOffered } from './offered-records.ts'

/** A combination of records: their slugs, in the order of the collections of the matrix. */
type Combination = readonly string[]

/** Which combinations get a page, and which lose theirs. */
export type CellChange = { added: readonly Combination[]; removed: readonly Combination[] }

/** The part of a matrix that says which combinations have pages. */
export type MatrixCells = Pick<Matrix, 'records' | 'only' | 'except' | 'reuses' | 'aliases'>

const keyOf = (slugs: Combination) => slugs.join('/')

/** The slugs that follow each beginning of some combinations, in their order: of `la/ushers`, `la` follows ``. */
function childrenOf(combinations: readonly Combination[]): Map<string, string[]> {
  const children = new Map<string, string[]>()
  for (const slugs of combinations)
    for (const [level, slug] of slugs.entries()) {
      const key = keyOf(slugs.slice(0, level))
      const list = children.get(key)
      if (list === undefined) children.set(key, [slug])
      else if (!list.includes(slug)) list.push(slug)
    }
  return children
}

const copyOf = (lists: Readonly<Record<string, readonly string[]>>): Lists =>
  Object.fromEntries(Object.entries(lists).map(([key, list]) => [key, [...list]]))

/** How many records a beginning has: `la` has one. The records that follow it are of the collection with this index. */
const levelOf = (key: string) => (key === '' ? 0 : key.split('/').length)

/** Combinations that show the page of another one come and go with it. */
function withReusing(matrix: Matrix, { added, removed }: CellChange): CellChange {
  const axes = Object.keys(matrix.records)
  const reusing = (combination: Combination): string[][] =>
    combination
      .map((slug, axis) => {
        const own = Object.entries(matrix.reuses[axes[axis] ?? ''] ?? {})
        return [slug, ...own.flatMap(([shown, page]) => (page === slug ? [shown] : []))]
      })
      .reduce<string[][]>((all, slugs) => all.flatMap((one) => slugs.map((slug) => [...one, slug])), [[]])
  const isOffered = (slug: string, axis: number) => matrix.records[axes[axis] ?? '']?.includes(slug)
  return {
    added: added.flatMap((combination) =>
      reusing(combination).filter((slugs) =>
        slugs.every((slug, axis) => slug === combination[axis] || isOffered(slug, axis)),
      ),
    ),
    removed: removed.flatMap(reusing),
  }
}

/** Names of records that have no combination any more are left out of aliases and reuses. */
function withoutGone(matrix: Matrix, isGone: (collection: string, slug: string) => boolean) {
  const named = Object.entries(matrix.aliases).map(([collection, own]) => {
    const entries = Object.entries(own).flatMap(([alias, target]): [string, typeof target][] => {
      const { record, with: limits } = aliasOf(target)
      if (isGone(collection, record)) return []
      if (typeof target === 'string') return [[alias, target]]
      const left = Object.entries(limits).map(([name, slugs]) => [name, slugs.filter((one) => !isGone(name, one))])
      return left.some(([, slugs]) => slugs?.length === 0)
        ? []
        : [[alias, { ...target, with: Object.fromEntries(left) }]]
    })
    return [collection, Object.fromEntries(entries)] as const
  })
  const reuses = Object.entries(matrix.reuses).map(([collection, own]) => [
    collection,
    Object.fromEntries(Object.entries(own).filter(([shown]) => !isGone(collection, shown))),
  ])
  return { aliases: Object.fromEntries(named), reuses: Object.fromEntries(reuses) }
}

/** The slugs of the first collection: those that have lost all combinations go, new ones come at the end. */
function firstRecords(listed: readonly string[], had: readonly string[], has: readonly string[]): string[] {
  const left = listed.filter((slug) => has.includes(slug) || !had.includes(slug))
  return [...left, ...has.filter((slug) => !listed.includes(slug))]
}

/** The beginnings before and after a change, with the slugs that follow each. */
type Children = { before: ReadonlyMap<string, string[]>; after: ReadonlyMap<string, string[]> }

/** The records of the collections after the first: what all go with in `records`, what only one goes with in its own lists. */
function setFollowing(cells: Cells, axes: readonly string[], { children, isCommented }: Following) {
  const has = children.after.get('') ?? []
  // A listed record may have exceptions for all others, so no cell. What becomes common to all must not become its cell.
  const withoutCells = cells.records[axes[0] ?? '']?.filter((slug) => !has.includes(slug)) ?? []
  for (const [level, collection] of axes.entries()) {
    if (level === 0) continue
    const [before, after] = [children.before, children.after].map((all) =>
      [...all].filter(([key]) => levelOf(key) === level),
    ) as [[string, string[]][], [string, string[]][]]
    const offered = (entries: [string, string[]][], without: string[][] = []) => ({
      all: entries.map(([, slugs]) => slugs),
      withoutList: [...entries.flatMap(([key, slugs]) => (Object.hasOwn(cells.only, key) ? [] : [slugs])), ...without],
    })
    const listed = cells.records[collection] ?? []
    const none = withoutCells.length > 0 ? [[]] : []
    const common = sharedRecords(listed, offered(before), offered(after, none))
    /** What all of them go with, as lists say it. */
    function listsWith(shared: readonly string[]) {
      const [only, except] = [{ ...cells.only }, { ...cells.except }]
      for (const [key, wanted] of after) setOffered(key, wanted, { shared, only, except, isCommented })
      for (const key of level === 1 ? withoutCells : [])
        setList(except, key, [...new Set([...(except[key] ?? []), ...(only[key] ?? shared)])])
      return { only, except }
    }
    function lines(shared: readonly string[]) {
      const { only, except } = listsWith(shared)
      const isLost = Object.keys(cells.except).some((key) => isCommented(key) && Object.hasOwn(only, key))
      return isLost ? Number.POSITIVE_INFINITY : shared.length + linesOf(only) + linesOf(except)
    }
    const others = [...new Set(after.flatMap(([, slugs]) => slugs))].filter((slug) => !listed.includes(slug))
    // Of later collections a beginning may have no cell, which no list says.
    const shared = level === 1 ? withCommon(common, others, lines) : common
    cells.records[collection] = [...shared]
    Object.assign(cells, listsWith(shared))
  }
}

type Cells = MatrixCells & { only: Lists; except: Lists }
type Following = { children: Children; isCommented: Offers['isCommented'] }

/** Takes out of the lists of beginnings what they no longer say anything about. */
function removeUnused({ records, only, except }: Cells, axes: readonly string[]) {
  const sharedAt = (level: number) => records[axes[level] ?? ''] ?? []
  for (const [key, list] of Object.entries(except)) {
    const offered = only[key] ?? sharedAt(levelOf(key))
    setList(
      except,
      key,
      list.filter((slug) => offered.includes(slug)),
    )
  }
  const isListed = (slug: string, level: number) =>
    sharedAt(level).includes(slug) ||
    Object.entries(only).some(([key, list]) => levelOf(key) === level && list.includes(slug))
  for (const lists of [only, except])
    for (const key of Object.keys(lists)) if (!key.split('/').every(isListed)) delete lists[key]
}

/**
 * A matrix with more and fewer combinations. What many records have in common stays in one list; the others get an
 * exception, or a list of their own.
 */
export function withCells(
  matrix: Matrix,
  change: CellChange,
  isCommented: Offers['isCommented'] = () => false,
): MatrixCells {
  const axes = Object.keys(matrix.records)
  const { added, removed } = withReusing(matrix, change)
  const combinations = combinationsOf(matrix)
  const gone = new Set(removed.map(keyOf))
  const all = [...combinations.filter((slugs) => !gone.has(keyOf(slugs))), ...added]
  const children = { before: childrenOf(combinations), after: childrenOf(all) }

  const [first = ''] = axes
  const records = copyOf(matrix.records)
  records[first] = firstRecords(records[first] ?? [], children.before.get('') ?? [], children.after.get('') ?? [])
  // A beginning that has lost its pages has no lists of its own, or else they would count as such below.
  const isLost = (key: string) => children.before.has(key) && !children.after.has(key)
  const [only, except] = [matrix.only, matrix.except].map((lists) =>
    copyOf(Object.fromEntries(Object.entries(lists).filter(([key]) => !isLost(key)))),
  ) as [Lists, Lists]
  const { aliases, reuses } = matrix
  const cells = { records, only, except, aliases, reuses }
  setFollowing(cells, axes, { children, isCommented })
  removeUnused(cells, axes)

  const slugsIn = (some: readonly Combination[]) =>
    new Map(axes.map((name, at) => [name, new Set(some.map((slugs) => slugs[at]))]))
  const [was, is] = [slugsIn(combinations), slugsIn(all)]
  const isGone = (collection: string, slug: string) =>
    was.get(collection)?.has(slug) === true && !is.get(collection)?.has(slug)
  return { ...cells, ...withoutGone(matrix, isGone) }
}

const isFilled = (value: unknown) => typeof value !== 'object' || value === null || Object.keys(value).length > 0

/** Whether the list of a beginning has comments in its file. */
function isCommentedAt(lists: unknown, key: string): boolean {
  const position = isMapping(lists) && Object.hasOwn(lists, key) ? childPosition(lists, key) : undefined
  if (position === undefined) return false
  const { text } = position.source
  const lineEnd = text.indexOf('\n', position.end)
  return text.slice(position.key?.end ?? position.start, lineEnd === -1 ? undefined : lineEnd).includes('#')
}

/** The edits of the file of a matrix that change its cells: `value` is what the file says, `matrix` the same with defaults. */
export function cellEdits(value: Record<string, unknown>, matrix: Matrix, change: CellChange): Edit[] {
  const { records, aliases, reuses, ...rules } = withCells(matrix, change, (key) =>
    [value['only'], value['except']].some((lists) => isCommentedAt(lists, key)),
  )
  const named = { aliases: onlyFilled(aliases), reuses: onlyFilled(reuses) }
  const next = Object.entries({ ...value, ...rules, ...named, records })
  return editsBetween(value, Object.fromEntries(next.filter(([, one]) => isFilled(one))))
}

const onlyFilled = (groups: Readonly<Record<string, object>>) =>
  Object.fromEntries(Object.entries(groups).filter(([, group]) => isFilled(group)))
