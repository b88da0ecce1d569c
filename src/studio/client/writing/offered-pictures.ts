import type { Transaction } from 'prosemirror-state'
import { pictureSign } from './pasted-pictures.ts'
import type { TextQuestion } from './text-dialogs.tsx'

type Offered = { file: File; at: number }

/** Takes the signs of pictures out of the text of a transaction. Returns where each of them stood. */
export function takeSigns(transaction: Transaction): number[] {
  const signs: number[] = []
  transaction.doc.descendants(({ text = '' }, position) => {
    for (let at = text.indexOf(pictureSign); at !== -1; at = text.indexOf(pictureSign, at + 1))
      signs.push(position + at)
  })
  for (const at of signs.toReversed()) transaction.delete(at, at + 1)
  return signs.map((at, index) => at - index)
}

/** The pictures that were pasted or dropped and wait for an answer, each with its position in the text. */
export function createOfferedPictures(onQuestion: (question: TextQuestion) => void) {
  let waiting: Offered[] = []

  function ask(missing: number): void {
    const [next] = waiting
    if (next) {
      const after = () => {
        waiting = waiting.filter((one) => one !== next)
        ask(missing)
      }
      onQuestion({ kind: 'picture', file: next.file, at: () => next.at, after })
    } else if (missing > 0) onQuestion({ kind: 'missing', pictures: missing })
  }

  return {
    /** Asks about pictures one after the other, then names how many could not be read. */
    offer(pictures: readonly Offered[], missing = 0): void {
      waiting = [...pictures]
      ask(missing)
    },
    /** The text has changed: the pictures go where their neighbours are. */
    map(mapping: Pick<Transaction['mapping'], 'map'>): void {
      for (const one of waiting) one.at = mapping.map(one.at)
    },
  }
}
