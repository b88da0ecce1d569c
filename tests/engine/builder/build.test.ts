import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { run } from '../../support/run.ts'
import { writeSmallSite } from '../browser/small-site.ts'
import { pageText } from '../content/folder.ts'

const root = join(import.meta.dirname, '../../..')
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-build-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const build = (...args: string[]) => run('build', args)

it('writes nothing while the content has an error, and reports its place', async () => {
  const pages = join(folder, 'pages')
  const out = join(folder, 'dist')
  await writeSmallSite(pages)
  await writeFile(
    join(pages, 'index.yaml'),
    'title: Home\ndescription: A page that is just long enough to be described here.\nblocks:\n  - type: heroo\n    title: Hi\n',
  )
  await mkdir(out)
  await writeFile(join(out, 'index.html'), 'The release before')
  const before = await readdir(out)

  const { status, stderr } = await build('--pages', pages, '--out', out)
  expect(status).toBe(1)
  expect(stderr).toContain('index.yaml:4:11  unknown-block')
  expect(stderr).toContain('Did you mean `hero`?')
  expect(stderr).toContain(`Nothing was written to ${out}/.`)
  expect(stderr).not.toMatch(/^\s+at /m)
  expect(await readdir(out)).toEqual(before)
  expect(await readdir(folder)).toEqual(['dist', 'pages'])
})

it('prints the usage for an unknown option', async () => {
  const { status, stderr } = await build('--outt', 'x')
  expect(status).toBe(2)
  expect(stderr).toContain("unknown option '--outt'\n(Did you mean --out?)")
  expect(stderr).toContain('Usage: npm run build')
})

it('writes nothing if a picture file is damaged, though the neutral drawing could be shown', async () => {
  const pages = join(folder, 'pages')
  await cp(join(root, 'tests/engine/errors/_shared'), join(pages, '_data'), { recursive: true })
  await mkdir(join(pages, '_public/images'), { recursive: true })
  await writeFile(join(pages, '_public/images/crew.jpg'), 'not a picture')
  const head = 'image: { name: crew, alt: The crew }\n'
  const block = '  - type: page-title\n    title: Top\n'
  for (const name of ['index', '404'])
    await writeFile(join(pages, `${name}.yaml`), pageText(`Page ${name}`, block, head))

  const { status, stderr } = await build('--pages', pages, '--out', join(folder, 'dist'))
  expect(status, stderr).toBe(1)
  expect(stderr.slice(stderr.indexOf('crew.jpg'))).toBe(`crew.jpg:1:1  unreadable-picture

  The file is no picture, or only a part of one: Input buffer contains unsupported image format.
  Put an undamaged copy there, or delete the file: then pages show a neutral drawing.

1 error in 1 of 2 pages.
Nothing was written to ${join(folder, 'dist')}/.
`)
  expect(await readdir(folder)).not.toContain('dist')
})
