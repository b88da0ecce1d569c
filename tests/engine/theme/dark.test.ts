import { expect, it } from 'vitest'
import { browserColours, darkTonesOf } from '../../../schema/theme/palettes.ts'
import { themeSchema } from '../../../schema/theme/theme.ts'
import { themeStyles } from '../../../src/theme/theme-styles.ts'

const night = { background: { default: '#111111' } }
const stylesOf = (theme: object) => themeStyles(themeSchema.parse(theme), undefined).variables()

it('gives a tone, and those that are like it, the one for the dark', () => {
  const theme = themeSchema.parse({
    tones: { day: { dark: 'night' }, mist: { like: 'day' }, canal: { like: 'day', dark: 'canal' }, night },
  })
  expect(Object.fromEntries(darkTonesOf(theme))).toEqual({ day: 'night', mist: 'night' })
  expect(browserColours(theme)).toEqual({ themeColour: '#ffffff', darkColour: '#111111' })
})

it('writes no rule for the dark where no tone has one', () => {
  const theme = { tones: { day: {}, night } }
  expect(stylesOf(theme)).not.toContain('scheme:dark)')
  expect(browserColours(themeSchema.parse(theme)).darkColour).toBeUndefined()
})

it('writes the dark after the light, by the system and by the choice of a visitor, for screens alone', () => {
  const css = stylesOf({ tones: { day: { dark: 'night' }, night }, parts: { footer: 'night' } })
  const [light = '', system = '', chosen = ''] = css.split('@media screen')
  expect(light).toContain(':root,[data-tone="day"],')
  expect(system).toMatch(/^ and \(prefers-color-scheme:dark\)\{:root:where\(:not\(\[data-scheme=light\]\)\),/)
  expect(chosen).toMatch(
    /^\{:root:where\(\[data-scheme=dark\]\),:where\(:root\[data-scheme=dark\]\) \[data-tone="day"\]/,
  )
  for (const dark of [system, chosen]) {
    expect(dark).toContain('--palette-background-default:#111111')
    expect(dark).toContain('color-scheme:dark')
    expect(dark).not.toContain('[data-part="footer"]')
  }
})

it('refuses a tone for the dark that does not exist', () => {
  const { error } = themeSchema.safeParse({ tones: { day: { dark: 'nigth' }, night } })
  expect(error?.issues).toMatchObject([{ path: ['tones', 'day', 'dark'], values: ['day', 'night'] }])
})
