// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setLanguage } from '../../schema/language/language.ts'
import { onPrefill } from '../../src/components/forms/prefill.ts'
import { hydrateBlock, type } from '../../tests/support/hydrate-block.tsx'

let page: Awaited<ReturnType<typeof hydrateBlock>>
const find = <E extends Element>(selector: string) => page.element.querySelector<E>(selector) as E
const field = (name: string) => find<HTMLInputElement>(`[name=${name}]`)
const output = (name: string) => find(`output[name=${name}]`).textContent
const click = (selector: string) => act(async () => find<HTMLElement>(selector).click())
const button = (text: string) =>
  [...page.element.querySelectorAll('button')].find(({ textContent }) => textContent === text) as HTMLButtonElement

beforeEach(async () => {
  history.replaceState(null, '', '/')
  page = await hydrateBlock('calculator')
})
afterEach(() => page.leave())

it('has the result of its default inputs in the HTML of the build', async () => {
  await page.leave()
  let built: (string | null)[] = []
  page = await hydrateBlock('calculator', (element) => {
    built = [...element.querySelectorAll('output')].map(({ textContent }) => textContent)
  })
  expect(built).toEqual(['2', '10'])
  expect(page.errors).toEqual([])
})

it('computes the result and its arithmetic with every key', async () => {
  await type(field('items'), '300')
  expect(output('boxes')).toBe('4')
  expect(page.element.textContent).toContain(
    '300 items ÷ 75 × 1, rounded up, at least one for each of 2 addresses = 4 boxes',
  )
  await click('[name=padding]')
  expect(output('boxes')).toBe('6')
  expect(output('total_weight')).toBe('30')
})

it('shows an error at the field and in place of the result', async () => {
  await type(field('items'), '1e9')
  expect(output('boxes')).toBe('')
  expect(output('total_weight')).toBe('')
  expect(find('[role=alert]').textContent).toBe('Enter digits only, such as 120.')
  expect(field('items').getAttribute('aria-describedby')).toBe('anchor-items-error')
  expect(page.element.textContent).toContain('Items: Enter digits only, such as 120.')
  expect(button('Use these numbers in my quote').disabled).toBe(true)
})

it('refuses inputs that contradict each other', async () => {
  await type(field('items'), '1')
  expect(find('[role=alert]').textContent).toBe('There are more addresses (2) than items.')
})

it('changes a number by keys and buttons, within the range', async () => {
  const key = (name: string) =>
    act(async () => void field('addresses').dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })))
  await key('ArrowDown')
  await key('ArrowDown')
  await key('ArrowDown')
  expect(field('addresses').value).toBe('0')
  await click('[aria-label="More: Weight of a full box"]')
  expect(field('weight').value).toBe('5.5')
})

it('takes and shows numbers as the language of the site writes them', async () => {
  await page.leave()
  setLanguage({ locale: 'de-DE' })
  history.replaceState(null, '', '/?weight=7.5')
  page = await hydrateBlock('calculator', undefined, { inputs: { weight: 2.5 } })
  expect([page.errors, field('weight').value]).toEqual([[], '7,5'])
  await type(field('items'), '1.200')
  await type(field('weight'), '2,5')
  expect(find('[role=alert]')).toBeNull()
  expect([output('boxes'), output('total_weight')]).toEqual(['16', '40'])
  await click('[aria-label="More: Weight of a full box"]')
  expect(field('weight').value).toBe('3')
  await click('[aria-label="More: Weight of a full box"]')
  expect(field('weight').value).toBe('3,5')
  await vi.waitFor(() => expect(location.search).toContain('weight=3.5&items=1200'))
  setLanguage(undefined)
})

it('starts with the inputs of the address', async () => {
  await page.leave()
  history.replaceState(null, '', '/?items=600&size=large&padding=1&addresses=x&weight=&unknown=1')
  page = await hydrateBlock('calculator')
  expect([field('items').value, field('size').value, field('padding').checked]).toEqual(['600', 'large', true])
  expect(find('[role=alert]').textContent).toBe('Enter digits only, such as 2.')
})

it('leaves a text selected that the address replaces, so that the next key replaces it', async () => {
  await page.leave()
  history.replaceState(null, '', '/?items=600')
  page = await hydrateBlock('calculator', (element) => {
    const items = element.querySelector('[name=items]') as HTMLInputElement
    items.focus()
    items.select()
  })
  expect(field('items').value).toBe('600')
  expect([field('items').selectionStart, field('items').selectionEnd]).toEqual([0, 3])
})

it('writes the inputs into the address', async () => {
  vi.useFakeTimers()
  await type(field('items'), ' 300 ')
  vi.runAllTimers()
  vi.useRealTimers()
  expect(location.search).toBe('?items=300&addresses=2&weight=5&size=small&padding=0')
})

it('preserves what was typed before hydration', async () => {
  await page.leave()
  vi.useFakeTimers()
  page = await hydrateBlock('calculator', (element) => {
    ;(element.querySelector('[name=items]') as HTMLInputElement).value = '300'
  })
  vi.runAllTimers()
  vi.useRealTimers()
  expect(output('boxes')).toBe('4')
  expect(location.search).toContain('items=300')
})

it('starts over', async () => {
  await type(field('items'), '300')
  await act(async () => button('Reset').click())
  expect(field('items').value).toBe('120')
  expect(output('boxes')).toBe('2')
})

it('fills its number for each option into the quote form', async () => {
  const taken: unknown[] = []
  const unsubscribe = onPrefill((prefill) => void taken.push(prefill))
  await type(field('items'), '300')
  await act(async () => button('Use these numbers in my quote').click())
  unsubscribe()
  expect(taken).toEqual([
    {
      choices: ['Standard box:4'],
      items: '300',
      weight: '5',
      boxes: '4',
      result: [
        'Box calculator\nItems: 300 items\nAddresses: 2 addresses\nWeight of a full box: 5 kg\nSize of the items: Small\nEach item is padded: no\nBoxes: 4 boxes\nTogether: 20 kg',
      ],
    },
  ])
})
