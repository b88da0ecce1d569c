import { existsSync, readdirSync } from 'node:fs'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { freeAddress } from '../../../../schema/reserved-name.ts'
import { copyPublic } from '../../../../src/builder/assets/public-files.ts'
import { cacheOf } from '../../../../src/cache/cache.ts'
import { cachedFileHashes } from '../../../../src/cache/file-hash-cache.ts'
import { newBlock } from '../../../../src/cli/support/new/new-block.ts'
import { newPage } from '../../../../src/cli/support/new/new-page.ts'
import { newSite } from '../../../../src/cli/support/new/new-site.ts'
import { createContent, loadSite } from '../../../../src/content/load/load.ts'
import { publicFoldersOf, publishedFile } from '../../../../src/pictures/public-folders.ts'
import { contentFolder, pageText } from '../folder.ts'

const page = pageText('About', '  - type: hero\n    title: Hi\n')

/** A site with these files, links by their targets, and a secret outside; paths are from the root of the repository. */
async function siteWith(files: readonly string[], links: Record<string, string> = {}) {
  const { root } = await contentFolder({ 'about.yaml': page })
  const put = async (name: string) => {
    await mkdir(dirname(join(root, name)), { recursive: true })
    return join(root, name)
  }
  await writeFile(await put('outside/secret.yaml'), 'title: Secret\n')
  for (const name of files) await writeFile(await put(name), name)
  for (const [name, target] of Object.entries(links)) await symlink(target, await put(name))
  const codes = async () =>
    (await loadSite({ root })).diagnostics
      .filter(({ code }) => ['bad-file-link', 'taken-file-name', 'device-name', 'bad-file-name'].includes(code))
      .map(({ code, file, message }) => `${file} ${code}: ${message}`)
  const published = async () => {
    const out = await mkdtemp(join(tmpdir(), 'marquee-public-'))
    onTestFinished(() => rm(out, { recursive: true }))
    await copyPublic(publicFoldersOf(root, 'pages'), out)
    return readdirSync(out, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map((entry) => join(entry.parentPath, entry.name).slice(out.length + 1))
      .sort()
  }
  return { root, codes, published }
}

const outside = 'This link leads to a file or folder outside the site. It could show any file of this machine.'
const unpublished = 'This link leads out of the folder of published files. It could publish what nobody should see.'

describe('a link of the file system', () => {
  it.each([
    ['pages/_public/x.txt', '/etc/hostname', unpublished],
    ['pages/_public/x.txt', '../../outside/secret.yaml', unpublished],
    ['pages/_public/docs', '../../outside', unpublished],
    ['pages/_public/images/hall.jpg', '../../../outside/secret.yaml', unpublished],
    ['public/x.txt', '../outside/secret.yaml', unpublished],
    ['pages/team.yaml', '../outside/secret.yaml', outside],
    ['pages/events', '../outside', outside],
    ['pages/_data/cities/rome.yaml', '../../../outside/secret.yaml', outside],
    ['pages/_data/documents', '/', outside],
    ['pages/team.yaml', 'nobody.yaml', 'This link leads to a file that does not exist.'],
    ['pages/team.yaml', 'team.yaml', 'This link leads to a file that does not exist.'],
    ['pages/events', '.', 'This link leads to a folder that it is in, so there would be no end to it.'],
    ['pages/_public/docs', '.', 'This link leads to a folder that it is in, so there would be no end to it.'],
    ['pages/_public/docs', '..', unpublished],
    ['pages/_public/x.txt', '../about.yaml', unpublished],
  ])('%s to %s is an error, and nothing of it is published', async (name, target, message) => {
    const { root, codes, published } = await siteWith([], { [name]: target })
    expect((await codes()).filter((one) => one.startsWith(`${name} `))).toEqual([`${name} bad-file-link: ${message}`])
    expect(await published()).toEqual([])
    for (const address of ['/x.txt', '/docs/secret.yaml', '/docs/about.yaml'])
      expect(publishedFile(publicFoldersOf(root, 'pages'), address)).toBeUndefined()
  })

  it('within the site is followed: as a page, as a folder of pages, as data, as a published file', async () => {
    const { root, codes, published } = await siteWith(['pages/_public/plan.txt', 'public/terms.txt'], {
      'pages/team.yaml': 'about.yaml',
      'pages/events': '.store',
      'pages/.store/party.yaml': '../about.yaml',
      'pages/_public/copy.txt': 'plan.txt',
      'pages/_public/terms': '../../public',
    })
    expect(await codes()).toEqual([])
    const content = createContent({ root })
    await content.list()
    expect(content.pageFiles().map(({ name }) => name)).toEqual(['/about', '/events/party', '/team'])
    expect(await published()).toEqual(['copy.txt', 'plan.txt', 'terms.txt', 'terms/terms.txt'])
    await writeFile(join(root, 'pages/about.yaml'), page.replace('About', 'Us'))
    for (const name of ['about.yaml', 'team.yaml']) await content.listChanged(join(root, 'pages', name))
    expect(content.pageFiles().map((one) => content.pageOf(one)?.title?.text)).toEqual(['Us', 'Us', 'Us'])
  })

  it('is listed once it is there, and an error no longer once it is gone', async () => {
    const { root, codes } = await siteWith([])
    const content = createContent({ root })
    await content.list()
    const team = join(root, 'pages/team.yaml')
    await symlink('about.yaml', team)
    await content.listChanged(team)
    await content.listChanged(team)
    expect(content.names()).toContain('team.yaml')
    const keyNow = () => JSON.stringify([...cachedFileHashes(join(root, 'pages'), cacheOf(root))])
    const before = keyNow()
    await rm(team)
    await symlink('../outside/secret.yaml', team)
    await content.listChanged(team)
    expect(content.assemble().diagnostics.map(({ code }) => code)).toContain('bad-file-link')
    expect(keyNow()).not.toBe(before)
    await rm(team)
    await content.listChanged(team)
    expect(await codes()).toEqual([])
  })
})

describe('a published file', () => {
  it.each([
    ['pages/_public/about.html', 'taken-file-name: `about.html` is taken by the page `/about`.'],
    [
      'pages/_public/About.html',
      'taken-file-name: `About.html` and the page `/about` differ only in capitals: on some systems they are one file.',
    ],
    [
      'public/about.HTML',
      'taken-file-name: `about.HTML` and the page `/about` differ only in capitals: on some systems they are one file.',
    ],
    ['pages/_public/robots.txt', 'taken-file-name: `robots.txt` is taken by a file that each build writes.'],
    [
      'pages/_public/docs/aux.pdf',
      'device-name: `aux.pdf` is the name of a device on Windows, so no file or folder there can have it.',
    ],
    [
      'public/con/plan.pdf',
      'device-name: `con` is the name of a device on Windows, so no file or folder there can have it.',
    ],
  ])('%s cannot have this name', async (name, words) => {
    const { codes } = await siteWith([name])
    expect(await codes()).toEqual([`${name} ${words}`])
  })

  it.each([
    ['api/cities.json', 'api-file/cities.json'],
    ['Assets/plan.pdf', 'Assets-file/plan.pdf'],
    ['healthz', 'healthz-file'],
    ['snapshots/about.html', 'snapshots-file/about.html'],
    ['studio/plan.pdf', 'studio-file/plan.pdf'],
    ['search.json', 'search-file.json'],
    ['_headers.json', 'headers-file.json'],
  ])('%s is taken by the server itself, and %s is free', async (name, free) => {
    const { codes } = await siteWith([`pages/_public/${name}`])
    expect(await codes()).toEqual([`pages/_public/${name} taken-file-name: \`${name}\` is taken by the server itself.`])
    expect(freeAddress(`/${name}`, 'file')).toBe(`/${free}`)
    const others = await siteWith([`pages/_public/${free}`])
    expect(await others.codes()).toEqual([])
  })

  it('has a name of its own in capitals too, except where it replaces one of all sites', async () => {
    const { codes } = await siteWith([
      'pages/_public/Plan.pdf',
      'public/plan.pdf',
      'public/terms.txt',
      'pages/_public/terms.txt',
      'pages/_public/favicon.svg',
    ])
    expect(await codes()).toEqual([
      'public/plan.pdf taken-file-name: `plan.pdf` and `Plan.pdf` differ only in capitals: on some systems they are one file.',
    ])
  })

  it('is none of those that systems and editors leave behind', async () => {
    const left = ['.DS_Store', 'docs/Thumbs.db', 'desktop.ini', '._plan.pdf', 'plan.pdf~', '.plan.pdf.swp']
    const { root, codes, published } = await siteWith(
      [...left, 'plan.pdf', '.well-known/security.txt'].map((name) => `pages/_public/${name}`),
    )
    expect(await codes()).toEqual([])
    expect(await published()).toEqual(['.well-known/security.txt', 'plan.pdf'])
    for (const name of left) expect(publishedFile(publicFoldersOf(root, 'pages'), `/${name}`)).toBeUndefined()
  })
})

describe.each(['con', 'nul', 'aux', 'prn', 'com1', 'lpt9'])('the name `%s`', (name) => {
  const words = `\`${name}\` is the name of a device on Windows, so no file or folder there can have it.`

  it('is refused for a new page, block and site', async () => {
    const { root } = await siteWith([])
    for (const address of [`/${name}`, `/la/${name}`, `/${name}/tour`])
      expect(await newPage(root, 'pages', address)).toEqual({ error: words })
    if (!/\d/.test(name)) expect(await newBlock(root, 'pages', name)).toEqual({ error: words })
    const parent = join(root, 'sites')
    expect(await newSite(join(parent, name))).toEqual({ error: words })
    expect(existsSync(parent)).toBe(false)
  })

  it('is an error in the name of a page or a record', async () => {
    const { codes } = await siteWith([`pages/${name}.yaml`, `pages/_data/cities/${name}.yaml`])
    expect(await codes()).toEqual([
      `pages/_data/cities/${name}.yaml bad-file-name: ${words}`,
      `pages/${name}.yaml bad-file-name: ${words}`,
    ])
  })
})
