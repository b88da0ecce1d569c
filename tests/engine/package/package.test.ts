// @module-tag exhaustive

import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { copyFile, cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { starts } from '../../../src/cli/support/new/site-answers.ts'
import { textOf } from '../../browser/html.ts'
import { fileHashes } from '../../support/file-hashes.ts'
import { freePort } from '../../support/servers/free-port.ts'
import { pageText } from '../content/folder.ts'
import { becomeNextVersion } from './next-version.ts'

const run = promisify(execFile)
const ownBlocks = resolve('tests/sites/own-blocks/_blocks')
let site: string
let engine: string

/** Runs the program of the package in the folder of the site. */
const marquee = (...argv: string[]) => run(process.execPath, [join(engine, 'src/cli/bin.mjs'), ...argv], { cwd: site })

/** A folder outside this repository with the packed engine among its packages, which are those installed here. */
beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'marquee-site-'))
  const packages = join(site, 'node_modules')
  engine = join(packages, 'marquee')
  await mkdir(engine, { recursive: true })
  await run(process.execPath, ['src/cli/main.ts', 'pack', '--to', site])
  await run('tar', [
    'xzf',
    join(site, globSync('marquee-*.tgz', { cwd: site })[0] ?? ''),
    '-C',
    engine,
    '--strip-components=1',
  ])
  for (const name of await readdir('node_modules'))
    if (!name.startsWith('.')) await symlink(resolve('node_modules', name), join(packages, name), 'junction')
  await copyFile('node_modules/.package-lock.json', join(packages, '.package-lock.json'))
  await writeFile(join(site, 'package.json'), JSON.stringify({ name: 'acme', private: true, type: 'module' }))
}, 300_000)
afterAll(() => rm(site, { recursive: true, force: true }))

describe('The package', () => {
  it('holds JavaScript with types and the tests of a site, and no sample, other tests or benches', () => {
    const files = globSync('**/*.*', { cwd: engine })
    expect(files).toContain('src/cli/main.js')
    expect(files).toContain('schema/diagnostic.d.ts')
    expect(files).toContain('tests/content/forms.spec.js')
    const others = /(?<!\.d)\.tsx?$|\.test\.|^pages\b|^tests\/(?!browser|content|support)|\bbench\//
    expect(files.filter((file) => others.test(file))).toEqual([])
  })

  it('holds every module that one of its modules imports', () => {
    // The list of commands names those of this repository too, and imports none of them in a package.
    const exclude = ['node_modules', 'src/cli/commands.js']
    const missing = globSync('**/*.{js,mjs}', { cwd: engine, exclude }).flatMap((file) => {
      // A name that ends in .ts stands in the text of a file that `marquee new` writes.
      const imports = readFileSync(join(engine, file), 'utf8').matchAll(
        /(?:^import |\bfrom |\bimport\()'(\.[^']+)(?<!\.ts)'/gm,
      )
      return [...imports]
        .map(([, path = '']) => join(dirname(file), path))
        .filter((path) => !existsSync(join(engine, path)))
        .map((path) => `${file} imports ${path}`)
    })
    expect(missing).toEqual([])
  })

  it('has every file of the starting points, and each of them is a site without errors', async () => {
    const folder = 'src/cli/starting-points'
    const packed = (root: string) => globSync('**/*.*', { cwd: join(root, folder) }).sort()
    expect(packed(engine)).toEqual(packed('.'))
    for (const start of starts) {
      await marquee('new', 'site', start, '--start', start)
      expect((await marquee('validate', '--site', start)).stdout).toContain(' pages, no errors')
    }
  })

  it('has the docs, and what they link to', () => {
    const docs = ['docs/**/*.*', 'README.md', 'CHANGELOG.md', 'CONTRIBUTING.md']
    expect(globSync(docs, { cwd: engine }).sort()).toEqual(globSync(docs).sort())
  })

  it('has docs that name the commands of a site', () => {
    const texts = globSync('docs/**/*.md', { cwd: engine }).map((file) => readFileSync(join(engine, file), 'utf8'))
    const named = new Set(
      texts.flatMap((text) => [...text.matchAll(/npm run (?:--silent )?([a-z-]+)/g)].map(([, name]) => name)),
    )
    expect(named).not.toContain('validate')
    expect(named).not.toContain('new')
    expect(readFileSync(join(engine, 'docs/commands.md'), 'utf8')).toContain('| `npx marquee new` | `page /austin')
  })

  it('is at most 12 MB, and needs neither a second Node nor the tools of the tests', () => {
    const files = globSync('**/*.*', { cwd: engine, withFileTypes: true }).filter((file) => file.isFile())
    const bytes = files.reduce((sum, { parentPath, name }) => sum + readFileSync(join(parentPath, name)).length, 0)
    expect(bytes).toBeLessThan(12e6)
    const ours = JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8'))
    expect(ours.dependencies).toHaveProperty('vite')
    for (const name of ['node', 'docx', 'fflate', '@borgar/fx', '@playwright/test'])
      expect(ours.dependencies).not.toHaveProperty(name)
    expect(ours.peerDependenciesMeta['@playwright/test']).toEqual({ optional: true })
  })

  it('names itself in its help, and lists no command for the code of the engine', async () => {
    expect((await marquee('build', '--help')).stdout).toMatch(/^Usage: npx marquee build /)
    const { stdout } = await marquee('--help')
    expect(stdout).toMatch(/^ {2}validate +checks all pages$/m)
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
    for (const argument of ['--version', '-v', 'version']) expect((await marquee(argument)).stdout).toBe(`${version}\n`)
    expect(stdout).not.toMatch(/bench|check-html|catalogue/)
    const { stderr } = await marquee('new', 'site', '').catch((error) => error)
    expect(stderr).toBe('The folder needs a name: npx marquee new site spoke\n')
  })

  it('writes, validates and builds a site with a block of its own in a repository of its own, twice the same', {
    timeout: 180_000,
  }, async () => {
    await marquee('new', 'site', 'pages')
    expect((await marquee('validate')).stdout).toContain(' pages, no errors')
    await marquee('new', 'block', 'motto')
    const schema = join(site, 'pages/_blocks/motto/schema.ts')
    await writeFile(schema, readFileSync(schema, 'utf8').replace('\n})', "\n}, { island: 'touch' })"))
    const block = '  - type: motto\n    title: Doors open at seven\n'
    await writeFile(
      join(site, 'pages/motto.yaml'),
      pageText('Our motto', `  - type: page-title\n    title: Motto\n${block}`),
    )
    await cp(join(ownBlocks, 'poster'), join(site, 'pages/_blocks/poster'), { recursive: true })
    await writeFile(
      join(site, 'pages/poster.yaml'),
      pageText(
        'A poster',
        '  - type: poster\n    title: Tonight\n  - type: image\n    image: { name: bench, alt: A bench }\n',
      ),
    )
    expect((await marquee('validate')).stdout).toContain(' pages, no errors')
    await marquee('build', '--out', 'first', '--no-compress')
    await marquee('build', '--out', 'second', '--no-compress', '--no-cache')
    const [first, second] = await Promise.all([fileHashes(join(site, 'first')), fileHashes(join(site, 'second'))])
    expect(second).toEqual(first)
    expect(readFileSync(join(site, 'first/index.html'), 'utf8')).toContain('data-block=')
    expect(readFileSync(join(site, 'first/motto.html'), 'utf8')).toContain('Doors open at seven')
    // The loader is a plain script: an export would stop it.
    expect(readFileSync(join(site, 'first/index.html'), 'utf8')).not.toMatch(/<script>[^<]*export *\{/)
    expect(existsSync(join(site, '.marquee/page.json'))).toBe(true)
    const poster = readFileSync(join(site, 'first/poster.html'), 'utf8')
    const sheet = readFileSync(
      join(site, 'first', /href="(\/assets\/site-[^"]+\.css)"/.exec(poster)?.[1] ?? ''),
      'utf8',
    )
    // The block is the first on its page.
    for (const text of [poster, sheet]) expect(text).toMatch(/\.poster\{[^}]*letter-spacing:7px/)
    const frame = /class="poster ([\w-]+)"/.exec(poster)?.[1] ?? 'no class'
    expect(sheet).toContain(`.${frame}{`)
    for (const [file, text] of [
      ['dot.png', poster],
      ['seal.svg', poster],
      ['hall.woff2', sheet],
    ] as const) {
      const [address] = new RegExp(`/assets/${file.replace('.', '-[\\w-]+\\.')}`).exec(text) ?? ['']
      expect(readFileSync(join(site, 'first', address))).toEqual(readFileSync(join(ownBlocks, 'poster', file)))
    }
    expect(existsSync(join(engine, 'node_modules'))).toBe(false)
  })

  it('serves the pages of that repository while they are written, and each module of the engine once', {
    timeout: 180_000,
  }, async () => {
    const port = await freePort()
    const program = join(engine, 'src/cli/bin.mjs')
    const env = { ...process.env, PORT: String(port) }
    const server = spawn(process.execPath, [program, 'dev'], { cwd: site, env, stdio: ['ignore', 'pipe', 'inherit'] })
    try {
      await new Promise<void>((ready) => {
        server.stdout.on('data', (text) => String(text).includes('localhost') && ready())
      })
      const home = `http://localhost:${port}`
      const get = async (path: string, accept: string) => (await fetch(home + path, { headers: { accept } })).text()
      expect(await get('/motto', 'text/html')).toContain('Doors open at seven')
      // What a block imports by the name of the package is what the scripts of the page import by path.
      expect(await get('/@id/__x00__virtual:marquee/islands', '*/*')).toContain('/_blocks/motto/motto.tsx')
      const own = await get(`/@fs${join(site, 'pages/_blocks/motto/motto.tsx')}`, '*/*')
      expect(own).toMatch(/from "\/src\/public\/index\.js\b/)

      // Each save of a part of a block shows, on a page with a picture too.
      const folder = join(site, 'pages/_blocks/poster')
      const edits: [file: string, from: string, to: string, shown: string][] = [
        ['poster.tsx', '{title}</p>', '{title}!</p>', '!</p>'],
        ['poster.css', '7px', '9px', 'letter-spacing:9px'],
        ['poster.module.css', '5px', '6px', 'border-top:6px'],
        ['schema.ts', 'line(60)', 'line(61)', '!</p>'],
      ]
      for (const [file, from, to, shown] of edits) {
        const text = readFileSync(join(folder, file), 'utf8')
        expect(text).toContain(from)
        await writeFile(
          join(folder, file),
          text.replace(from, () => to),
        )
        await expect
          .poll(async () => (await get('/poster', 'text/html')).replace(/(?<=:) /g, ''), { timeout: 20_000 })
          .toContain(shown)
      }
      const page = await fetch(`${home}/poster`, { headers: { accept: 'text/html' } })
      expect(page.status).toBe(200)
      const html = await page.text()
      expect(html).toContain('<picture')
      const assets = new Set(html.match(/\/assets\/[\w./-]+/g))
      expect([...assets].join()).toMatch(/\.woff2.*\.avif|\.avif.*\.woff2/)
      for (const address of assets) expect([address, (await fetch(home + address)).status]).toEqual([address, 200])
      for (const file of ['dot.png', 'seal.svg', 'hall.woff2']) {
        const [address = ''] = new RegExp(`/@fs/[^"')]*/${file}`).exec(html) ?? []
        const sent = await fetch(home + address)
        expect([file, sent.status, Buffer.from(await sent.arrayBuffer())]).toEqual([
          file,
          200,
          readFileSync(join(folder, file)),
        ])
      }
      expect((await fetch(`${home}/@fs${join(folder, 'example.yaml')}`)).status).toBe(403)
    } finally {
      server.kill()
      await once(server, 'exit')
    }
  })

  it('brings the content of that repository to its next version', { timeout: 180_000 }, async () => {
    await becomeNextVersion(engine)
    const { stdout } = await marquee('validate').catch((error) => error)
    expect(stdout).toContain('npx marquee migrate --write')
    expect((await marquee('migrate', '--write')).stdout).toContain(
      'index.yaml  call-to-action: `text` is called `invitation`',
    )
    await marquee('generate')
    expect((await marquee('validate')).stdout).toContain(' pages, no errors')
    expect(readFileSync(join(site, 'pages/about.yaml'), 'utf8')).toMatch(/^ {4}invitation: .*{site.phone}/m)
    expect(readFileSync(join(site, 'pages/_data/site.yaml'), 'utf8')).toMatch(/^ {2}lastLine: '{site.name}/m)
    await marquee('build', '--out', 'third', '--no-compress')
    const said = (out: string) => textOf(readFileSync(join(site, out, 'about.html'), 'utf8'))
    expect(said('third')).toBe(said('first'))
  })
})
