import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, it, onTestFinished } from 'vitest'
import { readJsonCache, writeJsonCache } from '../../../src/cache/json-cache.ts'

function folder() {
  const made = mkdtempSync(join(tmpdir(), 'marquee-records-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

it('gives back what was written down under a key, and nothing under another or where a byte is another', () => {
  const at = folder()
  writeJsonCache(at, 'one', { pages: ['à', '/'] })
  expect(readJsonCache(at, 'one')).toEqual({ pages: ['à', '/'] })
  expect(readJsonCache(at, 'two')).toBeUndefined()
  writeFileSync(join(at, 'one.json'), `${'0'.repeat(64)}\n{"pages":["à","/"]}`)
  expect(readJsonCache(at, 'one')).toBeUndefined()
})

it('is written in pieces that say what JSON says of the whole', () => {
  const at = folder()
  const anything = fc.anything({ withDate: true, maxDepth: 7 })
  const isSaid = (value: unknown) => JSON.stringify(value) !== undefined
  fc.assert(
    fc.property(anything.filter(isSaid), (value) => {
      writeJsonCache(at, 'one', value)
      const written = readFileSync(join(at, 'one.json'), 'utf8')
      expect(written.slice(written.indexOf('\n') + 1)).toBe(JSON.stringify(value))
      expect(readJsonCache(at, 'one')).toEqual(JSON.parse(JSON.stringify(value)))
    }),
    { numRuns: 1_000, seed: 8 },
  )
})

it('gives a long record back', () => {
  const at = folder()
  const pages = Array.from({ length: 3_000 }, (_, index) => ({ path: `/${index}`, words: 'ä “word” 🎪 '.repeat(100) }))
  writeJsonCache(at, 'one', { pages })
  expect(readJsonCache(at, 'one')).toEqual({ pages })
})

it('leaves nothing behind where a value cannot be written', () => {
  const at = folder()
  writeJsonCache(at, 'one', { pages: [1n] })
  expect(readdirSync(at)).toEqual([])
})

it('keeps those that were written last', () => {
  const at = folder()
  for (let number = 0; number < 9; number++) writeJsonCache(at, `record-${number}`, number, 8)
  expect(readdirSync(at).length).toBeLessThanOrEqual(8)
  expect(readJsonCache(at, 'record-8')).toBe(8)
})
