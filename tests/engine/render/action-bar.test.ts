import { describe, expect, it } from 'vitest'
import { actionBarSchema } from '../../../schema/layout/action-bar.ts'
import type { Page } from '../../../schema/page.ts'
import { hasActionBar } from '../../../src/render/document.ts'

const bar = actionBarSchema.parse({ call: 'Call', except: ['/careers', '/staff/*'] })
const page = (path: `/${string}`, types: string[], gate?: Page['gate']): Page => ({
  path,
  file: '',
  title: '',
  description: '',
  noindex: false,
  aliases: [],
  ...(gate && { gate }),
  blocks: types.map((type, index) => ({ type, id: `${type}-${index}` })),
})

describe('the action bar', () => {
  it('is on no page of a site that has none', () => {
    expect(hasActionBar(page('/', ['hero']), { actionBar: undefined })).toBe(false)
  })

  it.each([
    [true, '/', ['hero', 'text', 'faq', 'form']],
    [true, '/staff', ['page-title']],
    [true, '/staffing', ['page-title']],
    [true, '/about/careers', ['page-title']],
    [false, '/careers', ['page-title']],
    [false, '/staff/policy', ['page-title']],
    [false, '/contact', ['form']],
    [false, '/contact', ['page-title', 'rich-text', 'form']],
  ] as const)('%s: on %s with the blocks %s', (expected, path, types) => {
    expect(hasActionBar(page(path, [...types]), { actionBar: bar })).toBe(expected)
  })

  it('is on no page that asks for a password', () => {
    expect(hasActionBar(page('/', ['hero'], { password: 'GATE_A' } as Page['gate']), { actionBar: bar })).toBe(false)
  })

  it('counts a form in a column', () => {
    const columns = [{ blocks: [{ type: 'form', id: 'form' }] }]
    const { blocks, ...head } = page('/', [])
    const section = { type: 'section', id: 'section', columns }
    const nested = { ...head, blocks: [section] }
    expect(hasActionBar(nested, { actionBar: bar })).toBe(false)
  })

  it('has something to do', () => {
    const { error } = actionBarSchema.safeParse({})
    expect(error?.issues.map(({ message }) => message)).toEqual(['must have `call`, a `button`, or both'])
  })

  it.each(['careers', '/Careers', '/careers/', '/*/staff', 'https://www.example.com/'])(
    'refuses the path %s',
    (path) => {
      const { error } = actionBarSchema.safeParse({ call: 'Call', except: [path] })
      expect(error?.issues.map(({ message }) => message)).toEqual([
        'must be a path such as `/careers`, or `/blog/*` for all pages below it',
      ])
    },
  )
})
