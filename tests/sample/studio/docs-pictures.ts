import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { partsOf, withoutTour } from '../../browser/studio-parts.ts'
import { freePort } from '../../support/servers/free-port.ts'

/**
 * Takes the pictures of `docs/studio.md` and `docs/languages.md` in the studio of the sample site: `node tests/sample/studio/docs-pictures.ts`. Names
 * behind it take these alone.
 * Nothing that it does is saved.
 */
const root = join(import.meta.dirname, '../../..')
const folder = join(root, 'docs/pictures')
const named = process.argv.slice(2)
const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

type Picture = {
  size: typeof desktop
  scheme: 'light' | 'dark'
  /** The sample site, a clone of it with changes, or a site in two languages there; the sample site by default. */
  site?: 'sample' | 'clone' | 'bakery'
  /** Whether the tour comes. */
  isFirstStart?: boolean
  show: (page: Page, url: string) => Promise<void>
}

async function openBlock(page: Page, url: string, name: RegExp): Promise<void> {
  const { preview, blocks } = partsOf(page)
  await page.goto(`${url}about`)
  await preview.locator('main section').first().waitFor()
  await blocks.getByRole('treeitem', { name }).click()
}

const pictures: Record<string, Picture> = {
  'first-tour': {
    ...{ size: desktop, scheme: 'light', isFirstStart: true },
    async show(page, url) {
      await openBlock(page, url, /^Hero/)
      await page.getByRole('region', { name: 'Tour' }).getByText('Step 1 of 5').waitFor()
    },
  },
  'first-text': {
    ...{ size: desktop, scheme: 'light' },
    async show(page, url) {
      await openBlock(page, url, /^Hero/)
      // What is being saved shows all the same; the answer never comes, and nothing is saved.
      await page.route('**/@studio/edit', () => undefined)
      await partsOf(page).field('Title').fill('The people behind the stage')
    },
  },
  'first-add': {
    ...{ size: desktop, scheme: 'light' },
    async show(page, url) {
      await openBlock(page, url, /^Hero/)
      await partsOf(page).button('Add block').click()
      await page.getByRole('dialog', { name: 'Choose a block' }).waitFor()
    },
  },
  'first-picture': {
    ...{ size: desktop, scheme: 'light' },
    async show(page, url) {
      await openBlock(page, url, /^Hero/)
      await partsOf(page).button('Attach picture').click()
      await page.getByLabel('Filter pictures').fill('cases')
      await page.getByRole('dialog').getByRole('img').nth(8).waitFor()
    },
  },
  'first-problems': {
    ...{ size: desktop, scheme: 'light' },
    async show(page, url) {
      await openBlock(page, url, /^Hero/)
      // An error is not saved.
      await partsOf(page).field('Title').fill('')
      await page.getByRole('button', { name: /^Problems 1/ }).click()
      await page.getByRole('dialog', { name: 'Problems of this page' }).waitFor()
    },
  },
  'first-find': {
    ...{ size: desktop, scheme: 'light' },
    async show(page, url) {
      await openBlock(page, url, /^Hero/)
      await page.keyboard.press('ControlOrMeta+k')
      await page.getByRole('combobox', { name: /^Search commands/ }).fill('opening hours')
    },
  },
  'first-help': {
    ...{ size: desktop, scheme: 'light' },
    async show(page, url) {
      await openBlock(page, url, /^Hero/)
      await partsOf(page).field('Title').focus()
      await page.keyboard.press('F1')
      await page.getByRole('dialog', { name: 'Help' }).waitFor()
    },
  },
  'studio-block': {
    ...{ size: desktop, scheme: 'light' },
    async show(page, url) {
      await openBlock(page, url, /^Why choose us/)
      await partsOf(page).fields.getByRole('button', { expanded: false }).first().click()
    },
  },
  'studio-shared-text': {
    ...{ size: desktop, scheme: 'light' },
    async show(page, url) {
      await openBlock(page, url, /^Process steps/)
      await partsOf(page).field('Title').fill('How to hire')
      await page.getByRole('dialog', { name: 'Shared text' }).waitFor()
    },
  },
  'studio-template': {
    ...{ size: desktop, scheme: 'light' },
    async show(page, url) {
      await page.goto(`${url}-/template`)
      const title = page.getByRole('region', { name: 'Words of the template' }).getByLabel('Title', { exact: true })
      await title.fill('{service.name} for your event in {city.name}')
      await page.getByText(/pages change/).waitFor()
      await page.getByRole('list', { name: 'Places' }).locator('iframe').first().waitFor()
      await page.getByRole('button', { name: /^Problems \d+:/ }).waitFor()
      await page.getByText(/pages change/).waitFor()
      await page.waitForFunction(() =>
        [...document.querySelectorAll('button:disabled')].every((one) => one.textContent !== 'Everywhere'),
      )
    },
  },
  'studio-new-page': {
    ...{ size: desktop, scheme: 'light' },
    async show(page, url) {
      await openBlock(page, url, /^Hero/)
      await page.getByRole('button', { name: 'Pages', exact: true }).click()
      await page.getByRole('menuitem', { name: 'New page…' }).click()
      const dialog = page.getByRole('dialog', { name: 'New page' })
      await dialog.getByLabel('Title').fill('Summer offer')
      await dialog.getByRole('radio', { name: 'A starting point' }).check()
      await dialog.getByRole('radio', { name: 'About us' }).focus()
    },
  },
  'studio-commands': {
    ...{ size: desktop, scheme: 'dark' },
    async show(page, url) {
      await openBlock(page, url, /^Stats strip/)
      await page.keyboard.press('ControlOrMeta+k')
      await page.getByRole('dialog', { name: 'Commands' }).waitFor()
    },
  },
  'studio-changes': {
    ...{ size: desktop, scheme: 'light', site: 'clone' },
    async show(page, url) {
      await page.goto(`${url}-/changes`)
      await page.getByRole('list', { name: 'Changed files' }).getByRole('deletion').first().waitFor()
      await page.getByRole('button', { name: /^Changes 2/ }).waitFor()
    },
  },
  'studio-theme': {
    ...{ size: desktop, scheme: 'light' },
    async show(page, url) {
      await page.goto(`${url}-/theme`)
      await page.frameLocator('iframe').locator('main section').first().waitFor()
      await page.getByRole('button', { name: 'Choose Night accent' }).click()
    },
  },
  'studio-grid': {
    ...{ size: desktop, scheme: 'light' },
    async show(page, url) {
      await page.goto(`${url}-/grid`)
      const grid = page.getByRole('grid')
      await grid
        .getByRole('link', { name: /^\d+% alike/ })
        .nth(90)
        .waitFor()
    },
  },
  'studio-translation': {
    ...{ size: desktop, scheme: 'light', site: 'bakery' },
    async show(page, url) {
      await page.goto(url)
      await page.getByRole('combobox', { name: 'Language of the page' }).click()
      await page.getByRole('option', { name: 'العربية' }).click()
      await page.frameLocator('iframe').locator('html[dir=rtl]').waitFor()
      await page.getByText('The source has changed').waitFor()
      // The pointer would outline a block.
      await page.getByRole('heading', { name: 'Translation' }).hover()
    },
  },
  'studio-phone': {
    ...{ size: phone, scheme: 'light' },
    async show(page, url) {
      await page.goto(`${url}about`)
      await page.frameLocator('iframe').locator('main section').first().waitFor()
    },
  },
}

/** A clone of this repository in which texts of its sites have changed. */
async function changedClone(): Promise<string> {
  const clone = await mkdtemp(join(tmpdir(), 'marquee-pictures-'))
  execFileSync('git', ['clone', '--quiet', root, clone])
  for (const [name, before, after] of [
    ['pages/about', 'The people behind the people at your event', 'The people behind the stage at your event'],
    [
      'pages/careers',
      /^description: .*$/m,
      'description: Work at events in your city as a bartender, greeter or usher. What the roles ask of you, and how to introduce yourself.',
    ],
    ['tests/sites/bakery/index', 'Dat proef je.', 'Dat proef je echt.'],
  ] as const) {
    const file = join(clone, `${name}.yaml`)
    await writeFile(file, (await readFile(file, 'utf8')).replace(before, after))
  }
  return clone
}

/** The studio of a content folder, and its address. */
async function startStudio(pages: string) {
  const url = `http://localhost:${await freePort()}/studio/`
  const studio = spawn(process.execPath, ['src/cli/main.ts', 'studio', '--site', pages], {
    cwd: root,
    env: { ...process.env, PORT: new URL(url).port, BROWSER: 'none' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  await once(studio.stdout, 'data')
  return { url, stop: () => studio.kill() }
}

const clone = await changedClone()
const studios = {
  sample: await startStudio('pages'),
  clone: await startStudio(join(clone, 'pages')),
  bakery: await startStudio(join(clone, 'tests/sites/bakery')),
}
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
try {
  await mkdir(folder, { recursive: true })
  for (const [name, { size, scheme, site = 'sample', isFirstStart, show }] of Object.entries(pictures)) {
    if (named.length > 0 && !named.includes(name)) continue
    const page = await browser.newPage({ viewport: size, colorScheme: scheme, reducedMotion: 'reduce' })
    page.setDefaultTimeout(300_000)
    if (!isFirstStart) await withoutTour(page.context())
    await show(page, studios[site].url)
    await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined)
    await sharp(await page.screenshot())
      .webp({ quality: 80 })
      .toFile(join(folder, `${name}.webp`))
    await page.close()
  }
} finally {
  await browser.close()
  for (const { stop } of Object.values(studios)) stop()
  await rm(clone, { recursive: true, force: true })
}
