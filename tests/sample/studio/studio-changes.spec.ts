import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect } from '@playwright/test'
import sharp from 'sharp'
import { axeErrors } from '../../browser/axe.ts'
import { partsOf } from '../../browser/studio-parts.ts'
import { test } from './studio.ts'

test.use({ hasRepository: true })

/** What renders all pages takes a while on a busy machine. */
const long = { timeout: 120_000 }

const root = join(import.meta.dirname, '../../..')

test('a change is seen in words, proposed as a branch that is valid, and committed', async ({ page, studio }) => {
  const { open, field, blocks, saved, button, undo } = partsOf(page)
  const main = page.getByRole('main')
  const files = page.getByRole('list', { name: 'Changed files' })
  await open(`${studio.url}/about`)

  await test.step('nothing has changed yet', async () => {
    await page.getByRole('button', { name: /^Changes\b/ }).click()
    await expect(page).toHaveURL(`${studio.url}/-/changes`)
    await expect(main).toContainText('Nothing has changed since the last version.')
    await button('Back to the page').click()
  })

  await test.step('changes are listed by page, with the words that differ', async () => {
    await blocks.getByRole('treeitem', { name: /^Hero/ }).click()
    await field('Title').fill('The people behind the stage at your event')
    await field('Title').blur()
    await saved('about.yaml')
    await studio.write('careers.yaml', `# A word to editors\n${await studio.read('careers.yaml')}`)
    await page.getByRole('button', { name: 'Changes 2: 2 changed files' }).click()
    await expect(files.getByRole('heading', { level: 3 })).toHaveText([/^About/, /^Careers|career|job/i])
    const about = files.getByRole('listitem').first()
    await expect(about.getByRole('heading', { level: 4 })).toHaveText('Title of Hero')
    await expect(about.getByRole('deletion')).toHaveText('people')
    await expect(about.getByRole('insertion')).toHaveText('stage')
    await expect(files).toContainText('Comments, order or layout')
    await about.getByRole('button', { name: 'Show pictures' }).click()
    const picture = (label: string) => page.frameLocator(`iframe[title="The page: ${label}"]`).locator('h1')
    await expect(picture('Before')).toHaveText('The people behind the people at your event', long)
    await expect(picture('Now')).toHaveText('The people behind the stage at your event', long)
    await about.getByRole('button', { name: 'Hide pictures' }).click()
    expect(await axeErrors(page, { without: 'iframe' })).toEqual([])
  })

  await test.step('the ticked ones are proposed as a branch that is valid', async () => {
    await files.getByRole('checkbox').nth(1).uncheck()
    const message = page.getByRole('textbox', { name: 'What you have changed' })
    await expect(message).toHaveValue(/^Title of Hero of About/)
    await message.fill('Speak of the stage')
    const before = studio.git('rev-parse', 'HEAD')
    await button('Propose').click()
    await expect(main).toContainText(/Proposed as studio\/[\d-]+-speak-of-the-stage/, long)
    await expect(main).toContainText('1 page of')
    expect(studio.git('rev-parse', 'HEAD')).toBe(before)
    const branch = studio.git('--git-dir', 'origin.git', 'branch', '--format=%(refname:short)')
    expect(branch).toMatch(/^studio\/.*-speak-of-the-stage$/)
    const clone = await mkdtemp(join(tmpdir(), 'marquee-clone-'))
    try {
      studio.git('clone', '--quiet', '--branch', branch, 'origin.git', clone)
      const changed = studio.git('diff', '--name-only', 'main', branch)
      expect(changed.split('\n')).toEqual(['pages/_data/lastmod.lock.json', 'pages/about.yaml'])
      const args = ['src/cli/main.ts', 'validate', '--site', join(clone, 'pages')]
      execFileSync(process.execPath, args, { cwd: root, stdio: 'ignore' })
    } finally {
      await rm(clone, { recursive: true, force: true })
    }
  })

  await test.step('an error leads to its page, and nothing is proposed', async () => {
    const about = await studio.read('about.yaml')
    await studio.write(
      'about.yaml',
      about.replace("href: '/locations'", 'href: /nowhere').replace('href: /locations', 'href: /nowhere'),
    )
    await expect(files.getByRole('listitem').first()).toContainText('/nowhere', long)
    await button('Propose').click()
    await expect(main).toContainText('Nothing was proposed: with these files the site would have 1 error.', long)
    expect(studio.git('branch', '--list', 'studio/*').split('\n')).toHaveLength(1)
    await page.getByRole('list', { name: 'Errors' }).getByRole('button').click()
    await expect(page).toHaveURL(`${studio.url}/about`)
    await studio.write('about.yaml', about)
    await page.getByRole('button', { name: /^Changes\b/ }).click()
  })

  await test.step('the ticked ones are committed, and the others are left', async () => {
    await expect(files).not.toContainText('/nowhere', long)
    await files.getByRole('checkbox').nth(1).uncheck()
    await button('Save a version').click()
    await expect(main).toContainText('A version is saved on this computer.')
    expect(studio.git('log', '-1', '--format=%an: %s')).toMatch(/^Ada Lovelace: Title of Hero of About/)
    await expect(files.getByRole('heading', { level: 3 })).toHaveCount(1)
  })

  await test.step('the block is restored as it was before, and one Undo takes it back', async () => {
    await button('Back to the page').click()
    await blocks.getByRole('treeitem', { name: /^Hero/ }).click()
    const now = await studio.read('about.yaml')
    await button('History of the block').click()
    const dialog = page.getByRole('dialog', { name: 'History of Hero' })
    await expect(dialog.getByRole('heading', { level: 3 })).toHaveText([/Title of Hero/, /Begin the site.*Added/])
    expect(await axeErrors(page, { without: 'iframe' })).toEqual([])
    await dialog.getByRole('button', { name: /Begin the site/ }).click()
    await dialog.getByRole('button', { name: 'Restore', exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(field('Title')).toHaveValue('The people behind the people at your event')
    expect(await studio.read('about.yaml')).toBe(now.replace('the stage at', 'the people at'))
    await undo()
    expect(await studio.read('about.yaml')).toBe(now)
  })
})

test('what others have pushed since is merged by field, and a question where both changed the same', async ({
  page,
  studio,
}) => {
  const { open, field, blocks, preview, saved, button } = partsOf(page)
  const main = page.getByRole('main')
  const clone = await mkdtemp(join(tmpdir(), 'marquee-clone-'))
  try {
    studio.git('add', '.')
    studio.git('commit', '--quiet', '--allow-empty', '--message', 'As it is')
    studio.git('push', '--quiet', 'origin', 'main')
    studio.git('clone', '--quiet', '--branch', 'main', 'origin.git', clone)
    const theirs = async (name: string, change: (text: string) => string) =>
      writeFile(join(clone, 'pages', name), change(await readFile(join(clone, 'pages', name), 'utf8')))
    await theirs('about.yaml', (text) =>
      text.replace('the people at your event', 'your event').replace('eyebrow: About us', 'eyebrow: Who we are'),
    )
    await theirs('careers.yaml', (text) => `# Ana was here\n${text}`)
    studio.git('-C', clone, '-c', 'user.name=Ana', 'commit', '--quiet', '--all', '--message', 'Speak of the event')
    studio.git('-C', clone, 'push', '--quiet')

    await open(`${studio.url}/about`)
    await blocks.getByRole('treeitem', { name: /^Hero/ }).click()
    await field('Title').fill('The people behind the stage')
    await field('Title').blur()
    await saved('about.yaml')
    await page.getByRole('button', { name: /^Changes\b/ }).click()
    await expect(main).toContainText(
      'Ana changed 2 pages since. Get the latest brings it here; Publish and Propose merge it with your changes',
    )
    await button('Save a version').click()
    const dialog = page.getByRole('dialog', { name: 'Changed elsewhere' })
    await expect(dialog).toContainText('Ana changed 2 pages since. In About')
    await expect(dialog).toContainText('The people behind your event')
    expect(await axeErrors(page, { without: 'iframe' })).toEqual([])
    await dialog.getByRole('button', { name: 'Keep mine' }).click()
    await expect(main).toContainText(
      /A version is saved on this computer\. Publish sends it to the others\. Ana changed 2 pages since: the version rests on that/,
    )
    expect(studio.git('rev-parse', 'HEAD^')).toBe(studio.git('rev-parse', 'origin/main'))
    expect(studio.git('status', '--porcelain')).toBe('')
    expect(await studio.read('careers.yaml')).toMatch(/^# Ana was here\n/)
    await expect(main).toContainText('1 version is on this computer only')
    await expect(main.getByRole('list', { name: 'Versions on this computer only' })).toHaveText(/./)
    await expect(button('Save a version')).toBeDisabled()
    expect(await axeErrors(page, { without: 'iframe' })).toEqual([])
    await button('Propose').click()
    await expect(main).toContainText(/Proposed as studio\//, long)
    await expect(main).not.toContainText('on this computer only')
    await button('Back to the page').click()
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('The people behind the stage')
    await expect(preview.getByText('Who we are', { exact: true })).toBeVisible()
  } finally {
    await rm(clone, { recursive: true, force: true })
  }
})

test('a page that others have deleted is named so, and origin that cannot be asked too', async ({ page, studio }) => {
  const { open, button } = partsOf(page)
  const main = page.getByRole('main')
  const clone = await mkdtemp(join(tmpdir(), 'marquee-clone-'))
  studio.git('add', '.')
  studio.git('commit', '--quiet', '--allow-empty', '--message', 'As it is')
  studio.git('push', '--quiet', 'origin', 'main')
  studio.git('clone', '--quiet', '--branch', 'main', 'origin.git', clone)
  try {
    studio.git('-C', clone, 'rm', '--quiet', 'pages/careers.yaml')
    studio.git('-C', clone, '-c', 'user.name=Ana', 'commit', '--quiet', '--message', 'No careers')
    studio.git('-C', clone, 'push', '--quiet')
    await studio.write('careers.yaml', `# A word to editors\n${await studio.read('careers.yaml')}`)
    await open(`${studio.url}/about`)
    await page.getByRole('button', { name: /^Changes\b/ }).click()
    await button('Save a version').click()
    const dialog = page.getByRole('dialog', { name: 'Changed elsewhere' })
    await expect(dialog).toContainText('Comments, order or layout')
    await expect(dialog).toContainText('Deleted elsewhere')
    await expect(dialog).toContainText('“Keep mine” keeps it as you have it. “Take theirs” deletes it here too.')
    expect(await axeErrors(page, { without: 'iframe' })).toEqual([])
    await dialog.getByRole('button', { name: 'Take theirs' }).click()
    await expect(main).toContainText('Nothing was left to save: with what you took of theirs')
    await expect.poll(() => studio.read('careers.yaml').catch(() => 'gone')).toBe('gone')

    await rename(join(studio.folder, 'origin.git'), join(studio.folder, 'origin.gone'))
    await studio.write('about.yaml', `# A word to editors\n${await studio.read('about.yaml')}`)
    await page.reload()
    const unknown = 'What others have published is not known. There is no shared copy of the site at the address'
    await expect(main).toContainText(
      `${unknown} that this computer has. git remote -v shows the address. You can save a version all the same.`,
    )
    // Origin never answers when it is asked again: what the commit led to does not wait for it.
    await page.route('**/@studio/origin', () => undefined)
    await button('Save a version').click()
    await expect(main).toContainText(
      /A version is saved on this computer\. .* What others have published is not known\./,
    )
    await expect(main).toContainText('The version does not rest on what they may have published.')
  } finally {
    await rename(join(studio.folder, 'origin.gone'), join(studio.folder, 'origin.git')).catch(() => undefined)
    await rm(clone, { recursive: true, force: true })
  }
})

test('a new picture is shown among the changes', async ({ page, studio }) => {
  const path = studio.pathOf('_public/images/back-door.png')
  const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#3a3' } })
    .png()
    .toBuffer()
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, bytes)
  try {
    await partsOf(page).open(`${studio.url}/about`)
    await page.getByRole('button', { name: /^Changes\b/ }).click()
    await expect(page.getByRole('main').getByRole('img', { name: 'Picture back-door' })).toBeVisible()
    expect(await axeErrors(page, { without: 'iframe' })).toEqual([])
  } finally {
    await rm(path, { force: true })
  }
})

test('a picture that was deleted is restored from its history', async ({ page, studio }) => {
  const { open, button } = partsOf(page)
  const path = studio.pathOf('_public/images/front-door.png')
  const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#a33' } })
    .png()
    .toBuffer()
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, bytes)
  studio.git('add', '.')
  studio.git('commit', '--quiet', '--message', 'Add the front door')
  await rm(path)
  await open(`${studio.url}/about`)
  await page.getByRole('button', { name: /^Changes\b/ }).click()
  await button('History of Picture: front-door.png').click()
  const dialog = page.getByRole('dialog', { name: 'History of Picture: front-door.png' })
  await dialog.getByRole('button', { name: /Add the front door/ }).click()
  await dialog.getByRole('button', { name: 'Restore' }).click()
  await expect(dialog).toBeHidden()
  expect(await readFile(path)).toEqual(bytes)
  await button('Undo').click()
  await expect.poll(() => readFile(path).catch(() => undefined)).toBeUndefined()
})
