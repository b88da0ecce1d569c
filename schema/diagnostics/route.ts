import { didYouMean, kind, write } from '../diagnostic.ts'

type BrokenLink = {
  href: string
  /** The page on which the link was met first. */
  page: string
  suggestion: string | undefined
  corrected: string | undefined
  /** What is not there: the page, a page that the coverage lists, or a block on the page. */
  missing: 'page' | 'planned' | 'block'
}

/** Faults of addresses: file names, routes, aliases, links, and pages that search engines would mix up. */
export const routeDiagnostics = {
  'bad-file-name': kind<{ part: string; rename: string | undefined }>({
    severity: 'error',
    title: 'A file name that is no URL',
    explain: 'The path of the file is the address of the page: lower-case letters, digits and single hyphens.',
    message: ({ part }) =>
      `\`${part}\` cannot be part of an address. Use lower-case letters, digits and single hyphens, and the ending \`.yaml\`.`,
    hint: ({ rename }) => (rename === undefined ? 'Rename the file.' : `Rename the file to:\n\n    ${rename}`),
  }),
  'duplicate-route': kind<{ path: string; first: string; second: string }>({
    severity: 'error',
    title: 'Two pages for one URL',
    explain: 'Only one of them could be shown.',
    message: ({ path, first, second }) => `Two pages have the address \`${path}\`: ${first} and ${second}`,
    hint: ({ second }) => `Delete or rename one of them, for example ${second}.`,
  }),
  'duplicate-alias': kind<{ alias: string; owner: string }>({
    severity: 'error',
    title: 'An alias that is taken',
    explain: 'An alias leads to one page and may not hide another.',
    message: ({ alias, owner }) => `The alias \`${alias}\` is already the address of ${owner}.`,
    hint: ({ alias }) => `Delete \`${alias}\` from \`aliases\` here.`,
  }),
  'duplicate-id': kind<{ id: string; first: number }>({
    severity: 'error',
    title: 'Two blocks with one id',
    explain: 'A link to the anchor would always reach the first of them.',
    message: ({ id, first }) => `The id \`${id}\` is already that of blocks[${first}].`,
    hint: ({ id }) => write(`id: ${id}-2`),
  }),
  'duplicate-title': kind<{ title: string; other: string }>({
    severity: 'warning',
    title: 'Two pages with one title',
    explain: 'In a list of search results nobody could tell them apart.',
    message: ({ other, title }) => `The title "${title}" is also that of ${other}.`,
    hint: () => 'Say in the title what is on this page alone.',
  }),
  'duplicate-description': kind<{ other: string }>({
    severity: 'warning',
    title: 'Two pages with one description',
    explain: 'Search engines drop descriptions that stand on several pages.',
    message: ({ other }) => `The description is word for word that of ${other}.`,
    hint: () => 'Describe what is on this page alone.',
  }),
  'missing-picture': kind<{ name: string }>({
    severity: 'error',
    title: 'A picture that is not there',
    explain: 'A page must never show a broken picture: each needs a file, or a scene that is drawn in its place.',
    message: ({ name }) =>
      `There is no file \`public/images/${name}.jpg\` (or png, webp, avif, svg), and no \`scene\` to draw.`,
    hint: ({ name }) =>
      `Put the file there, or name a scene beside it:\n\n    scene: { kind: stage, seed: ${name.split('/').at(-1)} }`,
  }),
  'broken-link': kind<BrokenLink>({
    severity: 'warning',
    title: 'A link that leads nowhere',
    explain: 'Visitors who follow it see the not-found page.',
    message: ({ href, missing, suggestion }) =>
      missing === 'block'
        ? `No block there has the id \`${href.split('#')[1]}\`.${didYouMean(suggestion)}`
        : `There is no page at \`${href}\`.${didYouMean(suggestion)}`,
    hint: ({ corrected, href, missing, page }) => {
      if (missing === 'planned')
        return 'The coverage lists this page, but its file is not there yet. Write it with `npm run generate`.'
      const otherwise = missing === 'block' ? `Give a block the id: ${href.split('#')[1]}` : 'Add the page'
      return write(corrected, `${otherwise}, or correct the link. It was met first on ${page}.`)
    },
  }),
}
