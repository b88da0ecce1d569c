import { readableAddress } from '../../../../schema/links/link.ts'
import { maxRedirects } from '../../../../schema/redirects.ts'
import { decodeList } from './decode-list.ts'
import { type Row, tableRows } from './table-addresses.ts'
import { xmlAddresses } from './xml-addresses.ts'

/** A line of a list of old addresses: the address without its site, and where it leads if the list says so. */
export type OldAddress = {
  from: string
  to?: string | undefined
  status?: number | undefined
  /** Why it is no redirect of one address. */
  skipped?: string | undefined
}

/** The addresses of a list, or why it has none. */
export type OldList = { addresses: OldAddress[]; problem?: undefined } | { problem: string }

/** The longest list, in bytes. */
const maxBytes = 50e6

/** The path and query of an address, decoded as people read it. */
function pathOf(written: string): string {
  const text = written.trim()
  const path = (URL.canParse(text) ? text.replace(/^[a-z]+:\/\/[^/?#]*/i, '') : text).replace(/#.*$/, '')
  return readableAddress(path.startsWith('/') ? path : `/${path}`)
}

/** A target: the path of an address of this site, else the address itself. */
function targetOf(written: string, origin: string): string | undefined {
  const text = written.trim()
  if (text === '') return undefined
  const own = text === origin ? '/' : text.startsWith(`${origin}/`) ? text.slice(origin.length) : text
  return URL.canParse(own) || own.startsWith('/') ? own : `/${own}`
}

const readRow = ({ from, to, ...row }: Row, origin: string): OldAddress => ({
  ...row,
  // No address begins so: a pattern is listed as it is written.
  from: from.startsWith('^') ? from : pathOf(from),
  to: to === undefined ? undefined : targetOf(to, origin),
})

function readXml(text: string): OldList {
  const found = xmlAddresses(text)
  if (found === undefined || found.root === 'html')
    return {
      problem:
        'is a web page. Save the sitemap itself: its text begins with `<?xml`, and has a <loc> for each address.',
    }
  const { addresses, sitemaps } = found
  if (addresses.length === 0 && sitemaps.length > 0)
    return {
      problem: `is an index of other sitemaps. Save each of them, and import these files:\n\n${sitemaps.map((one) => `  ${one}`).join('\n')}`,
    }
  return { addresses: addresses.map((from) => ({ from: pathOf(from) })) }
}

/**
 * The addresses in a list of a former site: a sitemap, a feed, the table of a plugin, or lines of `old[,new[,status]]` as a
 * spreadsheet saves them. Any of them may be a whole address; `origin` is that of this site.
 */
export function readOldAddresses(file: Buffer, origin: string): OldList {
  if (file.length > maxBytes) return { problem: 'has more than 50 MB. Import a part of it at a time.' }
  const text = decodeList(file)
  if (text === undefined) return { problem: 'is packed, and the package is damaged. Save it again.' }
  const read = text.trimStart().startsWith('<') ? readXml(text) : readTable(text, origin)
  if (read.problem !== undefined) return read
  const { length } = read.addresses
  if (length === 0) return { problem: 'has no address in it.' }
  return length > maxRedirects
    ? {
        problem: `has ${length} addresses, and a site has ${maxRedirects} redirects at most. Let folders lead on as a whole: \`/blog/*\`.`,
      }
    : read
}

function readTable(text: string, origin: string): OldList {
  const rows = tableRows(text)
  if (rows === undefined)
    return {
      problem:
        'has no column of old addresses that is known. Name that column `old`, and the one of the new addresses `new`, in its first line.',
    }
  return { addresses: rows.filter(({ from }) => from.trim() !== '').map((row) => readRow(row, origin)) }
}
