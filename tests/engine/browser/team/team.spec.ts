import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { createTeamServer } from '../../../../src/team/server/create-team-server.ts'
import type { TeamMail } from '../../../../src/team/server/mails.ts'
import { invite } from '../../../../src/team/server/people/people.ts'
import { teamScripts } from '../../../../src/team/server/shell/team-scripts.ts'
import { openTeam } from '../../../../src/team/server/store/open-team.ts'
import type { Team } from '../../../../src/team/server/team.ts'
import { axeErrors } from '../../../browser/axe.ts'
import { watchErrors } from '../../../browser/watch-errors.ts'
import { freePort } from '../../../support/servers/free-port.ts'

/** A team with one admin, and the mails that it sends. */
async function startTeam() {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-team-'))
  const database = await openTeam({ file: join(folder, 'team.sqlite') })
  const port = await freePort()
  const mails: TeamMail[] = []
  const team: Team = {
    database,
    settings: { origin: `http://team.localhost:${port}` },
    mails: { isSending: true, send: async (mail) => mails.push(mail) > 0 },
    company: undefined,
    now: () => new Date(),
  }
  const app = await createTeamServer(team, { env: {}, scripts: teamScripts })
  await app.listen({ port, host: '127.0.0.1' })
  const words = { subject: '', text: (_name: string, address: string) => address }
  const ana = { email: 'ana@example.com', name: 'Ana Lima', role: 'admin', seesInbox: false, lastDay: '' } as const
  await invite(team, undefined, ana, words)
  return {
    ...team.settings,
    mails,
    async stop() {
      await app.close()
      await database.db.destroy()
      await rm(folder, { recursive: true })
    },
  }
}

const linkIn = (mail: TeamMail | undefined) => /http\S+/.exec(mail?.text ?? '')?.[0] ?? ''

async function expectReadable(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await axeErrors(page)).toEqual([])
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    expect(isWide).toBe(false)
  }
}

test('an admin invites, a writer signs in on a phone, and is out at the moment of the removal', async ({ browser }) => {
  const team = await startTeam()
  const desk = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const errors = await watchErrors(desk)
  try {
    await test.step('a link signs in by its button, and once', async () => {
      await desk.goto(linkIn(team.mails[0]))
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
      await phone.goto(linkIn(team.mails[1]))
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
      await phone.getByLabel('Code of eight digits').fill(team.mails[2]?.text.slice(0, 8) ?? '')
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
  const team = await startTeam()
  const page = await browser.newPage({ locale: 'de-AT' })
  try {
    await page.goto(linkIn(team.mails[0]))
    await page.getByRole('button', { name: 'Als Ana Lima anmelden' }).click()
    await page.getByRole('link', { name: 'Protokoll' }).click()
    await expect(page.getByText('Der Betreiber hat ana@example.com eingeladen, Recht „Verwalten“')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  } finally {
    await page.close()
    await team.stop()
  }
})
