import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sampleWords } from '../support/texts/sample-words.ts'

const root = join(import.meta.dirname, '../..')

/** Code that still knows something of the sample site, and why. Code leaves this list with its last such word. */
const exceptions: { because: string; code: string[] }[] = [
  {
    because: 'Former names of fields, for pages of older versions.',
    code: ['blocks/case-study/schema.ts'],
  },
  {
    because: 'Values of examples, in a shape of their own.',
    code: ['src/cli/support/catalogue/sample-facts.ts'],
  },
  {
    because: 'Names of types and properties of schema.org.',
    code: ['schema/collections/properties/event.ts', 'schema/collections/schema-org-types.ts'],
  },
  {
    because: 'A text by which fonts are measured. Another one would move every page by a hair.',
    code: ['src/fonts/fallbacks.ts'],
  },
]

/** Code without comments and without examples, which may be of any trade. */
const withoutExamples = (code: string) =>
  code
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(?<!:)\/\/.*$/gm, '')
    .replace(/examples: \[(?:[^[\]]|\[(?:[^[\]]|\[[^[\]]*\])*\])*\]/g, '')
    .replace(/\b(?:eyebrow|title|intro)Field\((?:'[^']*'|"[^"]*")\)/g, '')

const found = globSync('{src,schema,blocks}/**/*.{ts,tsx,mjs,css,svg,yaml}', { cwd: root })
  .filter((file) => !file.includes('.test.') && !/^blocks\/.*\/(?:example|little|much)\.yaml$/.test(file))
  .filter((file) => sampleWords.test(withoutExamples(readFileSync(join(root, file), 'utf8'))))
  .sort()
const listed = exceptions.flatMap(({ code }) => code)

it('finds no word of the sample site in the engine', () => {
  expect(found.filter((file) => !listed.some((code) => file.startsWith(code)))).toEqual([])
})

it.each(listed)('still finds one in %s', (code) => {
  expect(found.some((file) => file.startsWith(code))).toBe(true)
})
