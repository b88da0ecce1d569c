import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { crawlerPattern, knownCrawlers } from '../../../src/seo/known-crawlers.ts'

const loader = readFileSync(join(import.meta.dirname, '../../../src/client/loader.ts'), 'utf8')
const source = loader.match(/const crawlerHint = \/(.+)\/i\n/)?.[1] as string
const hint = new RegExp(source, 'i')
const crawler = new RegExp(crawlerPattern())

const browsers = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36 Edg/146.0.0.0',
  'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/146.0.0.0 Safari/537.36',
]

it.each(browsers)('treats %s as a person', (agent) => {
  expect([hint.test(agent), crawler.test(agent)]).toEqual([false, false])
})

it('recognizes every name that a documented crawler uses', () => {
  const names = knownCrawlers.flatMap(({ instances }) => instances)
  expect(names.length).toBeGreaterThan(400)
  expect(names.filter((name) => !hint.test(name))).toEqual([])
  expect(names.filter((name) => !crawler.test(name))).toEqual([])
})
