import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayOf, ledgerChanges, ledgerText, nextLedger, readLedger } from '../../../src/seo/ledger.ts'

const one = '1'.repeat(16)
const two = '2'.repeat(16)
const before = new Map([
  ['/', { day: '2026-01-01', hash: one }],
  ['/about', { day: '2026-02-02', hash: one }],
  ['/gone', { day: '2026-03-03', hash: one }],
])
const now = new Map([
  ['/', one],
  ['/about', two],
  ['/new', two],
])

describe('the days of change', () => {
  test('change for pages that are new or say something else, and for no other', () => {
    expect(nextLedger(before, now, { today: '2026-11-21' })).toEqual(
      new Map([
        ['/', { day: '2026-01-01', hash: one }],
        ['/about', { day: '2026-11-21', hash: two }],
        ['/new', { day: '2026-11-21', hash: two }],
      ]),
    )
    expect(ledgerChanges(before, now)).toEqual({ added: ['/new'], changed: ['/about'], removed: ['/gone'] })
  })

  test('do not change if the differences say the same', () => {
    const ledger = nextLedger(before, now, { today: '2026-11-21', keepDays: true })
    expect(ledger.get('/about')).toEqual({ day: '2026-02-02', hash: two })
    expect(ledger.get('/new')).toEqual({ day: '2026-11-21', hash: two })
  })

  test('exist only for what the page says now', () => {
    expect(dayOf(before, '/about', one)).toBe('2026-02-02')
    expect(dayOf(before, '/about', two)).toBeUndefined()
    expect(dayOf(before, '/new', one)).toBeUndefined()
  })

  test('do not change once written', () => {
    const hash = fc.stringMatching(/^[0-9a-f]{16}$/)
    const pages = fc.dictionary(fc.stringMatching(/^\/[a-z/-]{0,12}$/), hash)
    fc.assert(
      fc.property(pages, pages, (earlier, later) => {
        const first = nextLedger(new Map(), new Map(Object.entries(earlier)), { today: '2026-01-01' })
        const hashes = new Map(Object.entries(later))
        const second = nextLedger(first, hashes, { today: '2026-02-02' })
        expect(ledgerChanges(second, hashes)).toEqual({ added: [], changed: [], removed: [] })
        expect(nextLedger(second, hashes, { today: '2026-03-03' })).toEqual(second)
        expect(readLedger(ledgerText(second))).toEqual({ state: 'read', ledger: second })
      }),
    )
  })
})

describe('the file of the days', () => {
  test('has a line for each page, sorted by address', () => {
    expect(ledgerText(new Map([...before].reverse()))).toBe(`{
  "version": 1,
  "pages": {
    "/": ["2026-01-01", "${one}"],
    "/about": ["2026-02-02", "${one}"],
    "/gone": ["2026-03-03", "${one}"]
  }
}
`)
  })

  test.each([
    ['missing', undefined],
    ['broken', '<<<<<<< HEAD'],
    ['broken', '{"version":1,"pages":{"/":["yesterday","1111111111111111"]}}'],
    ['broken', '{"version":1,"pages":{"about":["2026-01-01","1111111111111111"]}}'],
    ['older', '{"version":0}'],
    ['newer', '{"version":2,"pages":[]}'],
  ])('is %s: %j', (state, text) => {
    expect(readLedger(text)).toEqual({ state, ledger: new Map() })
  })
})
