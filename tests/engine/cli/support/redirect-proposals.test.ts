import { expect, it } from 'vitest'
import { goodLikeness, mostLike } from '../../../../src/cli/support/redirects/redirect-proposals.ts'

const pages = [
  { path: '/klavier', title: 'Klavier' },
  { path: '/pop-up-shops', title: 'Pop-up shops' },
  { path: '/wifi', title: 'WiFi' },
  { path: '/non-profit', title: 'Non-profit rates' },
  { path: '/about', title: 'About us' },
]

it.each([
  ['/klavierstunden.html', '/klavier'],
  ['/popup-shops', '/pop-up-shops'],
  ['/wi-fi', '/wifi'],
  ['/nonprofit.php', '/non-profit'],
  ['/about-us', '/about'],
])('proposes for %s the page %s', (from, path) => {
  const found = mostLike(from, pages)
  expect(found?.path).toBe(path)
  expect(found?.likeness).toBeGreaterThanOrEqual(goodLikeness)
})

it.each(['/tents', '/xyz', '/klaus'])('proposes nothing good for %s', (from) => {
  expect(mostLike(from, pages)?.likeness ?? 0).toBeLessThan(goodLikeness)
})
