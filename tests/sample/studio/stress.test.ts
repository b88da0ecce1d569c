import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { interleavedEdits } from '../../bench/studio/interleaved-edits.ts'
import { killedEdits } from '../../bench/studio/killed-edits.ts'
import { randomEdits } from '../../bench/studio/random-edits.ts'
import { repeats } from '../../support/long.ts'

/** `npm run bench -- studio` does the same, many times more often. */
function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'marquee-stress-'))
  onTestFinished(() => rmSync(path, { recursive: true }))
  return path
}

it('random edits of all files change nothing else, and undoing all of them returns the same bytes', async () => {
  const count = repeats(600)
  const found = await randomEdits(folder(), { count, seed: 1 })
  expect(found).toMatchObject({ outside: [], different: [] })
  expect(found.written).toBeGreaterThan(count / 2)
})

it('a studio that is killed while it writes loses no saved edit, and leaves no partial file', async () => {
  const found = await killedEdits(folder(), { count: repeats(20), seed: 1 })
  expect(found.wrong).toEqual([])
  expect(found.saved).toBeGreaterThan(0)
})

it('two tabs and another program that edit the same page replace nothing that they have not seen', async () => {
  const found = await interleavedEdits(folder(), { count: repeats(200), seed: 1 })
  expect(found.lost).toEqual([])
  expect(found.conflicts).toBeGreaterThan(0)
})
