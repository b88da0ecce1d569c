import { hashOf } from '../../../cache/hash.ts'
import { ownBlocks, schemaHash } from '../../../content/block-types/find-blocks.ts'
import type { Content, LoadedSite } from '../../../content/load/load.ts'
import { contentFolder } from '../../../pictures/public-folders.ts'
import type { PageModel } from '../../wire/page.ts'
import { recordNames } from './content-names.ts'
import { listedPages } from './listed-pages.ts'
import type { Reach } from './reach.ts'

type SiteHashes = Pick<PageModel, 'listingHash' | 'namesHash' | 'siteHash'>

/** The hash of what fields and dialogs offer beside what is on the page. A shell that has another one reads it again. */
export function namesHashOf(content: Content): string {
  const { tones, collections, site } = content.shared()
  const types = [Object.keys(content.blocks()), ownBlocks(contentFolder(content)).map(schemaHash)]
  const choices = [content.names(), recordNames(content), types, tones, collections, site.locale, site.timeZone]
  return hashOf(JSON.stringify(choices))
}

/** Hashes of what is found across all pages, by which a shell sees that it has changed. None before all pages are read. */
export function createSiteHashes(content: Content, reachOf: (site: LoadedSite) => Reach) {
  let hashes: SiteHashes = {}
  return {
    now: () => hashes,
    /** Computes the hashes of a site; returns whether any has changed. */
    update(site: LoadedSite): boolean {
      const before = hashes
      const listingHash = hashOf(JSON.stringify(listedPages(site)))
      const namesHash = namesHashOf(content)
      // A fix is offered only as long as its file has the text in which it was found.
      const found = site.diagnostics.map((one) => [one, one.fix && site.sources(one.fix.file)])
      const siteHash = hashOf(JSON.stringify([listingHash, namesHash, found, reachOf(site).counts]))
      hashes = { listingHash, namesHash, siteHash }
      return siteHash !== before.siteHash
    },
  }
}
