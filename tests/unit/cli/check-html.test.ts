import { expect, it } from 'vitest'
import { describeFaults, type HtmlMessage } from '../../../src/cli/commands/check-html.ts'

const fault = (page: string, message: string, more: Partial<HtmlMessage> = {}): HtmlMessage => ({
  type: 'error',
  message,
  url: `file:/site/dist/${page}.html`,
  lastLine: 1,
  lastColumn: 42,
  ...more,
})

it('tells a fault that many pages share once, with a few of its places', () => {
  const pages = ['la/ushers', 'nyc/hosts', 'sf/servers', 'oc/ushers'].map((page) =>
    fault(page, 'Element `source` is missing `srcset`.', { extract: '<source\n  sizes="1px">' }),
  )
  expect(describeFaults(pages, '/site/dist')).toBe(
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

it('passes over remarks that are no faults', () => {
  expect(describeFaults([fault('about', 'Trailing slash.', { type: 'info' })], '/site/dist')).toBe('')
})
