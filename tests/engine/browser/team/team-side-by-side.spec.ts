import { type Browser, expect, test } from '@playwright/test'
import { partsOf, withoutTour } from '../../../browser/studio-parts.ts'
import { signIn, startTeam } from './started-team.ts'

type Team = Awaited<ReturnType<typeof startTeam>>

/** A person in a browser of their own. */
async function person(browser: Browser, team: Team, name: string, role: 'writer' | 'publisher') {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await withoutTour(context)
  const page = await context.newPage()
  await signIn(page, await team.link(name, role))
  const { blocks, field, preview } = partsOf(page)
  const bar = page.getByRole('complementary').first()

  async function begin(title: string) {
    await page.getByRole('button', { name: 'New workspace' }).click()
    await page.getByLabel('Name').fill(title)
    await page.getByRole('dialog').getByRole('button', { name: 'New workspace' }).click()
    await page.waitForURL(/\.workspace\.localhost:\d+\/studio\//)
  }
  async function goTo(path: string) {
    await page.goto(`${new URL(page.url()).origin}/studio${path}`)
    await expect(preview.locator('main section').first()).toBeVisible()
    await blocks.getByRole('treeitem').first().click()
  }
  return { context, page, bar, blocks, title: field('Title'), begin, goTo }
}

test('two write side by side, see each other, and bring together what both have changed', async ({ browser }) => {
  const team = await startTeam()
  const ana = await person(browser, team, 'Ana', 'publisher')
  const ben = await person(browser, team, 'Ben', 'writer')
  try {
    await test.step('each sees that the other has this page open, and changes it', async () => {
      await ana.begin('Spring')
      await ana.goTo('/about')
      await ana.title.fill('Title of Ana')
      await expect.poll(() => team.fileOf(1, 'about.yaml')).toContain('Title of Ana')
      await team.studios.stop(1)
      await ben.begin('Autumn')
      await ben.goTo('/about')
      await expect(ben.bar).toContainText('Ana has this page open in “Spring”')
      await expect(ben.bar).toContainText('Ana changes this page too, in “Spring”')
      await expect(ana.bar).toContainText('Ben has this page open in “Autumn”')
    })
    await test.step('who closes a tab is gone', async () => {
      await ana.page.goto('about:blank')
      await expect(ben.bar).not.toContainText('Ana has this page open')
    })
    await test.step('what was published is merged, after a question about the same text', async () => {
      await ben.title.fill('Title of Ben')
      await expect.poll(() => team.fileOf(2, 'about.yaml')).toContain('Title of Ben')
      await team.publish('about.yaml', (text) => text.replaceAll('About the small site', 'Title of Ada'))
      await expect(ben.bar).toContainText('Ada published 1 page')
      await ben.bar.getByRole('button', { name: 'Bring up to date' }).click()
      const question = ben.page.getByRole('dialog')
      await expect(question).toContainText('Title of Ada')
      await ben.page.keyboard.press('Escape')
      await expect(question).toBeHidden()
      expect(await team.fileOf(2, 'about.yaml')).toContain('Title of Ben')
      await ben.bar.getByRole('button', { name: 'Bring up to date' }).click()
      await question.getByRole('button', { name: 'Keep mine' }).click()
      await expect(ben.page.getByText(/Your files are up to date with it/)).toBeVisible()
      expect(await team.fileOf(2, 'about.yaml')).toContain('Title of Ben')
      await expect(ben.bar).not.toContainText('Ada published')
    })
    await test.step('all changes belong together, and files are named by their place in the site', async () => {
      await expect(ben.page.getByRole('checkbox')).toHaveCount(0)
      await expect(ben.page.getByText('Saved to pages/about.yaml')).toBeAttached()
    })
    await test.step('a publisher takes over, and the tab of the former owner says so', async () => {
      await ben.goTo('/about')
      await ana.page.goto(`${team.origin}/workspaces`)
      await expect(ana.page.getByText('Ben changes /about too, in “Autumn”')).toBeVisible()
      await ana.page.screenshot({ path: test.info().outputPath('list.png') })
      await ana.page.getByRole('button', { name: 'Take over Autumn' }).click()
      await ana.page.getByRole('dialog').getByRole('button', { name: 'Take over' }).click()
      await expect(ben.bar).toContainText('Workspace of Ana: you look at it.')
      await expect(ben.bar).toContainText('What you type from now on is not saved: copy it.')
      await ben.title.fill('One letter more')
      await expect(ben.page.getByText(/What you type here stays in this tab/)).toBeVisible()
      await expect(ben.title).toHaveValue('One letter more')
      for (const width of [390, 1440]) {
        await ben.page.setViewportSize({ width, height: 900 })
        await ben.page.screenshot({ path: test.info().outputPath(`bar-${width}.png`) })
      }
      expect(await team.fileOf(2, 'about.yaml')).toContain('Title of Ben')
    })
  } finally {
    await ana.context.close()
    await ben.context.close()
    await team.stop()
  }
})
