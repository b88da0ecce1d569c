import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { language } from '../../schema/language/language.ts'
import type { AddressEntry, AddressTable } from '../../schema/links/address-table.ts'
import { isOldAddress } from '../../schema/links/link.ts'
import type { PageWithoutBlocks } from '../content/derive/page-summary.ts'
import type { SiteContent } from '../content/load/load.ts'
import { type PolicySource, policyOrigins } from './policy-sources.ts'

type Served = Pick<SiteContent, 'site' | 'redirects'> & { pages: readonly PageWithoutBlocks[] }

/** The aliases of all pages, and the redirects of the site. */
function addressTable({ site, redirects, pages }: Served): AddressTable {
  const aliases = pages.flatMap(({ path, aliases }) =>
    aliases.map((alias): [string, AddressEntry] => [
      alias,
      { to: path, status: site.aliases === 'redirect' || isOldAddress(alias) ? 301 : 200 },
    ]),
  )
  const others = redirects.map(({ from, to, status }): [string, AddressEntry] => [
    from,
    to === undefined || status === 410 ? { status: 410 } : { to, status },
  ])
  return Object.fromEntries([...aliases, ...others])
}

type ServerFiles = {
  content: Served
  forms: Record<string, readonly object[]>
  /** Of the inline scripts and styles. */
  scriptHashes: readonly string[]
  styleHashes: readonly string[]
  hasGallery: boolean
  /** The tags of the languages that the site is translated into. */
  languages?: readonly string[]
  /** What blocks and settings load from elsewhere. */
  sources: readonly PolicySource[]
}

/** Writes the files that configure the server. */
export async function writeServerFiles(
  stagingDir: string,
  { content, forms, scriptHashes, styleHashes, hasGallery, languages = [], sources }: ServerFiles,
): Promise<void> {
  const { crawlers, headers } = content.site
  const json = (name: string, value: unknown) => writeFile(join(stagingDir, name), JSON.stringify(value))
  await json('_headers.json', {
    scriptHashes,
    styleHashes,
    origins: policyOrigins(sources),
    ...(hasGallery && { gallery: true }),
    ...headers,
  })
  await json('_addresses.json', addressTable(content))
  if (crawlers.snapshots === 'rewrite') await json('_snapshots.json', 'rewrite')
  if (languages.length > 0) await json('_languages.json', languages)
  await json('_forms.json', forms)
  if (Object.keys(content.site.inquiries.keepDays).length > 0)
    await json('_retention.json', content.site.inquiries.keepDays)
  await json('_language.json', language())
}
