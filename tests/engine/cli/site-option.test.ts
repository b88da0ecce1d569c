import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { commands } from '../../../src/cli/commands.ts'
import { withSite } from '../../../src/content/formats/with-site.ts'
import { addSchemaSettings } from '../../../src/editor/write-schemas.ts'
import { run, runIn } from '../../support/run.ts'
import { contentFolder, pageText } from '../content/folder.ts'

it.each(Object.keys(commands))('%s takes --site, its older name --pages, and SITE', async (name) => {
  const { stdout } = await run(name, ['--help'])
  expect(stdout).toMatch(/--site, --pages <dir>[^-]*SITE/)
})

describe('the content folder', () => {
  const rename = async () => {
    const { root } = await contentFolder({ 'index.yaml': pageText('Home', '  - type: page-title\n    titel: Hi\n') })
    return root
  }

  it.each([
    ['--site', { args: ['--site', 'pages'], env: {} }],
    ['--pages', { args: ['--pages', 'pages'], env: {} }],
    ['SITE', { args: [], env: { SITE: 'pages' } }],
    ['--site before SITE', { args: ['--site', 'pages'], env: { SITE: 'nowhere' } }],
  ])('is set by %s', async (_name, { args, env }) => {
    const { status, stdout } = await run('validate', args, { cwd: await rename(), env })
    expect(stdout).toContain('pages/index.yaml')
    expect(status).toBe(1)
  })
})

describe('a message', () => {
  it.each([
    ['npm run lastmod', 'npm run lastmod -- --site spoke'],
    ['npm run migrate -- --write', 'npm run migrate -- --site spoke --write'],
    ['PORT=4174 npm start', 'PORT=4174 npm start -- --site spoke'],
    ['Run `npm run generate`, then commit.', 'Run `npm run generate -- --site spoke`, then commit.'],
    ['npx marquee migrate --write', 'npx marquee migrate --site spoke --write'],
    ['npm ci', 'npm ci'],
  ])('%s repeats the folder', (text, repeated) => {
    expect(withSite(text, 'spoke')).toBe(repeated)
    expect(withSite(text, 'pages')).toBe(text)
  })

  it('quotes a folder with spaces', () => {
    expect(withSite('npm run dev', "Ada's site")).toBe("npm run dev -- --site 'Ada'\\''s site'")
  })

  it('is named in messages of a command', async () => {
    const { root } = await contentFolder({})
    expect((await runIn(root, 'serve', '--site', 'spoke', '--out', 'nothing')).stderr).toBe(
      'There is no site in nothing/ yet. Build it first: npm run build -- --site spoke --out nothing\n',
    )
  })
})

it('the settings of an editor name the schemas of each site', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-settings-'))
  const read = async () => JSON.parse(await readFile(join(folder, '.vscode/settings.json'), 'utf8'))
  expect(await addSchemaSettings(folder, { './.marquee/page.json': ['pages/**/*.yaml'] })).toBe(true)
  expect(await addSchemaSettings(folder, { './.marquee/spoke/page.json': ['spoke/**/*.yaml'] })).toBe(true)
  expect(await read()).toEqual({
    'yaml.schemas': { './.marquee/page.json': ['pages/**/*.yaml'], './.marquee/spoke/page.json': ['spoke/**/*.yaml'] },
  })
  // Comments would be lost.
  await writeFile(join(folder, '.vscode/settings.json'), '{ // mine\n}')
  expect(await addSchemaSettings(folder, { './.marquee/page.json': [] })).toBe(false)
  await rm(folder, { recursive: true })
})
