// @module-tag exhaustive

import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newBlock } from '../../../../src/cli/support/new/new-block.ts'
import { newPage } from '../../../../src/cli/support/new/new-page.ts'
import { engineBlocks } from '../../../../src/content/block-types/find-blocks.ts'
import { loadOwnBlocks } from '../../../../src/content/block-types/load-blocks.ts'
import { createContent, loadSite } from '../../../../src/content/load/load.ts'
import { isLong } from '../../../support/long.ts'
import { folderWithEngine } from '../../../support/own-blocks-site.ts'
import { run } from '../../../support/run.ts'
import { contentFolder, pageText } from '../../content/folder.ts'

describe('a new page', () => {
  it('is a draft without errors, about the city of its address', async () => {
    const { root } = await contentFolder({})
    expect(await newPage(root, 'pages', '/tour')).toEqual({ file: 'pages/tour.yaml' })
    expect(await newPage(root, 'pages', '/la/pop-up-tour')).toEqual({ file: 'pages/la/pop-up-tour.yaml' })
    const { pages, everyPage, diagnostics } = await loadSite({ root, now: new Date('2026-11-21') })
    expect(diagnostics.filter(({ file }) => !file.includes('_data'))).toEqual([])
    expect(pages).toEqual([])
    expect(everyPage).toMatchObject([
      { path: '/la/pop-up-tour', title: 'Pop Up Tour in Los Angeles', city: 'la' },
      { path: '/tour', title: 'Tour' },
    ])
    expect(everyPage[1]).not.toHaveProperty('city')
  })

  it('is written to another content folder', async () => {
    const { root } = await contentFolder({})
    const pages = join(root, 'pages')
    expect(await newPage(process.cwd(), pages, '/visit')).toEqual({ file: `${pages}/visit.yaml` })
    expect(readFileSync(join(pages, 'visit.yaml'), 'utf8')).toContain('title: Visit')
    expect(await newPage(process.cwd(), pages, '/visit')).toEqual({ error: `${pages}/visit.yaml exists already.` })
  })

  it('needs an address that is free', async () => {
    const { root } = await contentFolder({
      'about.yaml': pageText('About', '  - type: page-title\n    title: Us\n', 'aliases: [/about-us]\n'),
      'bad.yaml': 'title: [',
      'plan.yaml': pageText('Plan', '  - type: page-title\n    title: Soon\n', 'draft: true\n'),
    })
    const errorOf = async (address: string) => {
      const written = await newPage(root, 'pages', address)
      return 'error' in written ? written.error : ''
    }
    expect(await errorOf('/about')).toBe('`/about` is taken by pages/about.yaml.')
    expect(await errorOf('/about-us')).toBe('`/about-us` is taken by pages/about.yaml.')
    expect(await errorOf('/bad')).toBe('pages/bad.yaml exists already, with errors.')
    expect(await errorOf('/plan')).toBe('pages/plan.yaml exists already.')
    expect(await errorOf('/api/tour')).toBe(
      '`/api/tour` cannot be the address of a page: `/api` belongs to the server.',
    )
    for (const address of ['about', '/', '/Über', '/a b', '/../x', '/a/index'])
      expect(await errorOf(address)).toContain('is not a valid address')
    for (const [address, meant] of [
      ['about', '/about'],
      ['/Über uns', '/uber-uns'],
      ['/a/index', '/a'],
    ] as const)
      expect(await errorOf(address)).toContain(` Did you mean \`${meant}\`?`)
    expect(await errorOf('/../x')).not.toContain('Did you mean')
  })

  it('has a title within the limit, however long its address is', async () => {
    const { root } = await contentFolder({})
    for (const slug of ['the-longest-tour-through-all-of-the-cities-of-the-west-and-of-the-east', 'a'.repeat(90)])
      await newPage(root, 'pages', `/la/${slug}`)
    const { everyPage, diagnostics } = await loadSite({ root, now: new Date('2026-11-21') })
    expect(diagnostics.filter(({ file }) => !file.includes('_data'))).toEqual([])
    expect(everyPage.map(({ title }) => title)).toEqual([
      `A${'a'.repeat(39)} in Los Angeles`,
      'The Longest Tour Through All Of The in Los Angeles',
    ])
  })

  it('shows in the development server', async () => {
    const { root } = await contentFolder({})
    await newPage(root, 'pages', '/tour')
    const { pages } = await createContent({ root, drafts: true }).load()
    expect(pages.map(({ path }) => path)).toEqual(['/tour'])
  })
})

describe('a new block', () => {
  const start = promisify(execFile)
  let root: string
  const node = (...args: string[]) => start(process.execPath, args, { cwd: root })

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'marquee-new-'))
    const code = ['blocks', 'schema', 'src', 'package.json', 'package-lock.json', 'biome.jsonc']
    const checks = ['tests', 'tsconfig.json', 'vite.config.ts', 'vitest.config.ts']
    for (const name of isLong ? [...code, ...checks] : code) cpSync(name, join(root, name), { recursive: true })
    symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
    // Types of blocks and what they import. They leave the record of the whole repository alone.
    const types = {
      extends: './tsconfig.json',
      include: ['blocks', 'pages/_blocks', 'src/**/*.d.ts'],
      compilerOptions: { incremental: false },
    }
    writeFileSync(join(root, 'blocks.json'), JSON.stringify(types))
  })
  afterAll(() => rmSync(root, { recursive: true }))

  it('is written into the folder of the site', async () => {
    const { stdout } = await node('src/cli/main.ts', 'new', 'block', 'count-down')
    expect(stdout).toContain('pages/_blocks/count-down/schema.ts')
    expect(stdout).not.toMatch(/^blocks/m)
  })

  it.runIf(isLong)('passes every check without a change', async () => {
    await node(
      'node_modules/@biomejs/biome/bin/biome',
      'ci',
      '--vcs-enabled=false',
      '--error-on-warnings',
      'pages/_blocks',
    )
    await node('node_modules/typescript/bin/tsc', '-p', 'blocks.json')
    const tested = await node(
      'node_modules/vitest/vitest.mjs',
      'run',
      'tests/engine/blocks.test.tsx',
      '--reporter=json',
      '-t',
      'count-down',
    )
    const { numPassedTests, success } = JSON.parse(tested.stdout) as { numPassedTests: number; success: boolean }
    expect(success && numPassedTests).toBeGreaterThan(8)
  })

  it('is in the studio with widgets for its fields and its example, without code there', async () => {
    const program = `
      import { resolve } from 'node:path'
      import { blocksOf } from './src/content/block-types/site-blocks.ts'
      import { publicFoldersOf } from './src/pictures/public-folders.ts'
      import './src/studio/server/request-language.ts'
      import { readBlockTypes } from './src/studio/server/schemas/field-schemas.ts'
      import { widgetOf } from './src/studio/client/fields/widget-of.ts'
      const { schema, ...type } = (await readBlockTypes('.', { blocks: (await blocksOf('.', resolve('pages'))).schemas, publicFolders: publicFoldersOf('.', 'pages'), tones: [] })).find(({ type }) => type === 'count-down')
      const fields = Object.entries(schema.properties).map(([name, field]) => [name, widgetOf(field), field.description])
      console.log(JSON.stringify({ ...type, fields, required: schema.required }))`
    const { stdout } = await node('--input-type=module', '--eval', program)
    const type = JSON.parse(stdout)
    expect(type).toMatchObject({
      name: 'Count down',
      description: 'What it is, in one sentence.',
      example: { type: 'count-down', title: 'A heading', text: 'What it says, in one or two sentences.' },
      required: ['type', 'title'],
    })
    expect(type.fields).toContainEqual(['title', 'text', 'The heading.'])
    expect(type.fields).toContainEqual(['text', 'text', 'One or two sentences under the heading.'])
    expect(type.fields.map(([, widget]: string[]) => widget)).not.toContain('yaml')
  })

  it('with the name of one of the engine says what works: a copy that replaces it where that can be, and another name', async () => {
    const { root: site } = await folderWithEngine({})
    const pages = join(site, 'pages')
    const said: Record<string, string> = {}
    for (const { type } of engineBlocks()) {
      const refused = await newBlock(site, 'pages', type)
      said[type] = 'error' in refused ? refused.error : ''
      const [, name = ''] = /npm run new -- block (\S+)$/.exec(said[type] ?? '') ?? []
      if (name) expect(await newBlock(site, 'pages', name), type).toHaveProperty('files')
    }
    expect((await loadOwnBlocks(site, pages)).broken).toEqual([])

    const isCopied = ({ type }: { type: string }) =>
      said[type]?.includes(`copy blocks/${type} to pages/_blocks/${type}`)
    for (const { type, folder } of engineBlocks())
      cpSync(folder, join(pages, '_blocks', type), { recursive: true, filter: (file) => !file.includes('.test.') })
    const broken = (await loadOwnBlocks(site, pages)).broken.map(({ type }) => type)
    expect(
      engineBlocks()
        .filter(isCopied)
        .map(({ type }) => type),
    ).toEqual(engineBlocks().flatMap(({ type }) => (broken.includes(type) || type === 'section' ? [] : [type])))
    expect(said).toMatchObject({
      faq: '`faq` is a block of the engine already. To replace it on this site, copy blocks/faq to pages/_blocks/faq. For a block beside it, choose another name: npm run new -- block own-faq',
      form: '`form` is a block of the engine already. For a block beside it, choose another name: npm run new -- block own-form',
      section: '`section` would have the name of a component of `marquee`. Choose another name.',
    })
  })

  it('needs a name that is free', async () => {
    for (const [name, words] of [
      ['faq', '`faq` is a block of the engine already.'],
      ['Faq', '`Faq` is not a valid block type'],
      ['3d', '`3d` is not a valid block type'],
      ['section', '`section` would have the name of a component of `marquee`.'],
    ] as const)
      expect(await run('new', ['block', name])).toMatchObject({ status: 1, stderr: expect.stringContaining(words) })
    expect(await run('new', ['block'])).toMatchObject({ status: 2 })
  })
})
