import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Fix } from '../../../../schema/diagnostic.ts'
import { language } from '../../../../schema/language/language.ts'
import type { Page } from '../../../../schema/page.ts'
import { inSite } from '../../../../schema/site/in-site.ts'
import { memoize } from '../../../cache/memoize.ts'
import { fixedText } from '../../../content/edit/fixed-text.ts'
import { fileOfList } from '../../../content/load/file-of-list.ts'
import type { Content, ContentFolder, LoadedSite } from '../../../content/load/load.ts'
import { isPublished, listPublic } from '../../../pictures/public-folders.ts'
import { isSharedAddress, nameAtAddress } from '../../shared-address.ts'
import type { Requests } from '../../wire/calls.ts'
import type { FileEdits, Trial } from '../../wire/edits.ts'
import type { SiteProblems } from '../../wire/listing.ts'
import type { FrameView, PageModel, PlaceElsewhere } from '../../wire/page.ts'
import type { StudioSetup } from '../../wire/setup.ts'
import { say } from '../../words/say.ts'
import { withPlainBreaks } from '../merging/typed-text.ts'
import { RequestRefused } from '../request-guard.ts'
import { blockTypesOf, headSchema, readBlockTypes, slugsOf } from '../schemas/field-schemas.ts'
import type { Files } from '../site-files.ts'
import { contentNames, recordNames, sharedFiles } from './content-names.ts'
import { fileModel } from './file-model.ts'
import { pageModel, tokenPlace } from './page-model.ts'
import { createPossibleFixes } from './possible-fixes.ts'
import { noReach, type Reach, reachOf } from './reach.ts'
import { requestedFix } from './requested-fix.ts'
import { createSiteHashes, namesHashOf } from './site-hashes.ts'
import { noProblems, problemsBeside } from './site-problems.ts'
import { type LookOf, lookOfText, themeFile } from './theme-look.ts'
import { shownLanguages } from './translation-languages.ts'

/**
 * Renders a page of this content, or at another address a further page of its list, as of a time; `undefined` if there is none, or its
 * pictures have to be drawn first, which takes long. `tag`: the content is that of a language.
 */
export type ViewOf = (
  page: Page,
  content: Content,
  address: string,
  at?: number,
  tag?: string,
) => Promise<FrameView | undefined>

type Options = {
  root: string
  /** The content folder, absolute. */
  folder: string
  content: ContentFolder
  files: Files
  pictureNames: () => Iterable<string>
  /** The site, once all pages were read and compared. */
  siteOf: () => LoadedSite | undefined
  /** The number of the last change of the content. */
  revisionOf: () => number
  viewOf: ViewOf | undefined
  lookOf: LookOf | undefined
}

/**
 * The models of pages and shared files for the shell: their values, fields and diagnostics. `at` is the time as of which
 * the site is shown, in milliseconds since 1970; `undefined` for now, with all drafts.
 */
export function createContentModels(options: Options) {
  const { root, folder, content, files, pictureNames, siteOf, revisionOf, viewOf, lookOf } = options
  const names = () => contentNames(content)
  const reachOfSite = memoize(reachOf, 1)
  const siteHashes = createSiteHashes(content, reachOfSite)
  const { withFreshFix, withPossibleFix } = createPossibleFixes({ files, siteOf })
  /** The files that each page was last read from. */
  const filesOf = new Map<string, readonly string[]>()

  async function hashesOf(names: Iterable<string>): Promise<Record<string, string>> {
    const hashes: Record<string, string> = {}
    for (const file of names) hashes[file] = await files.hashOf(file)
    return hashes
  }

  /** The page at an address. Its values match the hashes of its files, even if these are written meanwhile. */
  async function modelOf(address: string, at?: number): Promise<PageModel> {
    const previous = (filesOf.get(address) ?? []).filter((file) => existsSync(join(root, file)))
    let before = await hashesOf(previous)
    for (;;) {
      for (const file of Object.keys(before)) await content.listChanged(join(root, file))
      const { model, named } = await currentModel(address, at)
      const hashes = await hashesOf(named)
      filesOf.set(address, [...named])
      if (isDeepStrictEqual(hashes, before)) {
        const diagnostics = model.diagnostics.map(withFreshFix).map(withPossibleFix)
        const now = { hashes, history: files.history(), revision: revisionOf(), ...siteHashes.now() }
        const view = await viewAt(content, model.preview, at)
        return { ...model, ...now, diagnostics, ...(view && { view }) }
      }
      before = hashes
    }
  }

  /** The file of the page at an address. A further page of a list has that of the first. */
  const pageAt = (address: string, { pageFiles, pageOf, blocks }: Content = content) =>
    pageFiles().find(({ name }) => name === address) ??
    fileOfList(address, pageFiles(), (one) => pageOf(one)?.page, blocks())

  /** The number on the page of the block that has an anchor, or this number. */
  function blockAt(address: string, at: string): { shown?: number } {
    const one = pageAt(address)
    const blocks = (one && content.pageOf(one)?.page?.blocks) ?? []
    const shown = blocks.findIndex(({ id }) => id === at)
    if (shown >= 0) return { shown }
    return /^\d{1,4}$/.test(at) ? { shown: Number(at) } : {}
  }

  /** The address of the page that has an alias; any other address as it is. */
  function withoutAlias(address: string): string {
    const file = pageAt(address) ? undefined : siteOf()?.addresses.get(address)
    return content.pageFiles().find((one) => content.fileOf(one.file) === file)?.name ?? address
  }

  /** What the frame shows of the page at an address. */
  async function viewAt(of: Content, address: string, at: number | undefined): Promise<FrameView | undefined> {
    const one = pageAt(address, of)
    const page = one && of.pageOf(one)?.page
    return page && viewOf?.(page, of, address, at)
  }

  /**
   * The page at an address with edits that are not written. Edits of shared files are not tried, except for the theme:
   * they concern all pages, and are checked when they are written.
   */
  async function trialOf(address: string, requested: readonly FileEdits[], at?: number): Promise<Trial> {
    const one = pageAt(address)
    const texts = await files.textsOf(requested.map((edits) => ({ ...edits, inTemplate: false })))
    const theme = 'kind' in texts ? undefined : texts.find(({ name }) => name === themeFile)?.after
    if (theme !== undefined) return { look: await lookOfText(content, theme, lookOf) }
    if (one === undefined || 'kind' in texts || texts.some(({ name }) => name.startsWith('_data/'))) return {}
    const tried = content.withUnsavedTexts(new Map(texts.map(({ name, after }) => [name, after])))
    const model = pageModel(tried, one, { site: siteOf(), reach: {}, address, at })
    const view = await viewAt(tried, address, at)
    return { diagnostics: model?.diagnostics.map(withFreshFix) ?? [], ...(view && { view }) }
  }

  async function currentModel(address: string, at: number | undefined) {
    const one = pageAt(address)
    const site = siteOf()
    const reach = site ? reachOfSite(site) : noReach
    const model = one
      ? pageModel(content, one, { site, reach: reach.counts, address, at })
      : await sharedFile(address, reach)
    if (model === undefined) throw new RequestRefused(404, say().server.files.noPage(address))
    const named = new Set(
      [model.head, ...model.blocks].flatMap(({ origins }) => Object.values(origins)).map(({ file }) => file),
    )
    return { model, named: named.add(model.file) }
  }

  async function sharedFile(address: string, reach: Reach) {
    const name = nameAtAddress(address)
    if (!isSharedAddress(address) || !sharedFiles(content.names()).includes(name)) return undefined
    const text = await readFile(join(folder, `_data/${name}.yaml`), 'utf8')
    return fileModel({ content, name, text, names: names(), site: siteOf(), reach })
  }

  async function setup(): Promise<StudioSetup> {
    const all = names()
    const { locale, timeZone } = language()
    // What changes while the rest is read is another hash.
    const namesHash = namesHashOf(content)
    return {
      head: headSchema(all),
      blocks: await readBlockTypes(root, blockTypesOf(content)),
      addresses: all.paths,
      fileAddresses: listPublic(content.publicFolders[0], content.publicFolders)
        .files.filter(isPublished)
        .map((name) => `/${name}`),
      pictures: [...new Set([...pictureNames(), ...all.pictures])],
      files: sharedFiles(content.names()),
      data: all.data,
      collections: Object.fromEntries(slugsOf(all)),
      recordNames: recordNames(content),
      words: Object.fromEntries(all.words),
      languages: shownLanguages(content),
      times: { locale, timeZone },
      namesHash,
    }
  }

  /** The problems of the site beside those of the page at an address. */
  async function problemsOf(address: string, at?: number): Promise<SiteProblems> {
    const site = siteOf()
    if (site === undefined) return noProblems
    const { listed, ...counts } = problemsBeside((await currentModel(address, at)).model, site, content)
    const withFix = listed.map((one) => ({ ...one, diagnostic: withPossibleFix(withFreshFix(one.diagnostic)) }))
    return { ...counts, listed: withFix }
  }

  /** The fix of a diagnostic of a page. */
  async function fixOf({ address, diagnostic }: Requests['fix']): Promise<Fix> {
    return requestedFix((await modelOf(address)).diagnostics, diagnostic)
  }

  /** The text of a file that a person has typed, with the fix of a diagnostic of this text. */
  async function fixedTyped({ diagnostic, ...typedText }: Requests['fixText']): Promise<{ text: string }> {
    const texts = await files.textsOf([{ ...typedText, edits: [] }])
    const typed = 'kind' in texts ? undefined : texts.find(({ file }) => file === typedText.file)
    if (typed?.after === undefined) throw new RequestRefused(409, say().server.edits.changedElsewhere)
    const { name, after } = typed
    const found = content.withUnsavedTexts(new Map([[name, after]])).diagnosticsOf(new Set([name]))
    return { text: withPlainBreaks(fixedText(after, requestedFix(found, diagnostic)) ?? '') }
  }

  /** Where the value of a token of a page is written. */
  async function tokenOf(address: string, name: string): Promise<PlaceElsewhere> {
    const one = pageAt(address)
    const sources = one && content.sourcesOf(one)
    const place = sources && tokenPlace(sources.scope, address, name)
    if (!place) throw new RequestRefused(404, say().server.files.noToken(address, name))
    return place
  }

  return {
    setup: () => inSite(content.shared(), setup),
    modelOf: (address: string, at?: number) => inSite(content.shared(), () => modelOf(withoutAlias(address), at)),
    problemsOf,
    fixOf,
    fixedTyped,
    trialOf,
    tokenOf,
    blockAt,
    /** All pages were read and compared; returns whether what is found across them has changed. */
    updateSiteHashes: siteHashes.update,
  }
}
