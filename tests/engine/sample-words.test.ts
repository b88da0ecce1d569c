import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sampleWords, tradeWords } from '../support/texts/sample-words.ts'

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

/** Code without comments. Its examples are read: a company of another trade sees them in the studio and the gallery. */
const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(?<!:)\/\/.*$/gm, '')

const found = globSync('{src,schema,blocks}/**/*.{ts,tsx,mjs,css,svg,yaml}', { cwd: root })
  .filter((file) => !file.includes('.test.'))
  .filter((file) => sampleWords.test(withoutComments(readFileSync(join(root, file), 'utf8'))))
  .sort()
const listed = exceptions.flatMap(({ code }) => code)

it('finds no word of the sample site in the engine', () => {
  expect(found.filter((file) => !listed.some((code) => file.startsWith(code)))).toEqual([])
})

it.each(listed)('still finds one in %s', (code) => {
  expect(found.some((file) => file.startsWith(code))).toBe(true)
})

it('names no trade in what blocks show as examples, and in those of their fields', () => {
  const examples = globSync(['blocks/*/{example,little,much}.yaml', 'blocks/**/*schema*.ts', 'schema/**/*.ts'], {
    cwd: root,
  })
    .filter((file) => !file.includes('.test.') && !listed.includes(file))
    .filter((file) => tradeWords.test(withoutComments(readFileSync(join(root, file), 'utf8'))))
  expect(examples.sort()).toEqual([])
})
