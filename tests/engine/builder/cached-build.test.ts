// @module-tag exhaustive

import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { repeats } from '../../support/long.ts'

const program = fileURLToPath(new URL('./edited-builds.ts', import.meta.url))
/** Each takes two builds, one of them without a cache. The program takes any number, and a seed. */
const edits = repeats(20)
const password = 'mcfy-9kud-8dqt-3t5c-m9rc'

it('a build with a cache writes the same files as one without, after each edit', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-cached-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, folder, String(edits), '1'], {
    encoding: 'utf8',
    env: { ...process.env, SOURCE_DATE_EPOCH: '1764000000', GATE_PLAN: password, GATE_CREW: password },
  })
  expect(status, stdout + stderr).toBe(0)
  const { built } = JSON.parse(stdout) as { built: number }
  expect(built, stdout).toBeGreaterThan(edits / 2)
}, 600_000)
