import { expect, test } from '@playwright/test'
import type { TeamMail } from '../../../../src/team/server/mails.ts'
import { watchErrors } from '../../../browser/watch-errors.ts'
import { expectReadable, startTeam } from './started-team.ts'

const linkIn = (mail: TeamMail | undefined) => /http\S+/.exec(mail?.text ?? '')?.[0] ?? ''

test('an admin invites, a writer signs in on a phone, and is out at the moment of the removal', async ({ browser }) => {
  const team = await startTeam({ isSending: true })
  const desk = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const errors = await watchErrors(desk)
  try {
    await test.step('a link signs in by its button, and once', async () => {
      await desk.goto(await team.link('Ana Lima', 'admin'))
      await expect(desk.getByRole('heading', { name: 'Hello, Ana Lima' })).toBeVisible()
      await expectReadable(desk)
      await desk.getByRole('button', { name: 'Sign in as Ana Lima' }).click()
      await expect(desk.getByRole('heading', { name: 'Ana Lima' })).toBeVisible()
      await expect(desk.getByText('(this browser)')).toBeVisible()
      await expectReadable(desk)
    })
    await test.step('an admin invites', async () => {
      await desk.getByRole('link', { name: 'People' }).click()
      await desk.getByRole('button', { name: 'Invite' }).click()
      const dialog = desk.getByRole('dialog', { name: 'Invite somebody' })
      await dialog.getByLabel('E-mail address').fill('ana@example.com')
      await dialog.getByRole('button', { name: 'Invite' }).click()
      await expect(dialog.getByText('Somebody with this address is here already.')).toBeVisible()
      await dialog.getByLabel('E-mail address').fill('ben@example.com')
      await dialog.getByLabel('Name').fill('Ben Okafor')
      await dialog.getByLabel('Reads inquiries').check()
      await dialog.getByLabel('Last day').fill('2099-06-30')
      await expectReadable(desk)
      await dialog.getByRole('button', { name: 'Invite' }).click()
      await expect(desk.getByText('A mail with the way in is on its way to ben@example.com.')).toBeVisible()
      await expect(desk.getByText('until 2099-06-30')).toBeVisible()
      await expectReadable(desk)
    })
    await test.step('the writer signs in on a phone, sees the own page alone, and comes back by a code', async () => {
      await phone.goto(linkIn(team.mails[0]))
      await phone.getByRole('button', { name: 'Sign in as Ben Okafor' }).click()
      await expect(phone.getByText('You read the inquiries of visitors.')).toBeVisible()
      await expect(phone.getByRole('link', { name: 'People' })).toHaveCount(0)
      await expectReadable(phone)
      await phone.goto(`${team.origin}/people`)
      await expect(phone.getByText('Your role does not allow this. Ask an admin.')).toBeVisible()
      await phone.goto(team.origin)
      await phone.getByRole('button', { name: 'Sign out', exact: true }).click()
      await phone.getByLabel('Your e-mail address').fill('ben@example.com')
      await expectReadable(phone)
      await phone.getByRole('button', { name: 'Send me a code' }).click()
      await phone.getByLabel('Code of eight digits').fill('0000')
      await phone.getByRole('button', { name: 'Sign in' }).click()
      await expect(phone.getByText('This is not the code. Look at the newest mail.')).toBeVisible()
      await phone.getByLabel('Code of eight digits').fill(team.mails[1]?.text.slice(0, 8) ?? '')
      await phone.getByRole('button', { name: 'Sign in' }).click()
      await expect(phone.getByRole('heading', { name: 'Ben Okafor' })).toBeVisible()
    })
    await test.step('who is removed is out at the next click', async () => {
      await desk.getByRole('button', { name: 'Remove Ben Okafor' }).click()
      await desk.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
      await expect(desk.getByText('ben@example.com', { exact: true })).toHaveCount(0)
      await phone.getByRole('button', { name: 'Sign out everywhere' }).click()
      await expect(phone.getByText('You are signed out. Sign in again.')).toBeVisible()
      await phone.goto(`${team.origin}/log`)
      await expect(phone.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    })
    await test.step('the log says all of it', async () => {
      await desk.getByRole('link', { name: 'Log' }).click()
      await expect(desk.getByText('Ana Lima removed ben@example.com')).toBeVisible()
      await expect(desk.getByText('Ana Lima invited ben@example.com as Writer')).toBeVisible()
      await expect(desk.getByText('The operator invited ana@example.com as Admin')).toBeVisible()
      expect(errors).toEqual([])
      for (const width of [390, 768, 1440]) {
        await desk.setViewportSize({ width, height: 900 })
        await expectReadable(desk)
      }
      // Its link is the last one in the row of pages, which is wider than a small phone.
      await desk.setViewportSize({ width: 320, height: 844 })
      await desk.reload()
      await expect(desk.getByRole('link', { name: 'Log' })).toBeInViewport()
    })
    await test.step('a page of something that is not there says so below a heading', async () => {
      await desk.goto(`${team.origin}/workspaces/99`)
      await expect(desk.getByRole('alert')).toBeVisible()
      await expect(desk.getByRole('heading', { level: 1 })).toBeVisible()
      await expectReadable(desk)
    })
  } finally {
    await Promise.all([desk.close(), phone.close()])
    await team.stop()
  }
})

test('a team speaks German', async ({ browser }) => {
  const team = await startTeam({ isSending: true })
  const page = await browser.newPage({ locale: 'de-AT' })
  try {
    await page.goto(await team.link('Ana Lima', 'admin'))
    await page.getByRole('button', { name: 'Als Ana Lima anmelden' }).click()
    await page.getByRole('link', { name: 'Protokoll' }).click()
    await expect(page.getByText('Der Betreiber hat ana@example.com eingeladen, Recht „Verwalten“')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  } finally {
    await page.close()
    await team.stop()
  }
})
