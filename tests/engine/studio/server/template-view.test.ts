import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editedValue } from '../../../../src/content/edit/edited-value.ts'
import { editsBetween } from '../../../../src/content/edit/edits-between.ts'
import { effectWords } from '../../../../src/studio/client/effects/effect-words.ts'
import { spread } from '../../../../src/studio/server/effects/spread.ts'

const fields = fc.dictionary(
  fc.constantFrom('title', 'intro', 'items', 'action'),
  fc.oneof(fc.string(), fc.array(fc.string(), { maxLength: 3 }), fc.record({ text: fc.string() })),
)

describe('the edits of a draft', () => {
  it('turn the values before into those after', () => {
    fc.assert(
      fc.property(fields, fields, (before, after) => {
        const root = { blocks: [before] }
        const edits = editsBetween(before, after, { path: ['blocks', 0] })
        expect(edits.reduce<unknown>(editedValue, root)).toEqual({ blocks: [after] })
      }),
    )
  })

  it('leave fields alone that are the same', () => {
    const items = [
      { question: 'Who?', answer: 'We' },
      { question: 'When?', answer: 'Now' },
    ]
    const after = [items[0], { ...items[1], answer: 'Soon' }]
    expect(editsBetween({ title: 'Hi', items }, { title: 'Hi', items: after })).toEqual([
      { kind: 'set', path: ['items', 1, 'answer'], value: 'Soon' },
    ])
  })
})

describe('the order of places', () => {
  const page = (name: string, hasOwnWords = false) => ({ name, hasOwnWords })

  it('begins with words of their own, then has the longest and the shortest names', () => {
    const cities = [
      'Ely',
      'Ulm',
      'Rio',
      'Paris',
      'Berlin',
      'Hamburg',
      'Saint Petersburg',
      'Salt Lake City',
      'San Francisco',
    ]
    const names = spread([...cities.map((name) => page(name)), page('Oslo', true)]).map(({ name }) => name)
    expect(names.slice(0, 4)).toEqual(['Oslo', 'Saint Petersburg', 'Salt Lake City', 'San Francisco'])
    expect(names.slice(4, 7).sort()).toEqual(['Ely', 'Rio', 'Ulm'])
  })

  it('has each page once', () => {
    const pages = fc.array(fc.record({ name: fc.string(), hasOwnWords: fc.boolean() }))
    fc.assert(
      fc.property(pages, (given) => {
        const found = spread(given)
        expect(found.length).toBe(given.length)
        expect(new Set(found)).toEqual(new Set(given))
      }),
    )
  })
})

describe('the words for what a change does', () => {
  it.each([
    [{ changed: 5, owning: 350, unchanged: 350 }, '5 pages change, 350 have words of their own there.'],
    [{ changed: 1, owning: 1, unchanged: 3 }, '1 page changes, 1 has words of its own there.'],
    [{ changed: 2, owning: 0, unchanged: 3 }, '2 pages change, 3 stay as they are.'],
    [{ changed: 2, owning: 0, unchanged: 1 }, '2 pages change, 1 stays as it is.'],
    [{ changed: 2, owning: 0, unchanged: 0 }, '2 pages change.'],
  ])('says of %j: %s', (effect, words) => {
    expect(effectWords(effect)).toBe(words)
  })
})
