import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Edit, valueIn } from '../../../../../schema/edit.ts'
import { mappedEdits } from '../../../../../src/studio/server/merging/mapped-edits.ts'

const hero = { type: 'hero', title: 'Hi' }
const text = { type: 'text', markdown: 'Come in' }
const list = { type: 'text', markdown: 'A list' }
const ask = { type: 'faq', id: 'ask', items: [{ question: 'One?' }, { question: 'Two?' }] }
const page = (...blocks: unknown[]) => ({ title: 'About', blocks })

const set = (path: (string | number)[], value = 'Mine'): Edit => ({ kind: 'set', path, value })
const mapped = (before: unknown, now: unknown, edit: Edit) => mappedEdits(before, now, [edit])?.[0]

describe('edits over a version that was changed elsewhere', () => {
  it('lead to the same block where others were inserted, deleted or moved', () => {
    const before = page(hero, text, ask)
    expect(mapped(before, page(list, hero, text, ask), set(['blocks', 1, 'markdown']))).toEqual(
      set(['blocks', 2, 'markdown']),
    )
    expect(mapped(before, page(text, ask), set(['blocks', 2, 'title']))).toEqual(set(['blocks', 1, 'title']))
    expect(mapped(before, page(text, hero, ask), set(['blocks', 0, 'title']))).toEqual(set(['blocks', 1, 'title']))
    expect(mapped(before, page(ask, hero), { kind: 'delete', path: ['blocks', 0] })).toEqual({
      kind: 'delete',
      path: ['blocks', 1],
    })
  })

  it('find a block that was changed itself by its anchor, or as the only one of its kind', () => {
    const changed = { ...ask, items: [{ question: 'Zero?' }, ...ask.items] }
    expect(mapped(page(ask), page({ type: 'faq' }, changed), set(['blocks', 0, 'items', 1, 'question']))).toEqual(
      set(['blocks', 1, 'items', 2, 'question']),
    )
    const dark = { ...hero, tone: 'dark' }
    expect(mapped(page(dark, text), page(text, { ...dark, title: 'Theirs' }), set(['blocks', 0, 'title']))).toEqual(
      set(['blocks', 1, 'title']),
    )
    expect(
      mapped(page(hero, text), page(hero, { ...text, markdown: 'Theirs' }), set(['blocks', 1, 'markdown'])),
    ).toEqual(set(['blocks', 1, 'markdown']))
  })

  it('are refused where the entry is gone, or cannot be distinguished from others', () => {
    expect(mapped(page(hero, text), page(text), set(['blocks', 0, 'title']))).toBeUndefined()
    expect(mapped(page(text, list), page(text), set(['blocks', 1, 'markdown']))).toBeUndefined()
    expect(mapped(page(text, list), page(list, text, list), set(['blocks', 1, 'markdown']))).toBeUndefined()
    const theirs = { ...text, markdown: 'Theirs' }
    expect(mapped(page(text, list), page(hero, theirs, list), set(['blocks', 0, 'markdown']))).toBeUndefined()
    expect(
      mapped(page(hero, text), page(text, hero), { kind: 'move', path: ['blocks', 0], to: ['blocks', 1] }),
    ).toBeUndefined()
  })

  it('are refused where the only block of the kind has no field of the one that was edited', () => {
    const other = { type: 'text', markdown: 'Of somebody else' }
    expect(mapped(page(hero, text), page(other, hero, ask), set(['blocks', 1, 'markdown']))).toBeUndefined()
    expect(mapped(page(hero, text), page(other, hero, ask), { kind: 'delete', path: ['blocks', 1] })).toBeUndefined()
  })

  it('are refused below a group or a list that is gone', () => {
    const edit = set(['seo', 'title'])
    const insert: Edit = { kind: 'insert', path: ['blocks', 0], value: text }
    expect(mapped({ seo: { title: 'Hi' } }, {}, edit)).toBeUndefined()
    expect(mapped({ seo: { title: 'Hi' } }, { seo: 'Hi' }, edit)).toBeUndefined()
    expect(mapped({ seo: { title: 'Hi' } }, { seo: ['Hi'] }, edit)).toBeUndefined()
    expect(mapped(page(hero), { title: 'About' }, set(['blocks', 0, 'title']))).toBeUndefined()
    expect(mapped(page(hero), { blocks: { title: 'Hi' } }, set(['blocks', 0, 'title']))).toBeUndefined()
    expect(mapped(page(hero), { title: 'About' }, insert)).toBeUndefined()
    expect(mapped({}, {}, edit)).toEqual(edit)
    expect(mapped({ title: 'About' }, { title: 'Us' }, insert)).toEqual(insert)
  })

  it('insert an entry behind the one that it was behind', () => {
    const edit: Edit = { kind: 'insert', path: ['blocks', 1], value: list }
    expect(mapped(page(hero, text), page(ask, hero, text), edit)).toEqual({ ...edit, path: ['blocks', 2] })
    expect(mapped(page(hero, text), page(text), edit)).toEqual({ ...edit, path: ['blocks', 0] })
    expect(mapped(page(hero), page(text), edit)).toBeUndefined()
  })

  it('lead to an equal entry in any order of a list, or nowhere', () => {
    const entries = fc.array(fc.record({ question: fc.constantFrom('a', 'b', 'c', 'd', 'e') }), {
      minLength: 1,
      maxLength: 6,
    })
    fc.assert(
      fc.property(entries, fc.array(fc.nat({ max: 5 })), fc.nat({ max: 5 }), (items, order, at) => {
        const index = at % items.length
        const now = order.flatMap((one) => items[one] ?? [])
        const found = mapped({ items }, { items: now }, set(['items', index, 'question']))
        const isChanged = items.length === now.length && !items.some((one) => one.question === now[index]?.question)
        if (found && !isChanged) expect(valueIn({ items: now }, found.path)).toBe(items[index]?.question)
      }),
    )
  })
})
