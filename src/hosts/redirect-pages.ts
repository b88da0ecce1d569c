import type { AddressIndex } from '../../schema/links/address-table.ts'

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** A page that leads on at once, and names its target to search engines. */
const pageTo = (to: string) =>
  `<!doctype html><meta charset="utf-8"><title>${escaped(to)}</title><link rel="canonical" href="${escaped(to)}"><meta http-equiv="refresh" content="0; url=${escaped(to)}"><a href="${escaped(to)}">${escaped(to)}</a>\n`

/** The file that answers an address on GitHub Pages; `undefined` if none does as a page. */
function fileOf(from: string): string | undefined {
  if (from.endsWith('/')) return `${from.slice(1)}index.html`
  const [, ending] = /\.([^./]*)$/.exec(from) ?? []
  if (ending === undefined) return `${from.slice(1)}.html`
  return /^html?$/.test(ending) ? from.slice(1) : undefined
}

/**
 * Pages that lead on from old addresses, for a host without redirects of its own: GitHub Pages reads neither `_redirects` nor
 * `_headers`. `others` counts the addresses that no file can answer.
 */
export function redirectPages({ shown, exact, asked, below }: AddressIndex): {
  pages: Map<string, string>
  others: number
} {
  const pages = new Map<string, string>()
  let others = [...asked.values()].flat().length + below.size
  const moved = [...exact].map(([from, redirect]) => [from, redirect.status === 410 ? undefined : redirect.to] as const)
  for (const [from, to] of [...shown, ...moved]) {
    const file = fileOf(from)
    if (file !== undefined && to !== undefined) pages.set(file, pageTo(to))
    else if (!from.endsWith('/')) others++
  }
  return { pages, others }
}
