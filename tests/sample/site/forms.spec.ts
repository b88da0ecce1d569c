import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { axeErrors } from '../../browser/axe.ts'
import { visit } from '../../browser/gate-page.ts'

const token = 'token-of-the-tests'
const bearer = { authorization: `Bearer ${token}` }

type Inquiry = { content: Record<string, unknown>; flags: string[] }

/** What the service has stored of a form, for the person with this name. */
async function stored(page: Page, form: string, fullName: string): Promise<Inquiry[]> {
  const answer = await page.request.get('/api/inquiries', { headers: bearer })
  const all = (await answer.json()) as Inquiry[]
  return all.filter(({ content }) => content['form'] === form && content['fullName'] === fullName)
}

/** A photo as a phone takes it, with the place where it was taken. */
const photo = () =>
  sharp({ create: { width: 600, height: 800, channels: 3, background: '#eee' } })
    .withExif({ IFD0: { Make: 'CanaryPhone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '34/1 3/1 8/1' } })
    .jpeg()
    .toBuffer()

/** A name that no other test has, so that two devices can be tested on one service. */
const nameFor = (what: string) =>
  `${what} ${test.info().project.name} ${test.info().repeatEachIndex}.${test.info().retry}`

const today = () => {
  const now = new Date()
  const part = (value: number) => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`
}

test('a message from the contact form is stored', async ({ page }) => {
  await page.goto('/')
  const form = page.getByRole('form', { name: 'Tell us about your event' })
  await form.scrollIntoViewIfNeeded()
  await form.getByLabel('First name').fill('Ada')
  await form.getByLabel('Last name').fill(nameFor('Byron'))
  await form.getByLabel('Email').fill('ada@example.com')
  await form.getByLabel('Message').fill('Two hosts for a dinner?')
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  const answer = await page.request.get('/api/inquiries', { headers: bearer })
  const all = (await answer.json()) as Inquiry[]
  expect(all.filter(({ content }) => content['lastName'] === nameFor('Byron'))).toMatchObject([
    { content: { form: 'contact', firstName: 'Ada', email: 'ada@example.com', message: 'Two hosts for a dinner?' } },
  ])
})

test('a claim with two receipts is stored with its files, which lose the location where they were taken', {
  tag: '@visitor',
}, async ({ page }) => {
  const fullName = nameFor('Grace')
  await page.goto('/reimbursement')
  const form = page.getByRole('form', { name: 'Your claim' })
  await form.locator('button[type=submit]').press('Enter')
  await expect(form.getByRole('alert').first()).toBeVisible()
  expect(await axeErrors(page, { inside: '[data-block=form]' })).toEqual([])
  await form.getByLabel('Name', { exact: true }).fill(fullName)
  const checkbox = form.getByLabel(/This is a shared computer/)
  await checkbox.focus()
  await expect(checkbox.locator('..')).toHaveCSS('outline-style', 'solid')
  await form.getByLabel('Staff ID').fill('G-17')
  await form.getByLabel('Email').fill('grace@example.com')
  await form.getByLabel('Event', { exact: true }).fill('Spring gala')
  await form.getByLabel('Date', { exact: true }).fill(today())

  const first = form.getByRole('group', { name: 'Expense 1' })
  await first.getByLabel('What for').selectOption('Parking')
  await first.getByLabel('Amount').fill('12.50')
  await first
    .getByLabel('Receipt')
    .setInputFiles({ name: 'parking.jpg', mimeType: 'image/jpeg', buffer: await photo() })
  await form.getByRole('button', { name: 'Add another: Expense' }).click()
  const second = form.getByRole('group', { name: 'Expense 2' })
  await second.getByLabel('What for').selectOption('Toll')
  await second.getByLabel('Amount').fill('$3')
  await second.getByLabel('Receipt').setInputFiles({
    name: 'toll.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF'),
  })
  await expect(form.getByText('Total$15.50')).toBeVisible()
  await expect(form.getByText('Ready')).toHaveCount(2)
  await form.getByText('I paid these amounts').click()
  await form.getByRole('button', { name: 'Send claim' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()

  const [claim, ...more] = await stored(page, 'reimbursement', fullName)
  expect(more).toEqual([])
  expect(claim).toMatchObject({
    flags: expect.not.arrayContaining(['files-missing']),
    content: {
      staffId: 'G-17',
      expenses: [
        { category: 'Parking', amount: 12.5 },
        { category: 'Toll', amount: 3 },
      ],
    },
  })
  const expenses = claim?.content['expenses'] as { receipt: [string] }[]
  const [image, document] = await Promise.all(
    expenses.map(({ receipt }) => page.request.get(`/api/inquiries/files/${receipt[0]}`, { headers: bearer })),
  )
  const bytes = (await image?.body()) ?? Buffer.alloc(0)
  expect((await sharp(bytes).metadata()).exif).toBeUndefined()
  expect(bytes.includes('CanaryPhone')).toBe(false)
  expect(document?.headers()['content-type']).toBe('application/pdf')
  expect((await page.request.get(`/api/inquiries/files/${expenses[0]?.receipt[0]}`)).status()).toBe(401)
})

test('by keyboard alone: the first invalid answer has the focus, and the list of errors links to the others', {
  tag: '@visitor',
}, async ({ page }) => {
  await page.goto('/trial-shift')
  const form = page.getByRole('form', { name: 'Sign up for a trial' })
  await form.getByLabel('Name').focus()
  await page.keyboard.press('Enter')
  await expect(form.getByText('7 answers need another look')).toBeVisible()
  await expect(form.getByLabel('Name')).toBeFocused()
  expect(await axeErrors(page, { inside: '[data-block=form]' })).toEqual([])
  await expect(form.getByLabel('Name')).toHaveAccessibleDescription('Name is required.')
  await page.keyboard.type('Ada Byron')
  await expect(form.getByText('Name is required.')).toBeHidden()
  await form.getByRole('button', { name: 'When you can come' }).focus()
  await page.keyboard.press('Enter')
  await expect(form.getByLabel('Weekday mornings')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(form.getByLabel('Weekday mornings')).toBeChecked()
})

test('numbers that are none are reported, and nothing of them is lost', async ({ page }) => {
  await visit(page, '/3chi')
  const form = page.getByRole('form', { name: 'Your recap' })
  const samples = form.getByLabel('Samples given')
  await form.getByRole('button', { name: 'Send recap' }).click()
  await expect(form.getByRole('alert').first()).toBeVisible()
  expect(await axeErrors(page, { inside: '[data-block=form]' })).toEqual([])
  for (const [typed, said] of [
    ['twelve', 'This must be a whole number in digits, such as 12.'],
    ['-3', 'This must be at least 0.'],
    ['1e9', 'This must be a whole number in digits, such as 12.'],
    ['99999999', 'This must be at most 10,000.'],
    ['', 'Samples given is required.'],
  ] as const) {
    await samples.fill(typed)
    await form.getByRole('button', { name: 'Send recap' }).click()
    await expect(samples).toHaveAccessibleDescription(said)
    await expect(samples).toHaveValue(typed)
  }
  await samples.fill(' 1,200 ')
  await expect(samples).toHaveAccessibleDescription('')
})

test('the content of a file says what it is', async ({ page }) => {
  await page.goto('/careers')
  const form = page.getByRole('form', { name: 'Introduce yourself' })
  await form.getByLabel('First name').fill('Ada')
  const resume = form.getByLabel('Resume')
  await resume.setInputFiles({ name: 'resume.docx', mimeType: 'application/msword', buffer: Buffer.from('x') })
  await expect(form.getByRole('alert')).toHaveText('This must be a PDF file.')
  expect(await axeErrors(page, { inside: '[data-block=form]' })).toEqual([])
  await form.getByRole('button', { name: 'Remove resume.docx' }).click()
  await resume.setInputFiles({ name: 'resume.pdf', mimeType: 'application/pdf', buffer: Buffer.from('not a PDF') })
  await expect(form.getByRole('alert')).toHaveText('This must be a PDF file.')
})

test('a draft is offered on the next visit', async ({ page }) => {
  await page.goto('/interview-form')
  const form = page.getByRole('form', { name: 'Your answers' })
  await form.getByLabel('Name').fill('Ada Byron')
  await form.getByText('21 or older').click()
  const draft = () => page.evaluate(() => localStorage.getItem('marquee-draft-interview'))
  await expect.poll(draft).toMatch(/Ada Byron.*21 or older/)
  await page.reload()
  await form.getByLabel('Name').focus()
  await page.keyboard.press('Tab')
  await form.getByRole('button', { name: 'Continue where you left off' }).click()
  await expect(form.getByLabel('Name')).toHaveValue('Ada Byron')
  await expect(form.getByLabel('21 or older')).toBeChecked()
})

test('axe finds nothing in a form of several steps, also with errors', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/interview-form')
  await page.locator('[data-block=form] button[type=submit]').first().click()
  await expect(page.locator('[data-block=form]').getByRole('alert').first()).toBeVisible()
  expect(await axeErrors(page, { inside: '[data-block=form]' })).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
})
