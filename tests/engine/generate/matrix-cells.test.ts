import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matrixSchema } from '../../../schema/matrix/matrix.ts'
import { combinationsOf } from '../../../schema/matrix/matrix-entries.ts'
import { editText } from '../../../src/content/edit/edit-text.ts'
import { parse } from '../../../src/content/parse/parse.ts'
import { type CellChange, cellEdits, withCells } from '../../../src/generate/matrix-cells.ts'

const words = new Map([
  ['shop', 'shops'],
  ['tour', 'tours'],
  ['season', 'seasons'],
])
const schema = matrixSchema(words)

/** The text of a matrix after a change of its cells. */
function changed(text: string, change: Partial<CellChange>): string {
  const value = parse({ file: '', text }).value as Record<string, unknown>
  return editText(text, cellEdits(value, schema.parse(value), { added: [], removed: [], ...change }))
}

const tours = `# Where we go.
template: tour
address: /{tour}/from/{shop}
records:
  shops: [oost, zuid, west] # in this order
  tours:
    - dunes
    # the oldest
    - mills
    - canals
`

describe('a matrix', () => {
  test('gets an exception for a cell that goes, and loses it again', () => {
    const without = changed(tours, { removed: [['zuid', 'mills']] })
    expect(without).toBe(`${tours}except:\n  zuid:\n    - mills\n`)
    expect(changed(without, { added: [['zuid', 'mills']] })).toBe(tours)
  })

  test('gets a list of its own for a record with a few cells, and loses it with the record', () => {
    const more = changed(tours, { added: [['noord', 'mills']] })
    expect(more).toBe(`${tours.replace('west]', 'west, noord]')}only:\n  noord:\n    - mills\n`)
    expect(changed(more, { removed: [['noord', 'mills']] })).toBe(tours)
  })

  test('says a whole new column once', () => {
    const added = ['oost', 'zuid', 'west'].map((shop) => [shop, 'beach'])
    const more = changed(tours, { added })
    expect(more).toBe(`${tours}    - beach\n`)
    expect(changed(more, { removed: added })).toBe(tours)
  })

  test('leaves out the aliases of a record without pages', () => {
    const aliases =
      'aliases:\n  shops: { west-side: west, east: oost }\n  tours: { windmills: { record: mills, with: { shops: [west] } } }\n'
    const removed = ['dunes', 'mills', 'canals'].map((tour) => ['west', tour])
    expect(changed(tours + aliases, { removed })).toBe(
      `${tours.replace(', west', '')}aliases:\n  shops: { east: oost }\n`,
    )
  })

  test('changes what shows a page together with it', () => {
    const reusing = `${tours}reuses:\n  tours: { canals: mills }\n`
    const without = changed(reusing, { removed: [['oost', 'mills']] })
    expect(combinationsOf(schema.parse(parse({ file: '', text: without }).value))).not.toContainEqual([
      'oost',
      'canals',
    ])
    expect(changed(without, { added: [['oost', 'mills']] })).toBe(reusing)
  })

  test('gives a record whose cells are all exceptions no cell that the others get', () => {
    const excepted = `${tours}except:\n  zuid: [dunes, mills, canals]\n`
    const added = ['oost', 'west'].map((shop) => [shop, 'beach'])
    const cells = combinationsOf(schema.parse(parse({ file: '', text: changed(excepted, { added }) }).value))
    expect(cells).toContainEqual(['oost', 'beach'])
    expect(cells.filter(([shop]) => shop === 'zuid')).toEqual([])
  })

  test('says a record of many once, with exceptions for the others, and repeats no whole list for it', () => {
    const list = (prefix: string, count: number) => Array.from({ length: count }, (_, index) => `${prefix}${index + 1}`)
    const [shops, all] = [list('s', 8), list('t', 12)]
    const whole = `template: tour
address: /{tour}/from/{shop}
records:
  shops: [${shops.join(', ')}]
  tours: [${all.join(', ')}]
except:
  s1:
    - t3
`
    // One after the other, as they are ticked.
    const ticked = shops.slice(0, 6).reduce((text, shop) => changed(text, { added: [[shop, 'beach']] }), whole)
    expect(ticked).toBe(`${whole.replace('t12]', 't12, beach]')}  s7:\n    - beach\n  s8:\n    - beach\n`)
    const gone = shops.slice(0, 6).reduce((text, shop) => changed(text, { removed: [[shop, 'beach']] }), ticked)
    expect(gone).toBe(whole)
    // At once, and of a record that had nothing in common with the others.
    expect(changed(whole, { added: shops.slice(0, 6).map((shop) => [shop, 'beach']) })).toBe(ticked)
    const few = changed(whole, {
      added: [
        ['s9', 't1'],
        ['s9', 't2'],
      ],
    })
    expect(changed(few, { removed: [['s2', 't1']] })).toContain('only:\n  s9:\n    - t1\n    - t2\n')
  })

  test('says six ticks of a long row in three lines, and leaves an exception one', () => {
    const all = Array.from({ length: 28 }, (_, index) => `t${index + 1}`)
    const whole = `template: tour
address: /{tour}/from/{shop}
records:
  shops: [${Array.from({ length: 20 }, (_, index) => `s${index + 1}`).join(', ')}]
  tours:
    [
      ${all.join(',\n      ')}
    ]
only:
  s1: [t1]
except:
  s2: [t3]
`
    const tick = (text: string, shop: string, kind: 'added' | 'removed', tours: string[]) =>
      tours.reduce((before, tour) => changed(before, { [kind]: [[shop, tour]] }), text)
    const six = all.slice(5, 11)
    expect(tick(whole, 'new', 'added', six)).toBe(
      whole.replace('s20]', 's20, new]').replace('s1: [t1]\n', `s1: [t1]\n  new: [${six.join(', ')}]\n`),
    )
    expect(tick(whole, 's5', 'removed', six)).toBe(`${whole}  s5: [${six.join(', ')}]\n`)
    expect(tick(whole, 's2', 'removed', six)).toBe(whole.replace('s2: [t3]', `s2: [t3, ${six.join(', ')}]`))
    expect(tick(whole, 's1', 'added', six)).toBe(whole.replace('s1: [t1]', `s1: [t1, ${six.join(', ')}]`))
    expect(tick(whole, 'new', 'added', all.slice(0, 26))).toBe(
      `${whole.replace('s20]', 's20, new]')}  new: [t27, t28]\n`,
    )
  })

  test('has exactly the cells that it is to have, whatever it said before', () => {
    const slugs = { shops: ['a', 'b', 'c', 'd'], tours: ['e', 'f', 'g'], seasons: ['h', 'i'] }
    const axes = Object.keys(slugs) as (keyof typeof slugs)[]
    const some = (list: string[]) => fc.subarray(list, { minLength: 1 })
    const matrices = fc.integer({ min: 1, max: 3 }).chain((count) => {
      const names = axes.slice(0, count)
      const key = fc.constantFrom(...(count > 1 ? slugs.shops : []), ...(count > 2 ? ['a/e', 'b/f'] : []), 'none')
      const rules = fc.dictionary(key, fc.constant(0), { maxKeys: 3 }).chain((keys) =>
        fc.record(
          Object.fromEntries(
            Object.keys(keys)
              .filter((one) => one !== 'none')
              .map((one) => [one, some(slugs[axes[one.split('/').length] ?? 'tours'])]),
          ),
        ),
      )
      const combination = fc.tuple(...names.map((name) => fc.constantFrom(...slugs[name])))
      return fc.record({
        matrix: fc.record({
          records: fc.record(Object.fromEntries(names.map((name) => [name, some(slugs[name])]))),
          only: rules,
          except: rules,
        }),
        added: fc.array(combination, { maxLength: 5 }),
        removed: fc.array(combination, { maxLength: 5 }),
      })
    })
    fc.assert(
      fc.property(matrices, ({ matrix, added, removed }) => {
        const address = `/${Object.keys(matrix.records)
          .map((name) => `{${name.slice(0, -1)}}`)
          .join('/')}`
        const { data } = schema.safeParse({ template: 'tour', address, ...matrix })
        fc.pre(data !== undefined)
        if (data === undefined) return
        const isAdded = (slugs: string[]) => added.some((one) => one.join() === slugs.join())
        const gone = removed.filter((slugs) => !isAdded(slugs))
        const wanted = new Set([...combinationsOf(data), ...added].map((slugs) => slugs.join()))
        for (const slugs of gone) wanted.delete(slugs.join())
        fc.pre(wanted.size > 0)
        const next = { ...data, ...withCells(data, { added, removed: gone }) }
        expect(new Set(combinationsOf(next).map((slugs) => slugs.join()))).toEqual(wanted)
        expect(combinationsOf(next)).toHaveLength(wanted.size)
        expect(schema.safeParse(next).error?.issues).toBe(undefined)
      }),
    )
  })
})
