import { readdirSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { dist, readBuilt } from '../browser/built-site.ts'
import { sampleWords } from '../support/texts/sample-words.ts'

const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:html|js|css|json|xml|txt|webmanifest)$/.test(file))
  .sort()

test('no page, script or list of this site has a word of the sample site', () => {
  expect(files.length).toBeGreaterThan(40)
  expect(files.filter((file) => sampleWords.test(readBuilt(file)))).toEqual([])
})
