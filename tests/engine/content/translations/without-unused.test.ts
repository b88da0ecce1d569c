import { expect, it } from 'vitest'
import { withoutUnused } from '../../../../src/content/translations/work/mirror-text.ts'

const unused = 'unused:\n  title: { source: Old, text: Oud }\n'

it('what a mirror keeps of texts that are gone goes, and all other bytes stay', () => {
  const texts = 'path: /nl/over # ours\ntexts:\n  title: { source: About, text: Over }\n'
  expect(withoutUnused(`${texts}${unused}`, [])).toBe(texts)
  expect(
    withoutUnused(`${texts}  blocks[hero].title: { source: Hi, text: Hoi }\n${unused}`, ['blocks[hero].title']),
  ).toBe(texts)
  expect(withoutUnused(texts, [])).toBe(texts)
})

it('a mirror that has nothing else stays a mirror', () => {
  expect(withoutUnused(unused, [])).toBe('texts: {}\n')
  expect(withoutUnused('texts:\n  title: { source: Old, text: Oud }\n', ['title'])).toBe('texts: {}\n')
})
