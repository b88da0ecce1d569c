import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { blockOf, exampleOf, renderBlock, schemaOf } from '../../tests/support/render-block.tsx'

const tabs = [
  { name: 'Before', icon: 'lock', body: 'Bring the **key**.' },
  { name: 'After', body: 'Three months.', image: { name: 'a', alt: 'A wheel' } },
]

it('offers the names as one group of radio buttons, and has a panel for each', async () => {
  const { document } = new JSDOM(await renderBlock('tabs', blockOf('tabs', { tabs }))).window
  const radios = [...document.querySelectorAll<HTMLInputElement>('fieldset input[type=radio]')]
  expect(radios.map(({ checked }) => checked)).toEqual([true, false])
  expect([...document.querySelectorAll('label')].map((label) => label.querySelectorAll('svg').length)).toEqual([1, 0])
  expect(new Set(radios.map(({ name }) => name)).size).toBe(1)
  const panels = [...document.querySelectorAll('[role=group]')]
  expect(panels.map((panel) => panel.getAttribute('aria-label'))).toEqual(['Before', 'After'])
  expect(panels.map((panel) => panel.querySelector('h3')?.textContent)).toEqual(['Before', 'After'])
  expect(panels[0]?.querySelector('strong')?.textContent).toBe('key')
  expect(panels[1]?.querySelector('[data-picture]')).not.toBeNull()
})

it('refuses two tabs of one name', () => {
  expect(schemaOf('tabs').safeParse({ ...exampleOf('tabs'), tabs: [tabs[0], tabs[0]] }).success).toBe(false)
})
