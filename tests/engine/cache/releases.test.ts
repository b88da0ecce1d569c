import { mkdir, mkdtemp, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { contentKey } from '../../../src/cache/content-key.ts'
import { folderFingerprint } from '../../../src/cache/file-hash-cache.ts'
import { passwordFingerprint } from '../../../src/cli/build/stored-passwords.ts'
import { run } from '../../support/run.ts'
import { contentFolder, pageText } from '../content/folder.ts'

const root = join(import.meta.dirname, '../../..')

async function emptyFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-cache-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

it('detects any change of a folder, however the times are set', async () => {
  const folder = await emptyFolder()
  const write = (name: string, text: string) => writeFile(join(folder, name), text)
  await mkdir(join(folder, 'la'))
  await write('la/ushers.html', 'one')
  await utimes(join(folder, 'la/ushers.html'), 1, 1)
  let last = folderFingerprint(folder)
  const isAnother = () => {
    const before = last
    last = folderFingerprint(folder)
    return last !== before
  }
  expect(isAnother(), 'looked at again').toBe(false)
  await write('la/ushers.html', 'two')
  expect(isAnother(), 'another text of the same size').toBe(true)
  await write('la/new.html', '')
  expect(isAnother(), 'a new file').toBe(true)
  await write('other', 'two')
  await utimes(join(folder, 'la/new.html'), 1, 1)
  await utimes(join(folder, 'other'), 1, 1)
  isAnother()
  await rename(join(folder, 'other'), join(folder, 'la/new.html'))
  expect(isAnother(), 'another file with the same time').toBe(true)
  await rm(join(folder, 'la/new.html'))
  expect(isAnother(), 'a file that is gone').toBe(true)
  expect(folderFingerprint(join(folder, 'nowhere'))).toBeUndefined()
})

it('gives a release another key as soon as anything that it is built from changes', async () => {
  const { root: base, write } = await contentFolder({ 'about.yaml': pageText('About', '  - use: quote-form\n') })
  const pages = join(base, 'pages')
  const keyOf = (more: unknown = 1) => contentKey({ root, base: root, pages, code: 'site', more })?.key
  const first = keyOf()
  expect(keyOf()).toBe(first)
  expect(keyOf(2)).not.toBe(first)
  await write('about.yaml', pageText('About us', '  - use: quote-form\n'))
  expect(keyOf()).not.toBe(first)
  await write('about.yaml', pageText('About', '  - use: quote-form\n'))
  expect(keyOf()).toBe(first)
  await rename(join(pages, 'about.yaml'), join(pages, 'us.yaml'))
  expect(keyOf()).not.toBe(first)
})

it('has a fingerprint of passwords that differs for other passwords, and reveals none', async () => {
  const mark = await passwordFingerprint(new Map([['GATE_A', ['k7mq-x2wd']]]))
  expect(mark).toMatch(/^[0-9a-f]{64}$/)
  expect(await passwordFingerprint(new Map([['GATE_A', ['k7mq-x2we']]]))).not.toBe(mark)
  expect(await passwordFingerprint(new Map())).toBe('')
})

it('leaves a release in place while it is up to date, and builds again if it was touched', async () => {
  const { root: base, write } = await contentFolder({ 'index.yaml': pageText('Home', '  - use: quote-form\n') })
  const out = join(base, 'dist')
  const build = async () => {
    const { status, stderr } = await run('build', ['--pages', join(base, 'pages'), '--out', out, '--no-compress'])
    expect(status, stderr).toBe(0)
    return stderr.includes('is up to date') ? 'left' : 'built'
  }
  const home = () => readFile(join(out, 'index.html'), 'utf8')
  expect(await build()).toBe('built')
  const text = await home()
  expect(await build()).toBe('left')
  await writeFile(join(out, 'index.html'), 'touched')
  expect(await build()).toBe('built')
  expect(await home()).toBe(text)
  expect(await build()).toBe('left')
  await write('index.yaml', pageText('Another home', '  - use: quote-form\n'))
  expect(await build()).toBe('built')
  expect(await home()).not.toBe(text)
})
