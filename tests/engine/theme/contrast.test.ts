// @module-tag exhaustive

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast, lightnessOf, withLightness } from '../../../schema/theme/colour.ts'
import { illegibleColours, lightnessSteps, nearestLegible } from '../../../schema/theme/contrast.ts'
import { palettesOf } from '../../../schema/theme/palettes.ts'
import { plainTheme, themeSchema } from '../../../schema/theme/theme.ts'
import { createChance } from '../builder/edited-site.ts'

const illegibleIn = (tone: object) =>
  [...palettesOf(themeSchema.parse({ tones: { only: tone } })).values()].flatMap(illegibleColours)

it('computes contrast by WCAG', () => {
  expect(contrast('#ffffff', '#000000')).toBe(21)
  // The grey on white that just passes, and the next one that does not.
  expect(contrast('#767676', '#ffffff')).toBeGreaterThanOrEqual(4.5)
  expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5)
})

it('finds nothing in the default theme', () => {
  expect([...palettesOf(plainTheme).values()].flatMap(illegibleColours)).toEqual([])
})

it('requires less of the edge of a field than of text', () => {
  expect(illegibleIn({ outline: '#949494' })).toMatchObject([{ path: ['outline'], min: 3 }])
  expect(illegibleIn({ outline: '#8a8a8a' })).toEqual([])
  expect(illegibleIn({ text: { secondary: '#8a8a8a' } })).toMatchObject([{ path: ['text', 'secondary'], min: 4.5 }])
})

it('blends a partly transparent colour with its ground', () => {
  expect(illegibleIn({ outline: '#00000040' })).toMatchObject([{ path: ['outline'] }])
  expect(illegibleIn({ outline: '#000000b0' })).toEqual([])
})

it('suggests colours that can be read, whatever the theme', () => {
  const chance = createChance(7)
  const colour = () => `#${Array.from({ length: 3 }, () => chance(256).toString(16).padStart(2, '0')).join('')}`
  let suggested = 0
  for (let run = 0; run < 500; run++) {
    const tone = {
      background: { default: colour(), paper: colour() },
      text: { primary: colour(), secondary: colour() },
      primary: { main: colour(), dark: colour(), contrastText: colour(), text: colour() },
    }
    for (const { on, min, nearest } of illegibleIn(tone)) {
      if (nearest === undefined) continue
      suggested += 1
      for (const ground of on) expect(contrast(nearest, ground.colour)).toBeGreaterThanOrEqual(min)
    }
  }
  expect(suggested).toBeGreaterThan(500)
})

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('the nearest legible colour', () => {
  it('can be read, and no colour of the same hue that is nearer in lightness can', () => {
    fc.assert(
      fc.property(
        hex,
        fc.array(hex, { minLength: 1, maxLength: 2 }),
        fc.constantFrom(3, 4.5),
        (colour, grounds, min) => {
          const on = grounds.map((ground) => ({ path: '', colour: ground }))
          const isLegible = (shade: string) => grounds.every((ground) => contrast(shade, ground) >= min)
          fc.pre(!isLegible(colour))
          const nearest = nearestLegible({ colour, on, min })
          const shades = [...Array(lightnessSteps + 1).keys()].map((step) =>
            withLightness(colour, step / lightnessSteps),
          )
          if (nearest === undefined) {
            expect(shades.filter(isLegible)).toEqual([])
            return
          }
          expect(isLegible(nearest)).toBe(true)
          const distance = Math.abs(lightnessOf(nearest) - lightnessOf(colour))
          const isNearer = (shade: string) =>
            Math.abs(lightnessOf(shade) - lightnessOf(colour)) < distance - 2 / lightnessSteps
          expect(shades.filter((shade) => isNearer(shade) && isLegible(shade))).toEqual([])
        },
      ),
      // Red and yellow end near black, where one byte is a large step of lightness.
      { numRuns: 100, examples: [['#e1ad00', ['#b25b54', '#6c6ec5'], 4.5]] },
    )
  })

  it('keeps the hue', () => {
    const on = [{ path: 'background.default', colour: '#ffffff' }]
    expect(nearestLegible({ colour: '#ff9a7e', on, min: 4.5 })).toBe('#b95b41')
  })
})

it('gives a colour another lightness, and the same one back', () => {
  fc.assert(fc.property(hex, (colour) => withLightness(colour, lightnessOf(colour)) === colour))
  expect(withLightness('#ff0000', 0)).toBe('#000000')
  expect(withLightness('#ff0000', 1)).toBe('#ffffff')
})
