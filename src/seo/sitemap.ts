import { escapeAttribute } from '../render/escape.ts'

/** Limits of one file (sitemaps.org, "Sitemap index files"): 50,000 addresses and 52,428,800 bytes, uncompressed. */
const sitemapLimits = { addresses: 50_000, bytes: 52_428_800 }

/** An address with the ISO date on which its main content last changed, if the ledger says it. */
type SitemapEntry = { address: string; changed?: string | undefined }

export type SitemapFile = { name: string; text: string }

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const start = `${declaration}<urlset xmlns="${namespace}">\n`
const end = '</urlset>\n'

const changedTag = (changed: string | undefined) => (changed === undefined ? '' : `<lastmod>${changed}</lastmod>`)
const located = (tag: string, { address, changed }: SitemapEntry) =>
  `<${tag}><loc>${escapeAttribute(address)}</loc>${changedTag(changed)}</${tag}>\n`

type Part = { lines: string[]; bytes: number; changed?: string | undefined }

function partsOf(entries: readonly SitemapEntry[], limits: typeof sitemapLimits): Part[] {
  const frame = Buffer.byteLength(start + end)
  const parts: Part[] = []
  for (const entry of entries) {
    const line = located('url', entry)
    const bytes = Buffer.byteLength(line)
    let part = parts.at(-1)
    if (!part || part.lines.length === limits.addresses || part.bytes + bytes > limits.bytes) {
      part = { lines: [], bytes: frame }
      parts.push(part)
    }
    part.lines.push(line)
    part.bytes += bytes
    if (entry.changed !== undefined && entry.changed > (part.changed ?? '')) part.changed = entry.changed
  }
  return parts
}

/**
 * `sitemap.xml`, which is always an index, and the files that it lists, each within the limits. Entries are sorted by
 * address, so that a new address moves no other to another file.
 */
export function sitemapFiles(
  entries: readonly SitemapEntry[],
  origin: string,
  limits = sitemapLimits,
): [index: SitemapFile, ...files: SitemapFile[]] {
  const sorted = [...entries].sort((one, other) => (one.address < other.address ? -1 : 1))
  const parts = partsOf(sorted, limits).map((part, at) => ({ ...part, name: `sitemap-${at + 1}.xml` }))
  const lines = parts.map(({ name, changed }) => located('sitemap', { address: `${origin}/${name}`, changed }))
  return [
    {
      name: 'sitemap.xml',
      text: `${declaration}<sitemapindex xmlns="${namespace}">\n${lines.join('')}</sitemapindex>\n`,
    },
    ...parts.map(({ name, lines }) => ({ name, text: start + lines.join('') + end })),
  ]
}
