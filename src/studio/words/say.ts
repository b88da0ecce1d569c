import type { Words } from './en.ts'

let current: (() => Words) | undefined

/** Sets where the words come from: in the browser the language that was chosen, on the server that of the request. */
export function speak(words: () => Words): void {
  current = words
}

/** The words of the studio in the language of the person. Call it where they are shown, not when a module is loaded. */
export function say(): Words {
  if (current === undefined) throw new Error('The words of the studio are not loaded yet.')
  return current()
}
