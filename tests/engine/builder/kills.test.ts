import { join } from 'node:path'
import { expect, it } from 'vitest'
import { killBuilds } from '../../bench/kills.ts'

/** `npm run bench -- kills` kills a hundred; these are a sample that every run of the tests can wait for. */
const kills = 4

it('a build that is killed at any moment leaves the previous release or the new one, byte for byte', async () => {
  const report = await killBuilds(join(import.meta.dirname, '../../..'), kills)
  expect(report.before + report.after).toBe(kills)
})
