import type { Edit } from '../../schema/edit.ts'
import { aliasOf, combinationsOf } from '../../schema/matrix/matrix-entries.ts'
import type { Matrix } from '../../schema/matrix/matrix-fields.ts'
import { editsBetween } from '../content/edit/edits-between.ts'
import { sharedRecords, withCommon } from './common-records.ts'

/** A combination of records: their slugs, in the order of the collections of the matrix. */
type Combination = readonly string[]

/** Which combinations get a page, and which lose theirs. */
export type CellChange = { added: readonly Combination[]; removed: readonly Combination[] }

/** The part of a matrix that says which combinations have pages. */
export type MatrixCells = Pick<Matrix, 'records' | 'only' | 'except' | 'reuses' | 'aliases'>

type Lists = Record<string, string[]>

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

/** A list without some entries, and with others at its end. */
const withEntries = (list: readonly string[], wanted: readonly string[]) => [
  ...list.filter((one) => wanted.includes(one)),
  ...wanted.filter((one) => !list.includes(one)),
]

/** The same, in the order of the common list if the entries were in it. */
function inOrderOf(shared: readonly string[], list: readonly string[], wanted: readonly string[]): string[] {
  const known = list.filter((one) => shared.includes(one))
  const isInOrder = known.join() === shared.filter((one) => list.includes(one)).join()
  return withEntries(isInOrder ? shared : list, wanted)
}

const copyOf = (lists: Readonly<Record<string, readonly string[]>>): Lists =>
  Object.fromEntries(Object.entries(lists).map(([key, list]) => [key, [...list]]))

/** How many records a beginning has: `la` has one. The records that follow it are of the collection with this index. */
const levelOf = (key: string) => (key === '' ? 0 : key.split('/').length)

/** Says what one beginning goes with: by an exception where that is shorter, else by a list of its own. */
function setOffered(key: string, wanted: readonly string[], { shared, only, except }: Offers): void {
  const own = Object.hasOwn(only, key) ? only[key] : undefined
  const isNew = own === undefined && !Object.hasOwn(except, key)
  const without = shared.filter((slug) => !wanted.includes(slug))
  if (own !== undefined) {
    const hidden = (except[key] ?? []).filter((slug) => own.includes(slug) && !wanted.includes(slug))
    const list = inOrderOf(shared, own, [...wanted, ...hidden])
    const left = wanted.every((slug) => shared.includes(slug)) ? without.length : Number.POSITIVE_INFINITY
    // What nearly all others go with as well needs no list of its own.
    if (hidden.length === 0 && left < list.length / 2) {
      delete only[key]
      setList(except, key, without)
      return
    }
    only[key] = list
    setList(except, key, hidden)
  } else if (wanted.some((slug) => !shared.includes(slug)) || (isNew && without.length > wanted.length)) {
    only[key] = inOrderOf(shared, [], wanted)
    delete except[key]
  } else setList(except, key, withEntries(except[key] ?? [], without))
}

type Offers = { shared: readonly string[]; only: Lists; except: Lists }

function setList(lists: Lists, key: string, list: string[]): void {
  if (list.length > 0) lists[key] = list
  else delete lists[key]
}

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
function setFollowing(
  cells: MatrixCells & { only: Lists; except: Lists },
  axes: readonly string[],
  children: Children,
) {
  const { only, except } = cells
  const has = children.after.get('') ?? []
  // A listed record may have exceptions for all others, so no cell. What becomes common to all must not become its cell.
  const withoutCells = cells.records[axes[0] ?? '']?.some((slug) => !has.includes(slug)) ? [[]] : []
  for (const [level, collection] of axes.entries()) {
    if (level === 0) continue
    const [before, after] = [children.before, children.after].map((all) =>
      [...all].filter(([key]) => levelOf(key) === level),
    ) as [[string, string[]][], [string, string[]][]]
    const withoutList = (entries: [string, string[]][]) =>
      entries.flatMap(([key, slugs]) => (Object.hasOwn(only, key) ? [] : [slugs]))
    const listed = cells.records[collection] ?? []
    const common = sharedRecords(listed, [withoutList(before), [...withoutList(after), ...withoutCells]])
    // Of later collections a beginning may have no cell, which no list says.
    const shared = level === 1 ? withCommon(common, [...after.map(([, slugs]) => slugs), ...withoutCells]) : common
    cells.records[collection] = shared
    for (const [key, wanted] of after) setOffered(key, wanted, { shared, only, except })
    const isWithoutCells = (key: string) => level === 1 && !has.includes(key)
    for (const key of cells.records[axes[0] ?? '']?.filter(isWithoutCells) ?? [])
      setList(except, key, [...new Set([...(except[key] ?? []), ...(only[key] ?? shared)])])
  }
}

/** Takes out of the lists of beginnings what they no longer say anything about. */
function removeUnused(
  { records, only, except }: MatrixCells & { only: Lists; except: Lists },
  axes: readonly string[],
) {
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
export function withCells(matrix: Matrix, change: CellChange): MatrixCells {
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
  setFollowing(cells, axes, children)
  removeUnused(cells, axes)

  const slugsIn = (some: readonly Combination[]) =>
    new Map(axes.map((name, at) => [name, new Set(some.map((slugs) => slugs[at]))]))
  const [was, is] = [slugsIn(combinations), slugsIn(all)]
  const isGone = (collection: string, slug: string) =>
    was.get(collection)?.has(slug) === true && !is.get(collection)?.has(slug)
  return { ...cells, ...withoutGone(matrix, isGone) }
}

const isFilled = (value: unknown) => typeof value !== 'object' || value === null || Object.keys(value).length > 0

/** The edits of the file of a matrix that change its cells: `value` is what the file says, `matrix` the same with defaults. */
export function cellEdits(value: Record<string, unknown>, matrix: Matrix, change: CellChange): Edit[] {
  const { records, aliases, reuses, ...rules } = withCells(matrix, change)
  const named = { aliases: onlyFilled(aliases), reuses: onlyFilled(reuses) }
  const next = Object.entries({ ...value, ...rules, ...named, records })
  return editsBetween(value, Object.fromEntries(next.filter(([, one]) => isFilled(one))))
}

const onlyFilled = (groups: Readonly<Record<string, object>>) =>
  Object.fromEntries(Object.entries(groups).filter(([, group]) => isFilled(group)))
