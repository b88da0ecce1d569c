import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { withoutTour } from '../../../browser/studio-parts.ts'
import { serveGitOrigin } from '../../../support/servers/git-origin.ts'
import { expectReadable, signIn, startTeam } from './started-team.ts'

async function expectReadableEverywhere(page: Page) {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectReadable(page)
  }
}

test('what is published goes to the repository of the site, or waits until that answers', async ({ page, context }) => {
  const origin = await serveGitOrigin('token')
  const team = await startTeam({ given: { publish: { way: 'push', token: 'token' }, connect: origin.connect } })
  try {
    await withoutTour(context)
    await signIn(page, await team.link('Cara', 'publisher'))
    await page.getByRole('button', { name: 'New workspace' }).click()
    await page.getByLabel('Name').fill('Spring campaign')
    await page.getByRole('dialog').getByRole('button', { name: 'New workspace' }).click()
    await page.waitForURL(/\/\/1\.workspace\.localhost:\d+\/studio\//)
    const file = join(team.data, 'workspaces/1/pages/about.yaml')
    await writeFile(file, (await readFile(file, 'utf8')).replace('Tests follow', 'Visitors follow'))
    await origin.stop()

    await page.goto(`${team.origin}/workspaces/1`)
    const publish = page.getByRole('button', { name: 'Publish “Spring campaign”', exact: true })
    await publish.click()
    await expect(
      page.getByText(/^The repository of the site has not answered since .*\. The server tries/),
    ).toBeVisible()
    await expectReadableEverywhere(page)
    await page.goto(`${team.origin}/published`)
    await expect(page.getByText(/^The repository of the site has not answered since/)).toBeVisible()
    await expectReadableEverywhere(page)
    await page.getByRole('button', { name: 'Do not publish “Spring campaign”' }).click()
    await expect(page.getByText('Nothing was published from here yet.')).toBeVisible()

    await origin.start()
    await page.goto(`${team.origin}/workspaces/1`)
    await publish.click()
    await expect(
      page.getByText(/Then it goes to the repository of the site, whose build puts it live\.$/),
    ).toBeVisible()
    await expectReadableEverywhere(page)
    await expect(page.getByText(/^Sent to the repository of the site on .*\. Its build puts it live\./)).toBeVisible({
      timeout: 120_000,
    })
    await expect(publish).toHaveCount(0)
    expect(origin.at('show', 'main:pages/about.yaml')).toContain('Visitors follow')
    await expectReadableEverywhere(page)
    await page.getByRole('alert').getByRole('link', { name: 'Published' }).click()
    await expect(page.getByText(/^sent /)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Go back to it' })).toHaveCount(0)
    await expectReadableEverywhere(page)
  } finally {
    await team.stop()
    await origin.remove()
  }
})
