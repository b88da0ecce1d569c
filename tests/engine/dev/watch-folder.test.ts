import { mkdirSync, rmSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { watchFolder } from '../../../src/dev/watch-folder.ts'
import { isTemporary } from '../../../src/files/temporary-files.ts'
import { writeFileAtomic } from '../../../src/files/write-file-atomic.ts'

async function watched() {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-watch-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await mkdir(join(folder, 'la/deep'), { recursive: true })
  await writeFile(join(folder, 'la/deep/bar.yaml'), 'a')
  const reported = new Set<string>()
  const watcher = watchFolder(folder, async (paths) => {
    // As whoever lists the folder: it fails if the folder is moved away meanwhile.
    await readdir(folder)
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
  return { at: (path: string) => join(folder, path), isTold, reported }
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

  it.each([0, 20, 300])('the whole folder after it was away for %i ms, and changes in it', async (awayMs) => {
    const { at, isTold, reported } = await watched()
    const away = `${at('.')}-away`
    await rename(at('.'), away)
    await setTimeout(awayMs)
    expect(reported).toEqual(new Set())
    await mkdir(join(away, 'nyc'))
    await rename(away, at('.'))
    await isTold('nyc/bar.yaml', () => writeFile(at('nyc/bar.yaml'), 'b'))
    await isTold('la/deep/bar.yaml', () => writeFile(at('la/deep/bar.yaml'), 'b'))
  })

  it('no temporary file that another program is writing', async () => {
    const { at, isTold, reported } = await watched()
    writeFileAtomic(at('la/bar.yaml'), 'a')
    await isTold('la/bar.yaml')
    expect([...reported].filter(isTemporary)).toEqual([])
  })

  it('a link when its target is saved, and when it is replaced', async () => {
    const { at, isTold } = await watched()
    await symlink('la/deep/bar.yaml', at('bar.yaml'))
    await symlink('la', at('promo'))
    await isTold('promo')
    for (const text of ['b', 'c']) {
      await writeFile(at('la/deep/bar.yaml'), text)
      await isTold('bar.yaml')
      await writeFile(at('la/deep/bar.yaml'), text + text)
      await isTold('promo/deep/bar.yaml')
    }
  })
})
