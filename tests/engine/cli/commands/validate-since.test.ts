import { execFileSync } from 'node:child_process'
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { runIn } from '../../../support/run.ts'
import { pageText } from '../../content/folder.ts'
import { repository } from '../repository.ts'

const body = (text: string) => `  - type: page-title\n    title: Top\n  - type: rich-text\n    body: ${text}\n`
/** Two headlines: a warning. */
const warned = `${body('Text.')}  - type: page-title\n    title: Another\n`
const codes = (stdout: string) => (JSON.parse(stdout) as { code: string }[]).map(({ code }) => code)

it('reports the warnings of changed files alone, and every error', async () => {
  const { write, run } = await repository({
    'about.yaml': pageText('About', warned),
    'team.yaml': pageText('Team', warned),
  })
  expect((await run('validate')).stdout).toMatch(/^2 pages, no errors, 2 warnings\.$/m)
  expect((await run('validate', '--since', 'HEAD')).stdout).toBe('0 pages, no errors.\n')
  await write('team.yaml', pageText('The team', warned))
  const { status, stdout } = await run('validate', '--since', 'HEAD')
  expect(status).toBe(0)
  expect(stdout).toContain('pages/team.yaml')
  expect(stdout).toMatch(/^1 page, no errors, 1 warning\.$/m)
})

it('reports an error that a change has caused in a page that did not change, also as an annotation on its line', async () => {
  const { remove, run } = await repository({
    'about.yaml': pageText('About', '  - type: page-title\n    title: Top\n  - use: words\n'),
    '_data/fragments/words.yaml': 'type: rich-text\nbody: Text.\n',
  })
  await remove('_data/fragments/words.yaml')
  const { status, stdout } = await run('validate', '--since', 'HEAD', '--format', 'json')
  expect({ status, codes: codes(stdout) }).toEqual({ status: 1, codes: ['unknown-fragment'] })
  expect((await run('validate', '--since', 'HEAD')).stdout).toMatch(/^1 error in 1 of 1 page\.$/m)
  const annotations = (await run('validate', '--since', 'HEAD', '--format', 'github')).stdout
  expect(annotations).toMatch(/^::error file=pages\/about\.yaml,line=\d+,.*title=unknown-fragment::/)
})

it('reports for one file the errors that involve another file too', async () => {
  const { run } = await repository({
    'about.yaml': pageText('About', body('Text.')),
    'about/index.yaml': pageText('About', body('Other text.')),
    'team.yaml': pageText('Team', body('Another text.')),
  })
  const { status, stdout } = await run('validate', 'pages/about.yaml', '--format', 'json')
  expect({ status, codes: codes(stdout) }).toEqual({
    status: 1,
    codes: ['duplicate-route', 'duplicate-title', 'duplicate-description'],
  })
  expect((await run('validate', 'pages/team.yaml')).stdout).toBe('1 page, no errors.\n')
})

it('reports nothing if neither the content nor the code has changed', async () => {
  const { root, run } = await repository({ 'about.yaml': pageText('About', '  - use: no-such-fragment\n') })
  expect((await run('validate')).status).toBe(1)
  await writeFile(join(root, 'notes.md'), 'Something else.')
  expect(await run('validate', '--since', 'HEAD')).toEqual({ status: 0, stdout: '0 pages, no errors.\n', stderr: '' })
})

it('does not count a previous draft as an address, and counts a page that became a draft as gone', async () => {
  const { remove, write, run } = await repository({
    'about.yaml': pageText('About', body('Text.')),
    'plan.yaml': pageText('Plan', body('Other text.'), 'draft: true\n'),
  })
  await remove('plan.yaml')
  expect(await run('validate', '--since', 'HEAD')).toMatchObject({ status: 0 })
  await write('about.yaml', pageText('About', body('Text.'), 'draft: true\n'))
  expect(codes((await run('validate', '--since', 'HEAD', '--format', 'json')).stdout)).toEqual(['address-gone'])
})

it('fails if an address is gone, names the page to which it moved, and accepts an alias', async () => {
  const { root, write, run } = await repository({
    'about.yaml': pageText('About', body('Text.'), 'aliases: [/about-us]\n'),
    'street-team.yaml': pageText('Street teams', body('Other text.')),
  })
  await write('about.yaml', pageText('About', body('Text.')))
  await rename(join(root, 'pages/street-team.yaml'), join(root, 'pages/teams.yaml'))
  // A move that is not added yet is no move for git.
  execFileSync('git', ['add', '-A'], { cwd: root })
  const { status, stdout } = await run('validate', '--since', 'main')
  expect(status).toBe(1)
  expect(stdout).toContain('pages/about.yaml:1:1  address-gone')
  expect(stdout).toContain('`/about-us` was an address of the site in `main`, but nothing answers there now.')
  expect(stdout).toContain('pages/teams.yaml:1:1  address-gone')
  expect(stdout).toContain('Write into the head of pages/teams.yaml:\n\n      aliases:\n        - /street-team')

  await write('about.yaml', pageText('About', body('Text.'), 'aliases: [/about-us]\n'))
  await write('teams.yaml', pageText('Street teams', body('Other text.'), 'aliases: [/street-team]\n'))
  expect(await run('validate', '--since', 'main')).toMatchObject({ status: 0 })
})

it('accepts a redirect in place of an address, and fails if that is gone in turn', async () => {
  const { write, remove, commit, run } = await repository({
    'about.yaml': pageText('About', body('Text.')),
    'blog/one.yaml': pageText('One', body('Other text.')),
    'team.yaml': pageText('Team', body('Third text.')),
  })
  await remove('blog/one.yaml')
  await remove('team.yaml')
  await write('_data/redirects.yaml', '- { from: /blog/*, to: /about }\n- { from: /team, to: /about }\n')
  expect(await run('validate', '--since', 'HEAD')).toMatchObject({ status: 0 })
  commit()
  await write('_data/redirects.yaml', '- { from: /blog/*, to: /about }\n')
  const { stdout } = await run('validate', '--since', 'HEAD')
  expect(stdout).toContain('`/team` was an address of the site in `HEAD`, but nothing answers there now.')
  expect(stdout).toContain('Put it back into _data/redirects.yaml')
})

it('reports the address of a deleted page at its former place', async () => {
  const { remove, run } = await repository({
    'about.yaml': pageText('About', body('Text.')),
    'team.yaml': pageText('Team', body('Other text.')),
  })
  await remove('team.yaml')
  const { stdout } = await run('validate', '--since', 'HEAD', '--format', 'json')
  expect(JSON.parse(stdout)).toMatchObject([{ code: 'address-gone', file: 'pages/team.yaml', line: 1, column: 1 }])
})

it('compares with the start of the branch, so that later pages of the other branch are not missing', async () => {
  const { write, commit, git, run } = await repository({ 'about.yaml': pageText('About', body('Text.')) })
  git('checkout', '-qb', 'mine')
  await write('mine.yaml', pageText('Mine', body('My text.')))
  commit()
  git('checkout', '-q', 'main')
  await write('theirs.yaml', pageText('Theirs', body('Their text.')))
  commit()
  git('checkout', '-q', 'mine')
  expect(await run('validate', '--since', 'main')).toMatchObject({ status: 0, stdout: '1 page, no errors.\n' })
})

it('says what to do if the revision is not available', async () => {
  const { root, write, commit, git, run } = await repository({ 'about.yaml': pageText('About', body('Text.')) })
  expect(await run('validate', '--since', 'mian')).toMatchObject({
    status: 2,
    stderr: 'There is no revision `mian` here. Did you mean `main`? `git branch --all` lists the branches.\n',
  })
  await write('about.yaml', pageText('About us', body('Text.')))
  commit()
  const first = git('rev-parse', 'HEAD~1').trim()
  const clone = await mkdtemp(join(tmpdir(), 'marquee-shallow-'))
  onTestFinished(() => rm(clone, { recursive: true, force: true }))
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${root}`, clone])
  expect(await runIn(clone, 'validate', '--since', first)).toEqual({
    status: 2,
    stdout: '',
    stderr: `There is no revision \`${first}\` here, because this clone holds only the newest commits. Fetch it with \`git fetch --unshallow\`, or check out with \`fetch-depth: 0\`.\n`,
  })
})

it('reports the same in every format, and without a cached result', async () => {
  const { write, run } = await repository({
    'about.yaml': pageText('About', body('Text.'), 'aliases: [/about-us]\n'),
    'team.yaml': pageText('Team', warned),
  })
  await write('about.yaml', pageText('About', warned))
  // What is cached does not depend on the format, so each check uses one.
  for (const args of [
    ['--format', 'pretty'],
    ['--since', 'HEAD', '--format', 'json'],
    ['pages/team.yaml', '--format', 'sarif'],
  ]) {
    const found = await run('validate', '--no-cache', ...args)
    expect(await run('validate', ...args), args.join(' ')).toEqual(found)
    expect(await run('validate', ...args), args.join(' ')).toEqual(found)
  }
})
