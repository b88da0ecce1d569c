import { getContrastRatio, type PaletteColor } from '@mui/material/styles'
import { describe, expect, it } from 'vitest'
import { studioTheme } from '../../../../src/studio/client/theme.ts'

const channelsOf = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** A colour over another one, as far as it covers that. */
const over = (top: string, below: string, share: number) => {
  const under = channelsOf(below)
  return `rgb(${channelsOf(top).map((value, at) => Math.round(value * share + (under[at] ?? 0) * (1 - share)))})`
}

describe('coloured words on no ground of their own', () => {
  it.each(
    (['light', 'dark'] as const).flatMap((scheme) =>
      (['primary', 'error', 'warning'] as const).map((colour) => [scheme, colour] as const),
    ),
  )('can be read under the pointer: %s, %s', (scheme, colour) => {
    const { palette } = studioTheme().colorSchemes[scheme] ?? {}
    const { main = '' } = (palette?.[colour] ?? {}) as Partial<PaletteColor>
    const { paper, default: ground } = palette?.background ?? {}
    for (const background of [paper, ground]) {
      const hovered = over(main, background as string, palette?.action?.hoverOpacity ?? 1)
      expect(getContrastRatio(main, hovered)).toBeGreaterThanOrEqual(4.5)
    }
  })
})
