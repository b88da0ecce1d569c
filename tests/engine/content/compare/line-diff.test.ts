import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineDiff } from '../../../../src/content/compare/line-diff.ts'

const lines = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 12 })
const side = (diff: string[], sign: string) =>
  diff.filter((line) => line.startsWith(sign) || line.startsWith('  ')).map((line) => line.slice(2))

test('both texts can be read from a difference that shows everything', () => {
  fc.assert(
    fc.property(lines, lines, (a, b) => {
      fc.pre(a.join() !== b.join())
      const diff = lineDiff(`${a.join('\n')}\n`, `${b.join('\n')}\n`, 100)
      const linesOf = (text: string[]) => (text.length === 0 ? [''] : text)
      expect(side(diff, '- ')).toEqual(linesOf(a))
      expect(side(diff, '+ ')).toEqual(linesOf(b))
    }),
  )
})

test('shows what changed with two lines around it', () => {
  expect(lineDiff('a\nb\nc\nd\ne\nf\n', 'a\nb\nc\nD\ne\nf\n')).toEqual(['  b', '  c', '- d', '+ D', '  e', '  f'])
})

test('is empty for equal texts', () => {
  expect(lineDiff('a\nb\n', 'a\nb\n')).toEqual([])
})

test('leaves out the equal lines between two changes, and says so', () => {
  const [before, after] = ['a', 'b'].map((line) => `${line}\n${'same\n'.repeat(6)}${line}\n`) as [string, string]
  const same = ['  same', '  same']
  expect(lineDiff(before, after)).toEqual(['- a', '+ b', ...same, '  …', ...same, '- a', '+ b'])
})

test('shows texts that have nothing in common as one change, however long', () => {
  const [before, after] = ['a', 'b'].map((line) => `${line}\n`.repeat(3_000)) as [string, string]
  expect(lineDiff(before, after)).toEqual([...Array(3_000).fill('- a'), ...Array(3_000).fill('+ b')])
})
