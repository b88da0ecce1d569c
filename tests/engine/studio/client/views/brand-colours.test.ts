import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { oklchOf } from '../../../../../schema/theme/colour.ts'
import { illegibleColours } from '../../../../../schema/theme/contrast.ts'
import { palettesOf } from '../../../../../schema/theme/palettes.ts'
import { plainTheme, type Theme, themeSchema } from '../../../../../schema/theme/theme.ts'
import {
  type BrandChange,
  brandChanges,
  brandOf,
  colourKey,
} from '../../../../../src/studio/client/views/theme/brand-colours.ts'
import { withEdits } from '../../../../../src/studio/client/views/theme/theme-values.ts'

const sample = themeSchema.parse(parse(readFileSync('pages/_data/theme.yaml', 'utf8')))
const blue = themeSchema.parse({
  tones: {
    day: {
      background: { default: '#ffffff', paper: '#f4f6fb' },
      primary: { main: '#1a5fd0', dark: '#134aa6', contrastText: '#ffffff', text: '#1a5fd0' },
      dark: 'evening',
    },
    evening: {
      background: { default: '#101418' },
      text: { primary: '#f0f2f5' },
      primary: { main: '#8ab4ff', contrastText: '#0a1a33' },
    },
    band: {
      background: { default: '#123c85' },
      text: { primary: '#ffffff' },
      outline: '#ffffffb0',
      primary: { main: '#ffffff' },
      error: '#ffd0c8',
      success: '#c8f5d4',
    },
    leaf: { like: 'day', primary: { main: '#1f6b38', dark: '#17532b', text: '#1f6b38' } },
  },
})

const applied = (theme: Theme, changes: readonly BrandChange[]): Theme => ({
  ...theme,
  tones: withEdits(
    theme.tones,
    changes.map(({ tone, path, colour }) => ({ path: [tone, ...path], value: colour })),
  ) as Theme['tones'],
})

const illegibleIn = (theme: Theme) => [...palettesOf(theme)].flatMap(([, palette]) => illegibleColours(palette))
const valuesOf = (changes: readonly BrandChange[]) =>
  Object.fromEntries(changes.map((one) => [colourKey(one), one.colour]))
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('another brand colour', () => {
  it('is the accent of the pages', () => {
    expect(brandOf(sample)).toBe('#ffb43d')
    expect(brandOf(blue)).toBe('#1a5fd0')
  })

  it('takes every shade of the present one with it: states, links, bands and dark colours', () => {
    expect(Object.keys(valuesOf(brandChanges(sample, '#3dc8ff')))).toEqual(
      expect.arrayContaining([
        'night.primary.main',
        'night.primary.dark',
        'night.primary.text',
        'paper.primary.main',
        'paper.primary.dark',
        'paper.primary.text',
        'amber.background.default',
        'amber.background.paper',
      ]),
    )
    expect(Object.keys(valuesOf(brandChanges(blue, '#c2185b')))).toEqual(
      expect.arrayContaining(['day.primary.main', 'evening.primary.main', 'band.background.default']),
    )
  })

  it('leaves greys, colours of another hue, errors and success alone where they can be read', () => {
    const keys = Object.keys(valuesOf(brandChanges(blue, '#7a1fd0')))
    expect(keys.filter((key) => /^leaf|error|success|day\.background|evening\.(?:text|background)/.test(key))).toEqual(
      [],
    )
  })

  it('keeps how far the accent under the pointer is from the accent', () => {
    const { 'day.primary.main': main = '', 'day.primary.dark': dark = '' } = valuesOf(brandChanges(blue, '#a21fd0'))
    const step = (one: string, other: string) => oklchOf(one).lightness - oklchOf(other).lightness
    expect(step(main, dark)).toBeCloseTo(step('#1a5fd0', '#134aa6'), 1)
  })

  it('turns the letters of a band over that becomes dark', () => {
    const changes = valuesOf(brandChanges(sample, '#1d2f6f'))
    expect(changes['amber.background.default']).toBe('#1d2f6f')
    expect(oklchOf(changes['amber.text.primary'] ?? '').lightness).toBeGreaterThan(0.8)
    expect(oklchOf(changes['amber.primary.main'] ?? '').lightness).toBeGreaterThan(0.8)
  })

  it('is given to a theme that has none', () => {
    expect(valuesOf(brandChanges(plainTheme, '#1a5fd0'))).toMatchObject({
      'light.primary.main': '#1a5fd0',
      'dark.primary.main': '#1a5fd0',
    })
  })

  it('changes nothing if it is the present one', () => {
    for (const theme of [sample, blue]) expect(brandChanges(theme, brandOf(theme))).toEqual([])
  })

  it('leaves a colour out that is to stay', () => {
    const kept = new Set(['night.primary.dark', 'amber.background.default'])
    const keys = Object.keys(valuesOf(brandChanges(sample, '#3d8bff', kept)))
    expect(keys).not.toEqual(expect.arrayContaining(['night.primary.dark']))
    expect(keys).not.toEqual(expect.arrayContaining(['amber.background.default']))
  })

  it.each([
    ['the sample', sample],
    ['a light and a dark theme', blue],
    ['no theme', plainTheme],
  ])('leaves everything legible, whatever the colour: %s', (_, theme) => {
    expect(illegibleIn(theme)).toEqual([])
    fc.assert(
      fc.property(hex, (brand) => {
        const next = applied(theme, brandChanges(theme, brand))
        expect(illegibleIn(next)).toEqual([])
        expect(brandOf(next)).toBe(brand)
      }),
      // A band of it is so dark and so light that its second ground can be read with no text that it would follow.
      { examples: [['#92a83a']] },
    )
  })
})
