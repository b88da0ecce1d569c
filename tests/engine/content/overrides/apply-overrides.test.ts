import { expect, it } from 'vitest'
import { applyOverrides } from '../../../../src/content/overrides/apply-overrides.ts'
import { parse } from '../../../../src/content/parse/parse.ts'

const text = `template: city-service
blocks:
  - type: hero
    title: Ushers
    image: { name: hall, alt: A hall }
overrides:
  blocks[hero].image.alt: The Bowl at night
  blocks[hero].image: { name: bowl, alt: The Bowl }
`

it('an override of a part counts more than one of the whole, in whatever order they are written', () => {
  const { value, diagnostics } = applyOverrides(parse({ file: 'pages/la/ushers.yaml', text }))
  expect(diagnostics).toEqual([])
  expect(value).toMatchObject({
    blocks: [{ type: 'hero', title: 'Ushers', image: { name: 'bowl', alt: 'The Bowl at night' } }],
  })
})
