import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { partsOf } from '../../blocks/form/form-parts.ts'
import type { Form } from '../../blocks/form/schema.ts'
import { fieldsOf } from '../../schema/forms/answers.ts'
import { dayLimits } from '../../schema/forms/day-limits.ts'
import type { FormField } from '../../schema/forms/form-field.ts'
import { expectHydrated } from '../browser/hydrated.ts'
import { loadedSite } from '../browser/loaded-site.ts'
import { isOf } from '../support/is-of.ts'

// The service takes some inquiries from one sender. To it this test, which sends every form, is another than all others.
test.use({ extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.7' } })

const bearer = { authorization: 'Bearer token-of-the-tests' }
type Inquiry = { content: Record<string, unknown> }

type Questions = ReadonlyMap<string, FormField>
type FormOnPage = { path: string; id: string; steps: number; questions: Questions }

/** Questions by name, those of a group beside it. */
const questionsOf = (form: Form): Questions =>
  new Map(
    fieldsOf(partsOf(form))
      .flatMap((field): FormField[] => (field.kind === 'group' ? [field, ...field.fields] : [field]))
      .map((field) => [field.name, field]),
  )

/** One page with each form that everybody can reach. */
async function readForms(): Promise<Map<string, FormOnPage>> {
  const { pages } = await loadedSite()
  const open = pages.filter(({ gate }) => !gate)
  return new Map(
    open.flatMap(({ path, blocks }) =>
      blocks.flatMap((block) =>
        isOf<Form>('form')(block)
          ? [[block.form, { path, id: block.id, steps: block.steps?.length ?? 1, questions: questionsOf(block) }]]
          : [],
      ),
    ),
  )
}

const pdf = { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') }
const picture = async () => ({
  name: 'a.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 40, height: 40, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer(),
})

const today = new Date().toISOString().slice(0, 10)

/** What is typed into a field of a kind. The question has limits for it. */
async function typedAnswer(kind: string, question: FormField | undefined): Promise<string> {
  // The service takes only a few inquiries from one address.
  if (kind === 'email') return `${randomUUID()}@example.com`
  // A number of another country gets a hint, which moves the next field away from under the pointer.
  if (kind === 'tel') return (await loadedSite()).site.phone
  if (kind === 'time') return '18:30'
  if (kind === 'number') return String(question && 'min' in question ? Math.max(1, Math.ceil(question.min)) : 1)
  if (kind !== 'date') return 'Ada'
  const { first, last } = question?.kind === 'date' ? dayLimits(question, today) : {}
  return (first ?? last)?.day ?? today
}

/** Answers one question that is shown and has no answer yet. The answer before it may have taken it away. */
async function answer(field: Locator, questions: Questions): Promise<void> {
  const shown = await field.evaluateAll(([element]: HTMLInputElement[]) => {
    if (!element) return undefined
    const { type, tagName, value, inputMode, name } = element
    const isChoice = type === 'checkbox' || type === 'radio'
    const isAnswered = isChoice ? element.closest('fieldset')?.querySelector(':checked') : value
    if (isAnswered || !element.checkVisibility() || element.disabled) return undefined
    const isNumber = inputMode === 'numeric' || inputMode === 'decimal'
    return { name, kind: isNumber ? 'number' : tagName === 'INPUT' ? type : tagName.toLowerCase() }
  })
  if (shown === undefined) return
  const { kind } = shown
  // An entry of a group has the names of the group and of its place before its own.
  const question = questions.get(shown.name.split('.').at(-1) ?? '')
  if (kind === 'checkbox' || kind === 'radio') await field.check({ force: true })
  else if (kind === 'select') await field.selectOption({ index: 1 })
  else if (kind === 'file')
    await field.setInputFiles(/jpe?g/.test((await field.getAttribute('accept')) ?? '') ? await picture() : pdf)
  else await field.fill(await typedAnswer(kind, question))
}

/** Chooses the first day that each calendar offers, where none is chosen. */
async function chooseDays(form: Locator): Promise<void> {
  for (const calendar of await form
    .getByRole('group')
    .filter({ has: form.page().getByRole('grid') })
    .all())
    if ((await calendar.locator('[aria-selected=true]').count()) === 0)
      await calendar.locator('td button:enabled:visible').first().click()
}

/** Answers every question but the one that only programs see. An answer may bring further questions. */
async function answerAll(form: Locator, questions: Questions): Promise<void> {
  const fieldSelector = 'input:not([type=hidden], [tabindex="-1"]), select, textarea'
  // A calendar takes the place of this field once it has loaded.
  await expect(form.locator('input[name$=".pending"]')).toHaveCount(0)
  for (let count = -1; count !== (await form.locator(fieldSelector).count()); ) {
    count = await form.locator(fieldSelector).count()
    await chooseDays(form)
    for (const field of await form.locator(fieldSelector).all()) await answer(field, questions)
  }
  // A form does not go on before its files have arrived.
  await expect(form.locator('[data-state=sending]')).toHaveCount(0)
}

/** Answers each step of a form and sends it. */
async function send(page: Page, form: Locator, { steps, questions }: FormOnPage): Promise<void> {
  const button = form.locator('button[type=submit]:enabled:visible').last()
  for (let step = 2; step <= steps; step++) {
    await answerAll(form, questions)
    await button.click()
    const percent = Math.round((step / steps) * 100)
    await expect(form.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(percent))
    await expect(form).not.toHaveAttribute('aria-busy')
  }
  await answerAll(form, questions)
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await button.click()
  expect((await answered).status()).toBe(201)
}

test('every form arrives', async ({ page }) => {
  const forms = await readForms()
  for (const [name, shown] of forms)
    await test.step(`${name} on ${shown.path}`, async () => {
      await page.goto(shown.path)
      const form = page.locator(`[id="${shown.id}"] form`)
      await form.scrollIntoViewIfNeeded()
      await page.keyboard.press('Shift')
      await expectHydrated(form)
      await send(page, form, shown)
    })
  const stored = (await (await page.request.get('/api/inquiries', { headers: bearer })).json()) as Inquiry[]
  const names = new Set(stored.map(({ content }) => content['form']))
  expect([...forms.keys()].filter((name) => !names.has(name))).toEqual([])
})
