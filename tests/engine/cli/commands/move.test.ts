import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { pageText } from '../../content/folder.ts'
import { repository } from '../repository.ts'

const top = '  - type: page-title\n    title: Top\n'
const text = (body: string) => `${top}  - type: rich-text\n    body: ${body}\n`

const site = () =>
  repository({
    'index.yaml': pageText('Home', text('"[Teams](/street-team#top), [crew](/crew)"')),
    'street-team.yaml': `\uFEFF${pageText('Street teams', text('"[Up](/street-team)"'))}`,
    'crew.yaml': pageText('Crew', text('Text.'), 'aliases: [/people]\n'),
    'la/ushers.yaml': pageText('Ushers', text('Text.'), 'template: city-service\n'),
  })

it('moves a page, makes its old address an alias and updates every link', async () => {
  const { root, run, git } = await site()
  const read = (file: string) => readFile(join(root, 'pages', file), 'utf8')
  const { status, stdout } = await run('move', '/street-team', '/teams/street')
  expect(status).toBe(0)
  expect(stdout).toContain('pages/street-team.yaml → pages/teams/street.yaml')
  expect(stdout).toContain('`/street-team` is an alias of `/teams/street` now; links in 1 other file were fixed.')
  expect(await read('index.yaml')).toContain('"[Teams](/teams/street#top), [crew](/crew)"')
  const moved = await read('teams/street.yaml')
  expect(moved).toMatch(/^\uFEFFtitle: Street teams\ndescription: [^\n]+\naliases:\n {2}- \/street-team\nblocks:/)
  expect(moved).toContain('"[Up](/teams/street)"')
  expect(
    git('status', '--porcelain', '-uall')
      .trim()
      .split('\n')
      .map((line) => line.trim()),
  ).toEqual(['M pages/index.yaml', 'D pages/street-team.yaml', '?? pages/teams/street.yaml'])
  expect((await run('validate', '--since', 'HEAD')).stdout).not.toContain('address-gone')
})

it('writes nothing in a dry run, and shows what it would do', async () => {
  const { run, git } = await site()
  const { status, stdout } = await run('move', '/crew', '/people', '--dry-run')
  expect(status).toBe(0)
  expect(stdout).toContain('+ aliases: [/crew]')
  expect(stdout).toMatch(/Nothing was written\.\n$/)
  expect(git('status', '--porcelain')).toBe('')
})

it('moves the translations of a page along: one without an address of its own answers at the old one', async () => {
  const { root, run, git } = await repository({
    'crew.yaml': pageText('Crew', text('Text.')),
    '_languages/es/crew.yaml': '# Read by Ines.\ntexts: {}\n',
    '_languages/fr/crew.yaml': '\uFEFFpath: /equipe\ntexts: {}\n',
    '_languages/fr/others.yaml': 'texts: {}\n',
  })
  const shown = (await run('move', '/crew', '/teams/crew', '--dry-run')).stdout
  expect(shown).toContain('pages/_languages/es/crew.yaml → pages/_languages/es/teams/crew.yaml\n')
  expect(shown).toContain('  +   - /es/crew')
  expect(shown).toContain('pages/_languages/fr/crew.yaml → pages/_languages/fr/teams/crew.yaml\n')
  expect(git('status', '--porcelain')).toBe('')

  const { status, stdout } = await run('move', '/crew', '/teams/crew')
  expect(status).toBe(0)
  expect(stdout).toContain('links in 0 other files were fixed.')
  const read = (file: string) => readFile(join(root, 'pages/_languages', file), 'utf8')
  expect(await read('es/teams/crew.yaml')).toBe('# Read by Ines.\ntexts: {}\naliases:\n  - /es/crew\n')
  expect(await read('fr/teams/crew.yaml')).toBe('\uFEFFpath: /equipe\ntexts: {}\n')
  git('add', '--all')
  expect(git('diff', '--cached', '--name-only', '--no-renames').trim().split('\n')).toEqual([
    'pages/_languages/es/crew.yaml',
    'pages/_languages/es/teams/crew.yaml',
    'pages/_languages/fr/crew.yaml',
    'pages/_languages/fr/teams/crew.yaml',
    'pages/crew.yaml',
    'pages/teams/crew.yaml',
  ])
})

it('lets the links of translations follow as those of their source, so that they stay translations of it', async () => {
  const mirror = (to: string) =>
    `texts:
  # By Ines.
  blocks[rich-text].body:
    source: '[Crew](${to}#top), [teams](/teams)'
    text: 'El [equipo](${to}#top) y los [grupos](/teams)'
  title: { source: /crew, text: /crew }
unused:
  blocks[hero].text: { source: '[Crew](${to})', text: '[Equipo](${to})' }
`
  const { root, run } = await repository({
    'index.yaml': pageText('Home', text("'[Crew](/crew#top), [teams](/teams)'")),
    'crew.yaml': pageText('Crew', text("'[Crew](/crew#top), [teams](/teams)'")),
    'teams.yaml': pageText('Teams', text('Text.')),
    '_languages/es/index.yaml': mirror('/crew'),
    '_languages/es/crew.yaml': `path: /es/crew\n${mirror('/crew')}`,
  })
  expect((await run('move', '/crew', '/about/crew')).status).toBe(0)
  const read = (file: string) => readFile(join(root, 'pages', file), 'utf8')
  expect(await read('index.yaml')).toContain('(/about/crew#top)')
  expect(await read('_languages/es/index.yaml')).toBe(mirror('/about/crew'))
  expect(await read('_languages/es/about/crew.yaml')).toBe(`path: /es/crew\n${mirror('/about/crew')}`)
})

it('refuses with a message what it cannot move, and writes nothing', async () => {
  const { run, git } = await site()
  for (const [args, words] of [
    [['/', '/home'], '`/` has its address from what it is: it cannot be moved.'],
    [['/people', '/team'], '`/people` is an alias of `/crew`. To rename the page: npm run move -- /crew /new'],
    [['/la', '/los-angeles'], '`/la` is no page but a folder with 1 of them. A page is moved by itself.'],
    [['/crwe', '/team'], 'There is no page at `/crwe`. Did you mean `/crew`?'],
    [['/crew', '/street-team'], '`/street-team` is already the address of pages/street-team.yaml.'],
    [['/street-team', '/people'], '`/people` is already the address of pages/crew.yaml.'],
    [['/crew', '/Our Crew'], '`/Our Crew` cannot be an address.'],
    [['/crew', '/api/crew'], '`/api/crew` cannot be the address of a page: `/api` belongs to the server.'],
    [['/la/ushers', '/la/hosts'], '`/la/ushers` is generated from a matrix in _data/coverage/'],
  ] as const) {
    const { status, stdout, stderr } = await run('move', ...args)
    expect({ status, stdout }, args.join(' ')).toEqual({ status: 1, stdout: '' })
    expect(stderr).toContain(words)
  }
  expect(git('status', '--porcelain')).toBe('')
})

it('a page that moves keeps the addresses of its translations, and one whose mirror is deleted is missed', async () => {
  const { run, remove } = await repository({
    '_data/site.yaml': `${await readFile('tests/engine/errors/_shared/site.yaml', 'utf8')}languages: [en, es]\n`,
    'crew.yaml': pageText('Crew', text('Text.')),
    '_languages/es/crew.yaml': 'path: /es/equipo\ntexts: {}\n',
  })
  await run('move', '/crew', '/company')
  const gone = async () => (await run('validate', '--since', 'HEAD')).stdout
  expect(await gone()).not.toContain('address-gone')
  await remove('_languages/es/company.yaml')
  const said = await gone()
  expect(said).toContain('`/es/equipo` was an address of the site in `HEAD`, but nothing answers there now.')
  expect(said).toContain('Write into the head of the translation of the page that takes its place:')
  expect(said).not.toContain('npm run move')
})
