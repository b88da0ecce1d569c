import { describe, expect, it } from 'vitest'
import { formSchema } from '../../../blocks/form/schema.ts'
import { newsletterSchema } from '../../../blocks/newsletter/schema.ts'
import { defineBlock } from '../../../schema/block.ts'
import { actionBarSchema } from '../../../schema/layout/action-bar.ts'
import type { Page } from '../../../schema/page.ts'
import { hasActionBar } from '../../../src/render/document.ts'

const bar = actionBarSchema.parse({ call: 'Call', except: ['/careers', '/staff/*'] })
/** An own block of a site, which sends a form. */
const voteSchema = defineBlock('vote', 'A vote.', {}, { form: () => ({ name: 'vote', fields: [] }) })
const blocks = { form: formSchema, newsletter: newsletterSchema, vote: voteSchema }
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
    expect(hasActionBar(page('/', ['hero']), { blocks, site: { actionBar: undefined } })).toBe(false)
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
    [false, '/contact', ['page-title', 'vote']],
    [true, '/news', ['page-title', 'newsletter']],
  ] as const)('%s: on %s with the blocks %s', (expected, path, types) => {
    expect(hasActionBar(page(path, [...types]), { blocks, site: { actionBar: bar } })).toBe(expected)
  })

  it('is on no page that asks for a password', () => {
    expect(
      hasActionBar(page('/', ['hero'], { password: 'GATE_A' } as Page['gate']), { blocks, site: { actionBar: bar } }),
    ).toBe(false)
  })

  it('counts a form in a column', () => {
    const columns = [{ blocks: [{ type: 'form', id: 'form' }] }]
    const nested = { ...page('/', []), blocks: [{ type: 'section', id: 'section', columns }] }
    expect(hasActionBar(nested, { blocks, site: { actionBar: bar } })).toBe(false)
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
