import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { partsOf } from '../../browser/studio-parts.ts'
import { freePort } from '../../support/free-port.ts'

/**
 * Takes the pictures of `docs/studio.md` in the studio of the sample site: `node tests/sample/studio/docs-pictures.ts`.
 * Nothing that it does is saved.
 */
const root = join(import.meta.dirname, '../../..')
const folder = join(root, 'docs/pictures')
const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

type Picture = { size: typeof desktop; scheme: 'light' | 'dark'; show: (page: Page, url: string) => Promise<void> }

async function openBlock(page: Page, url: string, name: RegExp): Promise<void> {
  const { preview, blocks } = partsOf(page)
  await page.goto(`${url}about`)
  await preview.locator('main section').first().waitFor()
  await blocks.getByRole('treeitem', { name }).click()
}

const pictures: Record<string, Picture> = {
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
  'studio-commands': {
    ...{ size: desktop, scheme: 'dark' },
    async show(page, url) {
      await openBlock(page, url, /^Stats strip/)
      await page.keyboard.press('ControlOrMeta+k')
      await page.getByRole('dialog', { name: 'Commands' }).waitFor()
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

const url = `http://localhost:${await freePort()}/studio/`
const env = { ...process.env, PORT: new URL(url).port, BROWSER: 'none' }
const studio = spawn(process.execPath, ['src/cli/main.ts', 'studio'], {
  cwd: root,
  env,
  stdio: ['ignore', 'pipe', 'ignore'],
})
await once(studio.stdout, 'data')
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
try {
  await mkdir(folder, { recursive: true })
  for (const [name, { size, scheme, show }] of Object.entries(pictures)) {
    const page = await browser.newPage({ viewport: size, colorScheme: scheme, reducedMotion: 'reduce' })
    page.setDefaultTimeout(120_000)
    await show(page, url)
    await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined)
    await sharp(await page.screenshot())
      .webp({ quality: 80 })
      .toFile(join(folder, `${name}.webp`))
    await page.close()
  }
} finally {
  await browser.close()
  studio.kill()
}
