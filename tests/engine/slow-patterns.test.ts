import { expect, it } from 'vitest'
import { builtPatternsIn, type FoundPattern, patternsAtImport, patternsIn } from '../support/patterns-in-code.ts'
import { processorMs } from '../support/processor-time.ts'
import { hostileTexts } from '../support/texts/hostile-texts.ts'

/** As long as the longest text that an author writes in one field. */
const length = 12_000

/** Patterns that read only HTML of the renderer itself, in which every tag ends. */
const ofOwnHtml = ['src/render/marks/transfer-marks.ts']

const files = ['{schema,src,blocks}/**/*.{ts,tsx,mjs}']
const found = patternsIn(files)
const built = builtPatternsIn(files)

/** Functions that build patterns of more than fixed and escaped parts, and why these cannot be slow. */
const otherParts: Record<string, string> = {
  'schema/collections/compile.ts':
    'a pattern of an author, which `hasAmbiguousRepeat` checked, on at most 200 characters',
  'schema/collections/field.ts': 'compiles the pattern of an author, and matches nothing',
  'schema/collections/repeated-groups.ts': 'one part of such a pattern, on one character',
  'src/studio/server/replace/text-matches.ts':
    'an expression of a person at the studio, which is stopped after three seconds',
  'src/studio/server/grid/known-fields.ts': 'such a pattern, on the name of a place or a country',
  'src/studio/server/publish/changed-files.ts': 'escaped names of files, one of two, after a fixed word',
  'schema/writing/typeset.ts': 'names of months in the language of the site, which are letters',
  'src/content/move/file-addresses.ts': 'the escaped name of a file behind the escaped origin of the site',
  'src/builder/languages/language-addresses.ts':
    'the escaped origin of the site, and addresses up to the next quote or bracket',
  'src/pictures/artwork.ts': 'names of attributes that stand in the file, on an SVG',
}
/** Patterns for the code of the engine itself, and for the browser of the visitor who runs them. */
const onOwnText = ['src/cli/support/catalogue/block-docs.ts', 'src/client/snapshot.ts']

it('finds the patterns of the code', () => {
  expect(found.length).toBeGreaterThan(300)
  expect(found.map(({ place }) => place.split(':')[0])).toContain('src/content/parse/parse.ts')
})

/** The patterns whose time grows faster than the text. */
const slowOf = (patterns: readonly FoundPattern[]) =>
  patterns.flatMap(({ place, pattern }) => {
    const signs = [...new Set(pattern.source)].filter((sign) => sign !== '\\')
    // What takes no time for a quarter of the length is not quadratic, so few texts are needed whole.
    const suspect = hostileTexts(length / 4, signs).find((text) => processorMs(() => pattern.test(text)) > 1)
    const text = suspect && suspect.slice(0, -1).repeat(4) + suspect.slice(-1)
    return text && processorMs(() => pattern.test(text), 3) > 20 ? [`${place} ${pattern} on ${text.slice(0, 8)}`] : []
  })

it('has no pattern whose time grows faster than the text', () => {
  expect(slowOf(found.filter(({ place }) => !ofOwnHtml.some((file) => place.startsWith(`${file}:`))))).toEqual([])
})

it('builds no pattern of parts that nobody checks', () => {
  const unchecked = built.filter(({ file, isOfFunction, pattern }) => isOfFunction && !pattern && !otherParts[file])
  expect(unchecked.map(({ place }) => place)).toEqual([])
  const files = new Set(built.filter(({ pattern }) => !pattern).map(({ file }) => file))
  expect(Object.keys(otherParts).filter((file) => !files.has(file))).toEqual([])
})

it('builds no pattern whose time grows faster than the text', async () => {
  const swept = built.filter(({ file }) => !onOwnText.includes(file))
  const inFunctions = swept.flatMap(({ place, pattern }) => (pattern ? [{ place, pattern }] : []))
  const atImport = swept.filter(({ isOfFunction, pattern }) => !isOfFunction && !pattern).map(({ file }) => file)
  const byFile = await patternsAtImport([...new Set(atImport)])
  expect([...byFile].filter(([, patterns]) => patterns.length === 0)).toEqual([])
  const imported = [...byFile].flatMap(([place, patterns]) => patterns.map((pattern) => ({ place, pattern })))
  expect(imported.length).toBeGreaterThan(15)
  expect(slowOf([...inFunctions, ...imported])).toEqual([])
})

it('notices a pattern that is slow', () => {
  const text = `${' '.repeat(length)}x`
  expect(processorMs(() => /\s+$/.test(text))).toBeGreaterThan(20)
})
