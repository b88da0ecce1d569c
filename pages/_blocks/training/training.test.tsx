// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { hydrateBlock, visitor } from '../../../tests/support/hydrate-block.tsx'

it('links the error of a missing name to its field, where a certificate is printed', async () => {
  const passed = { answers: {}, name: '', result: { right: 1, of: 1, on: '2026-11-21' } }
  localStorage.setItem('marquee:training:first-shift', JSON.stringify(passed))
  const parts = [{ id: 'arrive', title: 'Arrive', minutes: 3, body: 'Come early.' }]
  const { element, leave } = await hydrateBlock('training', () => {}, { parts })
  const field = element.querySelector('#anchor-name')
  const print = [...element.querySelectorAll('button')].find((one) => one.textContent === 'Print the certificate')
  await visitor(() => print?.click())
  expect(document.activeElement).toBe(field)
  expect(field?.getAttribute('aria-invalid')).toBe('true')
  const error = element.querySelector(`#${field?.getAttribute('aria-describedby')}`)
  expect(error?.textContent).toBe('Type the name that the certificate is for.')
  await leave()
})
