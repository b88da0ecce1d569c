import { mkdirSync, rmSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { watchFolder } from '../../../src/dev/watch-folder.ts'

async function watched() {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-watch-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await mkdir(join(folder, 'la/deep'), { recursive: true })
  await writeFile(join(folder, 'la/deep/bar.yaml'), 'a')
  const reported = new Set<string>()
  const watcher = watchFolder(folder, (paths) => {
    for (const path of paths) reported.add(relative(folder, path))
  })
  onTestFinished(watcher.close)
  /** `again` does once more what may have been done before the folder was watched. */
  const isTold = async (path: string, again = async () => {}) => {
    const look = async () => {
      await again()
      expect(reported).toContain(path)
    }
    await vi.waitFor(look, { timeout: 60_000 })
    reported.clear()
  }
  return { at: (path: string) => join(folder, path), isTold }
}

describe('a watched folder reports', () => {
  it('a file that is saved in any folder', async () => {
    const { at, isTold } = await watched()
    await writeFile(at('la/deep/bar.yaml'), 'b')
    await isTold('la/deep/bar.yaml')
  })

  it('a file that replaces another, as some editors save', async () => {
    const { at, isTold } = await watched()
    await writeFile(at('la/draft'), 'b')
    await rename(at('la/draft'), at('la/deep/bar.yaml'))
    await isTold('la/deep/bar.yaml')
  })

  it('a file that is created and deleted', async () => {
    const { at, isTold } = await watched()
    await writeFile(at('new.yaml'), 'a')
    await isTold('new.yaml')
    await rm(at('new.yaml'))
    await isTold('new.yaml')
  })

  it('a folder that is replaced at once, and changes in the new one', async () => {
    const { at, isTold } = await watched()
    for (const text of ['b', 'c']) {
      rmSync(at('la'), { recursive: true })
      mkdirSync(at('la/deep'), { recursive: true })
      await isTold('la')
      await writeFile(at('la/deep/bar.yaml'), text)
      await isTold('la/deep/bar.yaml')
    }
  })

  it('changes in the folder itself after it was replaced', async () => {
    const { at, isTold } = await watched()
    rmSync(at('.'), { recursive: true })
    mkdirSync(at('la'), { recursive: true })
    await isTold('la/bar.yaml', () => writeFile(at('la/bar.yaml'), 'b'))
  })

  it('a folder that is created, changes in it, and that it is deleted and created again', async () => {
    const { at, isTold } = await watched()
    for (const text of ['a', 'b']) {
      await mkdir(at('nyc'))
      await isTold('nyc')
      await isTold('nyc/bar.yaml', () => writeFile(at('nyc/bar.yaml'), text))
      await rm(at('nyc'), { recursive: true })
      await isTold('nyc')
    }
  })
})
