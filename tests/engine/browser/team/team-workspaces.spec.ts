import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { partsOf, withoutTour } from '../../../browser/studio-parts.ts'
import { expectReadable, signIn, startTeam } from './started-team.ts'

test('a writer works in a workspace, whose studio stops and starts, and a viewer looks at it', async ({ browser }) => {
  const team = await startTeam()
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await withoutTour(context)
  const page = await context.newPage()
  const { blocks, field, preview } = partsOf(page)
  const about = () => readFile(join(team.data, 'workspaces/1/pages/about.yaml'), 'utf8')
  const title = field('Title')
  const sockets: string[] = []
  page.on('websocket', (socket) => sockets.push(socket.url()))
  try {
    await test.step('a workspace begins, and its studio opens', async () => {
      await signIn(page, await team.link('Ana', 'writer'))
      await expect(page.getByText('There are no workspaces yet.')).toBeVisible()
      await expectReadable(page)
      await page.getByRole('button', { name: 'New workspace' }).click()
      await page.getByLabel('Name').fill('Spring campaign')
      await expectReadable(page)
      await page.getByRole('dialog').getByRole('button', { name: 'New workspace' }).click()
      await page.waitForURL(/\/\/1\.workspace\.localhost:\d+\/studio\//)
    })
    await test.step('what is typed is in the workspace', async () => {
      await page.goto(`${new URL(page.url()).origin}/studio/about`)
      await expect(preview.locator('main section').first()).toBeVisible()
      await blocks.getByRole('treeitem').first().click()
      await expect(page.getByText('Your workspace')).toBeVisible()
      await title.fill('Typed in a workspace')
      await expect.poll(about).toContain('Typed in a workspace')
      // Its host answers none.
      expect(sockets).toEqual([])
    })
    await test.step('the changes are shown, and nothing offers to publish them here', async () => {
      await page.goto(`${new URL(page.url()).origin}/studio/-/changes`)
      await expect(
        page.getByText('These files are saved in this workspace. Visitors do not see them yet.'),
      ).toBeVisible()
      for (const name of ['Publish', 'Propose', 'Get the latest', 'Save a version'])
        await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
      await page.goBack()
      await blocks.getByRole('treeitem').first().click()
    })
    await test.step('the studio stops, and the next letter starts it', async () => {
      await team.studios.stop(1)
      await title.fill('Typed after a rest')
      await expect.poll(about).toContain('Typed after a rest')
      await expect(preview.getByText('Typed after a rest').first()).toBeVisible()
    })
    await test.step('the list says how much has changed, and a viewer looks', async () => {
      await team.studios.stop(1)
      await page.goto(`${team.origin}/workspaces`)
      await expect(page.getByText(/^Ana · 1 changed file · last changed/)).toBeVisible()
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await expectReadable(page)
      }
      await context.clearCookies()
      await signIn(page, await team.link('Dan', 'viewer'))
      await expect(page.getByRole('button', { name: 'New workspace' })).toHaveCount(0)
      await page.getByRole('button', { name: 'Look at Spring campaign' }).click()
      await page.waitForURL(/\/\/1\.workspace\.localhost:\d+\/studio\//)
      await page.goto(`${new URL(page.url()).origin}/studio/about`)
      await expect(preview.getByText('Typed after a rest').first()).toBeVisible()
    })
    await test.step('a workspace is removed and brought back by its owner', async () => {
      await context.clearCookies()
      await signIn(page, await team.link('Bea', 'admin'))
      await page.getByRole('button', { name: 'Remove Spring campaign' }).click()
      await expect(page.getByText('Its changes, in one file, disappear from here.')).toBeVisible()
      await expectReadable(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
      await page.getByRole('button', { name: 'Bring back Spring campaign' }).click()
      await expect(page.getByRole('button', { name: 'Look at Spring campaign' })).toBeVisible()
      expect(await about()).toContain('Typed after a rest')
    })
  } finally {
    await context.close()
    await team.stop()
  }
})

test('a tab keeps what is typed when its workspace is removed, and then its person', async ({ browser }) => {
  const team = await startTeam()
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await withoutTour(context)
  const ben = await context.newPage()
  const ana = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const { blocks, field } = partsOf(ben)
  const title = field('Title')
  const about = () => readFile(join(team.data, 'workspaces/1/pages/about.yaml'), 'utf8')
  try {
    await signIn(ben, await team.link('Ben', 'writer'))
    await ben.getByRole('button', { name: 'New workspace' }).click()
    await ben.getByLabel('Name').fill('Spring campaign')
    await ben.getByRole('dialog').getByRole('button', { name: 'New workspace' }).click()
    await ben.waitForURL(/\/\/1\.workspace\.localhost:\d+\/studio\//)
    await ben.goto(`${new URL(ben.url()).origin}/studio/about`)
    await blocks.getByRole('treeitem').first().click()
    await title.fill('Saved before')
    await expect.poll(about).toContain('Saved before')
    await signIn(ana, await team.link('Ana', 'admin'))
    await test.step('of a workspace that is removed, until it is back', async () => {
      await ana.getByRole('button', { name: 'Remove Spring campaign' }).click()
      await ana.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
      await expect(ana.getByRole('button', { name: 'Bring back Spring campaign' })).toBeVisible()
      await title.fill('Typed after the removal')
      await expect(ben.getByRole('alert')).toContainText('Not saved. This workspace was removed.')
      await expect(ben.getByRole('status').getByText(/^This workspace was removed\./)).toBeVisible()
      await ana.getByRole('button', { name: 'Bring back Spring campaign' }).click()
      await expect(ana.getByRole('button', { name: 'Look at Spring campaign' })).toBeVisible()
      await expect(title).toHaveValue('Typed after the removal')
      await title.fill('Typed when it is back')
      await expect.poll(about).toContain('Typed when it is back')
    })
    await test.step('of a person who is removed', async () => {
      await ana.getByRole('link', { name: 'People' }).click()
      await ana.getByRole('button', { name: 'Remove Ben' }).click()
      await ana.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
      await expect(ana.getByText('ben@example.com')).toHaveCount(0)
      await title.fill('Typed by nobody')
      await expect(ben.getByRole('alert')).toContainText('Not saved.')
      await expect(title).toHaveValue('Typed by nobody')
      expect(await about()).toContain('Typed when it is back')
    })
  } finally {
    await context.close()
    await team.stop()
  }
})
