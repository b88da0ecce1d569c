/** What a link may start with; everything else (`javascript:`, `data:`) could run code and is refused. */
export const safeStart = String.raw`(?:\/(?!\/)|#|https:\/\/|mailto:|tel:)`

/** In front of the address of a link, and behind it: the end, or a title, whose quotes may be escaped in YAML. */
const inline = { before: String.raw`\]\([ \t]*<?`, behind: String.raw`>?(?:[ \t]*\)|[ \t]+\\?["'])` }

/** The same of a link that has its address elsewhere: `[name]: /about` in a line of its own. */
const reference = {
  before: String.raw`^[ \t]*\[[^\]\n]+\]:[ \t]*<?`,
  behind: String.raw`>?[ \t]*(?:\r?$|\\?["'(])`,
}

/** A text as a regular expression that matches it alone. */
export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Matches an address where it is that of a link in Markdown. `more` is what may follow instead of the link's end. */
const inLinks = (address: string, flags: string, more = '(?!)') =>
  new RegExp(
    [inline, reference].map(({ before, behind }) => `(?<=${before})${address}(?=${more}|${behind})`).join('|'),
    flags,
  )

/** Addresses of this site in Markdown. */
export const siteLinks = inLinks(String.raw`[/#][^()\s<>]*`, 'gm')

/**
 * Addresses in Markdown that are none of {@link safeStart}: they would run code, or lead to another place from each page.
 * What begins with a token is judged when the token is filled.
 */
export const unsafeLinks = inLinks(String.raw`(?!${safeStart}|\{)[^()\s<>]+`, 'gm')

/** The address of a link, as it is written. */
export const linkTo = (href: string) => inLinks(escaped(href), 'm')

/** The address of a page in all links to it, in front of a query and an anchor too. */
export const linksToPage = (address: string) => inLinks(escaped(address), 'gm', '[#?]')

/** Whether a text may hold a link, as most do not. */
export const mayHoldLinks = (text: string) => text.includes('](') || text.includes(']:')
