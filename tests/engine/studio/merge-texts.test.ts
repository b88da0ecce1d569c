import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeTexts, textChanges } from '../../../src/studio/merge-texts.ts'

const base = 'title: About\nblocks:\n  - type: hero\n    title: Hi\n    intro: Welcome.\n'

/** Texts of a few lines, many of them the same. */
const someText = fc
  .array(fc.constantFrom('a: 1\n', 'b: 2\n', '# c\n', '\n', '  - d\n'), { maxLength: 12 })
  .chain((lines) => fc.constantFrom('', 'end').map((end) => lines.join('') + end))

describe('two versions of the same text', () => {
  it('are merged if they differ in different lines, even in adjacent ones', () => {
    const mine = base.replace('Hi', 'Hello')
    const theirs = base.replace('Welcome.', 'Come in.').replace('About', 'About us')
    expect(mergeTexts(base, mine, theirs)).toEqual({
      text: mine.replace('Welcome.', 'Come in.').replace('About', 'About us'),
    })
  })

  it('are both shown if they differ in the same line, and all else is merged', () => {
    const mine = base.replace('Hi', 'Hello').replace('About', 'About me')
    const theirs = base.replace('Hi', 'Hey').replace('Welcome.', 'Come in.')
    expect(mergeTexts(base, mine, theirs)).toEqual({
      text: mine.replace('Welcome.', 'Come in.'),
      conflict: { mine: '    title: Hello', theirs: '    title: Hey' },
    })
  })

  it('are both shown if they insert at the same place', () => {
    const [mine, theirs] = ['one', 'two'].map((word) => `${base}  - type: ${word}\n`) as [string, string]
    expect(mergeTexts(base, mine, theirs).conflict).toEqual({ mine: '  - type: one', theirs: '  - type: two' })
  })

  it('are merged in either order, unless they conflict', () => {
    fc.assert(
      fc.property(someText, someText, someText, (from, mine, theirs) => {
        const [one, other] = [mergeTexts(from, mine, theirs), mergeTexts(from, theirs, mine)]
        expect(other.conflict === undefined).toBe(one.conflict === undefined)
        if (one.conflict === undefined) expect(other.text).toBe(one.text)
      }),
    )
  })

  it('are the changed one, if the other one was not changed', () => {
    fc.assert(
      fc.property(someText, someText, (from, to) => {
        expect(mergeTexts(from, to, from)).toEqual({ text: to })
        expect(mergeTexts(from, from, to)).toEqual({ text: to })
        expect(mergeTexts(from, to, to)).toEqual({ text: to })
      }),
    )
  })
})

describe('the changes between two texts', () => {
  it('are small', () => {
    expect(textChanges(base, base.replace('Hi', 'Hello'))).toEqual([{ from: 48, to: 49, insert: 'ello' }])
  })

  it('turn one into the other', () => {
    fc.assert(
      fc.property(someText, someText, (from, to) => {
        const changed = textChanges(from, to).reduceRight(
          (text, change) => text.slice(0, change.from) + change.insert + text.slice(change.to),
          from,
        )
        expect(changed).toBe(to)
      }),
    )
  })
})
