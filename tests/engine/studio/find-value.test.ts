import { expect, it } from 'vitest'
import { findText } from '../../../src/studio/client/find-value.ts'

const values = {
  title: 'Ushers in {city.name}',
  body: 'We send **people**, not [promises](/about).\n\n- one\n- two',
  items: [{ text: 'Twice' }, { text: 'Twice' }],
}
const tokens = { 'city.name': 'Boston' }

it.each<[string, string, string | undefined]>([
  ['a text with its tokens filled', 'Ushers in Boston', 'title'],
  ['a paragraph of a formatted text', 'We send people, not promises.', 'body'],
  ['an entry of a formatted list', 'two', 'body'],
  ['nothing where the same text stands twice', 'Twice', undefined],
  ['nothing that the block does not say', 'Something else', undefined],
  ['nothing for no text', ' ', undefined],
])('finds %s', (_, shown, path) => {
  expect(findText(values, tokens, shown)).toBe(path)
})
