import { expect, it } from 'vitest'
import type { Block } from '../../../../schema/block.ts'
import { headingIds, withHeadingIds } from '../../../../src/builder/languages/heading-ids.ts'

const text = (body: string) => [{ type: 'rich-text', id: 'text', body }] as unknown as Block[]

it('a translated heading has the id of the same heading in the source, in any script', () => {
  const ids = headingIds(
    text('## 払い方\n\nカード。\n\n### 現金\n\n## 払い方\n'),
    text('## How to pay\n\nBy card.\n\n### Cash\n\n## Refunds\n'),
  )
  expect([...ids.values()]).toEqual(['text-how-to-pay', 'text-cash', 'text-refunds'])
  const html = '<a href="#text-払い方-2">払い方</a><h2 id="text-払い方-2">払い方</h2><p id="x" title="text-現金"></p>'
  expect(withHeadingIds(html, ids)).toBe(
    '<a href="#text-refunds">払い方</a><h2 id="text-refunds">払い方</h2><p id="x" title="text-現金"></p>',
  )
})

it('headings of other levels than in the source keep their own ids', () => {
  expect(headingIds(text('## Zahlen\n'), text('## How to pay\n\n## Refunds\n')).size).toBe(0)
  expect(headingIds(text('### Zahlen\n'), text('## How to pay\n')).size).toBe(0)
})

it('a text that nobody has translated has its ids already', () => {
  expect(headingIds(text('## How to pay\n'), text('## How to pay\n')).size).toBe(0)
})
