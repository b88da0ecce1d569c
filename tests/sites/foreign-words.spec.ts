import { readdirSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { dist, readBuilt } from '../browser/built-site.ts'
import { sampleWords } from '../support/sample-words.ts'

/** What the engine still says of the sample site on every other, and why. Each entry leaves with its words. */
const left: { words: RegExp; because: string }[] = [
  { words: /aria-label="Get a staffing quote"/g, because: 'The dialog of the form has a name of its own.' },
]

/** Scripts that every site gets so far, although they are of blocks that this one does not use. */
const unusedScripts = /^assets\/(?:calculator|city-map|estimate|main|quote-form|zod)-/

const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:html|js|css|json|xml|txt|webmanifest)$/.test(file))
  .sort()

test('no file of this site says a word of the sample site', () => {
  expect(files.length).toBeGreaterThan(40)
  const known = (file: string) => left.reduce((text, { words }) => text.replace(words, ''), readBuilt(file))
  const found = files.filter((file) => sampleWords.test(known(file)) && !unusedScripts.test(file))
  expect(found).toEqual([])
})

for (const { words, because } of left)
  test(`the words are still there: ${because}`, () => {
    expect(files.some((file) => readBuilt(file).match(words))).toBe(true)
  })
