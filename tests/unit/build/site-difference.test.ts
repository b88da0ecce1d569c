import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { SiteRecord } from '../../../src/build/packed-site.ts'
import { differenceOf, withDifference } from '../../../src/build/site-difference.ts'

const names = ['la/ushers', 'la/greeters', 'nyc/ushers', 'about']

/** Entries as a build keeps them: those that did not change are the same objects. */
const entry = fc.constantFrom(...Array.from({ length: 4 }, (_, number) => ({ number })))
const table = fc.dictionary(fc.constantFrom(...names), entry)
const tables = fc.record({
  records: table,
  values: table,
  made: table,
  sketches: table,
  common: fc.constantFrom('a', 'b'),
})

const recordOf = ({ records, values, made, sketches, common }: Record<string, unknown>): SiteRecord =>
  ({
    content: {
      data: {},
      names: [],
      links: { faulty: [], told: [] },
      values,
      pages: Object.entries(records as object).map(([name, of]) => withName(name, of)),
    },
    release: { common, styles: {}, pictures: {}, downloads: {}, pages: made },
    compared: { pages: new Map(Object.entries(sketches as object)), settled: [] },
  }) as unknown as SiteRecord

const named = new Map<string, object>()
/** The record of a page: the same object for the same page. */
function withName(name: string, of: { number: number }): object {
  const key = `${name} ${of.number}`
  const known = named.get(key) ?? { name, of }
  named.set(key, known)
  return known
}

/** A record in which the order of tables makes no difference. */
const sorted = ({ content, release, compared }: SiteRecord) => ({
  content: { ...content, pages: [...content.pages].sort((one, other) => (one.name < other.name ? -1 : 1)) },
  release,
  compared,
})

it('gives the record again, whatever came, changed or went', () => {
  fc.assert(
    fc.property(tables, tables, (one, other) => {
      const [before, now] = [recordOf(one), recordOf(other)]
      expect(sorted(withDifference(before, differenceOf(now, before)))).toEqual(sorted(now))
    }),
  )
})

it('holds nothing of what stayed', () => {
  fc.assert(
    fc.property(tables, (one) => {
      const { record, gone } = differenceOf(recordOf(one), recordOf(one))
      expect([
        record.content.pages,
        Object.keys(record.release.pages),
        record.compared?.pages.size,
        gone.flat(),
      ]).toEqual([[], [], 0, []])
    }),
  )
})
