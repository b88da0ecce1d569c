import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { withoutTour } from '../../../browser/studio-parts.ts'
import { expectReadable, signIn, startTeam } from './started-team.ts'

const wide = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

async function opened(browser: Browser, viewport: typeof wide) {
  const context = await browser.newContext({ viewport })
  await withoutTour(context)
  return context.newPage()
}

/** Expects that a page is readable on a phone and on a desk, and leaves its window as it was. */
async function expectReadableEverywhere(page: Page) {
  const before = page.viewportSize() ?? wide
  for (const size of [phone, wide]) {
    await page.setViewportSize(size)
    await expectReadable(page)
  }
  await page.setViewportSize(before)
}

/** How long a check of the whole site and its build may take together. */
const published = { timeout: 120_000 }

test('a writer asks, a publisher approves on a phone and publishes, and takes it back', async ({ browser }) => {
  const team = await startTeam()
  const writer = await opened(browser, wide)
  const publisher = await opened(browser, phone)
  const file = join(team.data, 'workspaces/1/pages/about.yaml')
  const live = () => readFile(join(team.out, 'about.html'), 'utf8').catch(() => '')
  const publish = publisher.getByRole('button', { name: 'Publish “Spring campaign”', exact: true })
  try {
    await test.step('the writer asks, and reads who publishes', async () => {
      await signIn(publisher, await team.link('Cara', 'publisher'))
      await signIn(writer, await team.link('Ben', 'writer'))
      await writer.getByRole('button', { name: 'New workspace' }).click()
      await writer.getByLabel('Name').fill('Spring campaign')
      await writer.getByRole('dialog').getByRole('button', { name: 'New workspace' }).click()
      await writer.waitForURL(/\/\/1\.workspace\.localhost:\d+\/studio\//)
      await writeFile(file, (await readFile(file, 'utf8')).replace('Tests follow', 'Visitors follow'))
      await writer.goto(`${team.origin}/workspaces/1`)
      await expect(writer.getByText('Publishers and admins alone approve and publish.')).toBeVisible()
      await expect(writer.getByRole('button', { name: /^Publish/ })).toHaveCount(0)
      await expectReadableEverywhere(writer)
      await writer.getByRole('button', { name: 'Ask for review' }).click()
      await writer.getByLabel('What is it about?').fill('Is this sentence right?')
      await writer.getByRole('dialog').getByRole('button', { name: 'Ask for review' }).click()
      await expect(writer.getByText('waits for review')).toBeVisible({ timeout: 60_000 })
    })
    await test.step('the publisher approves on a phone, plans and cancels', async () => {
      await publisher.goto(`${team.origin}/workspaces/1`)
      await expect(publisher.getByText('Visitors follow the link')).toBeVisible()
      await expect(publish).toHaveCount(0)
      await publisher.getByRole('button', { name: 'Approve' }).click()
      await expect(publish).toBeVisible()
      await expectReadableEverywhere(publisher)
      await publisher.getByRole('button', { name: 'Publish later: “Spring campaign”' }).click()
      const dialog = publisher.getByRole('dialog', { name: 'When is it published?' })
      await dialog.getByLabel('Day and time').fill('2020-12-01T09:00')
      await dialog.getByRole('button', { name: 'Publish later' }).click()
      await expect(dialog.getByText('Choose a day and a time that are still to come.')).toBeVisible()
      await expectReadableEverywhere(publisher)
      await dialog.getByLabel('Day and time').fill('2099-12-01T09:00')
      await dialog.getByRole('button', { name: 'Publish later' }).click()
      await expect(publisher.getByText(/^Goes live on Tuesday, December 1, 2099 at 9:00/)).toBeVisible()
      await expectReadableEverywhere(publisher)
      await publisher.getByRole('button', { name: 'Do not publish then: “Spring campaign”' }).click()
      await expect(publisher.getByText(/^Goes live on/)).toHaveCount(0)
    })
    await test.step('with errors nothing is published, and they are named', async () => {
      await team.publish('columns.yaml', (text) => `${text}colour: red\n`)
      await publish.click()
      await expect(publisher.getByText(/^With this the site would have errors/)).toBeVisible(published)
      await expect(publisher.getByText(/pages\/columns\.yaml:\d+ .*colour/)).toBeVisible()
      expect(await live()).toBe('')
      await expectReadableEverywhere(publisher)
      await team.publish('columns.yaml', (text) => text.replace('colour: red\n', ''))
    })
    await test.step('the publisher publishes', async () => {
      await publish.click()
      await expect(publisher.getByRole('status').getByText(/^The (whole )?site is being/)).toBeVisible()
      await expectReadable(publisher)
    })
    await test.step('it is live, and there is nothing more to publish', async () => {
      await expect(publisher.getByText(/^Live since/)).toBeVisible(published)
      // At no moment does the page say that it is live, and offer to publish it.
      expect(await publish.count()).toBe(0)
      await expect(publisher.getByText('published', { exact: true })).toBeVisible()
      await expect(publish).toHaveCount(0)
      expect(await live()).toContain('Visitors follow')
      await expectReadableEverywhere(publisher)
      await writer.goto(`${team.origin}/workspaces`)
      await expect(writer.getByRole('listitem').getByText('published', { exact: true })).toBeVisible()
      await expectReadableEverywhere(writer)
    })
    await test.step('what is written later is asked about again', async () => {
      await writeFile(file, (await readFile(file, 'utf8')).replace('Visitors follow', 'All readers follow'))
      await writer.goto(`${team.origin}/workspaces/1`)
      await expect(writer.getByText('What was written here later is not on the site yet')).toBeVisible()
      await expect(writer.getByText('All readers follow the link')).toBeVisible()
      await writeFile(file, (await readFile(file, 'utf8')).replace('All readers follow', 'Visitors follow'))
      await writer.reload()
      await expect(writer.getByText('published', { exact: true })).toBeVisible()
    })
    await test.step('“Published” lists it, and Take back restores the site', async () => {
      await publisher.getByRole('alert').getByRole('link', { name: 'Published' }).click()
      await expect(publisher.getByText(/^live since/)).toBeVisible()
      await expectReadableEverywhere(publisher)
      await publisher.getByRole('button', { name: 'Take back “Spring campaign”' }).click()
      const taking = publisher.getByRole('listitem').filter({ hasText: 'Taken back: Spring campaign' })
      await expect(taking.getByText(/^live since/)).toBeVisible(published)
      await expect(publisher.getByText(/^live since/)).toHaveCount(1)
      await expect(publisher.getByText('taken back', { exact: true })).toBeVisible()
      expect(await live()).toContain('Tests follow')
      await expectReadableEverywhere(publisher)
    })
    await test.step('the server goes back to the release before, and returns', async () => {
      const confirm = (name: string) => publisher.getByRole('dialog').getByRole('button', { name }).click()
      await publisher.getByRole('button', { name: 'Go back to it' }).click()
      await confirm('Go back to it')
      await expect(publisher.getByText('not on the site: it went back')).toBeVisible()
      expect(await live()).toContain('Visitors follow')
      await expectReadableEverywhere(publisher)
      await publisher.getByRole('button', { name: 'Return to the newest' }).click()
      await confirm('Return to the newest')
      await expect(publisher.getByText('not on the site: it went back')).toHaveCount(0)
      expect(await live()).toContain('Tests follow')
      await publisher.goto(`${team.origin}/workspaces/1`)
      await expect(publisher.getByText(/^Taken back\./)).toBeVisible()
      await expect(publish).toBeVisible()
      await expectReadableEverywhere(publisher)
    })
  } finally {
    await writer.context().close()
    await publisher.context().close()
    await team.stop()
  }
})
