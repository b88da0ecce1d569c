import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, type Page, test } from '@playwright/test'
import { axeErrors } from '../../browser/axe.ts'
import { startApp } from '../../browser/hydrated.ts'
import { watchErrors } from '../../browser/watch-errors.ts'
import { serveMeasuredSite } from './measured-site.ts'

const secret = 'a secret of the list'
const newsletter = {
  type: 'newsletter',
  id: 'letter',
  title: 'One letter a month',
  consent: 'One letter a month, and your address goes to nobody else.',
  phone: '{site.phone}',
  email: '{site.email}',
}

let hook: Server
const received: { headers: IncomingHttpHeaders; body: string }[] = []
// One worker runs all of them, so that their site is built once.
test.describe.configure({ mode: 'default' })

let site: Awaited<ReturnType<typeof serveMeasuredSite>>

test.beforeAll(async () => {
  hook = createServer(async (request, response) => {
    received.push({ headers: request.headers, body: await text(request) })
    response.writeHead(204).end()
  }).listen(0, '127.0.0.1')
  await once(hook, 'listening')
  const address = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/list`
  const env = { NEWSLETTER_WEBHOOK: address, NEWSLETTER_WEBHOOK_SECRET: secret }
  site = await serveMeasuredSite({ backToTop: true }, { letter: [newsletter] }, env)
})
test.afterAll(async () => {
  await site?.stop()
  hook?.close()
})

async function open(page: Page) {
  const errors = await watchErrors(page)
  await page.goto(`${site.origin}/letter`)
  const form = page.locator('#letter')
  return { errors, form, address: form.getByRole('textbox', { name: 'E-mail address' }) }
}
const subscribed = () => received.map(({ body }) => JSON.parse(body).data.content.email)

test('an address goes through the service to the webhook of the list, signed, and the thanks stay', async ({
  page,
}) => {
  const { errors, form, address } = await open(page)
  const before = await form.boundingBox()
  // A press before hydration is replayed, and would send what is typed by then.
  await startApp(page)
  await address.fill('ada')
  await page.keyboard.press('Enter')
  await expect(address).toBeFocused()
  await address.fill('ada@example.com')
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(form.getByRole('status')).toBeFocused()
  await expect(form.getByRole('status')).toHaveText('Thank you. We have your address.')
  expect((await form.boundingBox())?.height).toBe(before?.height)
  expect(await axeErrors(page, { inside: '#letter' })).toEqual([])
  await expect.poll(subscribed).toEqual(['ada@example.com'])
  const [{ headers, body }] = received as [(typeof received)[0]]
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', secret).update(signed).digest('base64')}`)
  expect(errors).toEqual([])
})

test('an address that the service does not take stays, and goes out by itself later', async ({ page }) => {
  const { form, address } = await open(page)
  await page.route('**/api/inquiries', (route) => route.abort())
  await address.fill('grace@example.com')
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(form.getByRole('alert')).toHaveText('Your address has not arrived yet.')
  await expect(address).toHaveValue('grace@example.com')
  expect(await axeErrors(page, { inside: '#letter' })).toEqual([])
  await page.unroute('**/api/inquiries')
  await expect(form.getByRole('status')).toBeVisible()
  await expect.poll(subscribed).toContain('grace@example.com')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the contact details stand in place of the form', async ({ page }) => {
    const { form, address } = await open(page)
    await expect(address).toBeHidden()
    await expect(form.getByRole('link', { name: 'hello@example.com' })).toBeVisible()
  })
})
