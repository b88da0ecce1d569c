import { expect, it } from 'vitest'
import { palettesOf } from '../../../schema/theme/palettes.ts'
import { themeSchema } from '../../../schema/theme/theme.ts'

it('a tone that is like another one has its colours, but for those that it names itself', () => {
  const night = { background: { default: '#111111' }, text: { primary: '#eeeeee', secondary: '#cccccc' } }
  const theme = themeSchema.parse({ tones: { night, dusk: { like: 'night', text: { primary: '#ffffff' } } } })
  expect(palettesOf(theme).get('dusk')).toMatchObject({
    background: { default: '#111111' },
    text: { primary: '#ffffff', secondary: '#cccccc' },
  })
})
