import { expect, it } from 'vitest'
import { describeMessages, type HtmlMessage } from '../../../src/cli/commands/check-html.ts'

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
