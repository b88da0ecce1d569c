// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { replaceAround } from '../../../../src/studio/frame/replace-around.ts'

const blockOf = (html: string): Element =>
  new DOMParser().parseFromString(`<section>${html}</section>`, 'text/html').querySelector('section') as Element

/** The element that is edited, as the nodes that stay. */
function runIn(block: Element) {
  const edited = block.querySelector('i') as Element
  return { first: edited, last: edited }
}

function replaced(before: string, after: string) {
  const [block, fresh] = [blockOf(before), blockOf(after)]
  const { first: edited } = runIn(block)
  const isReplaced = replaceAround(block, runIn(block), fresh, runIn(fresh))
  return { isReplaced, html: block.innerHTML, keepsEdited: block.contains(edited) }
}

it('replaces what surrounds an element that is edited, and not the element', () => {
  const before = '<h2>One</h2><p class="a">x <i>typed</i> y</p><ul><li>1</li></ul>'
  const after = '<p>New</p><h2>Two</h2><p id="b">z <i>saved</i></p>'
  expect(replaced(before, after)).toEqual({
    isReplaced: true,
    html: '<p>New</p><h2>Two</h2><p id="b">z <i>typed</i></p>',
    keepsEdited: true,
  })
})

it('does not replace nodes that are equal', () => {
  const [block, fresh] = [
    blockOf('<h2>One</h2><p><i>a</i></p> <b>2</b>'),
    blockOf('<h2>One</h2><p><i>b</i></p> <b>3</b>'),
  ]
  const heading = block.querySelector('h2')
  replaceAround(block, runIn(block), fresh, runIn(fresh))
  expect(block.querySelector('h2')).toBe(heading)
  expect(block.querySelector('b')?.textContent).toBe('3')
})

it('changes nothing if the element is within others', () => {
  const before = '<h2>One</h2><p><i>typed</i></p>'
  expect(replaced(before, '<h2>Two</h2><div><i>saved</i></div>')).toEqual({
    isReplaced: false,
    html: before,
    keepsEdited: true,
  })
})
