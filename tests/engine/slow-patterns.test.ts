import { expect, it } from 'vitest'
import { hostileTexts } from '../support/hostile-texts.ts'
import { patternsIn } from '../support/patterns-in-code.ts'
import { processorMs } from '../support/processor-time.ts'

/** As long as the longest text that an author writes in one field. */
const length = 12_000

/** Patterns that read only HTML of the renderer itself, in which every tag ends. */
const ofOwnHtml = ['src/render/marks/transfer-marks.ts']

const found = patternsIn(['{schema,src,blocks}/**/*.{ts,tsx,mjs}'])

it('finds the patterns of the code', () => {
  expect(found.length).toBeGreaterThan(300)
  expect(found.map(({ place }) => place.split(':')[0])).toContain('src/content/parse/parse.ts')
})

it('has no pattern whose time grows faster than the text', () => {
  const slow = found
    .filter(({ place }) => !ofOwnHtml.some((file) => place.startsWith(`${file}:`)))
    .flatMap(({ place, pattern }) => {
      const signs = [...new Set(pattern.source)].filter((sign) => sign !== '\\')
      // What takes no time for a quarter of the length is not quadratic, so few texts are needed whole.
      const suspect = hostileTexts(length / 4, signs).find((text) => processorMs(() => pattern.test(text)) > 1)
      const text = suspect && suspect.slice(0, -1).repeat(4) + suspect.slice(-1)
      return text && processorMs(() => pattern.test(text), 3) > 20 ? [`${place} ${pattern} on ${text.slice(0, 8)}`] : []
    })
  expect(slow).toEqual([])
})

it('notices a pattern that is slow', () => {
  const text = `${' '.repeat(length)}x`
  expect(processorMs(() => /\s+$/.test(text))).toBeGreaterThan(20)
})
