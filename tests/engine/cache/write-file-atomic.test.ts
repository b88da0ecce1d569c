import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeFileAtomic } from '../../../src/files/write-file-atomic.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-files-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('writes a file in a new folder, and replaces it', async () => {
  const file = join(folder, 'la/ushers.yaml')
  for (const text of ['title: One\n', 'title: Two\n']) {
    writeFileAtomic(file, text)
    expect(await readFile(file, 'utf8')).toBe(text)
  }
  expect(await readdir(join(folder, 'la'))).toEqual(['ushers.yaml'])
})

it('leaves nothing beside a file that it cannot write', async () => {
  await mkdir(join(folder, 'taken/inside'), { recursive: true })
  expect(() => writeFileAtomic(join(folder, 'taken'), 'text')).toThrow('taken')
  expect(await readdir(folder)).toEqual(['taken'])
})
