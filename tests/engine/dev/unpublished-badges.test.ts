import { expect, it } from 'vitest'
import { withBadges, withoutUnpublished } from '../../../src/dev/unpublished-badges.ts'

const body =
  '<main id="main"><section data-block="faq" id="faq" data-tone="night"></section><section data-block="faq" id="faq-2" data-tone="night"></section></main>'

it('marks the blocks and the page that are not part of the site', () => {
  expect(withBadges(body, undefined)).toBe(body)
  const marked = withBadges(body, { page: 'Draft', blocks: new Map([['faq', 'From "2026"']]) })
  expect(marked).toContain('id="faq" data-unpublished="From &quot;2026&quot;" data-tone')
  expect(marked).toContain('id="faq-2" data-tone')
  expect(marked).toContain('<main data-unpublished="Draft: this page" id="main">')
})

it('hides what is not part of the site at a time, and keeps its place', () => {
  expect(withoutUnpublished(body, undefined)).toBe(body)
  const shown = withoutUnpublished(body, { page: 'Draft', blocks: new Map([['faq', 'From 2030-06-01']]) })
  expect(shown).toContain('id="faq" data-gone="From 2030-06-01" data-tone')
  expect(shown).toContain('id="faq-2" data-tone')
  expect(shown).toContain('<main data-gone="The site does not have this page then." id="main">')
})
