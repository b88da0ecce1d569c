import { kind } from '../diagnostic.ts'
import type { EditPath } from '../edit.ts'
import { setAt } from './parts/fixes.ts'

type Likeness = {
  /** Address of the page. */
  path: string
  /** File of the most similar page. */
  other: string
  /** The similarity of the two, and the limit, from 0 to 1. */
  share: number
  limit: number
  /** The longest common passages. */
  passages: readonly { text: string; words: number }[]
  /** The template of both pages. */
  template: string | undefined
}

const percent = (share: number) => `${Math.round(share * 1_000) / 10} %`

const message = ({ other, share, limit }: Likeness) =>
  `This page and ${other} are ${percent(share)} alike, ignoring names of cities, states and services; the limit is ${percent(limit)}.`

const bothSay = ({ passages }: Likeness) =>
  `Both say:\n\n${passages.map(({ text, words }) => `    ${text} (${words} words)`).join('\n')}`

const moreOfItsOwn = ({ template }: Likeness) =>
  template === undefined
    ? 'Write what is true only of this page.'
    : `Both are generated from \`_data/templates/${template}.yaml\`: let it show more of the records of the city and the service, and write into them what is true of one alone.`

/** Errors and warnings of pages that are too similar. */
export const likenessKinds = {
  'near-duplicate': kind<Likeness>({
    severity: 'error',
    title: 'Two pages that say the same',
    explain:
      'Pages that differ in little but names are made for search engines, not for people; search engines call them doorways and drop them, and the site with them.',
    message,
    hint: (args) =>
      [
        bothSay(args),
        moreOfItsOwn(args),
        args.template === undefined
          ? `If there is nothing, one page is enough. Delete this one, and write in ${args.other}:\n\n    aliases: [${args.path}]`
          : 'If there is nothing, take the page out of its matrix in `_data/coverage/`.',
      ].join('\n\n'),
    others: ({ other }) => [other],
  }),
  'similar-page': kind<Likeness>({
    severity: 'warning',
    title: 'Two pages that are very similar',
    explain: 'A visitor who has read one of them learns little from the other, and search engines may show only one.',
    message,
    hint: (args) => `${bothSay(args)}\n\n${moreOfItsOwn(args)}`,
    others: ({ other }) => [other],
  }),
  'few-own-sentences': kind<{ has: number; least: number; own: readonly string[]; noindexPath: EditPath }>({
    severity: 'warning',
    title: 'A page with too little of its own',
    explain:
      'A page whose sentences all stand on other pages too answers nothing that those do not. Its matrix says how many sentences of its own a page needs before search engines may show it. Until then it is published with `noindex`, and is not in the sitemap.',
    message: ({ has, least }) =>
      `${has === 0 ? 'No sentence of this page is' : `${has} ${has === 1 ? 'sentence of this page is' : 'sentences of this page are'}`} on no other page, ignoring names of records; its matrix asks for ${least} (\`ownSentences\`), so search engines do not show it.`,
    hint: ({ own, noindexPath }) =>
      [
        ...(own.length > 0 ? [`Its own: ${own.map((text) => `“${text}”`).join(' ')}`] : []),
        'Write what is true of this page alone: in its records, or under `overrides:` of the page.',
        `If it should stay out of search engines:\n\n${noindexPath.length > 1 ? '    overrides:\n      noindex: true' : '    noindex: true'}`,
      ].join('\n\n'),
    fix: ({ noindexPath }) => setAt(noindexPath, true, 'Keep the page out of search engines'),
  }),
  'more-similar-pages': kind<{ listed: number; unchecked: number }>({
    severity: 'warning',
    title: 'More similar pages than are listed',
    explain: 'If thousands of pages are similar they have one cause: their common template or fragment.',
    message: ({ listed, unchecked }) =>
      `${unchecked} more pages are too similar. Only the ${listed} most similar are listed.`,
    hint: () => 'Start with the template or the fragment that the listed pages have in common.',
  }),
}
