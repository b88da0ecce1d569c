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
    expect(show('design')).toBe(1)
    expect(visible()).toEqual(['How long does an order take? (open)'])
    expect(show('longer design')).toBe(1)
    expect(show('delivery choose')).toBe(1)
  })

  it('are found by the beginning of a word, and only if all words match', () => {
    const { show } = questions()
    expect(show('desi')).toBe(1)
    expect(show('design day')).toBe(0)
  })

  it('are found by compound words, and by words in one that have a hyphen', () => {
    const { show, visible } = questions()
    expect(show('designrules')).toBe(1)
    expect(visible()).toEqual(['How long does an order take? (open)'])
    expect(show('des-ign')).toBe(1)
    expect(show('zzzdesign')).toBe(0)
  })

  it('show their group, in the list of groups as well', () => {
    const { show, groups } = questions()
    show('design')
    expect(groups()).toEqual(['li orders', 'div orders'])
  })

  it('are all shown, closed, if nothing is typed', () => {
    const { show, total, visible, groups } = questions()
    show('design')
    expect(show(' ')).toBe(total)
    expect(visible()).toHaveLength(3)
    expect(visible().join()).not.toContain('(open)')
    expect(groups()).toHaveLength(4)
  })
})
