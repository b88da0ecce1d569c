import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contrast } from '../../../../../schema/theme/colour.ts'
import { palettesOf } from '../../../../../schema/theme/palettes.ts'
import {
  coloursAround,
  isLegible,
  nearestLegibleColour,
  pairsIn,
} from '../../../../../src/studio/client/views/theme/theme-contrasts.ts'

/** The texts on buttons that cannot be read, with all pairs of a tone whose accent is this colour. */
function pairsWith(accent: string) {
  const theme = {
    tones: {
      night: {
        background: { default: '#120e0c', paper: '#1d1713' },
        text: { primary: '#f8f0e5', secondary: '#c3b4a3' },
        primary: { main: accent, dark: '#ffc669', contrastText: '#1d1006', text: '#ffb43d' },
      },
    },
  }
  const all = pairsIn(theme as never, palettesOf(theme as never))
  return { all, illegible: all.filter((pair) => pair.path[1] === 'contrastText' && !isLegible(pair)) }
}

it('proposes the text on a new accent together with the accent that is pointed at', () => {
  const { all, illegible } = pairsWith('#2b4c8c')
  const [pair] = illegible
  if (!pair) throw new Error('The text can be read.')
  // No text can be read both on the dark blue and on the yellow of the previous accent.
  expect(nearestLegibleColour(pair, all)).toBeUndefined()
  expect(coloursAround(pair)?.map(({ tone, path }) => [tone, path.join('.')])).toEqual([
    ['night', 'primary.contrastText'],
    ['night', 'primary.dark'],
  ])
})

it('makes the text legible on every accent, or proposes nothing', () => {
  const byte = fc.integer({ min: 0, max: 255 }).map((value) => value.toString(16).padStart(2, '0'))
  fc.assert(
    fc.property(fc.tuple(byte, byte, byte), (bytes) => {
      const accent = `#${bytes.join('')}`
      for (const pair of pairsWith(accent).illegible) {
        const [text, pointed] = coloursAround(pair) ?? []
        if (!text || !pointed) continue
        expect(contrast(text.colour, accent)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(text.colour, pointed.colour)).toBeGreaterThanOrEqual(4.5)
      }
    }),
  )
})
