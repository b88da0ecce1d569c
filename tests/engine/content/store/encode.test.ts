import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parse } from '../../../../src/content/parse/parse.ts'
import {
  type Container,
  childPosition,
  pathOf,
  positionOf,
  SourcePosition,
} from '../../../../src/content/parse/source-position.ts'
import { decode, encode } from '../../../../src/content/store/encode.ts'

const source = {
  file: 'pages/la.yaml',
  text: 'title: Los Angeles\nlinks:\n  - href: /sd\n    body: See [us](/about).\n',
}
const stored = (value: unknown) => decode(JSON.parse(JSON.stringify(encode(value))), () => source)

it('keeps positions, those of links in Markdown, sets and infinite numbers', () => {
  const body = ['links', 0, 'body'].reduce<SourcePosition>(
    (parent, segment) => new SourcePosition(source, parent, segment),
    new SourcePosition(source),
  )
  const { at, link, names, until } = stored({
    at: body,
    link: body.linkTo('/about'),
    names: new Set(['la', 'sd']),
    until: Number.POSITIVE_INFINITY,
  }) as { at: SourcePosition; link: SourcePosition; names: Set<string>; until: number }
  expect([pathOf(at), source.text.slice(at.start, at.end)]).toEqual(['links[0].body', 'See [us](/about).'])
  expect(source.text.slice(link.start, link.end)).toBe('/about')
  expect([names, until]).toEqual([new Set(['la', 'sd']), Number.POSITIVE_INFINITY])
})

it('keeps the positions of what was read from YAML', () => {
  const { links } = stored(parse(source).value) as { links: Container[] }
  const [first] = links
  expect(pathOf(positionOf(first) as SourcePosition)).toBe('links[0]')
  expect(pathOf(childPosition(first as Container, 'href') as SourcePosition)).toBe('links[0].href')
})

it('gives back any JSON, whatever its keys are called, and leaves what it decodes as it is', () => {
  const key = fc.oneof(fc.constantFrom('$at', '$set', '$number', '$value', '$', '$$at'), fc.string())
  const { json } = fc.letrec((tie) => ({
    json: fc.oneof(
      { depthSize: 'small' },
      fc.string(),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.array(tie('json'), { maxLength: 4 }),
      fc.dictionary(
        key.filter((name) => name !== '__proto__'),
        tie('json'),
        { maxKeys: 4 },
      ),
    ),
  }))
  fc.assert(
    fc.property(json, (value) => {
      const encoded = JSON.parse(JSON.stringify(encode(value)))
      const before = JSON.stringify(encoded)
      expect(decode(encoded, () => source)).toEqual(JSON.parse(JSON.stringify(value)))
      expect(JSON.stringify(encoded)).toBe(before)
    }),
  )
})
