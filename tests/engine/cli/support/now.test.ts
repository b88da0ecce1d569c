import { join } from 'node:path'
import { expect, it } from 'vitest'
import { currentTime } from '../../../../src/cli/support/now.ts'
import { sourceDate } from '../../../../src/files/source-date.ts'
import { run } from '../../../support/run.ts'
import { contentFolder } from '../../content/folder.ts'

it('reads the time of a build from SOURCE_DATE_EPOCH if that is set, else from the clock', () => {
  expect(currentTime({ SOURCE_DATE_EPOCH: '0' }).toISOString()).toBe('1970-01-01T00:00:00.000Z')
  const before = Date.now()
  for (const epoch of [undefined, ''])
    expect(currentTime({ SOURCE_DATE_EPOCH: epoch }).getTime()).toBeGreaterThanOrEqual(before)
})

it.each(['abc', '-1', '2026-11-28', '1e400', '9'.repeat(20), ' 5'])(
  'refuses a SOURCE_DATE_EPOCH that is no time: %j',
  async (epoch) => {
    expect(() => sourceDate({ SOURCE_DATE_EPOCH: epoch })).toThrow(
      `SOURCE_DATE_EPOCH is \`${epoch}\`. It takes seconds`,
    )
    const { root } = await contentFolder({})
    const { status, stderr } = await run('validate', ['--pages', join(root, 'pages')], {
      env: { SOURCE_DATE_EPOCH: epoch },
    })
    expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining('git log -1 --format=%ct') })
  },
)
