import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, type Page, test } from '@playwright/test'
import { root } from '../../browser/built-site.ts'
import { isHydrated } from '../../browser/hydrated.ts'
import { partsOf, withoutTour } from '../../browser/studio-parts.ts'
import { fileHashes } from '../../support/file-hashes.ts'
import { isLong } from '../../support/long.ts'
import { becomeNextVersion } from './next-version.ts'
import { outsideEnvironment, packInto, serving as servingSite } from './outside.ts'

// Installs all packages of a site from the registry, which takes minutes.
test.skip(!isLong, 'part of npm run test:long')
test.describe.configure({ mode: 'serial', timeout: 3_600_000 })

const run = promisify(execFile)
let folder: string
let site: string
let env: NodeJS.ProcessEnv
let packages: { engine: string; creator: string }

/** Runs a program in the repository of the site, and returns what it prints. */
async function inSite(program: string, ...args: string[]): Promise<string> {
  const { stdout } = await run(program, args, { cwd: site, env, maxBuffer: 1e8 })
  return stdout
}

const fileOf = (name: string) => readFile(join(site, name), 'utf8')

/** Serves the site with a script of its package while `use` runs. */
const serving = (script: string, use: (origin: string) => Promise<void>) => servingSite({ cwd: site, env, script }, use)

/** Fills in the contact form and sends it. */
async function sendForm(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/contact`)
  const form = page.locator('form').first()
  await form.getByLabel('Name').fill('Grace')
  await form.getByLabel('Email').fill('grace@example.com')
  await form.getByLabel('Message').fill('Bread for forty people.')
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Your message has been sent.')).toBeVisible()
}

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-outside-'))
  site = join(folder, 'acme')
  env = await outsideEnvironment()
  packages = await packInto(join(folder, 'packages'))
})
test.afterAll(() => rm(folder, { recursive: true, force: true }))

test('npm create writes and installs the repository of a site, in at most 300 MB', async () => {
  const { engine, creator } = packages
  const answers = ['--name', 'Ada & Söhne', '--trade', 'Bakery', '--language', 'de', '--colour', '#7a1f5c']
  const create = ['exec', '--yes', '--package', creator, '--', 'create-marquee', 'acme', '--marquee', engine, '--yes']
  const { stdout } = await run('npm', [...create, ...answers], { cwd: folder, env, maxBuffer: 1e8 })
  expect(stdout).toContain('cd acme')
  const files = globSync('**/*', { cwd: join(site, 'node_modules'), withFileTypes: true }).filter((file) =>
    file.isFile(),
  )
  const sizes = await Promise.all(files.map(({ parentPath, name }) => stat(join(parentPath, name))))
  expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(300e6)
})

test('npm ci installs the same again, from the first commit on main', async () => {
  expect(await inSite('git', 'log', '--format=%s', 'main')).toBe('Begin the site\n')
  await inSite('npm', 'ci', '--no-audit', '--no-fund')
  expect(await inSite('git', 'status', '--porcelain')).toBe('')
})

test('npm start shows the site and takes an inquiry', async ({ page }) => {
  await serving('start', async (origin) => {
    await page.goto(origin)
    await expect(page).toHaveTitle('Ada & Söhne, Bakery')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await sendForm(page, origin)
  })
  expect(await inSite('npx', 'marquee', 'inquiries', 'list')).toContain('Grace')
})

test('a block of the site is written, completed by editors, shown in the gallery, and added in the studio', async ({
  page,
}) => {
  await inSite('npx', 'marquee', 'new', 'block', 'counter')
  const own = join(site, 'pages/_blocks/counter')
  await cp(join(root, 'tests/sites/own-blocks/_blocks/counter'), own, { recursive: true })
  await writeFile(
    join(own, 'counter.test.tsx'),
    `import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Counter } from './counter.tsx'
import { counterSchema } from './schema.ts'

it('begins where the page says', () => {
  const block = counterSchema.parse({ type: 'counter', id: 'counter', title: 'Guests', start: 12 })
  expect(renderToString(<Counter {...block} />)).toContain('12 guests')
})
`,
  )
  expect(await inSite('npm', 'run', 'validate')).toContain(' pages, no errors')
  await inSite('npx', 'marquee', 'editor')
  for (const words of ['Counts who comes through a door.', 'Where it begins.'])
    expect(await fileOf('.marquee/page.json')).toContain(words)
  await serving('dev', async (origin) => {
    await page.goto(`${origin}/gallery/counter`)
    await expect(page.locator('[data-block=counter] output')).toHaveText('3 guests')
    // A saved part of a block shows on a page with pictures.
    const component = join(own, 'counter.tsx')
    await writeFile(
      component,
      (await readFile(component, 'utf8')).replace('<SectionIntro', '<p>Saved.</p><SectionIntro'),
    )
    await writeFile(join(own, 'counter.module.css'), '.count { letter-spacing: 4px }')
    await expect
      .poll(() =>
        page.request.get(origin, { headers: { accept: 'text/html' } }).then(
          (answer) => answer.status(),
          (error: Error) => error.message,
        ),
      )
      .toBe(200)
    await page.goto(`${origin}/gallery/counter`)
    await expect(page.getByText('Saved.')).toBeVisible()
    await expect(page.locator('[data-block=counter] p').last()).toHaveCSS('letter-spacing', '4px')
  })
  await serving('studio', async (origin) => {
    const { open, blocks, button } = partsOf(page)
    await withoutTour(page.context())
    await open(`${origin}/studio/about`)
    await blocks.getByRole('treeitem', { name: /^People/ }).click()
    await button('Add block').click()
    const gallery = page.getByRole('dialog', { name: 'Choose a block' })
    await gallery.getByLabel('Search blocks').fill('clicker')
    await gallery.getByRole('button', { name: /^Counter/ }).click()
    await expect.poll(() => fileOf('pages/about.yaml')).toContain('- type: counter')
  })
})

test('what is changed in the studio is published and proposed, and the others have it', async ({ page }) => {
  const origin = join(folder, 'origin.git')
  await run('git', ['init', '--quiet', '--bare', '--initial-branch', 'main', origin], { env })
  await inSite('git', 'remote', 'add', 'origin', origin)
  await inSite('git', 'push', '--quiet', '--set-upstream', 'origin', 'main')
  const there = (...args: string[]) => inSite('git', '--git-dir', origin, ...args)
  await serving('studio', async (address) => {
    const { open, preview } = partsOf(page)
    const main = page.getByRole('main')
    await withoutTour(page.context())
    const write = async (path: string, words: string) => {
      await open(`${address}/studio${path}`)
      await preview.getByRole('heading', { level: 1 }).dblclick()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(words)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('status').filter({ hasText: /^Saved to/ })).toBeVisible()
      await page.getByRole('button', { name: /^Changes\b/ }).click()
    }
    await write('/about', 'Mehl, Wasser und Zeit')
    await main.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(main.getByRole('alert').filter({ hasText: 'Published' })).toBeVisible({ timeout: 600_000 })
    expect(await there('show', 'main:pages/about.yaml')).toContain('Mehl, Wasser und Zeit')
    expect(await there('ls-tree', '-r', '--name-only', 'main')).toContain('pages/_blocks/counter/counter.tsx')
    await write('/prices', 'Was das Brot kostet')
    await main.getByRole('button', { name: 'Propose', exact: true }).click()
    await expect(main.getByRole('alert').filter({ hasText: 'Proposed as studio/' })).toBeVisible({ timeout: 600_000 })
    const [branch = ''] = (await there('for-each-ref', '--format=%(refname)', 'refs/heads/studio')).split('\n')
    expect(await there('show', `${branch}:pages/prices.yaml`)).toContain('Was das Brot kostet')
    expect(await there('show', 'main:pages/prices.yaml')).not.toContain('Was das Brot kostet')
  })
  expect(await inSite('git', 'status', '--short')).toBe(' M pages/prices.yaml\n')
})

test('the block counts on the page of visitors', async ({ page }) => {
  await serving('start', async (origin) => {
    await page.goto(`${origin}/about`)
    const block = page.locator('[data-block=counter]')
    await expect(block.locator('output')).toHaveText('3 guests')
    await block.getByRole('button', { name: 'One more' }).click()
    await expect(block.locator('output')).toHaveText('4 guests')
    expect(await isHydrated(block.getByRole('button'))).toBe(true)
  })
})

test('npm test passes, with the types and the tests of the block', async () => {
  // Quotation marks of a typewriter, which are those of the language on the page.
  const about = join(site, 'pages/about.yaml')
  await writeFile(about, (await readFile(about, 'utf8')).replace('repair things properly', 'repair "things" properly'))
  await inSite('npm', 'install', '--save-dev', '--no-audit', '--no-fund', 'typescript', 'vitest')
  const report = await inSite('npm', 'test')
  for (const step of [
    'types of own blocks',
    'unit tests',
    'every form arrives',
    'the example of counter is accessible',
  ])
    expect(report).toContain(step)
  expect(report).toMatch(/\d passed, 0 failed\s*$/)
})

const build = ['--', '--no-compress', '--no-cache', '--out']

test('npm run build writes the same twice', async () => {
  for (const out of ['first', 'second']) await inSite('npm', 'run', 'build', ...build, out)
  expect(await fileHashes(join(site, 'first'))).toEqual(await fileHashes(join(site, 'second')))
})

test('a new version of the engine takes over the content by marquee migrate', async () => {
  const next = join(folder, 'next')
  await mkdir(next)
  await run('tar', ['xzf', packages.engine, '-C', next])
  await becomeNextVersion(join(next, 'package'))
  await run('npm', ['pack', '--pack-destination', folder], { cwd: join(next, 'package'), env })
  await inSite('npm', 'install', '--no-audit', '--no-fund', join(folder, 'marquee-0.2.0.tgz'))
  await expect(inSite('npm', 'run', 'validate')).rejects.toThrow()
  await inSite('npx', 'marquee', 'migrate', '--write')
  await inSite('npx', 'marquee', 'generate')
  expect(await inSite('npm', 'run', 'validate')).toContain(' pages, no errors')
  await inSite('npm', 'run', 'build', ...build, 'third')
  expect(await fileOf('third/index.html')).toContain('We answer within two working days.')
})
