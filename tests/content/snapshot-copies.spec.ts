import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { addressOf, dist, documentFiles, readBuilt } from '../browser/built-site.ts'
import { addressesIn, headOf, structuredDataIn, textOf } from '../browser/html.ts'

const pages = documentFiles()
const copies = pages.filter((page) => existsSync(join(dist, 'snapshots', page)))

/** Title, descriptions, canonical link, what social networks read, and feeds. */
const tagsOf = (html: string) =>
  html.match(/<title>[^<]*<\/title>|<meta [^>]*>|<link rel="(?:canonical|alternate)"[^>]*>/g)

/** Everything that a document links to or shows; neither the scripts that it loads nor pictures that stand in its text. */
const leadsTo = (html: string) =>
  [...addressesIn(html)].filter((address) => !/^\/assets\/[^/]+\.js$|^data:/.test(address)).sort()

test('every page has a snapshot, except protected pages and the not-found page', { tag: '@crawler' }, () => {
  const left = pages.filter((page) => !copies.includes(page) && !/(?:^|\/)404\.html$/.test(page))
  expect(left.filter((page) => !textOf(readBuilt(page)).includes('Protected Area'))).toEqual([])
  expect(copies.filter((page) => textOf(readBuilt(page)).includes('Protected Area'))).toEqual([])
})

test('a snapshot has the texts, pictures and links of its page, and names the page as canonical', () => {
  for (const page of copies) {
    const [html, snapshot] = [readBuilt(page), readBuilt(`snapshots/${page}`)]
    expect(textOf(snapshot), page).toBe(textOf(html))
    expect(tagsOf(snapshot), page).toEqual(tagsOf(html))
    expect(structuredDataIn(snapshot), page).toEqual(structuredDataIn(html))
    expect(leadsTo(snapshot), page).toEqual(leadsTo(html))
    expect(new URL(headOf(snapshot).canonical).pathname).toBe(addressOf(page))
  }
})

test('nothing in a snapshot runs or waits for a script', () => {
  for (const page of copies) {
    const snapshot = readBuilt(`snapshots/${page}`)
    expect(snapshot.replaceAll(/<script type="application\/ld\+json">/g, ''), page).not.toMatch(/<script|\son[a-z]+="/)
    expect(snapshot, page).not.toContain('data-lazy="later"')
  }
})

test('no sitemap, feed or page links to a snapshot', { tag: '@crawler' }, () => {
  const lists = ['sitemap.xml', 'sitemap-1.xml', 'feed.xml', 'atom.xml', 'llms.txt', 'robots.txt'].filter((file) =>
    existsSync(join(dist, file)),
  )
  expect(
    [...lists, ...pages].filter((file) =>
      readBuilt(file)
        .replaceAll(/<script>[\s\S]*?<\/script>/g, '')
        .includes('/snapshots/'),
    ),
  ).toEqual([])
})
