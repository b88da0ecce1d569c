import type { ToFrame } from '../wire/messages.ts'

/**
 * The style element of a theme that is not written: behind the styles of the page, so that its values count. A page that still
 * loads adds styles behind it, so it moves.
 */
function lookElement(): HTMLStyleElement {
  const found = document.querySelector<HTMLStyleElement>('#studio-look')
  const element = found ?? document.createElement('style')
  element.id = 'studio-look'
  if (element !== document.head.lastElementChild) document.head.append(element)
  return element
}

/** Shows the page in the look of a theme that is not written, and in the colours that visitors prefer. */
export function showLook({ styles = '', scheme }: Extract<ToFrame, { studio: 'look' }>): void {
  const element = lookElement()
  if (element.textContent !== styles) element.textContent = styles
  const { dataset } = document.documentElement
  if (scheme) dataset['scheme'] = scheme
  else delete dataset['scheme']
}
