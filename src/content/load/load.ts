import { resolve, sep } from 'node:path'
import type { BlockSchemas } from '../../../schema/block.ts'
import { withTones } from '../../../schema/block.ts'
import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { inSite } from '../../../schema/site/in-site.ts'
import { hashAll } from '../../cache/hash.ts'
import { pictureFiles } from '../../pictures/picture-file.ts'
import { placesOf, publicFoldersOf } from '../../pictures/public-folders.ts'
import { engineSchemas } from '../block-types/engine-blocks.ts'
import { ownBlocksFolder } from '../block-types/find-blocks.ts'
import { scheduleTimesIn } from '../derive/scheduled-changes.ts'
import { inOrder } from '../diagnostics/diagnose.ts'
import { nearDuplicateDiagnostics } from '../near-duplicates/near-duplicate-checks.ts'
import { readLand } from '../outline/read-land.ts'
import { createBlockCheck } from '../validate/block-check.ts'
import { publicFileDiagnostics } from '../validate/public-file-checks.ts'
import { createBlockTypes } from './block-types.ts'
import { brokenBlockDiagnostic } from './broken-block.ts'
import { type ContentFile, type ContentName, createContentFiles, type PageFile } from './content-files.ts'
import { crossPageDiagnostics } from './cross-page-checks.ts'
import { type LoadedSite, siteOf } from './loaded-site.ts'
import type { TryExamples } from './own-examples.ts'
import type { PageResult } from './page-result.ts'
import { createPageResults, momentsIn, type StoredPages } from './page-results.ts'
import { type PageSources, pageSources } from './page-sources.ts'
import { checkQuoteDialog } from './shared/quote-dialog.ts'
import { checkSharedContent, type SharedContent } from './shared/shared-content.ts'
import { themeFileDiagnostics } from './shared/theme-file.ts'
import { overwrittenFiles } from './written-files.ts'

export type { LoadedSite, SiteContent } from './loaded-site.ts'

type Options = {
  /** Absolute or relative path of the repository. Paths in diagnostics are relative to it. */
  root: string
  /** The content folder, relative to `root` or absolute. */
  pages?: string
  /** Evaluates schedules as of this time, and review dates. */
  now?: Date
  /** Keeps drafts and unpublished pages among the pages. */
  drafts?: boolean
  /** Origin of absolute addresses in blocks, if it is not that of the site file. */
  origin?: string | undefined
  /** Renders the examples of blocks that the site brings. Without it, errors of their components are not found. */
  tryExamples?: TryExamples | undefined
  /** Block types beside those that the site brings; the engine's by default. */
  blocks?: BlockSchemas
  /** Results of earlier runs, and the hashes of the files as they are now. */
  stored?: StoredPages | undefined
}

/** Shared content, and the files that it was resolved from. */
type State = {
  shared: SharedContent
  data: readonly ContentFile[]
  checkBlock: ReturnType<typeof createBlockCheck>
  /** Hash of what every page reads: the settings, and the block types. */
  settings: string
}

/**
 * Reads a content folder once. Never throws for errors in the content: those are in `diagnostics`. Only here are the
 * texts of pages searched for near-duplicates: that matters before publishing, and would slow down a server that loads
 * at each save.
 */
export async function loadSite(options: Options): Promise<LoadedSite> {
  const site = await createContent(options).load()
  const alike = nearDuplicateDiagnostics(site, site.blocks)
  const withErrors = new Set(alike.filter(({ severity }) => severity === 'error').map(({ file }) => file))
  const pages = site.pages.filter(({ file }) => !withErrors.has(file))
  return { ...site, pages, diagnostics: inOrder([...site.diagnostics, ...alike]) }
}

/**
 * A content folder that can be loaded repeatedly. Unchanged files are not parsed again, and a page is checked again only if
 * something that its check has read is another.
 */
export function createContent(options: Options) {
  const {
    root,
    pages = 'pages',
    now = new Date(),
    drafts = false,
    blocks = engineSchemas,
    tryExamples,
    origin,
    stored,
  } = options
  const base = resolve(root)
  const publicFolders = publicFoldersOf(base, pages)
  const folder = resolve(base, pages)
  const files = createContentFiles({ base, folder, places: placesOf(publicFolders) })
  const { fileOf } = files
  const results = createPageResults({ files, store: stored?.store })
  const pictures = pictureFiles(base, publicFolders)
  const landAt = (outline: string) => readLand(outline, resolve(base, pages, '_data'))
  /**
   * Shared content with the files that it was resolved from, and the pages that were checked with it. The last two are
   * cached, the newer first: that of the disk, and that of texts which are not written.
   */
  let states: readonly State[] = []
  const types = createBlockTypes({ base, folder, given: blocks, tryExamples })

  const checkOf = (tones: readonly string[]) =>
    createBlockCheck(withTones(types.usable(), tones), new Set(types.broken().map(({ type }) => type)))

  function stateOf(data: readonly ContentFile[]): State {
    const parsed = new Map(data.map(({ name, parsed }) => [name, parsed]))
    const shared = checkSharedContent(parsed, fileOf('_data/site.yaml'), now, {
      landAt,
      blocks: types.all(),
      broken: types.withoutSchema(),
    })
    const settings = hashAll([shared.settingsPrint, Object.keys(types.usable())])
    return { shared, data, checkBlock: checkOf(shared.tones), settings }
  }

  function currentState(): State {
    const data = files.data()
    const [newest] = states
    if (newest?.data === data) return newest
    const same = states.find(
      (one) => data.length === one.data.length && data.every(({ parsed }, index) => parsed === one.data[index]?.parsed),
    )
    const state = same ? { ...same, data } : stateOf(data)
    states = [state, ...states.filter((one) => one !== same)].slice(0, 2)
    return state
  }

  const sharedContent = (): SharedContent => currentState().shared

  /** Checks everything again. */
  function forget(): void {
    states = []
    results.clear()
  }

  /** Loads the blocks that the site brings. If one has changed, everything is checked again: the wording may be its. */
  async function readOwnBlocks(): Promise<void> {
    if (await types.read()) forget()
  }

  async function checkExamples(): Promise<void> {
    if (await types.checkExamples(sharedContent)) forget()
  }

  const pageResult = (state: State, one: PageFile): PageResult | undefined => results.of(one, state)?.result

  const assemble = (): LoadedSite => inSite(sharedContent(), () => assembleIn(currentState()))

  function assembleIn(state: State): LoadedSite {
    const { shared, checkBlock } = state
    const parsedTheme = files.data().find(({ name }) => name === 'theme')?.parsed
    const checked = files.pages().flatMap((one) => results.of(one, state) ?? [])
    const pageResults = checked.map(({ result }) => result)
    const dialog = checkQuoteDialog(shared, checkBlock)
    const crossPage = [
      ...types.broken().map(brokenBlockDiagnostic(base)),
      ...crossPageDiagnostics(pageResults, shared, { pictures, publicFolders, dialog, schemas: checkBlock.schemas }),
      ...publicFileDiagnostics({
        ...{ base, folders: publicFolders, pages: pageResults.map(({ path }) => path) },
        written: overwrittenFiles(pageResults),
      }),
      ...themeFileDiagnostics(shared.theme, parsedTheme, { base, publicFolders }),
    ]
    const moments = momentsIn([
      scheduleTimesIn(files.data().map(({ parsed }) => parsed)),
      ...checked.map(({ moments }) => moments),
    ])
    return siteOf({
      ...{ shared, dialog, results: pageResults, moments, crossPage, files, checkBlock },
      ...{ publicFolders, now, drafts, origin, save, release },
      derive: results.deriveIn(state),
    })
  }

  function release(): void {
    files.forget()
    results.clear()
  }

  const save = () => stored?.store.save(new Set(files.pages().map(({ file }) => file)))

  async function listAll(): Promise<void> {
    await files.listAll(stored?.hashes)
    await readOwnBlocks()
  }

  return {
    /** Reads the changes since the last call, and returns the site. Throws only if the folder cannot be read. */
    async load(): Promise<LoadedSite> {
      await listAll()
      await checkExamples()
      return assemble()
    },
    /** Only list the files; the functions below read them on demand. */
    list: listAll,
    async listChanged(file: string): Promise<void> {
      await files.listChanged(file)
      const path = resolve(base, file)
      if (path === folder || `${path}${sep}`.startsWith(ownBlocksFolder(folder) + sep)) await readOwnBlocks()
    },
    checkExamples,
    /** The schemas of all block types. */
    blocks: types.usable,
    /** Shared content. */
    shared: sharedContent,
    /** The files of shared content, and parses one of them: a server that answers others meanwhile parses them ahead. */
    sharedNames: files.dataNames,
    parse: (one: ContentName) => void files.parsed(one),
    /** The parsed files of shared content, by their names below `_data/`. */
    sharedFiles: () => new Map(files.data().map(({ name, parsed }) => [name, parsed])),
    /** The block in the quote dialog of every page. */
    dialog() {
      const { shared, checkBlock } = currentState()
      return inSite(shared, () => checkQuoteDialog(shared, checkBlock).block)
    },
    /** Names of all files in the folder, and the path of one from the root of the repository. */
    names: files.names,
    fileOf,
    /** The page files, sorted by name. */
    pageFiles: files.pages,
    /** Pages and shared data as they are parsed, by their names. Nothing is checked. */
    parsedFiles: files.read,
    /** The result of one of them; `undefined` if it is gone. */
    pageOf: (one: PageFile): PageResult | undefined => pageResult(currentState(), one),
    /** A page with the positions of its values; `undefined` if it is gone. */
    sourcesOf(one: PageFile): PageSources | undefined {
      const parsed = files.parsed(one)
      const { shared, checkBlock } = currentState()
      return parsed && inSite(shared, () => pageSources(parsed, shared, checkBlock.schemas))
    },
    /** Runs `read`, which does not wait for anything, with texts in place of those on the disk. The keys are paths in the folder. */
    withUnsavedTexts: files.withTexts,
    /** Diagnostics of files by their names: all of a page except those across pages, and those of a shared record. */
    diagnosticsOf(names: ReadonlySet<string>): Diagnostic[] {
      const paths = new Set([...names].map(fileOf))
      const found = files
        .pages()
        .flatMap((page) => (names.has(page.file) ? (pageResult(currentState(), page)?.diagnostics ?? []) : []))
      return inOrder([...sharedContent().diagnostics, ...found].filter(({ file }) => paths.has(file)))
    },
    /** Diagnostics of pages by the names of their files, wherever they are found: in a fragment, too. */
    diagnosticsOn(names: ReadonlySet<string>): Diagnostic[] {
      const shown = files.pages().filter((page) => names.has(page.file))
      return shown.flatMap((page) => pageResult(currentState(), page)?.diagnostics ?? [])
    },
    publicFolders,
    /** The picture files. */
    pictures,
    /** The whole site as last listed. Reads the pages that were not read before, and compares all of them. */
    assemble,
  }
}

/** A content folder: {@link createContent}. */
export type Content = ReturnType<typeof createContent>
