import fc from 'fast-check'
import { expect, it } from 'vitest'
import { updatedLinks } from '../../../../src/content/move/updated-links.ts'
import { withAlias } from '../../../../src/content/move/with-alias.ts'
import { parse } from '../../../../src/content/parse/parse.ts'

const move = { from: '/old', to: '/new/place' }
const updated = (text: string) => updatedLinks(parse({ file: 'pages/about.yaml', text }), move)

it.each([
  ['href: /old', 'href: /new/place'],
  ['href: "/old#part"  # why', 'href: "/new/place#part"  # why'],
  ["link: '/old?guests=5'", "link: '/new/place?guests=5'"],
  ['termsHref: /old\r\nb: 1\r\n', 'termsHref: /new/place\r\nb: 1\r\n'],
  ['pages: [/older, /old, /old/er]', 'pages: [/older, /new/place, /old/er]'],
  ['except: [/old, /older]', 'except: [/new/place, /older]'],
  ['- { text: Old, href: /old }', '- { text: Old, href: /new/place }'],
  [
    'body: See [a](/old) and [b](/old#x) or [c](/older).',
    'body: See [a](/new/place) and [b](/new/place#x) or [c](/older).',
  ],
  ['body: |\n  [a](/old)\n\n  [b](/old)\n', 'body: |\n  [a](/new/place)\n\n  [b](/new/place)\n'],
  [
    'body: \'[a](/old "The old") [b](</old>) [c]( /old )\'',
    'body: \'[a](/new/place "The old") [b](</new/place>) [c]( /new/place )\'',
  ],
  ['body: "[a](/old \\"The old\\")"', 'body: "[a](/new/place \\"The old\\")"'],
  ['body: |\n  See [a].\n\n  [a]: /old\n', 'body: |\n  See [a].\n\n  [a]: /new/place\n'],
  ['body: >-\n  Folded [a\n  link](/old) here\n', 'body: >-\n  Folded [a\n  link](/new/place) here\n'],
])('mends %j', (before, after) => {
  expect(updated(before)).toBe(after)
})

it.each(['title: /old', 'body: The path /old is plain text.', 'href: /older', 'href: https://example.com/old'])(
  'does not change %j',
  (text) => {
    expect(updated(text)).toBeUndefined()
  },
)

it('refuses a link whose notation it cannot change', () => {
  expect(() => updated('body: "[a](/o\\x6Cd)"')).toThrow('is written in a way that cannot be changed safely')
})

it('changes nothing but the address, whatever surrounds it', () => {
  const around = fc.string({ unit: fc.constantFrom('a', ' ', '#', '[', ']', '(', ')', '.', 'é', '\n', '"', '/old') })
  fc.assert(
    fc.property(around, around, (before, after) => {
      const text = `body: ${JSON.stringify(`${before}[a](/old)${after}`)}\nhref: /old\n`
      const result = updated(text) ?? ''
      expect(parse({ file: '', text: result }).value).toMatchObject({ href: '/new/place' })
      expect(result.replace(/(?<=\]\( *)\/new\/place/g, '/old').replace('href: /new/place', 'href: /old')).toBe(text)
    }),
  )
})

it('writes the alias after the description, or adds it to existing ones', () => {
  const at = { alias: '/old', address: '/new' }
  const head = 'title: T # a\ndescription: >-\n  Long\n  text.\n'
  expect(withAlias(`${head}\n# The blocks.\nblocks: []\n`, at)).toBe(
    `${head}aliases:\n  - /old\n\n# The blocks.\nblocks: []\n`,
  )
  expect(withAlias('title: T\naliases: [/older]\n', at)).toBe('title: T\naliases: [/older, /old]\n')
  // The page's new address was an alias of it.
  expect(withAlias('title: T\naliases:\n  - /new\n  - /older\n', at)).toBe('title: T\naliases:\n  - /old\n  - /older\n')
})
