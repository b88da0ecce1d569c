// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { alerts, field, fill, now, one, press, sent } from '../../tests/support/form-page.ts'
import { hydrateBlock } from '../../tests/support/hydrate-block.tsx'

const open = async () => {
  const own = { address: undefined, phone: '(213) 555-0142', email: 'hello@example.com' }
  now.page = await hydrateBlock('newsletter', undefined, own)
}

it('sends the address to the service as a subscription, and promises nothing that it does not do', async () => {
  await open()
  expect(one('form').textContent).not.toContain('You get an e-mail')
  await fill({ email: 'ada@example.com' })
  await press()
  expect(sent.map((body) => JSON.parse(body))).toMatchObject([{ form: 'newsletter', email: 'ada@example.com' }])
  expect(document.activeElement?.textContent).toBe('Thank you. We have your address.')
  expect(one('form').hasAttribute('inert')).toBe(true)
  expect(now.page.errors).toEqual([])
})

it('leaves an address that does not arrive in its field, with other ways to write', async () => {
  await open()
  now.answer = async () => new Response('', { status: 503 })
  await fill({ email: 'ada@example.com' })
  await press()
  expect(alerts()).toEqual(['Your address has not arrived yet.'])
  expect(field('email').value).toBe('ada@example.com')
  expect(one('a[href="mailto:hello@example.com"]')).not.toBeNull()
})
