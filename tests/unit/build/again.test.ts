import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'

const program = fileURLToPath(new URL('./edited-builds.ts', import.meta.url))
/** So many are compared at each run of the tests; the program takes any number, and a seed. */
const edits = 24
const password = 'mcfy-9kud-8dqt-3t5c-m9rc'

it('a site that is made of the release before has the files of one that is made whole, after each edit', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-again-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, folder, String(edits), '1'], {
    encoding: 'utf8',
    env: { ...process.env, SOURCE_DATE_EPOCH: '1764000000', GATE_PLAN: password, GATE_CREW: password },
  })
  expect(status, stdout + stderr).toBe(0)
  const { again } = JSON.parse(stdout) as { again: number }
  expect(again, stdout).toBeGreaterThan(edits / 4)
}, 600_000)
