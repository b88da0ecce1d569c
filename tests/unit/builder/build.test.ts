import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { run } from '../../run.ts'

const root = join(import.meta.dirname, '../../..')
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-build-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const build = (...args: string[]) => run('build', args)

it('writes nothing while the content has an error, and says so with the place', async () => {
  const pages = join(folder, 'pages')
  const out = join(folder, 'dist')
  for (const part of ['_data', '_public']) await cp(join(root, 'pages', part), join(pages, part), { recursive: true })
  await writeFile(
    join(pages, 'index.yaml'),
    'title: Home\ndescription: A page that is just long enough to be described here.\nblocks:\n  - type: heroo\n    title: Hi\n',
  )
  await cp(join(root, 'pages/_public'), out, { recursive: true })
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

it('answers a wrong option with the usage', async () => {
  const { status, stderr } = await build('--outt', 'x')
  expect(status).toBe(2)
  expect(stderr).toContain("unknown option '--outt'\n(Did you mean --out?)")
  expect(stderr).toContain('Usage: npm run build')
})
