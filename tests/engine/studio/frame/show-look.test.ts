// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { showLook } from '../../../../src/studio/frame/show-look.ts'

it('a look counts that came while the page was loading, whose styles stand behind it then', () => {
  const look = { studio: 'look', styles: 'body { color: red }' } as const
  showLook(look)
  const site = document.createElement('style')
  site.textContent = 'body { color: blue }'
  document.head.append(site)
  expect(getComputedStyle(document.body).color).toBe('rgb(0, 0, 255)')
  showLook(look)
  expect(getComputedStyle(document.body).color).toBe('rgb(255, 0, 0)')
})
