import { Readable } from 'node:stream'
import { ErrorLevel, SitemapIndexStream, type SitemapItemLoose, SitemapStream, streamToPromise } from 'sitemap'

/**
 * A file may have 50,000 addresses and 52,428,800 bytes (sitemaps.org, "Sitemap index files"). No address is longer than
 * 2,048 characters, so that a file of so many keeps both limits.
 */
const maxAddresses = 20_000

/** An address with the ISO date on which its main content last changed, if the ledger says it. */
type SitemapEntry = { address: string; changed?: string | undefined }

export type SitemapFile = { name: string; text: string }

const options = { lastmodDateOnly: true, level: ErrorLevel.THROW }
const xmlns = { news: false, xhtml: false, image: false, video: false }

const itemOf = ({ address, changed }: SitemapEntry): SitemapItemLoose => ({
  url: address,
  ...(changed !== undefined && { lastmod: changed }),
})

const textOf = async (entries: readonly SitemapEntry[], stream: SitemapStream | SitemapIndexStream): Promise<string> =>
  (await streamToPromise(Readable.from(entries.map(itemOf)).pipe(stream))).toString()

const newest = (entries: readonly SitemapEntry[]) =>
  entries.reduce<string | undefined>((day, { changed }) => ((changed ?? '') > (day ?? '') ? changed : day), undefined)

/**
 * `sitemap.xml`, which is always an index, and the files that it lists, each with at most `limit` addresses. Entries are
 * sorted by address, so that a new address moves few others to another file.
 */
export async function sitemapFiles(
  entries: readonly SitemapEntry[],
  origin: string,
  limit = maxAddresses,
): Promise<[index: SitemapFile, ...files: SitemapFile[]]> {
  const sorted = [...entries].sort((one, other) => (one.address < other.address ? -1 : 1))
  const files: SitemapFile[] = []
  const listed: SitemapEntry[] = []
  for (let start = 0; start < sorted.length; start += limit) {
    const part = sorted.slice(start, start + limit)
    const name = `sitemap-${files.length + 1}.xml`
    files.push({ name, text: await textOf(part, new SitemapStream({ ...options, xmlns })) })
    listed.push({ address: `${origin}/${name}`, changed: newest(part) })
  }
  return [{ name: 'sitemap.xml', text: await textOf(listed, new SitemapIndexStream({ ...options })) }, ...files]
}
