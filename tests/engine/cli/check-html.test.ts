import { expect, it } from 'vitest'
import { describeMessages, type HtmlMessage, oneOfEachKind } from '../../../src/cli/repository/check-html.ts'

const error = (page: string, message: string, more: Partial<HtmlMessage> = {}): HtmlMessage => ({
  type: 'error',
  message,
  url: `file:/site/dist/${page}.html`,
  lastLine: 1,
  lastColumn: 42,
  ...more,
})

it('reports an error that many pages have once, with a few of its places', () => {
  const pages = ['la/ushers', 'nyc/hosts', 'sf/servers', 'oc/ushers'].map((page) =>
    error(page, 'Element `source` is missing `srcset`.', { extract: '<source\n  sizes="1px">' }),
  )
  expect(describeMessages(pages, '/site/dist')).toBe(
    [
      'Element `source` is missing `srcset`. (4 pages)',
      '  la/ushers.html:1:42',
      '  nyc/hosts.html:1:42',
      '  sf/servers.html:1:42',
      '  and 1 more',
      '  <source sizes="1px">',
    ].join('\n'),
  )
})

it('ignores remarks that are not errors', () => {
  expect(describeMessages([error('about', 'Trailing slash.', { type: 'info' })], '/site/dist')).toBe('')
})

it('looks at pages that have an element, its attributes or its place from no other page', () => {
  const pages = {
    about: '<h1>About</h1><p class="a">Text.</p>',
    same: '<h1>Team</h1><p class="b">Other text.</p>',
    attribute: '<h1>Work</h1><p class="a" hidden>Text.</p>',
    place: '<p class="a">Text.</p><h1>Blog</h1>',
  }
  const found = oneOfEachKind(Object.keys(pages), (name) => pages[name as keyof typeof pages])
  expect(found).toEqual(['about', 'attribute', 'place'])
})
