import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chown, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { removeLeftScratch, withScratch } from '../../../../../src/studio/server/publish/own-index.ts'

it('removes the folders of proposals whose process has ended, and no others', async () => {
  const { pid } = spawnSync(process.execPath, ['--version'])
  const left = join(tmpdir(), `marquee-publish-${pid}-abcdef`)
  await mkdir(join(left, 'before/pages'), { recursive: true })
  const other = await mkdtemp(join(tmpdir(), 'marquee-other-'))
  onTestFinished(() => rm(other, { recursive: true, force: true }))
  await withScratch(async (scratch) => {
    removeLeftScratch()
    expect([left, scratch, other].map(existsSync)).toEqual([false, true, true])
  })
})

it.runIf(process.getuid?.() === 0)('leaves the folders of other users alone', async () => {
  const { pid } = spawnSync(process.execPath, ['--version'])
  const left = join(tmpdir(), `marquee-publish-${pid}-other`)
  await mkdir(left)
  onTestFinished(() => rm(left, { recursive: true, force: true }))
  await chown(left, 12_345, 12_345)
  removeLeftScratch()
  expect(existsSync(left)).toBe(true)
})
