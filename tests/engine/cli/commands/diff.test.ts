// @module-tag exhaustive

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import type { DiffReport } from '../../../../src/diff/report.ts'
import { isLong } from '../../../support/long.ts'
import { runIn } from '../../../support/run.ts'
import { pageText } from '../../content/folder.ts'
import { repository } from '../repository.ts'

const repositoryRoot = join(import.meta.dirname, '../../../..')

const siteFile = join(repositoryRoot, 'tests/engine/errors/_shared/site.yaml')

const body = (text: string) => `  - type: page-title\n    title: Top\n  - type: rich-text\n    body: ${text}\n`
const offer = body('Text.').concat('  - use: offer\n')
const gate = 'gate: { password: GATE_TEAM, remember: team-auth }\n'

const reportIn = async (folder: string) => ({
  report: JSON.parse(await readFile(join(folder, 'diff-report/diff.json'), 'utf8')) as DiffReport,
  html: await readFile(join(folder, 'diff-report/index.html'), 'utf8'),
})

it('reports which pages change, by which files and words, and nothing of protected pages', async () => {
  const { root, write, remove, run } = await repository({
    '_data/fragments/offer.yaml': '- type: rich-text\n  id: offer\n  body: Ask for a crew.\n',
    'index.yaml': pageText('Home', offer),
    'about.yaml': pageText('About', offer),
    'team.yaml': pageText('Team', body('Hawthorn.'), gate),
    'old.yaml': pageText('Old', body('Old text.')),
    'same.yaml': pageText('Same', body('The same.')),
    'hidden.yaml': pageText('Hidden', body('Hidden.'), 'gate: { password: GATE_HIDDEN, remember: hidden-auth }\n'),
  })
  await write('_data/fragments/offer.yaml', '- type: rich-text\n  id: offer\n  body: Ask for a team.\n')
  await write('about.yaml', pageText('About us', offer))
  await write('team.yaml', pageText('Team', body('Elderberry.'), gate))
  await remove('old.yaml')
  // What stands around every page is no change of one, also where that is behind a password.
  await write('_data/site.yaml', (await readFile(siteFile, 'utf8')).replace('A sample.', 'A small sample.'))
  await write('new.yaml', pageText('New', body('New text.')))

  const { status, stdout, stderr } = await run('diff', '--no-pictures')
  expect(status, stderr).toBe(0)
  expect(stdout).toBe(`2 pages of 6 change since main.
Header, footer or quote dialog say something different, on every page.
1 page added.
1 page gone, and nothing answers there.
Behind a password: /team changed.

  2  fragment pages/_data/fragments/offer.yaml
  1  the page's own file pages/about.yaml

  single pages: 2 pages
    2 pages such as /about, rich-text:
        - Ask for a crew.
        + Ask for a team.
    On /about, head of the page:
        - title: About
        - description: About in one or two plain sentences that search engines can show in full, word for word.
        + title: About us
        + description: About us in one or two plain sentences that search engines can show in full, word for word.

The whole report: diff-report/index.html
`)
  const { report, html } = await reportIn(root)
  expect(report).toMatchObject({
    version: 1,
    pages: { before: 6, after: 6 },
    added: [{ path: '/new' }],
    gone: [{ path: '/old', answers: false }],
    gated: [{ path: '/team', state: 'changed' }],
  })
  for (const text of [stdout, html, JSON.stringify(report)]) expect(text).not.toMatch(/Hawthorn|Elderberry/)

  const refused = await run('diff', '--out', 'pages')
  expect(refused.status).toBe(2)
  expect(refused.stderr).toContain('`pages` holds other files.')
})

it('compares what can be compared if the content of a state has errors', async () => {
  const { root, write, commit, run } = await repository({
    'index.yaml': pageText('Home', body('Text.')),
    'about.yaml': pageText('About', '  - use: no-such-fragment\n'),
  })
  await write('index.yaml', pageText('Home', body('Other text.')))
  await write('about.yaml', pageText('About', body('Mended.')))
  expect(await run('diff', '--no-pictures')).toMatchObject({ status: 0 })
  const { report } = await reportIn(root)
  expect(report.changed.map(({ path }) => path)).toEqual(['/'])
  expect(report.added).toEqual([])
  expect(report.notes).toEqual([
    'There is 1 error in the content of main, in pages/about.yaml. 1 page with errors could not be compared; everything else is.',
  ])
  commit()
  // The folder of a report is used again.
  expect(await run('diff')).toMatchObject({
    status: 0,
    stdout: `No page changes since main.\n\nNote: No file that pages depend on has changed.\n\nThe whole report: ${join('diff-report', 'index.html')}\n`,
  })
})

it('names the picture file that changed a page, in the content folder and in the shared public folder', async () => {
  const svg = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="80"/>`
  const picture = (name: string) => `  - type: page-title\n    title: Top\n    image: { name: ${name}, alt: A crew }\n`
  const { write, run } = await repository({
    '_public/images/own.svg': svg(90),
    '../public/images/shared.svg': svg(90),
    'index.yaml': pageText('Home', picture('own')),
    'about.yaml': pageText('About', picture('shared')),
  })
  await write('_public/images/own.svg', svg(100))
  await write('../public/images/shared.svg', svg(100))
  expect((await run('diff', '--no-pictures')).stdout).toContain(
    '  1  picture file pages/_public/images/own.svg\n  1  picture file public/images/shared.svg\n',
  )
})

// Bundles the code of both states.
it.runIf(isLong)(
  "renders each state with its own code, and distinguishes changes of a block's code from those of content",
  async () => {
    const { root, git, write, commit } = await repository({
      'index.yaml': pageText('Home', body('Text.')),
      'about.yaml': pageText('About', '  - type: page-title\n    title: Other\n'),
    })
    for (const name of [
      'blocks',
      'schema',
      'src',
      'vite.config.ts',
      'tsconfig.json',
      'package.json',
      'package-lock.json',
    ])
      await cp(join(repositoryRoot, name), join(root, name), { recursive: true })
    await symlink(join(repositoryRoot, 'node_modules'), join(root, 'node_modules'))
    await writeFile(join(root, '.git/info/exclude'), 'node_modules\ndiff-report\n')
    commit()
    const component = join(root, 'blocks/page-title/page-title.tsx')
    const code = await readFile(component, 'utf8')
    const changed = code.replace(/^( +)\{title\}$/m, '$1Our {title}')
    expect(changed).not.toBe(code)
    await writeFile(component, changed)
    await write('index.yaml', pageText('Home', body('Other text.')))
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(root, 'src/cli/main.ts'), 'diff', '--no-pictures'],
      { cwd: root, encoding: 'utf8' },
    )
    expect(status, stderr).toBe(0)
    expect(stdout).toContain(`
  2  code of a block blocks/page-title/
  1  the page's own file pages/index.yaml
`)
    expect(stdout).toContain('        - Other\n        + Our Other\n')
    expect(git('status', '--porcelain')).toBe(' M blocks/page-title/page-title.tsx\n M pages/index.yaml\n')
  },
)

it('reports why a comparison failed', async () => {
  const { root, git, run } = await repository({ 'index.yaml': pageText('Home', body('Text.')) })
  expect(await run('diff', 'mian')).toEqual({
    status: 1,
    stdout: '',
    stderr: 'There is no revision `mian` here. Did you mean `main`? `git branch --all` lists the branches.\n',
  })
  git('checkout', '-q', '--orphan', 'empty')
  git('rm', '-rqf', '--cached', '.')
  await writeFile(join(root, 'notes.md'), 'Nothing yet.')
  git('add', 'notes.md')
  git('commit', '-qm', 'Begin')
  expect(await run('diff', 'empty')).toMatchObject({
    status: 1,
    stderr: 'There is no folder `pages` in `empty`, so there is nothing to compare with.\n',
  })
  const elsewhere = await mkdtemp(join(tmpdir(), 'marquee-no-git-'))
  onTestFinished(() => rm(elsewhere, { recursive: true, force: true }))
  await symlink(join(root, 'pages'), join(elsewhere, 'pages'))
  expect(await runIn(elsewhere, 'diff')).toMatchObject({
    status: 1,
    stderr: 'This folder is not in a git repository, so there is no revision to compare with.\n',
  })
  expect(existsSync(join(elsewhere, 'diff-report'))).toBe(false)
})

it('refuses a revision whose content has an older form, which only its own code could read', async () => {
  const { root, write, run, git } = await repository({
    'index.yaml': pageText('Home', '  - type: title-of-page\n    title: Top\n'),
    'about.yaml': pageText('About', '  - type: title-of-page\n    title: Top\n'),
    'team.yaml': pageText('Team', body('Text.')),
  })
  await mkdir(join(root, 'src'))
  await writeFile(join(root, 'src/old.ts'), '')
  git('add', '-A')
  git('commit', '-qm', 'Add code')
  await writeFile(join(root, 'src/old.ts'), 'export {}\n')
  await write('index.yaml', pageText('Home', body('Text.')))
  await write('about.yaml', pageText('About', body('Other text.')))
  const { status, stdout, stderr } = await run('diff', '--no-pictures')
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toContain('nothing was compared: The code of main could not be run here (')
  expect(stderr).toContain(
    'The code of now finds errors in most of its 3 pages: the content of main has an older form.',
  )
  expect(stderr).toContain('Compare with a newer revision: npm run diff -- REV\n')
})

it('prints the usage for wrong arguments', async () => {
  const { run } = await repository({ 'index.yaml': pageText('Home', body('Text.')) })
  for (const args of [['--picture'], ['main', 'other'], ['--pages', '..'], ['--pages', 'nowhere'], ['--now', 'soon']]) {
    const { status, stdout, stderr } = await run('diff', ...args)
    expect({ status, stdout }, args.join(' ')).toEqual({ status: 2, stdout: '' })
    expect(stderr).toContain('Usage: npm run diff')
  }
})
