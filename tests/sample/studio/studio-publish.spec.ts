import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { axeErrors } from '../../browser/axe.ts'
import { hold } from '../../browser/hold.ts'
import { partsOf } from '../../browser/studio-parts.ts'
import { test } from './studio.ts'

test.use({ hasRepository: true })

/** What renders all pages takes a while on a busy machine. */
const long = { timeout: 300_000 }

test('two marketers publish to one site: one gets the latest, publishes, and takes it back', async ({ page, studio }, {
  project,
}) => {
  const { open, run, field, blocks, saved, button } = partsOf(page)
  const main = page.getByRole('main')
  const clone = await mkdtemp(join(tmpdir(), 'marquee-clone-'))
  const there = () => studio.git('--git-dir', 'origin.git', 'rev-parse', 'main')
  const look = async (name: string) => {
    const folder = process.env['STUDIO_PICTURES']
    for (const scheme of folder ? (['light', 'dark'] as const) : [])
      for (const width of [390, 1440]) {
        await page.emulateMedia({ colorScheme: scheme })
        await page.setViewportSize({ width, height: 900 })
        await page.screenshot({ path: join(folder ?? '', `${name}-${scheme}-${width}-${project.name}.png`) })
      }
    if (folder) await page.setViewportSize({ width: 1440, height: 900 })
  }
  try {
    studio.git('push', '--quiet', 'origin', 'main')
    studio.git('clone', '--quiet', '--branch', 'main', 'origin.git', clone)
    const careers = join(clone, 'pages/careers.yaml')
    await writeFile(careers, `# Ana was here\n${await readFile(careers, 'utf8')}`)
    studio.git('-C', clone, '-c', 'user.name=Ana', 'commit', '--quiet', '--all', '--message', 'Careers')
    studio.git('-C', clone, 'push', '--quiet')

    await test.step('get the latest from any page, without changes of one’s own', async () => {
      await open(`${studio.url}/about`)
      await button('Get the latest').first().click()
      await expect(main).toContainText('Ana changed 1 page since. Your files are up to date with it')
      expect(await studio.read('careers.yaml')).toMatch(/^# Ana was here\n/)
      await expect(main.getByRole('button', { name: 'Publish', exact: true })).toBeEnabled()
      await main.getByRole('button', { name: 'Get the latest' }).click()
      await expect(main).toContainText('You have the latest: nobody has published anything since.')
      await main.getByRole('button', { name: 'Publish', exact: true }).click()
      await expect(main).toContainText('There is nothing to publish: everything is published already.')
      await look('nothing')
    })

    await test.step('one of two changes is discarded, and Undo brings it back', async () => {
      await button('Back to the page').click()
      await blocks.getByRole('treeitem', { name: /^Hero/ }).click()
      await field('Title').fill('The people behind the stage')
      await field('Title').blur()
      await saved('about.yaml')
      await studio.write('about.yaml', (await studio.read('about.yaml')).replace(': About us', ': Who we are'))
      await run('publish')
      await button('Discard Title of Hero').click()
      await expect.poll(() => studio.read('about.yaml')).toContain('The people behind the people at your event')
      await expect(main.getByRole('heading', { level: 4 })).toHaveText(['Line above the title of Hero'])
      expect(await studio.read('about.yaml')).toContain('eyebrow: Who we are')
      await button('Undo').click()
      await expect(main.getByRole('heading', { level: 4 })).toHaveText([
        'Line above the title of Hero',
        'Title of Hero',
      ])
      // The tip of the button is not there for good.
      await page.mouse.move(0, 0)
      await expect(page.getByRole('tooltip')).toBeHidden()
      expect(await axeErrors(page)).toEqual([])
      await look('changes')
    })

    await test.step('published', async () => {
      await page.getByRole('textbox', { name: 'What you have changed' }).fill('Speak of the stage')
      // The button of the bar does the same in this view.
      await page.getByRole('banner').getByRole('button', { name: 'Publish', exact: true }).click()
      await expect(main.getByRole('alert').filter({ hasText: /^Published/ })).toContainText('1 page of', long)
      expect(there()).toBe(studio.git('rev-parse', 'HEAD'))
      expect(studio.git('status', '--porcelain')).toBe('')
      await expect(main).toContainText('Nothing has changed since the last version.')
      await look('published')
    })

    await test.step('taken back as a whole', async () => {
      await button('Take back Speak of the stage').click()
      const dialog = page.getByRole('dialog', { name: 'Take back “Speak of the stage”?' })
      expect(await axeErrors(page)).toEqual([])
      await dialog.getByRole('button', { name: 'Take back' }).click()
      await expect(main.getByRole('alert').filter({ hasText: /^Taken back/ })).toContainText('1 page of', long)
      expect(await studio.read('about.yaml')).toContain('The people behind the people at your event')
      expect(await studio.read('careers.yaml')).toMatch(/^# Ana was here\n/)
      expect(there()).toBe(studio.git('rev-parse', 'HEAD'))
      const published = main.getByRole('list', { name: 'Published' }).getByRole('listitem')
      await expect(published.first()).toContainText('Take back: Speak of the stage')
      await expect(published.nth(1)).toContainText('Taken back')
    })
  } finally {
    await rm(clone, { recursive: true, force: true })
  }
})

test('where a person may not publish it is proposed, and the proposal is withdrawn', async ({ page, studio }) => {
  const { open } = partsOf(page)
  const main = page.getByRole('main')
  const hook = join(studio.folder, 'origin.git/hooks/pre-receive')
  const proposal = main
    .getByRole('list', { name: 'Your proposals' })
    .getByRole('listitem')
    .filter({ hasText: 'Our event staffing team' })
  const branches = () =>
    studio.git('--git-dir', 'origin.git', 'branch', '--format', '%(refname:short)').split('\n').filter(Boolean)
  const others = branches()
  await writeFile(
    hook,
    '#!/bin/sh\nwhile read o n ref; do [ $ref = refs/heads/main ] && echo "Two people read this." >&2 && exit 1; done; exit 0\n',
    { mode: 0o755 },
  )
  try {
    await studio.write('team.yaml', `# A word to editors\n${await studio.read('team.yaml')}`)
    await open(`${studio.url}/about`)
    await page.getByRole('button', { name: /^Changes\b/ }).click()
    await main.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(main).toContainText(/Not published, but proposed as studio\//, long)
    await expect(main).toContainText('says: “Two people read this.”')
    await expect(proposal).toContainText('Open')

    // A second round goes into the same proposal.
    await studio.write('team.yaml', `# Another word\n${await studio.read('team.yaml')}`)
    const into = main.getByRole('combobox', { name: 'Propose into' })
    await expect(into).toContainText('Our event staffing team')
    for (const choice of ['A new proposal', 'Our event staffing team']) {
      await into.click()
      await page.getByRole('option', { name: choice }).click()
      await expect(into).toContainText(choice)
    }
    const proposed = branches()
    const [branch = ''] = proposed.filter((one) => !others.includes(one))
    const sent = () => studio.git('--git-dir', 'origin.git', 'rev-parse', branch)
    const first = sent()
    // So does it for somebody who is faster than the list of proposals.
    const answerProposals = await hold(page, '**/@studio/proposals')
    await page.reload()
    const publish = main.getByRole('button', { name: 'Publish', exact: true })
    await expect(publish).toBeDisabled()
    await expect(main.getByRole('button', { name: 'Propose', exact: true })).toBeDisabled()
    answerProposals()
    await publish.click()
    await expect.poll(sent, long).not.toBe(first)
    expect(branches()).toEqual(proposed)
    await expect(proposal).toHaveCount(1)
    await expect(main).toContainText(/Not published, but proposed as studio\//, long)

    // Somebody else changes it: theirs stays as it is, and one’s own can go on under another name.
    const tree = studio.git('rev-parse', `${branch}^{tree}`)
    const theirs = studio.git('-c', 'user.name=Ben', 'commit-tree', tree, '-p', branch, '-m', 'A comma')
    studio.git('push', '--quiet', 'origin', `${theirs}:refs/heads/${branch}`)
    await page.reload()
    await expect(proposal).toContainText('Changed by Ben')
    await expect(proposal.getByRole('button', { name: /^Leave it to them/ })).toBeEnabled()
    expect(await axeErrors(page)).toEqual([])
    await proposal.getByRole('button', { name: /^Propose mine again/ }).click()
    await expect(proposal).toContainText(`${branch}-2`)
    await expect(proposal).toContainText('Open')
    expect(sent()).toBe(theirs)

    const answerWithdraw = await hold(page, '**/@studio/withdraw')
    const withdraw = proposal.getByRole('button', { name: /^Withdraw/ })
    await withdraw.click()
    await expect(withdraw).toBeDisabled()
    answerWithdraw()
    await expect(proposal).toContainText('Withdrawn')
    expect(branches()).toEqual([...others, branch].sort())
    expect(await axeErrors(page)).toEqual([])
    await proposal.getByRole('button', { name: /^Clear away/ }).click()
    await expect(proposal).toBeHidden()
    studio.git('push', '--quiet', 'origin', `:refs/heads/${branch}`)
  } finally {
    await rm(hook, { force: true })
  }
})

test('a changed translation is proposed in words, together with that of a colleague', async ({ page, studio }) => {
  const { open, button } = partsOf(page)
  const main = page.getByRole('main')
  const clone = await mkdtemp(join(tmpdir(), 'marquee-clone-'))
  const mirror = '_languages/es/about.yaml'
  const texts = {
    eyebrow: ['About us', 'Sobre nosotros'],
    title: ['The people behind the people at your event', 'Las personas detrás de su evento'],
  }
  const written = Object.entries(texts).map(
    ([key, [source, text]]) => `  blocks[hero].${key}: { source: ${source}, text: ${text} }\n`,
  )
  try {
    const site = await studio.read('_data/site.yaml')
    await studio.write('_data/site.yaml', `${site}languages: [en-US, { tag: es, locale: es-US, draft: true }]\n`)
    await mkdir(join(studio.folder, 'pages/_languages/es'), { recursive: true })
    await studio.write(mirror, `texts:\n${written.join('')}`)
    studio.git('add', '.')
    studio.git('commit', '--quiet', '--message', 'Begin in Spanish')
    studio.git('push', '--quiet', 'origin', 'main')
    studio.git('clone', '--quiet', '--branch', 'main', 'origin.git', clone)
    const theirs = join(clone, 'pages', mirror)
    await writeFile(theirs, (await readFile(theirs, 'utf8')).replace('Sobre nosotros', 'Quiénes somos'))
    studio.git('-C', clone, '-c', 'user.name=Ana', 'commit', '--quiet', '--all', '--message', 'Quiénes somos')
    studio.git('-C', clone, 'push', '--quiet')

    await studio.write(mirror, (await studio.read(mirror)).replace('detrás de su evento', 'detrás del escenario'))
    await open(`${studio.url}/about`)
    await page.getByRole('button', { name: /^Changes\b/ }).click()
    const file = main.getByRole('list', { name: 'Changed files' }).getByRole('listitem').first()
    await expect(file).toContainText(/About.* Spanish/)
    await expect(file.getByRole('heading', { level: 4 })).toHaveText('Title of Hero')
    await expect(file.getByRole('deletion')).toHaveText(['de', 'su evento'])
    await expect(file.getByRole('insertion')).toHaveText(['del', 'escenario'])
    await expect(main).toContainText('Ana changed')
    await page.getByRole('textbox', { name: 'What you have changed' }).fill('Speak of the stage in Spanish')
    await button('Propose').click()
    await expect(main).toContainText(/Proposed as studio\/[\d-]+-speak-of-the-stage-in-spanish/, long)
    const proposal = main
      .getByRole('list', { name: 'Your proposals' })
      .getByRole('listitem')
      .filter({ hasText: 'Speak of the stage in Spanish' })
    await expect(proposal).toContainText('Open')
    const branch = studio
      .git('--git-dir', 'origin.git', 'branch', '--format', '%(refname:short)')
      .split('\n')
      .find((one) => one.endsWith('in-spanish'))
    const proposed = studio.git('--git-dir', 'origin.git', 'show', `${branch}:pages/${mirror}`)
    expect(proposed).toContain('Quiénes somos')
    expect(proposed).toContain('Las personas detrás del escenario')
    expect(await studio.read(mirror)).toContain('Sobre nosotros')
  } finally {
    studio.git('push', '--quiet', '--force', 'origin', 'main')
    await rm(clone, { recursive: true, force: true })
  }
})
