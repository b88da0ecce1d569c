import { defineWords } from './words.ts'

/** How words of the language are compared in searches: over all pages, in questions, and on the map of cities. */
export const searchTerms = defineWords('search-terms', {
  ignored:
    'a an and any are at can do does find for from get how i in is it looking me my near need of on or our should some the to us want we what when where which who why with you your',
  alike: 'cost price pricing rate fee charge how-much, job career vacancy',
  endings: '1+ss>ss 1+us>us 4+ing 2+ies>y 3+s',
})

/** An ending of words, the least number of letters before it, and its replacement. */
export type Ending = { before: number; ending: string; instead: string }

/** The endings in a text such as `4+ing 2+ies>y`; `undefined` for an invalid part. */
export const endingsIn = (text: string): (Ending | undefined)[] =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .map((part) => {
      const [, before, ending, instead = ''] = /^(\d)\+([^+>]+)(?:>([^+>]+))?$/.exec(part) ?? []
      return ending === undefined ? undefined : { before: Number(before), ending, instead }
    })
