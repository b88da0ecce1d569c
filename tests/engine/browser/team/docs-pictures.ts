import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { partsOf, withoutTour } from '../../../browser/studio-parts.ts'
import { signIn, startTeam } from './started-team.ts'

/**
 * Takes the pictures of `docs/team.md`, of a team that works on the site of a bicycle shop: `node tests/engine/browser/team/docs-pictures.ts`.
 * Ana and Ben write on the same page, Rita reviews on a phone, and what she has planned is what Ben has to merge.
 */
const root = join(import.meta.dirname, '../../../..')
const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

const team = await startTeam({
  write: (pages) => cp(join(root, 'tests/sites/spoke-and-chain'), pages, { recursive: true }),
})
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })

async function person(name: string, role: 'writer' | 'publisher', viewport: typeof phone): Promise<Page> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
  await withoutTour(context)
  const page = await context.newPage()
  page.setDefaultTimeout(300_000)
  await signIn(page, await team.link(name, role))
  return page
}

async function begin(page: Page, name: string, title: string): Promise<void> {
  const { blocks, field } = partsOf(page)
  await page.getByRole('button', { name: 'New workspace' }).click()
  await page.getByLabel('Name').fill(name)
  await page.getByRole('dialog').getByRole('button', { name: 'New workspace' }).click()
  await blocks.getByRole('treeitem', { name: /^Hero/ }).click()
  await field('Title').fill(title)
  await page.getByText('Saved to pages/index.yaml').waitFor()
}

async function take(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined)
  await sharp(await page.screenshot())
    .webp({ quality: 80 })
    .toFile(join(root, 'docs/pictures', `${name}.webp`))
}

async function askForReview(page: Page): Promise<void> {
  await page.goto(`${team.origin}/workspaces/1`)
  await page.getByRole('button', { name: 'Ask for review' }).click()
  await page.getByLabel('What is it about?').fill('The headline for the winter campaign.')
  await page.getByRole('dialog').getByRole('button', { name: 'Ask for review' }).click()
  await page.getByText('waits for review').waitFor()
}

try {
  const [ana, ben] = [await person('Ana', 'writer', desktop), await person('Ben', 'writer', desktop)]
  const rita = await person('Rita', 'publisher', phone)
  await begin(ana, 'Winter campaign', 'Your bicycle, ready for winter')
  await begin(ben, 'Prices 2027', 'Your bicycle, back on the road for less')

  await askForReview(ana)
  await rita.goto(`${team.origin}/workspaces/1`)
  const change = rita.getByRole('listitem').filter({ hasText: 'Title of Hero' }).last()
  await change.getByRole('button', { name: 'Comment' }).click()
  await rita.getByRole('dialog').getByRole('textbox').fill('Say what it costs: “from €39”.')
  await rita.getByRole('dialog').getByRole('button', { name: 'Comment' }).click()
  await rita.getByRole('button', { name: 'Answer' }).waitFor()
  await take(rita, 'team-review')

  await rita.getByRole('button', { name: /^Before and after/ }).click()
  await rita.frameLocator('iframe').last().getByText('Your bicycle, ready for winter').waitFor()
  await rita.getByRole('progressbar').last().waitFor({ state: 'detached' })
  await take(rita, 'team-pictures')
  await rita.goto(`${team.origin}/workspaces/1`)

  await ana.goto(`${team.origin}/workspaces`)
  await ana.getByRole('button', { name: 'Open' }).first().click()
  await ana.getByRole('button', { name: '1 open comment' }).click()
  await ana.getByRole('link', { name: 'Go there' }).click()
  await partsOf(ana).field('Title').waitFor()
  await ana.getByText('Ben has this page open').waitFor()
  await take(ana, 'team-bar')

  await rita.getByRole('button', { name: 'Approve' }).click()
  await rita.getByRole('button', { name: 'Publish later' }).click()
  await rita.getByLabel('Day and time').fill('2027-01-05T09:00')
  await rita.getByRole('dialog').getByRole('button', { name: 'Publish later' }).click()
  await rita.getByText(/^Goes live on/).waitFor()
  await take(rita, 'team-planned')

  await rita.getByRole('button', { name: /^Publish “/ }).click()
  await rita.getByText(/^Live since/).waitFor()
  await ben.getByRole('button', { name: 'Bring up to date' }).click()
  await ben.getByRole('button', { name: 'Keep mine' }).waitFor()
  await take(ben, 'team-question')
} finally {
  await browser.close()
  await team.stop()
}
