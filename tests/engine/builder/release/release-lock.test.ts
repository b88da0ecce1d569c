import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it, onTestFinished } from 'vitest'
import { BuildRunning, lockReleases } from '../../../../src/builder/release/release-lock.ts'

it('a lock holds as long as its process, also where nobody keeps what unlocks it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-lock-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await lockReleases(folder)
  setFlagsFromString('--expose-gc')
  const collectGarbage: () => void = runInNewContext('gc')
  for (let count = 0; count < 3; count++) {
    await setImmediate()
    collectGarbage()
  }
  await expect(lockReleases(folder)).rejects.toThrow(BuildRunning)
})
