// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hydrateBlock, type } from '../../../tests/support/hydrate-block.tsx'

let page: Awaited<ReturnType<typeof hydrateBlock>>
const field = (label: string) =>
  page.element.querySelector<HTMLInputElement>(`[aria-label="${label}"]`) as HTMLInputElement
const shown = (label: string) => page.element.querySelector(`output[aria-label="${label}"]`)?.textContent
const button = (name: string) =>
  [...page.element.querySelectorAll('button')].find(
    (one) => one.textContent === name || one.getAttribute('aria-label') === name,
  ) as HTMLButtonElement
const press = (name: string) => act(async () => button(name).click())
const rows = () => page.element.querySelectorAll('[role=region] tbody tr').length
const key = 'marquee-document-bar-count'
const openAgain = async () => {
  const stored = localStorage.getItem(key)
  // Leaving clears the device for the next test.
  await page.leave()
  localStorage.setItem(key, stored ?? '')
  page = await hydrateBlock('document')
}

beforeEach(async () => {
  localStorage.clear()
  page = await hydrateBlock('document')
})
afterEach(async () => {
  await page.leave()
  vi.restoreAllMocks()
})

describe('a sheet on its page', () => {
  it('hydrates the HTML of the build without an error', () => {
    expect(page.errors).toEqual([])
    expect(shown('Order, row 1')).toBe('4')
  })

  it('computes with every key', async () => {
    await type(field('On hand, row 1'), '5')
    expect(shown('Order, row 1')).toBe('1')
    await type(field('On hand, row 2'), '200')
    expect(page.element.querySelector('dl')?.textContent).toBe('Items to order1')
  })

  it('marks a cell whose text does not fit its column, and computes as if it were empty', async () => {
    await type(field('Par, row 1'), 'six')
    expect(field('Par, row 1').getAttribute('aria-invalid')).toBe('true')
    const error = page.element.querySelector(`#${field('Par, row 1').getAttribute('aria-describedby')}`)
    expect(error?.textContent).toBe('Row 1: Par must be a number, such as 24 or 2.5.')
    expect(shown('Order, row 1')).toBe('0')
  })

  it.each(['1e9', '-', '1,2,3', '$', `${'9'.repeat(40)}x`])('takes %s for no number', async (text) => {
    await type(field('Par, row 1'), text)
    expect(field('Par, row 1').getAttribute('aria-invalid')).toBe('true')
  })

  it('stores entries on the device', async () => {
    await type(field('Item, row 1'), 'Gin')
    await openAgain()
    expect(page.errors).toEqual([])
    expect(field('Item, row 1').value).toBe('Gin')
  })

  it('removes a row, and restores it to its position', async () => {
    await press('Remove row 1')
    expect(field('Item, row 1').value).toBe('Lager')
    await press('Undo')
    expect(field('Item, row 1').value).toBe('Vodka')
    expect(rows()).toBe(2)
  })

  it('preserves what was typed since a row was removed', async () => {
    await press('Remove row 1')
    await type(field('On hand, row 1'), '7')
    await press('Undo')
    expect(['Item, row 1', 'Item, row 2', 'On hand, row 2'].map((one) => field(one).value)).toEqual([
      'Vodka',
      'Lager',
      '7',
    ])
  })

  it('shows what another tab writes, and adds to it', async () => {
    await type(field('Item, row 1'), 'Gin')
    const other = JSON.parse(localStorage.getItem(key) ?? '')
    const [table = ''] = Object.keys(other.tables)
    other.tables[table] = [{ ...other.tables[table][0], Item: 'Rum' }]
    localStorage.setItem(key, JSON.stringify(other))
    await act(async () => void dispatchEvent(new StorageEvent('storage', { key })))
    expect(rows()).toBe(1)
    await type(field('On hand, row 1'), '5')
    const stored = JSON.parse(localStorage.getItem(key) ?? '')
    expect(stored.tables[table]).toMatchObject([{ Item: 'Rum', 'On hand': '5' }])
  })

  it('writes beside what another tab has just written, before it is shown', async () => {
    await type(field('Item, row 1'), 'Gin')
    const other = JSON.parse(localStorage.getItem(key) ?? '')
    const [table = ''] = Object.keys(other.tables)
    other.tables[table][0].Item = 'Rum'
    localStorage.setItem(key, JSON.stringify(other))
    await act(async () => {
      dispatchEvent(new StorageEvent('storage', { key }))
      await type(field('On hand, row 1'), '5')
    })
    const stored = JSON.parse(localStorage.getItem(key) ?? '')
    expect(stored.tables[table][0]).toMatchObject({ Item: 'Rum', 'On hand': '5' })
  })

  it('starts over, and undoes that too', async () => {
    await type(field('Item, row 1'), 'Gin')
    await press('Start over')
    expect(field('Item, row 1').value).toBe('')
    await press('Undo')
    expect(field('Item, row 1').value).toBe('Gin')
    await press('Load the sample')
    expect(field('Item, row 1').value).toBe('Vodka')
  })

  it('accepts cells that were copied from a spreadsheet', async () => {
    const paste = new Event('paste', { bubbles: true, cancelable: true })
    Object.assign(paste, { clipboardData: { getData: () => 'Gin\tbottle\t8\t3\r\nTonic\tcan\t48\t0\r\n' } })
    await act(async () => void field('Item, row 2').dispatchEvent(paste))
    expect(rows()).toBe(3)
    expect(shown('Order, row 2')).toBe('5')
    expect(shown('Order, row 3')).toBe('48')
  })

  it('moves down with Enter, and adds a row after the last one', async () => {
    const enter = (label: string) =>
      act(async () => void field(label).dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })))
    field('Item, row 1').focus()
    await enter('Item, row 1')
    expect(document.activeElement).toBe(field('Item, row 2'))
    await enter('Item, row 2')
    expect(rows()).toBe(3)
  })

  it('works on a device that stores nothing, and says that nothing is stored', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'QuotaExceededError')
    })
    await type(field('On hand, row 1'), '6')
    expect(shown('Order, row 1')).toBe('0')
    expect(page.element.querySelector('[role=status]')?.textContent).toContain('keeps nothing')
  })
})
