import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { type Block, hydrationOf, sourcesOf } from '../../schema/block.ts'
import { formIn } from '../../schema/block-capabilities.ts'
import { blockOf, exampleOf, renderBlock, schemaOf } from '../../tests/support/render-block.tsx'

const schemas = { newsletter: schemaOf('newsletter') }
const mailchimp = 'https://example.us5.list-manage.com/subscribe/post?u=1a&id=2b'
const brevo = 'https://1a2b.sibforms.com/serve/MUIF-a_1'
const buttondown = 'https://buttondown.com/api/emails/embed-subscribe/example'
const kit = 'https://app.kit.com/forms/123/subscriptions'

it.each([
  [mailchimp, ['EMAIL', 'b_1a_2b'], 'https://example.us5.list-manage.com'],
  [brevo, ['EMAIL', 'email_address_check'], 'https://1a2b.sibforms.com'],
  [buttondown, ['email', 'embed'], 'https://buttondown.com'],
  [kit, ['email_address'], 'https://app.kit.com'],
])('posts to %s the fields that it takes, and the policy allows no other place', async (address, names, origin) => {
  const block = blockOf('newsletter', { address }) as object
  const form = new JSDOM(await renderBlock('newsletter', block)).window.document.querySelector('form')
  expect([form?.method, form?.action]).toEqual(['post', address])
  expect([...(form?.querySelectorAll('input') ?? [])].map(({ name }) => name)).toEqual(names)
  const field = form?.querySelector('input')
  expect([field?.type, field?.required, field?.labels?.[0]?.textContent]).toEqual(['email', true, 'E-mail address'])
  expect(form?.textContent).toContain('You get an e-mail with a link.')
  expect(sourcesOf(schemaOf('newsletter'), block)).toEqual({ forms: [origin] })
  expect([hydrationOf(schemaOf('newsletter'), block), formIn(schemas, block as Block)]).toEqual([undefined, undefined])
})

it.each([
  mailchimp.replace('&', '&amp;'),
  `<form action="${mailchimp.replace('&', '&amp;')}" method="post" target="_blank"><input name="EMAIL"></form>`,
  ` ${mailchimp}`,
])('reads the address of a form in %s', async (address) => {
  const block = blockOf('newsletter', { address }) as object
  const { document } = new JSDOM(await renderBlock('newsletter', block)).window
  expect(document.querySelector('form')?.getAttribute('action')).toBe(mailchimp)
  expect([...document.querySelectorAll('input')].map(({ name }) => name)).toEqual(['EMAIL', 'b_1a_2b'])
})

it.each([
  mailchimp.replace('&id=2b', ''),
  'http://buttondown.com/api/emails/embed-subscribe/a',
  'https://example.com/subscribe',
  '/subscribe',
])('refuses %s, which is no form of a provider', (address) => {
  const { error } = schemaOf('newsletter').safeParse({ ...exampleOf('newsletter'), address })
  expect(error?.issues.map(({ path }) => path)).toEqual([['address']])
})

const contact = { phone: '(213) 555-0142', email: 'hello@example.com' }

it('without an address it is a form of the service, an island, and loads nothing from elsewhere', () => {
  const block = blockOf('newsletter', { address: undefined, ...contact }) as Block
  expect(formIn(schemas, block)?.name).toBe('newsletter')
  expect(hydrationOf(schemaOf('newsletter'), block)).toBe('touch')
  expect(sourcesOf(schemaOf('newsletter'), block)).toEqual({})
})

it('without an address it needs contact details, for where sending fails', () => {
  const { error } = schemaOf('newsletter').safeParse({ ...exampleOf('newsletter'), address: undefined })
  expect(error?.issues.map(({ message }) => message.slice(0, 29))).toEqual([
    "needs `phone: '{site.phone}'`",
    "needs `email: '{site.email}'`",
  ])
})
