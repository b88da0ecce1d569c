import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { parse as parseYaml } from '../../src/content/parse/parse.ts'
import { createBlockCheck } from '../../src/content/validate/block/check-block.ts'
import { blockOf, exampleOf, renderBlock, schemaOf } from '../../tests/support/render-block.tsx'

const fields = { products: ['City', 'Cargo'], features: [{ name: 'Motor', values: [false, 'on request'] }] }

it('is a table with headers of both kinds, in which yes and no are words', async () => {
  const { document } = new JSDOM(await renderBlock('comparison', blockOf('comparison', fields))).window
  const texts = (selector: string) => [...document.querySelectorAll(selector)].map((cell) => cell.textContent)
  expect(texts('th[scope=col]').slice(1)).toEqual(['City', 'Cargo'])
  expect(texts('th[scope=row]')).toEqual(['Motor'])
  expect(texts('tbody td .visually-hidden')).toEqual(['No'])
  expect(texts('tbody td')[1]).toBe('on request')
})

it('can be scrolled with the keyboard, and says what it is', async () => {
  const { document } = new JSDOM(await renderBlock('comparison', blockOf('comparison', fields))).window
  expect(document.querySelector('[role=region][tabindex="0"]')?.getAttribute('aria-label')).toBe(
    exampleOf('comparison')['title'],
  )
})

it('shows numbers as they are written', async () => {
  const text = 'type: comparison\ntitle: T\nproducts: [A, B]\nfeatures: [{ name: 2026, values: [3.10, 007] }]\n'
  const { value, position } = parseYaml({ file: 'pages/bicycles.yaml', text })
  const { block, diagnostics } = createBlockCheck({ comparison: schemaOf('comparison') })(value, position)
  expect(diagnostics).toEqual([])
  const { document } = new JSDOM(await renderBlock('comparison', block)).window
  const cells = [...document.querySelectorAll('tbody :is(th, td)')].map((cell) => cell.textContent)
  expect(cells).toEqual(['2026', '3.10', '007'])
})

it('refuses a feature without a value for each product', () => {
  const features = [{ name: 'Motor', values: [true, true, true] }]
  const { error } = schemaOf('comparison').safeParse({ ...exampleOf('comparison'), ...fields, features })
  expect(error?.issues).toMatchObject([
    { path: ['features', 0, 'values'], message: 'must have 2 values, one for each product, but has 3' },
  ])
})
