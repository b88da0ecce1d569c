import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sampleWords } from '../support/sample-words.ts'

const root = join(import.meta.dirname, '../..')

/**
 * The code that still knows something of the sample site, and why. A file leaves this list with its last such word: the
 * list only becomes shorter.
 */
const exceptions: Record<string, string> = {}

/** Code without comments and without examples, which may be of any trade. */
const withoutExamples = (code: string) =>
  code
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(?<!:)\/\/.*$/gm, '')
    .replace(/examples: \[(?:[^[\]]|\[(?:[^[\]]|\[[^[\]]*\])*\])*\]/g, '')

const files = globSync('{src,schema,blocks}/**/*.{ts,tsx,css}', { cwd: root })
  .filter((file) => !file.includes('.test.'))
  .sort()

it('finds no word of the sample site in the engine', () => {
  const found = files.filter((file) => sampleWords.test(withoutExamples(readFileSync(join(root, file), 'utf8'))))
  expect(found).toEqual(Object.keys(exceptions).sort())
})
