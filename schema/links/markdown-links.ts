/** Valid starts of a link. Others are refused, because some (`javascript:`, `data:`) could run code. */
export const safeStart = String.raw`(?:\/(?!\/)|#|https:\/\/|mailto:|tel:)`

/** Text around the address of a link: behind it is the end, or a title, whose quotes may be escaped in YAML. */
const inline = { before: String.raw`\]\([ \t]*<?`, behind: String.raw`>?(?:[ \t]*\)|[ \t]+\\?["'])` }

/** Text around the address of a reference link: `[name]: /about` on a line of its own. */
const reference = {
  before: String.raw`^[ \t]*\[[^\]\n]+\]:[ \t]*<?`,
  behind: String.raw`>?[ \t]*(?:\r?$|\\?["'(])`,
}

/** A text escaped for a regular expression. */
export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Matches the address of a link in Markdown. `more` matches what may follow instead of the end of the link. */
const inLinks = (address: string, flags: string, more = '(?!)') =>
  new RegExp(
    [inline, reference].map(({ before, behind }) => `(?<=${before})${address}(?=${more}|${behind})`).join('|'),
    flags,
  )

/** Addresses of this site in Markdown. */
export const siteLinks = inLinks(String.raw`[/#][^()\s<>]*`, 'gm')

/**
 * Addresses in Markdown without a {@link safeStart}: they could run code, or they depend on the page with the link. One
 * that begins with a token is checked once the token is filled.
 */
export const unsafeLinks = inLinks(String.raw`(?!${safeStart}|\{)[^()\s<>]+`, 'gm')

/** Matches this address of a link. */
export const linkTo = (href: string) => inLinks(escaped(href), 'm')

/** Matches the address of a page in all links to it, also in front of a query or an anchor. */
export const linksToPage = (address: string) => inLinks(escaped(address), 'gm', '[#?]')

/** Whether a text can contain a link: a quick check, since most do not. */
export const mayHoldLinks = (text: string) => text.includes('](') || text.includes(']:')
