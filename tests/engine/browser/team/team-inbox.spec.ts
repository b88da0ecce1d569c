import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { openFileStore } from '../../../../src/server/files/file-store.ts'
import type { Flag } from '../../../../src/server/inquiry-store.ts'
import { readService } from '../../../../src/server/release.ts'
import { openSqliteStore } from '../../../../src/server/store/open-store.ts'
import { watchErrors } from '../../../browser/watch-errors.ts'
import { expectReadable, signIn, startTeam } from './started-team.ts'

const fields = [
  { kind: 'text', name: 'name', label: 'Your name', required: true, autocomplete: 'name' },
  { kind: 'email', name: 'email', label: 'E-mail', required: true, autocomplete: 'email' },
  { kind: 'longtext', name: 'message', label: 'What is it about?', required: false },
]

/** A team with an inbox, into which another opening of the same store brings inquiries, as `serve` does. */
async function startInbox() {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-inbox-'))
  const dist = join(folder, 'dist')
  await mkdir(dist)
  await writeFile(join(dist, '_forms.json'), JSON.stringify({ contact: fields, quote: fields }))
  const file = join(folder, 'inquiries.sqlite')
  const [store, service] = [await openSqliteStore(file), await openSqliteStore(file)]
  const files = await openFileStore(join(folder, 'files'))
  const team = await startTeam({ isSending: true, inquiries: { store, files, site: () => readService(dist) } })
  return {
    ...team,
    /** Stores an inquiry as the service does. */
    async send(content: Record<string, unknown>, flags: readonly Flag[] = []) {
      const { id } = await service.add({ submissionId: randomUUID(), content: { form: 'contact', ...content }, flags })
      return id
    },
    async upload() {
      const id = randomUUID()
      const path = await files.newUpload()
      await writeFile(path, '%PDF-1.7 <script>alert(1)</script>')
      await files.take(id, path, { form: 'contact', field: 'plan', type: 'pdf', hash: '' })
      await files.keep('contact', [{ id, field: 'plan' }])
      return id
    },
    async stop() {
      await team.stop()
      files.close()
      await Promise.all([store.close(), service.close()])
      await rm(folder, { recursive: true })
    },
  }
}

/** Without errors of axe and without a scroll bar below, at the widths of a phone, a tablet and a desktop. */
async function expectReadableAtAll(page: Page) {
  // A tooltip of what is below the mouse would cover the page.
  await page.mouse.move(0, 500)
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectReadable(page)
  }
}

test('inquiries are given, answered, searched, exported and erased by those who read them', async ({ browser }) => {
  const team = await startInbox()
  const ana = await browser.newPage()
  const rosa = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const dan = await browser.newPage()
  const errors = await watchErrors(ana)
  const list = (page: Page) => page.getByRole('list', { name: 'Inbox' })
  try {
    await signIn(ana, await team.link('Ana Lima', 'admin', true))
    await signIn(rosa, await team.link('Rosa Klein', 'viewer', true))
    await signIn(dan, await team.link('Dan Okafor', 'publisher', false))
    await ana.getByRole('link', { name: 'Inbox' }).click()
    await expect(ana.getByText('No inquiries yet.')).toBeVisible()

    await test.step('a new one shows by itself, whatever it holds', async () => {
      const script = '<img src=x onerror=alert(1)><script>alert(2)</script>'
      await team.send({ name: '山田 太郎', email: 'yamada@example.com', message: '椅子を二百脚' })
      await team.send({ name: 'أمل منصور', email: 'amal@example.com', message: 'خيمة' }, ['sent-very-quickly'])
      await team.send({ name: script, email: 'mallory@example.com', message: '=1+1', plan: [await team.upload()] })
      await expect(list(ana).getByRole('link')).toHaveCount(3, { timeout: 5_000 })
      await expect(list(ana).getByRole('link').first()).toContainText(script)
      await expect(ana.getByRole('img', { name: '3 new inquiries' })).toBeVisible()
      await expect(ana.getByRole('button', { name: 'Spam? 1' })).toBeVisible()
      await expectReadableAtAll(ana)
    })
    await test.step('who has no tick sees neither menu nor count', async () => {
      await expect(dan.getByRole('link', { name: 'Workspaces' })).toBeVisible()
      await expect(dan.getByRole('link', { name: /Inbox/ })).toHaveCount(0)
      await dan.goto(`${team.origin}/inbox`)
      await expect(dan.getByText('You do not read inquiries.')).toBeVisible()
      await expect(dan.getByText('yamada')).toHaveCount(0)
    })
    await test.step('one is given to a person, who gets a mail, and answers', async () => {
      await list(ana).getByRole('link', { name: '山田 太郎' }).click()
      await ana.getByRole('combobox', { name: 'Given to' }).click()
      await ana.getByRole('option', { name: 'Rosa Klein' }).click()
      await expect(ana.getByText('Ana Lima gave it to Rosa Klein')).toBeVisible()
      await ana.getByLabel('Note').fill('Asks every year.')
      await ana.getByRole('button', { name: 'Add note' }).click()
      await expect(ana.getByText('Ana Lima noted')).toBeVisible()
      await expectReadableAtAll(ana)
      const [mail] = team.mails
      expect(mail?.to).toBe('rosa@example.com')
      await rosa.goto(/http\S+/.exec(mail?.text ?? '')?.[0] ?? '')
      const answer = rosa.getByRole('link', { name: 'Answer by mail' })
      await expect(answer).toHaveAttribute('href', /^mailto:yamada@example\.com\?subject=Re%3A%20contact&body=/)
      await rosa.getByRole('button', { name: 'I answered' }).click()
      await expect(rosa.getByText('Rosa Klein answered')).toBeVisible()
      await expect(rosa.getByRole('button', { name: 'Erase' })).toHaveCount(0)
      await expect(ana.getByText('Rosa Klein marked it as done')).toBeVisible({ timeout: 5_000 })
    })
    await test.step('it is found again', async () => {
      await rosa.getByRole('link', { name: 'All inquiries' }).click()
      await rosa.getByRole('button', { name: 'Done 1' }).click()
      await expect(list(rosa).getByRole('link')).toHaveCount(1)
      await rosa.getByRole('button', { name: 'Mine' }).click()
      await expect(list(rosa).getByText('given to Rosa Klein')).toBeVisible()
      await rosa.getByRole('button', { name: 'All', exact: true }).click()
      await rosa.getByRole('button', { name: 'Mine' }).click()
      await rosa.getByLabel('Search').fill('every year')
      await expect(list(rosa).getByRole('link')).toHaveCount(1)
      await rosa.getByLabel('Search').fill('')
      await expect(list(rosa).getByRole('link')).toHaveCount(3)
    })
    await test.step('what may be spam is decided by a person', async () => {
      await rosa.getByRole('button', { name: 'Spam? 1' }).click()
      await list(rosa).getByRole('link', { name: 'أمل منصور' }).click()
      await expectReadableAtAll(rosa)
      await rosa.getByRole('button', { name: 'It is not' }).click()
      await expect(rosa.getByText('Rosa Klein marked it as open')).toBeVisible()
      await rosa.goBack()
      await expect(rosa.getByText('No inquiry is like this.')).toBeVisible()
    })
    await test.step('what is filtered is saved, and the numbers say how it goes', async () => {
      await rosa.goto(`${team.origin}/inbox?state=done`)
      await rosa.getByRole('button', { name: 'Export' }).click()
      const saving = rosa.waitForEvent('download')
      await rosa.getByRole('menuitem', { name: 'As CSV' }).click()
      const download = await saving
      expect(download.suggestedFilename()).toMatch(/^inquiries-\d{4}-\d\d-\d\d\.csv$/)
      const saved = await readFile(await download.path(), 'utf8')
      expect(saved).toContain('yamada@example.com')
      expect(saved).not.toContain('mallory')
      await rosa.getByRole('button', { name: 'Numbers' }).click()
      await expect(rosa.getByRole('dialog').getByRole('row')).toHaveCount(2)
      await expectReadableAtAll(rosa)
      await rosa.getByRole('button', { name: 'Close' }).click()
    })
    await test.step('a file is saved and not shown, and a person is erased with it', async () => {
      await ana.goto(`${team.origin}/inbox`)
      await list(ana).getByRole('link', { name: '<img' }).click()
      const saving = ana.waitForEvent('download')
      await ana.getByRole('link', { name: 'File 1 (pdf)' }).click()
      expect((await saving).suggestedFilename()).toMatch(/^[0-9a-f-]{36}\.pdf$/)
      await ana.getByRole('button', { name: 'Erase' }).click()
      const dialog = ana.getByRole('dialog', { name: 'Erase for good?' })
      await dialog.getByLabel('Everything from mallory@example.com').check()
      await expect(dialog.getByText('1 inquiry (contact: 1)')).toBeVisible()
      await expect(dialog.getByText('1 file', { exact: true })).toBeVisible()
      await expectReadableAtAll(ana)
      await dialog.getByRole('button', { name: 'Erase' }).click()
      await expect(list(ana).getByRole('link')).toHaveCount(2)
      await expect(ana.getByText('mallory')).toHaveCount(0)
      expect(errors).toEqual([])
    })
  } finally {
    await Promise.all([ana.close(), rosa.close(), dan.close()])
    await team.stop()
  }
})

test('the inbox speaks German', async ({ browser }) => {
  const team = await startInbox()
  const page = await browser.newPage({ locale: 'de-AT' })
  try {
    await team.send({ name: 'Jörg Groß', email: 'jörg@müller.example', message: 'Stühle' }, ['honeypot-filled'])
    await page.goto(await team.link('Ana Lima', 'admin', true))
    await page.getByRole('button', { name: 'Als Ana Lima anmelden' }).click()
    await expect(page.getByRole('navigation')).toBeVisible()
    await page.getByRole('link', { name: 'Posteingang' }).click()
    await expect(page.getByRole('button', { name: 'Spam? 1' })).toBeVisible()
    await expectReadableAtAll(page)
    await page.getByRole('link', { name: 'Jörg Groß' }).click()
    await expect(page.getByRole('button', { name: 'Das ist keiner' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Per E-Mail antworten' })).toBeVisible()
    await expectReadableAtAll(page)
  } finally {
    await page.close()
    await team.stop()
  }
})
