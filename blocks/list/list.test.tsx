import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { blockOf, renderBlock } from '../../tests/support/render-block.tsx'

it('has an icon in place of the mark where a point names one', async () => {
  const items = [{ title: 'By eight', icon: 'clock' }, { title: 'One person who answers' }]
  const { document } = new JSDOM(await renderBlock('list', blockOf('list', { items }))).window
  expect(
    [...document.querySelectorAll('li')].map((item) => item.querySelectorAll('svg[aria-hidden=true]').length),
  ).toEqual([1, 0])
})
