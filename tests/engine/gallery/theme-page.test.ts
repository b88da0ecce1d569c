import { expect, it } from 'vitest'
import { themeSchema } from '../../../schema/theme/theme.ts'
import { renderThemePage } from '../../../src/gallery/theme-page.tsx'

const theme = themeSchema.parse({
  tones: {
    day: { background: { default: '#ffffff' }, text: { primary: '#111111' } },
    night: { background: { default: '#101010' } },
  },
})

it('shows colours, contrasts and components in each tone, without attributes that the content policy refuses', () => {
  const { body, css } = renderThemePage('Example', theme)
  for (const tone of ['day', 'night']) expect(body).toContain(`data-tone="${tone}"`)
  expect(body).toContain('<code>#111111</code>')
  expect(body).toContain('<td>text.primary</td>')
  expect(body.match(/<h3>Table</g)?.length).toBe(2)
  expect(body).not.toContain(' style="')
  expect(css).toContain('var(--palette-primary-main)')
})
