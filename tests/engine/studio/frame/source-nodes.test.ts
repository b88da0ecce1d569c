// @vitest-environment jsdom
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nodesOfSource, sourceOfNodes } from '../../../../src/studio/frame/source-nodes.ts'

const tokens = { 'city.name': 'Los Angeles', 'site.phone': '{city.name}', 'a-b': '' }
const anyPart = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '{city.name}',
    '{a-b}',
    '{site.phone}',
    '{none}',
    '{{city.name}}',
    '{',
    '}',
    '\n',
    '\r\n',
    ' ',
    '<b>',
  ),
)

function edited(source: string): HTMLElement {
  const element = document.createElement('div')
  element.append(...nodesOfSource(source, tokens))
  return element
}

describe('a text that is edited on the page', () => {
  it('is the same text afterwards, whatever it says', () => {
    const anyText = fc.array(anyPart, { maxLength: 12 }).map((parts) => parts.join(''))
    fc.assert(fc.property(anyText, (source) => sourceOfNodes(edited(source)) === source))
  })

  it('has a chip for each token with a value, and text for all else', () => {
    const element = edited('In {city.name} or {none}, {{city.name}}.')
    const [chip, ...others] = element.querySelectorAll('[contenteditable=false]')
    expect(chip?.textContent).toBe('city.name: Los Angeles')
    expect(others).toEqual([])
    expect(element.lastChild?.textContent).toBe(' or {none}, {{city.name}}.')
  })

  it('has a line break if the browser has written one', () => {
    const element = edited('one')
    element.append(document.createElement('br'), 'two')
    expect(sourceOfNodes(element)).toBe('one\ntwo')
  })
})
