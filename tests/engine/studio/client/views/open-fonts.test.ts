import { expect, it } from 'vitest'
import drawnNames from '../../../../../src/studio/client/views/theme/open-font-names.json' with { type: 'json' }
import { openFonts } from '../../../../../src/studio/client/views/theme/open-fonts.ts'

it('each open font that is listed has its name drawn', () => {
  expect(Object.keys(drawnNames)).toEqual(openFonts().map(({ family }) => family))
  for (const { width, d } of Object.values(drawnNames)) {
    expect(width).toBeGreaterThan(100)
    expect(d).toMatch(/^M[-\d MLQCZ]+Z$/)
  }
})
