import { expect, test } from '@playwright/test'
import { axeErrors } from '../../../browser/axe.ts'
import { partsOf, withoutTour } from '../../../browser/studio-parts.ts'
import { expectReadable, signIn, startTeam } from './started-team.ts'

test('a writer shows a workspace to somebody without an account, until the preview ends', async ({ browser }) => {
  const team = await startTeam()
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await withoutTour(context)
  const page = await context.newPage()
  const outside = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const boss = await outside.newPage()
  const { blocks, field, preview } = partsOf(page)
  let link = ''
  try {
    await test.step('from the bar of the workspace, the writer gets a link', async () => {
      await signIn(page, await team.link('Ben', 'writer'))
      await page.getByRole('button', { name: 'New workspace' }).click()
      await page.getByLabel('Name').fill('Spring campaign')
      await page.getByRole('dialog').getByRole('button', { name: 'New workspace' }).click()
      await page.waitForURL(/\/\/1\.workspace\.localhost:\d+\/studio\//)
      await page.goto(`${new URL(page.url()).origin}/studio/about`)
      await expect(preview.locator('main section').first()).toBeVisible()
      await blocks.getByRole('treeitem').first().click()
      await field('Title').fill('Shown to the boss')
      await expect(preview.getByText('Shown to the boss').first()).toBeVisible()
      await page.getByRole('link', { name: 'Show to somebody' }).click()
      await expect(page.getByText('Show this workspace to somebody')).toBeVisible()
      await expectReadable(page)
      await page.getByRole('dialog').getByRole('button', { name: 'New preview' }).click()
      link = await page.getByLabel('Link of the preview').inputValue()
      await expectReadable(page)
      await page.getByRole('button', { name: 'Close' }).click()
    })
    await test.step('the boss sees the page that was open, as soon as it is ready', async () => {
      await boss.goto(link)
      await expect(boss.getByRole('heading', { name: 'Shown to the boss' })).toBeVisible({ timeout: 90_000 })
      expect(new URL(boss.url()).pathname).toBe('/about')
      await expect(boss.getByRole('complementary', { name: 'Preview' })).toContainText('Preview: Spring campaign.')
      await expect(boss.getByRole('complementary', { name: 'Preview' })).toContainText('Forms send nothing from here.')
      expect(await axeErrors(boss)).toEqual([])
    })
    await test.step('the scripts of the pages run, and unknown addresses say so', async () => {
      const problems: string[] = []
      boss.on('pageerror', ({ message }) => problems.push(message))
      await boss.goto(`${new URL(boss.url()).origin}/calculator`)
      await expect(boss.getByRole('heading', { name: 'How many do you need?' })).toBeVisible()
      await boss.getByLabel('Items').first().fill('200')
      expect(problems).toEqual([])
      const answer = await boss.goto(`${new URL(boss.url()).origin}/nothing`)
      expect([answer?.status(), answer?.headers()['x-robots-tag']]).toEqual([404, 'noindex, nofollow'])
    })
    await test.step('the writer sees that it was opened, and ends it', async () => {
      await page.reload()
      await page.getByRole('button', { name: 'Cancel' }).click()
      await expect(page.getByText(/opened once/)).toBeVisible()
      await expect(page.getByText('ready', { exact: true })).toBeVisible()
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await expectReadable(page)
      }
      await page.getByRole('button', { name: /^End the preview/ }).click()
      await expect(page.getByText('There is no preview yet.')).toBeVisible()
      await boss.goto(link)
      await expect(boss.getByRole('heading', { name: 'This preview has ended' })).toBeVisible()
      expect(await axeErrors(boss)).toEqual([])
    })
  } finally {
    await context.close()
    await outside.close()
    await team.stop()
  }
})
