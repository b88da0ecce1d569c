import { spawn, spawnSync } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { cleanedUp, publish, quickFile, recover, rollBack } from '../../../../src/builder/release/publish.ts'
import { isLong } from '../../../support/long.ts'
import { releaseIn, writeSmallRelease } from '../small-release.ts'

const program = fileURLToPath(new URL('./failing-release.ts', import.meta.url))
let folder: string
let out: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-publish-'))
  out = join(folder, 'dist')
  onTestFinished(async () => {
    await cleanedUp()
    await rm(folder, { recursive: true, force: true })
  })
})

const publishNamed = (name: string) => publish(out, (stagingDir) => writeSmallRelease(stagingDir, name))
const run = (...args: string[]) => spawnSync(process.execPath, [program, out, ...args], { encoding: 'utf8' })
const beside = async () => {
  await cleanedUp()
  return (await readdir(`${out}.releases`)).sort()
}
const afterCleanup = ['lock', 'lock-holder', 'previous']

/** A process that publishes, from the moment on at which it says so for the first time. */
async function started(...args: string[]) {
  const child = spawn(process.execPath, [program, out, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise((resolve) => child.on('exit', resolve))
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  await new Promise((resolve) => child.stdout.once('data', resolve))
  const kill = () => {
    child.kill('SIGKILL')
    return ended
  }
  return { pid: child.pid, kill }
}

describe('a release', () => {
  it('replaces the previous one as a whole, which stays beside it', async () => {
    await publishNamed('a')
    await publishNamed('b')
    expect(await releaseIn(out)).toBe('b')
    expect(await releaseIn(join(`${out}.releases`, 'previous'))).toBe('a')
    expect(await beside()).toEqual(afterCleanup)
  })

  it('can be rolled back, and forward again', async () => {
    await publishNamed('a')
    expect(await rollBack(out)).toBe(false)
    await publishNamed('b')
    expect(await rollBack(out)).toBe(true)
    expect(await releaseIn(out)).toBe('a')
    expect(await readdir(join(out, 'assets')), 'for the tabs that have b open').toContain('app-b.js')
    expect(await rollBack(out)).toBe(true)
    expect(await releaseIn(out)).toBe('b')
  })

  it('contains the hashed files of the three previous releases for open tabs, and none of older ones', async () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f']
    for (const name of names) await publishNamed(name)
    // The same site built again is no other release: nothing ages by it.
    await publishNamed('f')
    const newest = names.slice(-4)
    expect(await readdir(join(out, 'assets'))).toEqual(newest.map((name) => `app-${name}.js`))
    for (const name of newest) expect(await readFile(join(out, `assets/app-${name}.js`), 'utf8')).toBe(name)
  })

  it('takes the place of a quick one, which does not become the previous release but keeps its files for open tabs', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) await publishNamed(name)
    await publish(out, async (stagingDir) => {
      await writeSmallRelease(stagingDir, 'quick')
      await writeFile(join(stagingDir, quickFile), '')
    })
    await publishNamed('whole')
    expect(await releaseIn(out)).toBe('whole')
    expect(await releaseIn(join(`${out}.releases`, 'previous'))).toBe('e')
    const present = ['c', 'd', 'e', 'quick', 'whole'].map((name) => `app-${name}.js`)
    expect(await readdir(join(out, 'assets'))).toEqual(present)
    expect(await beside()).toEqual(afterCleanup)
  })

  it('replaces a folder that no build has written', async () => {
    await cp(join(import.meta.dirname, '../../../../pages/_public'), out, { recursive: true })
    await publishNamed('a')
    expect(await releaseIn(out)).toBe('a')
  })

  it('does not exist if it could not be written', async () => {
    await publishNamed('a')
    await expect(
      publish(out, async (stagingDir) => {
        await writeSmallRelease(stagingDir, 'b')
        throw new Error('a block could not be rendered')
      }),
    ).rejects.toThrow('a block could not be rendered')
    expect(await releaseIn(out)).toBe('a')
    expect(await beside()).not.toContain(`staging-${process.pid}`)
  })
})

describe('two builds at the same time', () => {
  it('make the second one stop without changes; a killed one blocks no other', async () => {
    await publishNamed('a')
    const first = await started('b', 'hold')
    await expect(publishNamed('c')).rejects.toThrow(`another build is writing it (process ${first.pid})`)
    await expect(rollBack(out)).rejects.toThrow('another build is writing it')
    expect(await releaseIn(out)).toBe('a')
    await first.kill()
    await publishNamed('c')
    expect(await releaseIn(out)).toBe('c')
    expect(await beside()).toEqual(afterCleanup)
  })

  it('cannot both publish in one process', async () => {
    const both = await Promise.allSettled([publishNamed('a'), publishNamed('b')])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('atomic publishing', () => {
  // By default before every fourth: below, each call fails in its turn.
  it('a kill before any call of the file system leaves one release or the other', async () => {
    await publishNamed('0')
    await publishNamed('1')
    let before = '1'
    const seen = new Set<string>()
    for (let call = 1; ; call += isLong ? 1 : 4) {
      const name = `k${call}`
      const { stdout, signal, stderr } = run(name, 'kill', String(call))
      await recover(out)
      const present = await releaseIn(out)
      expect([before, name], `killed before call ${call}\n${stderr}`).toContain(present)
      seen.add(present === name ? 'new' : 'old')
      before = present
      if (signal !== 'SIGKILL') {
        expect(stdout).toMatch(/^written/)
        break
      }
    }
    expect([...seen].sort()).toEqual(['new', 'old'])
    expect(await beside(), 'the next build clears what the killed ones left').toEqual(afterCleanup)
  })

  it('a kill at any moment leaves one release or the other', async () => {
    await publishNamed('start')
    for (let number = 1; number <= (isLong ? 8 : 2); number++) {
      const child = await started(`m${number}`, 'loop')
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 40))
      await child.kill()
      await recover(out)
      expect(await releaseIn(out)).toMatch(new RegExp(`^m${number}-\\d+$`))
    }
    await publishNamed('end')
    expect(await releaseIn(out)).toBe('end')
    expect(await beside()).toEqual(afterCleanup)
  })

  it.each(['ENOSPC', 'EROFS', 'EMFILE'])(
    'any call that fails with %s leaves one release or the other',
    async (code) => {
      await publishNamed('a')
      await publishNamed('b')
      const { stdout, stderr } = run('c', 'throw', code)
      expect(stderr).toBe('')
      expect(stdout).toMatch(/^written \d+/)
      expect(await beside()).toEqual(afterCleanup)
    },
  )

  it.each([
    ['the next build', () => publish(out, () => Promise.reject(new Error('no'))).catch(() => undefined)],
    ['who serves the folder', () => recover(out)],
  ])('a release that a kill between the two renames left beside its place is put back by %s', async (_, putBack) => {
    await publishNamed('a')
    await publishNamed('b')
    await rm(join(`${out}.releases`, 'previous'), { recursive: true })
    await rename(out, join(`${out}.releases`, 'previous'))
    await writeFile(join(`${out}.releases`, 'left'), '')
    await putBack()
    expect(await releaseIn(out)).toBe('b')
  })

  it('does not touch a folder that was never published', async () => {
    await recover(out)
    expect(await readdir(folder)).toEqual([])
  })
})
