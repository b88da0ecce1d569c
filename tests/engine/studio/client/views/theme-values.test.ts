import { expect, it } from 'vitest'
import { palettesOf } from '../../../../../schema/theme/palettes.ts'
import {
  allColours,
  colourIn,
  themeEdit,
  tonesIn,
  typedColour,
  withEdits,
} from '../../../../../src/studio/client/views/theme/theme-values.ts'
import { pathWords } from '../../../../../src/studio/path-words.ts'
import { colourWords } from '../../../../../src/studio/theme-words.ts'

const night = { background: { default: '#120E0C' }, text: { primary: '#fff' } }

it('reads a colour as it is typed', () => {
  expect(typedColour(' F8F0E5 ')).toBe('#f8f0e5')
  expect(typedColour('#fda')).toBe('#ffddaa')
  expect(typedColour('#f8f0e575')).toBe('#f8f0e575')
  expect(typedColour('#12')).toBeUndefined()
  expect(typedColour('')).toBeUndefined()
})

it('names colours by tone and role', () => {
  expect(colourWords('night', ['text', 'primary'])).toBe('Night text')
  expect(pathWords({}, ['tones', 'night', 'primary', 'contrastText'])).toBe('Night text on accent')
  expect(pathWords({}, ['tones', 'night'])).toBe('Colours of Night')
  expect(pathWords({}, ['tones', 'night', 'like'])).toBe('Like of night of sets of colours')
})

it('completes the tones as they are written, without what is no colour', () => {
  const { tones } = tonesIn({ tones: { night, dusk: { like: 'night', background: { paper: 'red' } } } }, {})
  const palette = palettesOf({ tones }).get('dusk')
  expect(palette && colourIn(palette, ['background', 'default'])).toBe('#120e0c')
  expect(palette && colourIn(palette, ['text', 'primary'])).toBe('#ffffff')
  expect(palette && colourIn(palette, ['error'])).toBe('#ff8a80')
  expect(tonesIn({}, { light: {} }).tones).toEqual({ light: {} })
})

it('sets a whole mapping where the file has none, with what was typed before', () => {
  const written = { tones: { night, dusk: { like: 'night' } } }
  const path = ['tones', 'night', 'text', 'secondary']
  expect(themeEdit(written, written, path, '#ccc')).toEqual({ path, value: '#ccc' })
  const first = themeEdit(written, written, ['tones', 'dusk', 'text', 'primary'], '#eee')
  expect(first).toEqual({ path: ['tones', 'dusk', 'text'], value: { primary: '#eee' } })
  const shown = withEdits(written, [first])
  expect(themeEdit(written, shown, ['tones', 'dusk', 'text', 'secondary'], '#ddd')).toEqual({
    path: ['tones', 'dusk', 'text'],
    value: { primary: '#eee', secondary: '#ddd' },
  })
  expect(themeEdit({}, { tones: { light: {} } }, ['tones', 'light', 'error'], '#a00')).toEqual({
    path: ['tones'],
    value: { light: { error: '#a00' } },
  })
})

it('lists each colour of a theme once', () => {
  const { tones } = tonesIn({ tones: { night, dusk: { like: 'night' } } }, {})
  const colours = allColours(palettesOf({ tones })).map(({ colour }) => colour)
  expect(new Set(colours).size).toBe(colours.length)
  expect(colours).toContain('#120e0c')
})
