import { kind } from '../diagnostic.ts'

type Likeness = {
  /** Address of the page. */
  path: string
  /** File of the page that it is most like. */
  other: string
  /** How alike the two are, and how alike they may be, from 0 to 1. */
  share: number
  most: number
  /** The longest passages that both have. */
  passages: readonly { text: string; words: number }[]
  /** The template that both were made from. */
  template: string | undefined
}

const percent = (share: number) => `${Math.round(share * 1_000) / 10} %`

const message = ({ other, share, most }: Likeness) =>
  `This page and ${other} are ${percent(share)} alike, names of cities, states and services left aside; the limit is ${percent(most)}.`

const bothSay = ({ passages }: Likeness) =>
  `Both say:\n\n${passages.map(({ text, words }) => `    ${text} (${words} words)`).join('\n')}`

const moreOfItsOwn = ({ template }: Likeness) =>
  template === undefined
    ? 'Say what is true on this page alone.'
    : `Both are made from \`_data/templates/${template}.yaml\`: let it show more of what the records of the city and the service say, and write there what is true of one alone.`

/** Pages that say the same as another one. */
export const likenessDiagnostics = {
  'near-duplicate': kind<Likeness>({
    severity: 'error',
    title: 'Two pages that say the same',
    explain:
      'Pages that differ in little but names were made for search engines, not for people; search engines call them doorways and drop them, and the site with them.',
    message,
    hint: (args) =>
      [
        bothSay(args),
        moreOfItsOwn(args),
        args.template === undefined
          ? `If there is nothing, one page is enough. Delete this one, and write in ${args.other}:\n\n    aliases: [${args.path}]`
          : 'If there is nothing, take the page out of `_data/coverage.yaml`.',
      ].join('\n\n'),
    others: ({ other }) => [other],
  }),
  'similar-page': kind<Likeness>({
    severity: 'warning',
    title: 'Two pages that are much alike',
    explain: 'A visitor who has read one of them learns little from the other, and search engines may show only one.',
    message,
    hint: (args) => `${bothSay(args)}\n\n${moreOfItsOwn(args)}`,
    others: ({ other }) => [other],
  }),
  'more-similar-pages': kind<{ told: number; unchecked: number }>({
    severity: 'warning',
    title: 'More pages that are alike than can be told',
    explain: 'Where thousands of pages are alike the cause is one: what they are all made from.',
    message: ({ told, unchecked }) =>
      `${unchecked} more pages look too much alike. Only the ${told} worst are told one by one.`,
    hint: () => 'Begin with the template or the fragment that the worst have in common.',
  }),
}
