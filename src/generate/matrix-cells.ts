import type { Edit } from '../../schema/edit.ts'
import { aliasOf, combinationsOf } from '../../schema/matrix/matrix-entries.ts'
import type { Matrix } from '../../schema/matrix/matrix-fields.ts'
import { editsBetween } from '../content/edit/edits-between.ts'

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

/** The beginnings of a level: `la` has the level 1. */
const atLevel = (children: ReadonlyMap<string, string[]>, level: number) =>
  [...children].filter(([key]) => (key === '' ? 0 : key.split('/').length) === level)

/**
 * The records of a later collection that all beginnings without a list of their own go with: a record that all of them
 * get belongs there, and one that none of them has now does not.
 */
function sharedRecords(shared: readonly string[], [before, after]: [string[][], string[][]]): string[] {
  const isEverywhere = (slug: string) => after.length > 0 && after.every((list) => list.includes(slug))
  const isGone = (slug: string) =>
    before.some((list) => list.includes(slug)) && !after.some((list) => list.includes(slug))
  const added = [...new Set(after.flat())].filter((slug) => !shared.includes(slug) && isEverywhere(slug))
  return [...shared.filter((slug) => !isGone(slug)), ...added]
}

/** Says what one beginning goes with: by an exception where that is shorter, else by a list of its own. */
function setOffered(key: string, wanted: readonly string[], { shared, only, except }: Offers): void {
  const own = Object.hasOwn(only, key) ? only[key] : undefined
  const isNew = own === undefined && !Object.hasOwn(except, key)
  const without = shared.filter((slug) => !wanted.includes(slug))
  if (own !== undefined) {
    const hidden = (except[key] ?? []).filter((slug) => own.includes(slug) && !wanted.includes(slug))
    const list = inOrderOf(shared, own, [...wanted, ...hidden])
    // What all others go with as well needs no list of its own.
    if (list.join() === shared.join()) delete only[key]
    else only[key] = list
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
  const kept = Object.entries(matrix.aliases).map(([collection, own]) => {
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
  return { aliases: Object.fromEntries(kept), reuses: Object.fromEntries(reuses) }
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
  const [before, after] = [childrenOf(combinations), childrenOf(all)]
  const [only, except] = [copyOf(matrix.only), copyOf(matrix.except)]
  const records: Lists = copyOf(matrix.records)

  const [first = ''] = axes
  const had = before.get('') ?? []
  const has = after.get('') ?? []
  const isLost = (slug: string) => had.includes(slug) && !has.includes(slug)
  records[first] = [
    ...(records[first] ?? []).filter((slug) => !isLost(slug)),
    ...has.filter((slug) => !records[first]?.includes(slug)),
  ]
  for (const lists of [only, except])
    for (const key of Object.keys(lists)) if (before.has(key) && !after.has(key)) delete lists[key]

  // A record whose combinations are all exceptions would get those that become common to all others.
  const withoutCells = records[first].some((slug) => !has.includes(slug)) ? [[]] : []
  for (const [level, collection] of axes.entries()) {
    if (level === 0) continue
    const [wasThere, isThere] = [atLevel(before, level), atLevel(after, level)]
    const free = (entries: [string, string[]][]) =>
      entries.filter(([key]) => !Object.hasOwn(only, key)).map(([, slugs]) => slugs)
    const shared = sharedRecords(records[collection] ?? [], [free(wasThere), [...free(isThere), ...withoutCells]])
    records[collection] = shared
    for (const [key, wanted] of isThere) setOffered(key, wanted, { shared, only, except })
  }
  for (const [key, list] of Object.entries(except)) {
    const offered = only[key] ?? records[axes[key.split('/').length] ?? ''] ?? []
    setList(
      except,
      key,
      list.filter((slug) => offered.includes(slug)),
    )
  }
  const isListed = (slug: string, level: number) =>
    records[axes[level] ?? '']?.includes(slug) ||
    Object.entries(only).some(([key, list]) => key.split('/').length === level && list.includes(slug))
  for (const lists of [only, except])
    for (const key of Object.keys(lists)) if (!key.split('/').every(isListed)) delete lists[key]

  const isIn = (collection: string, cells: readonly Combination[]) => {
    const at = axes.indexOf(collection)
    return new Set(cells.map((slugs) => slugs[at]))
  }
  const there = new Map(axes.map((name) => [name, [isIn(name, combinations), isIn(name, all)] as const]))
  const isGone = (collection: string, slug: string) => {
    const [was, is] = there.get(collection) ?? []
    return was?.has(slug) === true && is?.has(slug) !== true
  }
  return { records, only, except, ...withoutGone(matrix, isGone) }
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
