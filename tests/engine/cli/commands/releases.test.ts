import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cleanedUp, publish } from '../../../../src/builder/release/publish.ts'
import { releases } from '../../../../src/cli/commands/releases.ts'
import { releaseIn, writeSmallRelease } from '../../builder/small-release.ts'

let folder: string
let out: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-releases-'))
  out = join(folder, 'dist')
})
afterEach(async () => {
  await cleanedUp()
  await rm(folder, { recursive: true, force: true })
})

const publishNamed = (name: string) => publish(out, (stagingDir) => writeSmallRelease(stagingDir, name))

async function back() {
  const print = vi.spyOn(console, 'error').mockImplementation(() => {})
  const code = await releases(['back', '--out', out])
  const printed = print.mock.calls.flat().join('\n')
  print.mockRestore()
  return { code, printed }
}

describe('releases back', () => {
  it('rolls back to the previous release, and returns', async () => {
    await publishNamed('a')
    await publishNamed('b')
    const done = { code: 0, printed: `${out}/ is the previous release now. Run the same command again to return.` }
    expect(await back()).toEqual(done)
    expect(await releaseIn(out)).toBe('a')
    expect(await back()).toEqual(done)
    expect(await releaseIn(out)).toBe('b')
  })

  it('says that there is no previous release', async () => {
    await publishNamed('a')
    const printed = `There is no previous release of ${out}/. Each build keeps the one that it replaces.`
    expect(await back()).toEqual({ code: 1, printed })
  })

  it('restores the last release of a folder that is missing', async () => {
    await publishNamed('a')
    await publishNamed('b')
    await cleanedUp()
    await rm(out, { recursive: true })
    expect(await back()).toEqual({ code: 0, printed: `${out}/ was missing, and is its last release now.` })
    expect(await releaseIn(out)).toBe('a')
  })
})
