import { describe, expect, it } from 'vitest'
import { closestFirst, suggest } from '../../../../src/content/diagnostics/suggest.ts'

describe('suggestions', () => {
  it.each([
    ['titel', ['title', 'tone', 'type'], 'title'],
    ['Title', ['title'], 'title'],
    ['quote-from', ['quote-form', 'contact-form'], 'quote-form'],
    ['site.phnoe', ['site.phone', 'site.name'], 'site.phone'],
    ['grey', ['night', 'dusk', 'paper'], undefined],
    ['x', ['title'], undefined],
    ['', ['title'], undefined],
    ['anything', [], undefined],
  ])('%s among %j → %s', (written, names, meant) => {
    expect(suggest(written, names)).toBe(meant)
  })

  it('sorts the closest name first', () => {
    expect(closestFirst('faqs', ['steps', 'faq', 'clients'])[0]).toBe('faq')
  })
})
