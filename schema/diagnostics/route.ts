import { commandLine } from '../command-line.ts'
import { didYouMean, kind, write } from '../diagnostic.ts'
import { deviceWords, isDeviceName } from '../reserved-name.ts'
import { deleteValue, setAt } from './parts/fixes.ts'

type BrokenLink = {
  href: string
  /** The first page with the link. */
  page: string
  suggestion: string | undefined
  corrected: string | undefined
  /** What does not exist: the page, a block on it, or a file. */
  missing: 'page' | 'block' | 'file'
}

/** Errors of addresses: file names, routes, aliases, links, and pages that search engines would confuse. */
export const routeKinds = {
  'bad-file-name': kind<{ part: string; rename: string | undefined }>({
    severity: 'error',
    title: 'A file name that is not a valid address',
    explain: 'The path of the file is the address of the page: lower-case letters, digits and single hyphens.',
    message: ({ part }) =>
      isDeviceName(part)
        ? deviceWords(part)
        : `\`${part}\` cannot be part of an address. Use lower-case letters, digits and single hyphens, and the ending \`.yaml\`.`,
    hint: ({ rename }) => (rename === undefined ? 'Rename the file.' : `Rename the file to:\n\n    ${rename}`),
  }),
  'duplicate-route': kind<{ path: string; first: string; second: string }>({
    severity: 'error',
    title: 'Two pages for one URL',
    explain: 'Only one of them could be shown.',
    message: ({ path, first, second }) => `Two pages have the address \`${path}\`: ${first} and ${second}`,
    hint: ({ second }) => `Delete or rename one of them, for example ${second}.`,
    others: ({ first }) => [first],
  }),
  'duplicate-alias': kind<{ alias: string; owner: string }>({
    severity: 'error',
    title: 'An alias that is taken',
    explain: 'An alias leads to one page and must not hide another.',
    message: ({ alias, owner }) => `The alias \`${alias}\` is already the address of ${owner}.`,
    hint: ({ alias }) => `Delete \`${alias}\` from \`aliases\` here.`,
    others: ({ owner }) => [owner],
    fix: deleteValue,
  }),
  'address-gone': kind<{
    address: string
    /** The revision that had the address. */
    revision: string
    /** The file to which the page was moved, or that dropped the address. */
    file: string | undefined
    isGenerated: boolean
    /** Whether it was that of a page in another language. */
    isTranslation: boolean
    /** Whether it was in `_data/redirects.yaml`. */
    isRedirect: boolean
    /** The tag of its language, if the site has that no longer. */
    language?: string
    /** Whether its page still exists, but is not part of the site at this time. */
    isHidden: boolean
    suggestion: string | undefined
  }>({
    severity: 'error',
    title: 'An address that was removed',
    explain:
      'Other sites, search engines and printed matter lead to an address for years. Visitors who follow such a link would see the not-found page.',
    message: ({ address, revision, isHidden }) =>
      `\`${address}\` was an address of the site in \`${revision}\`, but nothing answers there now${isHidden ? ': its page is a draft, or not part of the site at this time' : ''}.`,
    hint: ({ address, file, isGenerated, isTranslation, isRedirect, isHidden, language, suggestion }) => {
      if (language !== undefined)
        return `Put \`${language}\` back into \`languages:\`, or redirect its addresses in _data/redirects.yaml:\n\n    - from: /${language}/*\n      to: /`
      if (isTranslation && isGenerated)
        return `The page is one of a matrix: put back what the matrix, its template or its records said of it in _languages/. Or redirect it in _data/redirects.yaml:\n\n    - from: ${address}\n      to: /`
      if (isRedirect)
        return `Put it back into _data/redirects.yaml, with \`to:\` or \`status: 410\`:\n\n    - from: ${address}\n      status: 410`
      if (isHidden)
        return `Keep the page until another page replaces it, and then write into the head of that page:\n\n    aliases:\n      - ${address}`
      const where =
        file ?? (isTranslation ? 'the translation of the page that takes its place' : 'the page that takes its place')
      const moved = file === undefined && suggestion !== undefined ? ` Is that the page \`${suggestion}\`?` : ''
      const alias = `Write into the head of ${where}:\n\n    aliases:\n      - ${address}${moved === '' ? '' : `\n\n${moved.trim()}`}`
      if (isTranslation) return alias
      return isGenerated
        ? `Put it back into its matrix in _data/coverage/: \`aliases\` there keeps the old name of a record. Or redirect it. ${alias}`
        : `${alias}\n\n\`${commandLine('move', `${address} /new`)}\` renames a page and adds the alias.`
    },
  }),
  'reserved-address': kind<{
    address: string
    taken: string
    /** The part that is the name of a device. */
    device: string | undefined
    isAlias: boolean
    /** An address like it that is free. */
    free: string
  }>({
    severity: 'error',
    title: 'An address that is not free',
    explain: 'Some addresses are answered by the server itself, or are files that the build writes.',
    message: ({ address, taken, device, isAlias }) =>
      device !== undefined
        ? deviceWords(device)
        : `\`${address}\` cannot be ${isAlias ? 'an alias' : 'the address of a page'}: \`${taken}\` belongs to the server.`,
    hint: ({ address, isAlias, free }) =>
      isAlias
        ? `Delete \`${address}\` from \`aliases\` here, or write \`${free}\`.`
        : `Rename the file or its folder, for example to \`${free.slice(1)}.yaml\`.`,
    fix: ({ isAlias }, target) => (isAlias ? deleteValue(undefined, target) : undefined),
  }),
  'link-to-alias': kind<{
    alias: string
    target: string
    meant: string
    corrected: string | undefined
    /** Whether it is in `_data/redirects.yaml`. */
    isRedirect: boolean
  }>({
    severity: 'warning',
    title: 'A link to an alias or a redirect',
    explain:
      'Aliases and redirects are for links from other sites. A link to the page itself saves visitors a detour and names the address that counts to search engines.',
    message: ({ alias, target, isRedirect }) =>
      `\`${alias}\` is ${isRedirect ? 'redirected to' : 'an alias of'} \`${target}\`.`,
    hint: ({ corrected, meant }) => write(corrected, `Link to the page itself: ${meant}`),
  }),
  'duplicate-id': kind<{ id: string; first: string; free: string; isFragment: boolean }>({
    severity: 'error',
    title: 'Two blocks with one id',
    explain: 'A link to the anchor would always reach the first of them.',
    message: ({ id, first }) => `The id \`${id}\` is already used by ${first}.`,
    hint: ({ free, isFragment }) =>
      isFragment ? `Write an id of this page's own below \`use:\`:\n\n    id: ${free}` : write(`id: ${free}`),
  }),
  'search-length': kind<{
    key: string
    has: number
    min: number
    max: number
    /** Values of the tokens of the text, the longest first. */
    values: readonly { name: string; value: string }[]
  }>({
    severity: 'warning',
    title: 'A title or description that search results would cut or drop',
    explain: 'Search results show about 60 characters of a title and 160 of a description, and ignore short ones.',
    message: ({ key, has, min, max, values }) =>
      `\`${key}\` has ${has} characters${values.length > 0 ? ' with its tokens filled' : ''}; search results ${has > max ? `show ${max}` : `want at least ${min}`}.`,
    hint: ({ has, max, values }) =>
      [
        has > max ? `Remove ${has - max}.` : 'Say a little more.',
        ...(values.length > 0
          ? [
              `The longest values here:\n\n${values.map(({ name, value }) => `    {${name}}: ${value} (${value.length})`).join('\n')}`,
            ]
          : []),
      ].join('\n\n'),
  }),
  'headline-count': kind<{ count: number; types: readonly string[] }>({
    severity: 'warning',
    title: 'A page without a headline, or with two',
    explain: 'Search engines and screen readers take the `h1` for the name of the page.',
    message: ({ count }) =>
      count === 0
        ? 'The page has no headline (`h1`).'
        : 'The page has a headline (`h1`) already, and this is a second one.',
    hint: ({ count, types }) =>
      count === 0
        ? `Begin the page with a block that has one: ${types.join(' or ')}.`
        : 'Use a different block for this part, such as `rich-text`, or delete it.',
  }),
  'duplicate-title': kind<{ title: string; other: string }>({
    severity: 'warning',
    title: 'Two pages with one title',
    explain: 'Nobody could distinguish them in search results.',
    message: ({ other, title }) => `The title "${title}" is also that of ${other}.`,
    hint: () => 'Write a title that fits only this page.',
    others: ({ other }) => [other],
  }),
  'duplicate-description': kind<{ other: string }>({
    severity: 'warning',
    title: 'Two pages with one description',
    explain: 'Search engines drop descriptions that several pages share.',
    message: ({ other }) => `The description is the same as that of ${other}.`,
    hint: () => 'Describe what only this page has.',
    others: ({ other }) => [other],
  }),
  'missing-permission': kind<{ type: string; corrected: string }>({
    severity: 'error',
    title: 'A page about a client who has not agreed to it',
    explain:
      'Search engines would show it as a job that was done for the client, which is a claim about somebody else.',
    message: ({ type }) =>
      `Nobody has given permission for this \`${type}\`, so its page may not be in search engines.`,
    hint: ({ corrected }) =>
      `Write in the head of the page:\n\n    noindex: true\n\nOnce the client has agreed in writing, say in the block who and when instead:\n\n${corrected.replace(/^/gm, '    ')}`,
    fix: () => setAt(['noindex'], true, 'Keep the page out of search engines'),
  }),
  'broken-link': kind<BrokenLink>({
    severity: 'error',
    title: 'A link that leads nowhere',
    explain: 'Visitors who follow it see the not-found page.',
    message: ({ href, missing, suggestion }) =>
      missing === 'block'
        ? `No block there has the id \`${href.split('#')[1]}\`.${didYouMean(suggestion)}`
        : `There is no ${missing} at \`${href}\`.${didYouMean(suggestion)}`,
    hint: ({ corrected, href, missing, page }) => {
      const otherwise = {
        block: `Give a block the id: ${href.split('#')[1]}`,
        page: 'Add the page',
        file: /^\/(?:images|fonts)\//.test(href)
          ? `Put the file into another folder of \`_public/\`: those in \`_public/${href.split('/')[1]}/\` are originals, of which a build writes files of its own`
          : 'Put the file into `_public/`',
      }[missing]
      return write(corrected, `${otherwise}, or correct the link. It first appears on ${page}.`)
    },
  }),
  'search-without-header': kind<{ page: string }>({
    severity: 'error',
    title: 'A search on a site that has none',
    explain: 'The search file of the site is written for the search in its header, and the block reads the same file.',
    message: () => 'The site file has no `header.search`, so this search could find nothing.',
    hint: ({ page }) =>
      `Write into \`_data/site.yaml\`, or delete the block:\n\n    header:\n      search:\n        text: Search\n        placeholder: Service, city or word\n        href: ${page}\n        nothing: { text: Look through all pages., links: [] }`,
  }),
  'search-of-another-page': kind<{ page: string; leadsTo: string }>({
    severity: 'error',
    title: 'A search that leads to another page',
    explain: 'Its form leads to the page of results with the query in the address. That is the page with the block.',
    message: ({ page, leadsTo }) => `The search stands on \`${page}\`, but leads to \`${leadsTo}\`.`,
    hint: ({ page }) => write(`page: ${page}`),
  }),
  'page-without-search': kind<{ page: string; other: string | undefined }>({
    severity: 'error',
    title: 'A page of results without a search',
    explain: 'Search engines and browsers send queries to the page that `header.search` names.',
    message: ({ page }) => `The page \`${page}\` has no block \`site-search\` that shows results.`,
    hint: ({ other }) =>
      other === undefined ? 'Add the block to the page.' : write(`href: ${other}`, 'Add the block to the page.'),
  }),
  'page-not-generated': kind<{ href: string }>({
    severity: 'warning',
    title: 'A link to a page that is not generated yet',
    explain: 'A matrix lists the page. Until its file is written, visitors who follow the link see the not-found page.',
    message: ({ href }) => `The page \`${href}\` is in a matrix, but its file does not exist yet.`,
    hint: () => `Run \`${commandLine('generate')}\` to write it.`,
  }),
}
