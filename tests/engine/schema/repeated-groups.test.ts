import fc from 'fast-check'
import { expect, it } from 'vitest'
import { collectionsSchema } from '../../../schema/collections/collections.ts'
import { hasAmbiguousRepeat } from '../../../schema/collections/repeated-groups.ts'
import { repeats } from '../../support/long.ts'
import { processorMs } from '../../support/processor-time.ts'
import { hostileTexts } from '../../support/texts/hostile-texts.ts'

it.each([
  '[A-Z]{2}',
  String.raw`\d{5}(?:-\d{4})?`,
  '[a-z]+(?:-[a-z]+)*',
  String.raw`(?:\d{3},)*\d{3}`,
  '(?:[a-z]{2})*',
  '(?:-[a-z]*[a-z0-9])*',
  String.raw`\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*`,
  String.raw`(one|two)\u{20}\+\d{1,3}(?: \d+)*`,
])('takes the pattern %s', (pattern) => expect(hasAmbiguousRepeat(pattern)).toBe(false))

it.each([
  '(a+)+',
  '(a*)*',
  '(a|a)*',
  '(?:a|ab|b)*',
  '(a?){50}',
  String.raw`(\d+-?)*`,
  '(-a*a*)*',
  '(-(a)*(a)*)*',
  '((a+))+',
  '(x(a|a)b?)*',
  '(.*,)*',
  String.raw`(?<word>\w+\s?)*`,
  '(?=(a+)+)b',
  String.raw`(a)(?:\1+b?)*`,
])('refuses the pattern %s, whose time can double with each character', (pattern) =>
  expect(hasAmbiguousRepeat(pattern)).toBe(true),
)

/** Patterns of few letters and many repeats. */
const pattern = fc.letrec<{ part: string }>((tie) => ({
  part: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom('a', 'b', '-', '[ab]', '.', 'a?', 'a+', '[a-]*'),
    fc.array(tie('part'), { minLength: 1, maxLength: 3 }).map((parts) => parts.join('')),
    fc.tuple(tie('part'), fc.constantFrom('*', '+', '?', '{12}', '')).map(([part, times]) => `(?:${part})${times}`),
    fc.tuple(tie('part'), tie('part')).map(([one, other]) => `(?:${one}|${other})`),
  ),
})).part

it('takes no pattern that is slow', () => {
  const texts = hostileTexts(26, ['a', 'ab', '-a', '-aa', '-'])
  fc.assert(
    fc.property(pattern, (text) => {
      if (hasAmbiguousRepeat(text)) return
      const whole = new RegExp(`^(?:${text})$`, 'u')
      expect(processorMs(() => texts.map((one) => whole.test(one)))).toBeLessThan(200)
    }),
    { numRuns: repeats(2_000) },
  )
})

it('says so where the pattern is written', () => {
  const kind = { kind: 'text', description: 'A code.', pattern: '(a+)+' }
  const shops = { one: 'shop', fields: { code: kind } }
  const messages = collectionsSchema.safeParse({ shops }).error?.issues.map(({ message }) => message)
  expect(messages?.filter((message) => message.startsWith('repeats a group'))).toHaveLength(1)
})
