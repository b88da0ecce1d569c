import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { matrixSchema } from '../../../schema/matrix/matrix.ts'
import { combinationsOf } from '../../../schema/matrix/matrix-entries.ts'
import { editText } from '../../../src/content/edit/edit-text.ts'
import { parse } from '../../../src/content/parse/parse.ts'
import { cellEdits } from '../../../src/generate/matrix-cells.ts'
import { repeats } from '../../support/long.ts'

type Lists = Readonly<Record<string, readonly string[]>>
type Written = { records: { shops: readonly string[]; tours: readonly string[] }; only: Lists; except: Lists }
type Cell = [shop: string, tour: string]

const schema = matrixSchema(
  new Map([
    ['shop', 'shops'],
    ['tour', 'tours'],
  ]),
)
const head = { template: 'tour', address: '/{shop}/{tour}' }
const [shops, tours] = [
  ['a', 'b', 'c', 'd', 'e'],
  ['p', 'q', 'r', 's', 't', 'u'],
]

const linesOf = (lists: Lists) => Object.values(lists).reduce((sum, list) => sum + 1 + list.length, 0)
const sizeOf = ({ records, only, except }: Written) =>
  records.shops.length + records.tours.length + linesOf(only) + linesOf(except)

/** The entries of all lists, each with the path of its list: `only.a p`. */
const entriesOf = ({ records, only, except }: Written) =>
  Object.entries({ records, only, except }).flatMap(([name, lists]) =>
    Object.entries(lists).flatMap(([key, list]) => list.map((entry: string) => `${name}.${key} ${entry}`)),
  )

/** The file of a matrix, with a comment behind each entry that `isCommented` names. */
function fileOf(matrix: Written, isCommented: (entry: string) => boolean): string {
  const entries = entriesOf(matrix)
  let at = 0
  const lines = stringify({ ...head, ...matrix }).split('\n')
  return `# Where we go.\n${lines
    .map((line) => {
      const entry = /^ {4}- /.test(line) ? entries[at++] : undefined
      return entry !== undefined && isCommented(entry) ? `${line} # ${entry}` : line
    })
    .join('\n')}`
}

function matrixIn(text: string): Written & Parameters<typeof cellEdits>[1] {
  return schema.parse(parse({ file: '', text }).value) as ReturnType<typeof matrixIn>
}

/**
 * What somebody writes by hand: the lists that are there get and lose entries, and a shop without a list gets the shorter one.
 * `common` are the tours that all shops have unless a list says otherwise.
 */
function byHand(before: Written, pages: ReadonlyMap<string, string[]>, common: readonly string[]): Written {
  const [only, except] = [new Map<string, readonly string[]>(), new Map<string, readonly string[]>()]
  const listed = before.records.shops.filter((shop) => pages.has(shop) || !hasPages(before, shop))
  const all = [...new Set([...listed, ...pages.keys()])]
  for (const shop of all) {
    const wanted = pages.get(shop)
    const without = common.filter((tour) => !wanted?.includes(tour))
    if (wanted === undefined) except.set(shop, common)
    else if (before.only[shop] || wanted.some((tour) => !common.includes(tour))) only.set(shop, wanted)
    else if (before.except[shop] || without.length <= wanted.length) except.set(shop, without)
    else only.set(shop, wanted)
  }
  const filled = (lists: typeof only) => Object.fromEntries([...lists].filter(([, list]) => list.length > 0))
  return { records: { shops: all, tours: common }, only: filled(only), except: filled(except) }
}

const hasPages = ({ records, only, except }: Written, shop: string) =>
  (only[shop] ?? records.tours).some((tour) => !except[shop]?.includes(tour))

const some = (list: string[]) => fc.subarray(list, { minLength: 1 })
const cells = fc.array(fc.tuple(fc.constantFrom(...shops), fc.constantFrom(...tours)), { maxLength: 6 })
const changes = fc.record({
  records: fc.record({ shops: some(shops), tours: some(tours) }),
  lists: fc.dictionary(fc.constantFrom(...shops), fc.tuple(fc.constantFrom('only', 'except'), some(tours))),
  added: cells,
  removed: cells,
  commented: fc.constantFrom('all', 'records.', 'none'),
})

/** A matrix before and after ticks, as files; `undefined` if there is no such matrix, or if it would have no page. */
function ticked({
  records,
  lists,
  added,
  removed,
  commented,
}: typeof changes extends fc.Arbitrary<infer T> ? T : never) {
  const listed = (kind: string) =>
    Object.fromEntries(Object.entries(lists).flatMap(([shop, [one, list]]) => (one === kind ? [[shop, list]] : [])))
  const written: Written = { records, only: listed('only'), except: listed('except') }
  if (!schema.safeParse({ ...head, ...written }).success) return undefined
  const text = fileOf(written, (entry) => commented === 'all' || entry.startsWith(commented))
  const before = matrixIn(text)
  const had = combinationsOf(before) as Cell[]
  const isAdded = (cell: Cell) => added.some((one) => one.join() === cell.join())
  const gone = removed.filter((cell) => !isAdded(cell))
  const isGone = (cell: Cell) => gone.some((one) => one.join() === cell.join())
  const wanted = new Set([...had.filter((cell) => !isGone(cell)), ...added].map((cell) => cell.join('/')))
  if (wanted.size === 0) return undefined
  const raw = parse({ file: '', text }).value as Record<string, unknown>
  const after = editText(text, cellEdits(raw, before, { added, removed: gone }))
  return { written, had, wanted, text, after, next: matrixIn(after) }
}

type Ticked = NonNullable<ReturnType<typeof ticked>>

const holds = (check: (found: Ticked) => void) =>
  fc.assert(
    fc.property(changes, (change) => {
      const found = ticked(change)
      fc.pre(found !== undefined)
      check(found as Ticked)
    }),
    { numRuns: repeats(1_000) },
  )

describe('any set of ticks', () => {
  test('leads to exactly those pages', () =>
    holds(({ wanted, next }) => {
      const found = combinationsOf(next).map((cell) => cell.join('/'))
      expect(new Set(found)).toEqual(wanted)
      expect(found).toHaveLength(wanted.size)
    }))

  test('is never longer than what somebody writes by hand', () =>
    holds(({ written, had, wanted, text, after, next }) => {
      // To leave comments where they are may take lines.
      fc.pre(!text.includes('# only') && !text.includes('# except'))
      const pages = new Map<string, string[]>()
      for (const [shop = '', tour = ''] of [...wanted].map((cell) => cell.split('/')))
        pages.set(shop, [...(pages.get(shop) ?? []), tour])
      const used = new Set([...pages.values()].flat())
      const isGone = (tour: string) => had.some(([, one]) => one === tour) && !used.has(tour)
      const common = written.records.tours.filter((tour) => !isGone(tour))
      const lengths = [common, [...new Set([...common, ...used])]].map((one) => sizeOf(byHand(written, pages, one)))
      expect(sizeOf(next), after).toBeLessThanOrEqual(Math.max(sizeOf(written), Math.min(...lengths)))
    }))

  test('leaves an exception an exception, and a list a list, unless the other is clearly shorter', () =>
    holds(({ written, next, text, after }) => {
      for (const [before, kind, other] of [
        [written.except, 'except', 'only'],
        [written.only, 'only', 'except'],
      ] as const)
        for (const shop of Object.keys(before)) {
          const list = next[other][shop]
          if (list === undefined || !hasPages(written, shop)) continue
          const isCommon = (next.only[shop] ?? []).every((tour) => next.records.tours.includes(tour))
          expect(text, after).not.toContain(`# ${kind}.${shop} `)
          if (isCommon) expect(list.length * 2, after).toBeLessThan(next.records.tours.length)
        }
    }))

  test('keeps comments, and the order of all entries', () =>
    holds(({ written, text, after, next }) => {
      const [before, now] = [entriesOf(written), entriesOf(next)]
      const left = now.filter((entry) => before.includes(entry))
      expect(after.startsWith('# Where we go.\n')).toBe(true)
      for (const entry of left) if (text.includes(`# ${entry}\n`)) expect(after).toContain(`# ${entry}\n`)
      for (const list of new Set(left.map((entry) => entry.split(' ')[0])))
        expect(left.filter((entry) => entry.startsWith(`${list} `))).toEqual(
          before.filter((entry) => entry.startsWith(`${list} `) && left.includes(entry)),
        )
    }))
})
