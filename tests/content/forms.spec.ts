import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import type { Form } from '../../blocks/form/schema.ts'
import { isOf } from '../../schema/block.ts'
import { expectHydrated } from '../browser/hydrated.ts'
import { loadedSite } from '../browser/loaded-site.ts'

// The service takes some inquiries from one sender. To it this test, which sends every form, is another than all others.
test.use({ extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.7' } })

const bearer = { authorization: 'Bearer token-of-the-tests' }
type Inquiry = { content: Record<string, unknown> }

/** One page with each form that everybody can reach. */
async function readForms(): Promise<Map<string, { path: string; id: string; steps: number }>> {
  const { pages } = await loadedSite()
  const open = pages.filter(({ gate }) => !gate)
  return new Map(
    open.flatMap(({ path, blocks }) =>
      blocks.flatMap((block) =>
        isOf<Form>('form')(block) ? [[block.form, { path, id: block.id, steps: block.steps?.length ?? 1 }]] : [],
      ),
    ),
  )
}

const picture = () =>
  sharp({ create: { width: 40, height: 40, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer()

/** An answer that a question of this kind takes. */
const answers: Record<string, string> = {
  tel: '(202) 555-0147',
  number: '1',
  date: new Date().toISOString().slice(0, 10),
  time: '18:30',
}

/** Answers one question that is shown and has no answer yet. The answer before it may have taken it away. */
async function answer(field: Locator): Promise<void> {
  const kind = await field.evaluateAll(([element]: HTMLInputElement[]) => {
    if (!element) return undefined
    const { type, tagName, value, inputMode } = element
    const isChoice = type === 'checkbox' || type === 'radio'
    const isAnswered = isChoice ? element.closest('fieldset')?.querySelector(':checked') : value
    if (isAnswered || !element.checkVisibility() || element.disabled) return undefined
    if (inputMode === 'numeric' || inputMode === 'decimal') return 'number'
    return tagName === 'INPUT' ? type : tagName.toLowerCase()
  })
  if (kind === undefined) return
  if (kind === 'checkbox' || kind === 'radio') await field.check({ force: true })
  else if (kind === 'select') await field.selectOption({ index: 1 })
  else if (kind === 'file')
    await field.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await picture() })
  // The service takes only a few inquiries from one address.
  else await field.fill(kind === 'email' ? `${randomUUID()}@example.com` : (answers[kind] ?? 'Ada'))
}

/** Answers every question but the one that only programs see. An answer may bring further questions. */
async function answerAll(form: Locator): Promise<void> {
  const fieldSelector = 'input:not([type=hidden], [tabindex="-1"]), select, textarea'
  // A calendar takes the place of this field once it has loaded.
  await expect(form.locator('input[name$=".pending"]')).toHaveCount(0)
  for (let count = -1; count !== (await form.locator(fieldSelector).count()); ) {
    count = await form.locator(fieldSelector).count()
    for (const field of await form.locator(fieldSelector).all()) await answer(field)
  }
}

/** Answers each step of a form and sends it. */
async function send(page: Page, form: Locator, steps: number): Promise<void> {
  const button = form.locator('button[type=submit]:enabled:visible').last()
  for (let step = 2; step <= steps; step++) {
    await answerAll(form)
    await button.click()
    await expect(form.getByRole('progressbar')).toHaveAttribute('aria-valuetext', new RegExp(`^Step ${step} of`))
    await expect(form).not.toHaveAttribute('aria-busy')
  }
  await answerAll(form)
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await button.click()
  expect((await answered).status()).toBe(201)
}

test('every form arrives', async ({ page }) => {
  const forms = await readForms()
  for (const [name, { path, id, steps }] of forms)
    await test.step(`${name} on ${path}`, async () => {
      await page.goto(path)
      const form = page.locator(`[id="${id}"] form`)
      await form.scrollIntoViewIfNeeded()
      await page.keyboard.press('Shift')
      await expectHydrated(form)
      await send(page, form, steps)
    })
  const stored = (await (await page.request.get('/api/inquiries', { headers: bearer })).json()) as Inquiry[]
  const names = new Set(stored.map(({ content }) => content['form']))
  expect([...forms.keys()].filter((name) => !names.has(name))).toEqual([])
})
