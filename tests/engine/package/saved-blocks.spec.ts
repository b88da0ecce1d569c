import { execFile } from 'node:child_process'
import { copyFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { root } from '../../browser/built-site.ts'
import { partsOf, withoutTour } from '../../browser/studio-parts.ts'
import { isLong } from '../../support/long.ts'
import { pageText } from '../content/folder.ts'
import { outsideEnvironment, packInto, serving } from './outside.ts'

// Installs all packages of a site from the registry, once for each way to install them.
test.skip(!isLong, 'part of npm run test:long')
test.describe.configure({ mode: 'default', timeout: 3_600_000 })

const run = promisify(execFile)
const poster = join(root, 'tests/sites/own-blocks/_blocks/poster')
let folder: string
let env: NodeJS.ProcessEnv
let packages: { engine: string; creator: string }

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-saved-'))
  env = await outsideEnvironment()
  packages = await packInto(join(folder, 'packages'))
  const tools = join(folder, 'tools')
  await run('npm', ['install', '--no-audit', '--no-fund', '--prefix', tools, 'pnpm'], { env })
  env['PATH'] = [join(tools, 'node_modules/.bin'), env['PATH']].join(delimiter)
})
test.afterAll(() => rm(folder, { recursive: true, force: true }))

/** How each package manager runs `create-marquee` of a file. */
const creating = {
  npm: (creator: string) => ['exec', '--yes', '--package', creator, '--', 'create-marquee'],
  pnpm: (creator: string) => ['dlx', '--package', `file:${creator}`, 'create-marquee'],
}

type Kind = {
  manager: keyof typeof creating
  /** The folder of the site, below that in which it is created. */
  place: string
  /** The files of a workspace around it. */
  around: Record<string, string>
}

const kinds: Record<string, Kind> = {
  npm: { manager: 'npm', place: 'acme', around: {} },
  'npm, in a workspace': {
    manager: 'npm',
    place: 'sites/acme',
    around: { 'package.json': '{ "private": true, "workspaces": ["sites/*"] }' },
  },
  pnpm: { manager: 'pnpm', place: 'acme', around: {} },
  'pnpm, in a workspace': {
    manager: 'pnpm',
    place: 'sites/acme',
    around: { 'package.json': '{ "private": true }', 'pnpm-workspace.yaml': "packages: ['sites/*']\n" },
  },
}

/** Creates a site with the block `poster` on a page of its own. Returns its folder. */
async function createdSite(name: string, { manager, place, around }: Kind): Promise<string> {
  const top = join(folder, name.replace(/\W+/g, '-'))
  await mkdir(top)
  for (const [file, text] of Object.entries(around)) await writeFile(join(top, file), text)
  const create = [...creating[manager](packages.creator), place, '--marquee', packages.engine, '--yes']
  await run(manager, create, { cwd: top, env, maxBuffer: 1e8 })
  const site = join(top, place)
  await cp(poster, join(site, 'pages/_blocks/poster'), { recursive: true })
  await writeFile(
    join(site, 'pages/poster.yaml'),
    pageText('A poster', '  - type: page-title\n    title: Poster\n  - type: poster\n    title: Tonight\n'),
  )
  return site
}

type Shown = Page | FrameLocator

/** How wide the words of the block are, which tells one font from another. */
const widthOf = (shown: Shown) =>
  shown.locator('.poster').evaluate((words) => {
    const range = document.createRange()
    range.selectNodeContents(words)
    return range.getBoundingClientRect().width
  })

/** Saves each part of the block, and sees it on the page, which nobody loads again. */
async function saveEachPart(page: Page, shown: Shown, site: string): Promise<void> {
  const block = join(site, 'pages/_blocks/poster')
  const words = shown.locator('.poster')
  const edit = async (file: string, from: string, to: string) => {
    const text = await readFile(join(block, file), 'utf8')
    expect(text).toContain(from)
    await writeFile(
      join(block, file),
      text.replace(from, () => to),
    )
  }
  await test.step('schema and component', async () => {
    await edit(
      'schema.ts',
      '\n  },',
      "\n    place: line(60).default('the hall').meta({ description: 'Where.', examples: ['The hall'] }),\n  },",
    )
    await edit('poster.tsx', '{ title }', '{ title, place }')
    await edit('poster.tsx', '{title}<', '{title}, {place}<')
    await expect(words).toHaveText('Tonight, the hall')
  })
  await test.step('CSS', async () => {
    await edit('poster.css', '7px', '9px')
    await expect(words).toHaveCSS('letter-spacing', '9px')
    await edit('poster.module.css', '5px', '6px')
    await expect(words).toHaveCSS('border-top-width', '6px')
  })
  await test.step('PNG', async () => {
    const dot = shown.getByRole('img', { name: 'A dot' })
    const naturalWidth = () => dot.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)
    expect(await naturalWidth()).toBe(8)
    const larger = await sharp(join(poster, 'dot.png')).resize(16).png().toBuffer()
    await writeFile(join(block, 'dot.png'), larger)
    await expect.poll(naturalWidth).toBe(16)
    const sent = await page.request.get(
      await dot.evaluate((image) => (image instanceof HTMLImageElement ? image.src : '')),
    )
    expect([sent.status(), sent.headers()['content-type'], await sent.body()]).toEqual([200, 'image/png', larger])
  })
  await test.step('font', async () => {
    const before = await widthOf(shown)
    await copyFile(
      resolve(root, 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
      join(block, 'hall.woff2'),
    )
    await expect.poll(() => widthOf(shown)).not.toBe(before)
  })
}

for (const [name, kind] of Object.entries(kinds))
  test(`a block that is saved shows in dev and in the studio of a site: ${name}`, async ({ page }) => {
    const site = await createdSite(name, kind)
    const served = (script: string, use: (origin: string) => Promise<void>) =>
      serving({ cwd: site, env, script, manager: kind.manager }, use)
    await served('dev', async (origin) => {
      await page.goto(`${origin}/poster`)
      await expect(page.locator('.poster')).toHaveText('Tonight')
      await saveEachPart(page, page, site)
    })
    await cp(poster, join(site, 'pages/_blocks/poster'), { recursive: true })
    await withoutTour(page.context())
    await served('studio', async (origin) => {
      const { open, blocks, field, preview } = partsOf(page)
      await open(`${origin}/studio/poster`)
      await saveEachPart(page, preview, site)
      await blocks
        .getByRole('treeitem', { name: /^Poster/ })
        .last()
        .click()
      await field('Place').fill('the yard')
      await expect(preview.locator('.poster')).toHaveText('Tonight, the yard')
      await expect.poll(() => readFile(join(site, 'pages/poster.yaml'), 'utf8')).toContain('place: the yard')
    })
  })
