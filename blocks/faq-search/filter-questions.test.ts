import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { blockOf, renderBlock } from '../../tests/support/render-block.tsx'
import { filterQuestions } from './filter-questions.ts'

const html = await renderBlock('faq-groups', blockOf('faq-groups'))

function questions() {
  const { document } = new JSDOM(html).window
  const { show, total } = filterQuestions(document)
  const visible = () =>
    [...document.querySelectorAll('details')]
      .filter(({ hidden }) => !hidden)
      .map(({ firstElementChild, open }) => `${firstElementChild?.textContent}${open ? ' (open)' : ''}`)
  const groups = () =>
    [...document.querySelectorAll<HTMLElement>('div[data-group], li[data-group]')]
      .filter(({ hidden }) => !hidden)
      .map(({ localName, dataset }) => `${localName} ${dataset['group']}`)
  return { show, total, visible, groups }
}

describe('the questions of a page', () => {
  it('are found by words of the question, of the answer and of the group', () => {
    const { show, visible } = questions()
    expect(show('alcohol')).toBe(1)
    expect(visible()).toEqual(['Do bartenders bring the alcohol? (open)'])
    expect(show('licensed caterer')).toBe(1)
    expect(show('servers twelve')).toBe(1)
  })

  it('are found by the beginning of a word, and only if all words match', () => {
    const { show } = questions()
    expect(show('alco')).toBe(1)
    expect(show('alcohol plated')).toBe(0)
  })

  it('are found by compound words, and by words in one that have a hyphen', () => {
    const { show, visible } = questions()
    expect(show('alcoholrules')).toBe(1)
    expect(visible()).toEqual(['Do bartenders bring the alcohol? (open)'])
    expect(show('alco-hol')).toBe(1)
    expect(show('zzzalcohol')).toBe(0)
  })

  it('show their group, in the list of groups as well', () => {
    const { show, groups } = questions()
    show('alcohol')
    expect(groups()).toEqual(['li bartenders', 'div bartenders'])
  })

  it('are all shown, closed, if nothing is typed', () => {
    const { show, total, visible, groups } = questions()
    show('alcohol')
    expect(show(' ')).toBe(total)
    expect(visible()).toHaveLength(3)
    expect(visible().join()).not.toContain('(open)')
    expect(groups()).toHaveLength(4)
  })
})
