// @module-tag exhaustive

import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { isLong, repeats } from '../../../support/long.ts'
import { interleavedEdits } from './interleaved-edits.ts'
import { killedEdits } from './killed-edits.ts'
import { killedTemplateEdits } from './killed-template-edits.ts'
import { randomEdits } from './random-edits.ts'

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

it.runIf(isLong)(
  'a studio that is killed while it writes hundreds of pages finishes them at its next start',
  async () => {
    const pages = join(folder(), 'pages')
    cpSync('pages', pages, { recursive: true })
    const { all, found } = await killedTemplateEdits(pages, { page: '/la/ushers', count: 10 })
    expect(all).toBeGreaterThan(400)
    expect(found.filter(({ written }) => written === 0)).toEqual([])
    expect(found.map(({ step, files }) => [step, files])).toEqual(
      found.map((_, round) => (round % 2 === 0 ? ['edit', 'edited'] : ['undo', 'before the edit'])),
    )
    expect(found.flatMap(({ left, printed }) => [...left, printed].filter(Boolean))).toEqual([])
  },
)

it('two tabs and another program that edit the same page replace nothing that they have not seen', async () => {
  const found = await interleavedEdits(folder(), { count: repeats(200), seed: 1 })
  expect(found.lost).toEqual([])
  expect(found.conflicts).toBeGreaterThan(0)
})
