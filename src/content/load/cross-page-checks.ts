import type { BlockSchemas } from '../../../schema/block.ts'
import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { everyBlock } from '../../../schema/nested-blocks.ts'
import { filesBelow } from '../../files/files-below.ts'
import type { PictureFiles } from '../../pictures/picture-file.ts'
import { fileAtAddress, type PublicFolders, publishedFile } from '../../pictures/public-folders.ts'
import { furtherAddresses } from '../derive/numbered-pages.ts'
import { summaryOf } from '../derive/page-summary.ts'
import { diagnose, valueRange } from '../diagnostics/diagnose.ts'
import { type SourcePosition, segmentsOf } from '../parse/source-position.ts'
import { contentsOf, type LinkReference, linksTo } from '../resolve/contents.ts'
import { mirrorName } from '../translations/mirror-names.ts'
import { whereOfText } from '../translations/where.ts'
import {
  hiddenFileDiagnostics,
  pagesOfAliases,
  reservedAddressDiagnostics,
  routeDiagnostics,
} from '../validate/addresses/address-checks.ts'
import { type Destinations, linkDiagnostics } from '../validate/addresses/link-checks.ts'
import { indexRedirects, nextOf, redirectDiagnostics } from '../validate/addresses/redirect-checks.ts'
import { fileDiagnostics } from '../validate/file-checks.ts'
import { formDiagnostics, retentionDiagnostics } from '../validate/form-checks.ts'
import { sessionKeyDiagnostics } from '../validate/gate-checks.ts'
import { pageListDiagnostics } from '../validate/page-list-checks.ts'
import { pagerDiagnostics } from '../validate/pager-checks.ts'
import { markdownPictureDiagnostics, pictureDiagnostics } from '../validate/picture-checks.ts'
import { prefillDiagnostics } from '../validate/prefill-checks.ts'
import { unpublishedLinkDiagnostics } from '../validate/schedule-checks.ts'
import { searchDiagnostics } from '../validate/search-checks.ts'
import { type Speaking, wordingDiagnostics } from '../validate/wording-checks.ts'
import type { PageResult } from './page-result.ts'
import type { QuoteDialog } from './shared/quote-dialog.ts'
import type { SharedContent } from './shared/shared-content.ts'
import { writtenFiles } from './written-files.ts'

type Text = { text: string; position: SourcePosition; file: string }

/** Texts that an earlier page has too, each with the file of the first. */
function repeated(texts: readonly Text[]): { text: Text; other: string }[] {
  const first = new Map<string, string>()
  return texts.flatMap((text) => {
    const key = text.text.trim().toLowerCase()
    const other = first.get(key)
    if (other !== undefined) return [{ text, other }]
    first.set(key, text.file)
    return []
  })
}

const textsOf = (results: readonly PageResult[], key: 'title' | 'description'): Text[] =>
  results.flatMap((result) => {
    const found = result[key]
    return found ? [{ ...found, file: result.file }] : []
  })

/**
 * Block ids by path, those of a further page of a list as on its first page. A page with errors still exists, but some of
 * its ids are missing: links to it are not reported.
 */
function anchorsOf(results: readonly PageResult[], schemas: BlockSchemas): Destinations['anchors'] {
  const idsAt = new Map<string, ReadonlySet<string>>(results.map(({ path, ids }) => [path, ids]))
  const ofNumbers = furtherAddresses(
    results.flatMap(({ page }) => page ?? []),
    schemas,
  ).map(({ address, page }) => [address, idsAt.get(page.path)] as const)
  const pages = results.map(({ page, ids, path, aliases }) => ({ path, aliases, ids: page && ids }))
  const ofAliases = pages.flatMap(({ aliases, ids }) => aliases.map(({ alias }) => [alias, ids] as const))
  return new Map([...ofNumbers, ...ofAliases, ...pages.map(({ path, ids }) => [path, ids] as const)])
}

/** What pages refer to besides each other. */
type Surroundings = {
  pictures: PictureFiles
  publicFolders: PublicFolders
  /** The block in the quote dialog. */
  dialog: QuoteDialog
  /** The block types, which lists of pages name. */
  schemas: BlockSchemas
  /** Addresses in another language to which links may lead. */
  elsewhere?: ReadonlySet<string>
}

/** Possible targets of links. */
function destinationsOf(
  results: readonly PageResult[],
  { planned, redirects }: SharedContent,
  { publicFolders, dialog, schemas, elsewhere = new Set() }: Surroundings,
): Destinations {
  const written = writtenFiles(results)
  const index = indexRedirects(redirects)
  return {
    // What is on a page in another language is checked there.
    anchors: new Map([...[...elsewhere].map((path) => [path, undefined] as const), ...anchorsOf(results, schemas)]),
    aliases: pagesOfAliases(results),
    redirectOf: (address) => nextOf(address, index),
    planned,
    missingForm: dialog.missing,
    isFile: (address) => publishedFile(publicFolders, address) !== undefined || written.has(address),
    files: () => [...publicFolders.flatMap(filesBelow).map((file) => `/${file}`), ...written],
  }
}

/** What decides which words of the engine a site says: its settings, and the blocks of its pages and its dialog. */
export const speakingOf = (
  results: readonly PageResult[],
  { site, siteRoot, language }: SharedContent,
  { dialog, schemas }: Pick<Surroundings, 'dialog' | 'schemas'>,
): Speaking => ({
  site,
  siteRoot,
  language,
  schemas,
  types: new Set([
    ...results.flatMap(({ page }) => (page ? summaryOf(page, schemas).types : [])),
    ...everyBlock(dialog.block ? [dialog.block] : []).map(({ type }) => type),
  ]),
  hasForms: dialog.block !== undefined || results.some(({ forms }) => forms.length > 0),
  hasSearch: results.some(({ searches }) => searches.length > 0),
  hasGates: results.some(({ gate }) => gate !== undefined),
})

/**
 * Diagnostics that need all pages: the place for a new check across pages, whose facts are in {@link PageResult}. Two kinds
 * are elsewhere: near-duplicates, which take long, and what nothing uses (`graph-checks.ts`). `results` are sorted by file.
 */
export function crossPageDiagnostics(
  results: readonly PageResult[],
  shared: SharedContent,
  surroundings: Surroundings,
): Diagnostic[] {
  if (shared.collectionsBroken) return []
  const { pictures, publicFolders, dialog, schemas } = surroundings
  const { tag, locale } = shared.language
  const mirror = surroundings.elsewhere && mirrorName(tag ?? locale, 'wording.yaml')
  const { origin, imageBase } = shared.site
  const links = [...linksTo(origin, contentsOf(shared.siteRoot)), ...(dialog.references?.links ?? [])]
  const [own] = shared.site.languages
  const isHere = ({ position }: LinkReference) =>
    own === undefined || (whereOfText(shared.siteRoot, segmentsOf(position))?.includes(own.tag) ?? true)
  const site = { file: links[0]?.position.source.file ?? '', links }
  const shown = [...(dialog.references?.pictures ?? []), ...results.flatMap(({ pictures }) => pictures)]
  const destinations = destinationsOf(results, shared, surroundings)
  const redirects = redirectDiagnostics(shared.redirects, { pages: results, origin, ...destinations })
  const ofRedirects = { file: redirects.links[0]?.position.source.file ?? '', links: redirects.links }
  const readable = results.filter(({ page }) => page !== undefined)
  return [
    ...reservedAddressDiagnostics(results),
    ...routeDiagnostics(results),
    ...redirects.diagnostics,
    ...hiddenFileDiagnostics(results, destinations.isFile),
    ...formDiagnostics([...(dialog.forms ? [dialog.forms] : []), ...results]),
    // A page with errors may have the form.
    ...(readable.length === results.length
      ? retentionDiagnostics([...(dialog.forms ? [dialog.forms] : []), ...results], shared.siteRoot)
      : []),
    ...fileDiagnostics(results),
    ...prefillDiagnostics([...shared.prefills, ...results.flatMap(({ prefills }) => prefills)], dialog.block, schemas),
    ...sessionKeyDiagnostics(results),
    ...repeated(textsOf(results, 'title')).map(({ text, other }) =>
      diagnose('duplicate-title', valueRange(text.position), { title: text.text, other }),
    ),
    ...repeated(textsOf(results, 'description')).map(({ text, other }) =>
      diagnose('duplicate-description', valueRange(text.position), { other }),
    ),
    ...linkDiagnostics([site, ofRedirects, ...readable], destinations),
    ...unpublishedLinkDiagnostics(readable, [...links.filter(isHere), ...redirects.links], shared.now),
    ...pageListDiagnostics(results, {
      schemas,
      words: Object.values(shared.collections).map(({ one }) => one),
      tags: [...(shared.records.get('tags')?.keys() ?? [])],
    }),
    ...pagerDiagnostics(results, shared.redirects, schemas),
    ...searchDiagnostics(results, shared.site, shared.siteRoot),
    ...wordingDiagnostics({ ...speakingOf(results, shared, { dialog, schemas }), mirror }),
    ...pictureDiagnostics(shown, pictures),
    ...markdownPictureDiagnostics(shown, {
      ...destinations,
      publicFolder: pictures.publicFolder,
      origins: [origin, imageBase && new URL(imageBase).origin],
      hasFile: (address) => fileAtAddress(publicFolders, address) !== undefined,
    }),
  ]
}
