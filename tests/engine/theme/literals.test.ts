import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')

/** Tools have a look of their own, whatever that of the site; pictures have theirs, and so has the theme of a new site. */
const own =
  /^src\/(?:theme|diff|dev|studio|cli\/(?:commands|support)\/new|client\/dev|content\/outline|seo\/social-cards|gallery\/styles|team\/client\/bar(?:-elements)?|team\/server\/previews\/preview-pages)[/.]/

/** Lines of code outside the theme, with their places, that match. */
function linesWith(pattern: RegExp): string[] {
  return globSync('{src,blocks}/**/*.{ts,tsx,css}', { cwd: root })
    .filter((file) => !own.test(file) && !file.includes('.test.'))
    .flatMap((file) => {
      const lines = readFileSync(join(root, file), 'utf8').split('\n')
      return lines.flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}`] : []))
    })
}

it('finds no colour in code outside the theme', () => {
  expect(linesWith(/#(?:[\da-f]{3}){1,2}\b['" ;,]|\b(?:rgb|hsl)a?\(/i)).toEqual([])
  // Office files write their colours without `#`. Git writes the modes of files in six digits, too.
  expect(linesWith(/['"](?!1[026]0\d{3}['"])[\da-f]{6}['"]/i)).toEqual([])
})

it('finds no radius in code outside the theme, besides 0 and circles', () => {
  expect(linesWith(/borderRadius: ['"`]?(?!0\b|50%)\d/)).toEqual([])
})

it('finds no font family in code outside the theme', () => {
  const family = /(?:fontFamily: ['"`]|font-family: ?["']?)(?!var\(--font-|inherit|monospace|ui-monospace|\$\{|["'])/
  expect(linesWith(family)).toEqual([])
  expect(linesWith(/\bfont: .*(?:serif|monospace|system-ui)\b/)).toEqual([])
})

it('finds no weight and no letter-spacing of the display font in code outside the theme', () => {
  expect(linesWith(/\bfont: ['"`]\d+ .*--font-display/)).toEqual([])
  expect(linesWith(/letterSpacing: ['"`]?-/)).toEqual([])
})
