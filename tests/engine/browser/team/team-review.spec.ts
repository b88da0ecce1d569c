import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, expect, test } from '@playwright/test'
import { withoutTour } from '../../../browser/studio-parts.ts'
import { expectReadable, signIn, startTeam } from './started-team.ts'

const wide = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

async function opened(browser: Browser, viewport: typeof wide, locale = 'en-US') {
  const context = await browser.newContext({ viewport, locale })
  await withoutTour(context)
  return context.newPage()
}

test('a writer asks, and a publisher sends back and approves on a phone', async ({ browser }) => {
  const team = await startTeam()
  const writer = await opened(browser, wide)
  const publisher = await opened(browser, phone)
  const file = join(team.data, 'workspaces/1/pages/about.yaml')
  const change = async (from: string, to: string) => writeFile(file, (await readFile(file, 'utf8')).replace(from, to))
  try {
    await signIn(publisher, await team.link('Cara', 'publisher'))
    await test.step('a workspace with an error cannot be asked about, and leads to its block', async () => {
      await signIn(writer, await team.link('Ben', 'writer'))
      await writer.getByRole('button', { name: 'New workspace' }).click()
      await writer.getByLabel('Name').fill('Spring campaign')
      await writer.getByRole('dialog').getByRole('button', { name: 'New workspace' }).click()
      await writer.waitForURL(/\/\/1\.workspace\.localhost:\d+\/studio\//)
      await change('body: Tests follow', 'text: Tests follow')
      await writer.goto(`${team.origin}/workspaces/1`)
      await writer.getByRole('button', { name: 'Ask for review' }).click()
      await expectReadable(writer)
      await writer.getByRole('dialog').getByRole('button', { name: 'Ask for review' }).click()
      await expect(writer.getByText('Mend these first. Nobody was asked.')).toBeVisible({ timeout: 60_000 })
      await expectReadable(writer)
      await writer.getByRole('link', { name: 'Go there' }).first().click()
      await writer.waitForURL(/\/\/1\.workspace\.localhost:\d+\/studio\/about/)
    })
    await test.step('without the error somebody is asked', async () => {
      await change('text: Tests follow', 'body: Visitors follow')
      await writer.goto(`${team.origin}/workspaces/1`)
      await writer.getByRole('button', { name: 'Ask for review' }).click()
      await writer.getByLabel('What is it about?').fill('Is this sentence right?')
      await writer.getByRole('dialog').getByRole('button', { name: 'Ask for review' }).click()
      await expect(writer.getByText('waits for review')).toBeVisible({ timeout: 60_000 })
      await expectReadable(writer)
    })
    await test.step('the publisher comments and sends it back, on a phone', async () => {
      await publisher.reload()
      await expect(publisher.getByText('waits for review')).toBeVisible()
      await expectReadable(publisher)
      await publisher.getByRole('link', { name: 'Spring campaign', exact: true }).click()
      await expect(publisher.getByText('Is this sentence right?')).toBeVisible()
      await expect(publisher.getByText('Visitors follow the link')).toBeVisible()
      await expectReadable(publisher)
      await publisher.getByRole('button', { name: 'Comment on About the small site' }).click()
      await publisher.getByLabel('Your comment').fill('Readers, not visitors, @Ben')
      await expectReadable(publisher)
      await publisher.getByRole('dialog').getByRole('button', { name: 'Comment' }).click()
      await expect(publisher.getByText('Readers, not visitors, @Ben')).toBeVisible()
      await publisher.getByRole('button', { name: 'Send back' }).click()
      await publisher.getByLabel('What should be different?').fill('See my comment')
      await publisher.getByRole('dialog').getByRole('button', { name: 'Send back' }).click()
      await expect(publisher.getByText('sent back')).toBeVisible()
    })
    await test.step('the writer answers, changes it and asks again', async () => {
      await writer.reload()
      await expect(writer.getByText('See my comment')).toBeVisible()
      await writer.getByRole('button', { name: 'Answer Cara' }).click()
      await writer.getByLabel('Your comment').fill('Right')
      await writer.getByRole('dialog').getByRole('button', { name: 'Answer' }).click()
      await writer.getByRole('button', { name: 'Done', exact: true }).click()
      await expect(writer.getByText('done', { exact: true })).toBeVisible()
      await change('Visitors follow', 'Readers follow')
      await writer.getByRole('button', { name: 'Ask for review' }).click()
      await writer.getByRole('dialog').getByRole('button', { name: 'Ask for review' }).click()
      await expect(writer.getByText('waits for review')).toBeVisible({ timeout: 60_000 })
    })
    await test.step('the publisher approves, and one more letter takes it back', async () => {
      await publisher.reload()
      await publisher.getByRole('button', { name: 'Approve' }).click()
      await expect(publisher.getByText('approved', { exact: true })).toBeVisible()
      await expectReadable(publisher)
      await change('Readers follow', 'All readers follow')
      await writer.goto(`${team.origin}/workspaces/1`)
      await writer.getByRole('button', { name: 'Ask for review' }).click()
      await writer.getByRole('dialog').getByRole('button', { name: 'Ask for review' }).click()
      await expect(writer.getByText('waits for review')).toBeVisible({ timeout: 60_000 })
    })
    await test.step('a weighty change stands at the top, in German, too', async () => {
      const site = join(team.data, 'workspaces/1/pages/_data/site.yaml')
      await writeFile(site, (await readFile(site, 'utf8')).replace(/^origin: .*/m, 'origin: https://other.example'))
      await writer.getByRole('button', { name: 'Ask again' }).click()
      await writer.getByRole('dialog').getByRole('button', { name: 'Ask for review' }).click()
      await expect(writer.getByText('Changes the address of the whole site to https://other.example')).toBeVisible({
        timeout: 60_000,
      })
      const german = await opened(browser, phone, 'de-DE')
      await german.context().addCookies(await publisher.context().cookies())
      await german.goto(`${team.origin}/workspaces/1`)
      await expect(german.getByText('Ändert die Adresse der ganzen Website: https://other.example')).toBeVisible()
      await expectReadable(german)
      await german.context().close()
    })
  } finally {
    await writer.context().close()
    await publisher.context().close()
    await team.stop()
  }
})
