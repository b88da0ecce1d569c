// @module-tag exhaustive

import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isLong } from '../../../support/long.ts'
import { killBuilds } from './kill-builds.ts'

const kills = 20

// `publish.test.ts` kills a build before each call of the file system, without building.
it.runIf(isLong)(
  'a build that is killed at any moment leaves the previous release or the new one, byte for byte',
  async () => {
    const report = await killBuilds(join(import.meta.dirname, '../../../..'), kills)
    expect(report.before + report.after).toBe(kills)
  },
)
