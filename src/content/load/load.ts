import { resolve, sep } from 'node:path'
import type { BlockSchemas } from '../../../schema/block.ts'
import { createVersions } from '../../cache/versions.ts'
import { pictureFiles } from '../../pictures/picture-file.ts'
import { placesOf, publicFoldersOf } from '../../pictures/public-folders.ts'
import { engineSchemas } from '../block-types/engine-blocks.ts'
import { ownBlocksFolder } from '../block-types/find-blocks.ts'
import { inOrder } from '../diagnostics/diagnose.ts'
import { nearDuplicateDiagnostics } from '../near-duplicates/near-duplicate-checks.ts'
import { ownSentenceDiagnostics } from '../near-duplicates/own-sentences.ts'
import { readLand } from '../outline/read-land.ts'
import type { Parsed } from '../parse/parse.ts'
import { assembledSite } from './assemble-site.ts'
import { createBlockTypes } from './block-types.ts'
import { type Content, contentOf } from './content.ts'
import { createContentFiles } from './files/content-files.ts'
import { createFolderFiles } from './files/folder-files.ts'
import { type UnsavedTexts, withUnsavedTexts } from './files/unsaved-texts.ts'
import type { LoadedSite, TranslatedSite } from './loaded-site.ts'
import type { TryExamples } from './own-examples.ts'
import { createPageResults, type PageInputs, type StoredPages } from './page-results.ts'
import { createSharedStates } from './shared-states.ts'
import { strayMirrors, translatedSites } from './translated-sites.ts'

export type { Content } from './content.ts'
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

/**
 * Reads a content folder once. Never throws for errors in the content: those are in `diagnostics`. Only here are the
 * texts of pages compared with each other: that matters before publishing, and would slow down a server that loads
 * at each save.
 */
export async function loadSite(options: Options): Promise<LoadedSite> {
  const content = createContent(options)
  const site = await content.load()
  const translated = content.languages(site)
  const alike = nearDuplicateDiagnostics(site, site.blocks)
  const withErrors = new Set(alike.filter(({ severity }) => severity === 'error').map(({ file }) => file))
  const poor = ownSentenceDiagnostics(site, site.blocks)
  const hidden = new Set(poor.map(({ file }) => file))
  const pages = site.pages
    .filter(({ file }) => !withErrors.has(file))
    .map((page) => (hidden.has(page.file) ? { ...page, noindex: true } : page))
  const inLanguages = [...content.strayMirrors(), ...translated.flatMap(({ diagnostics }) => diagnostics)]
  return { ...site, pages, translated, diagnostics: inOrder([...site.diagnostics, ...inLanguages, ...alike, ...poor]) }
}

/**
 * A content folder that can be loaded repeatedly. Unchanged files are not parsed again, and a page is checked again only if
 * something that its check has read is another.
 */
export function createContent(options: Options) {
  const { root, pages = 'pages', now = new Date(), drafts = false, blocks = engineSchemas, tryExamples } = options
  const { origin, stored } = options
  const base = resolve(root)
  const publicFolders = publicFoldersOf(base, pages)
  const folder = resolve(base, pages)
  const files = createFolderFiles({ base, folder, places: placesOf(publicFolders) })
  const parsed = createVersions<Parsed>()
  const results = createPageResults(stored?.store)
  const pictures = pictureFiles(base, publicFolders)
  const types = createBlockTypes({ base, folder, given: blocks, tryExamples })
  const newStates = () =>
    createSharedStates({ types, now, landAt: (outline) => readLand(outline, resolve(base, pages, '_data')) })
  const states = newStates()
  const assemble = (inputs: PageInputs, own = results, elsewhere?: ReadonlySet<string>): LoadedSite =>
    assembledSite(inputs, {
      results: own,
      ...(elsewhere && { elsewhere }),
      types,
      pictures,
      publicFolders,
      base,
      now,
      drafts,
      origin,
      save: () => stored?.store.save(new Set(inputs.files.pages().map(({ file }) => file))),
      release() {
        files.forget()
        parsed.clear()
        results.clear()
      },
    })
  const surroundings = { results, states, types, publicFolders, pictures, assemble }
  const contentFiles = createContentFiles(files, parsed)
  const content = contentOf(contentFiles, surroundings)

  /** Checks everything again: the block types have changed, and with them perhaps the wording. */
  function forget(): void {
    states.clear()
    results.clear()
  }

  async function readOwnBlocks(): Promise<void> {
    if (await types.read()) forget()
  }

  async function checkExamples(): Promise<void> {
    if (await types.checkExamples(content.shared)) forget()
  }

  async function list(): Promise<void> {
    files.listAll(stored?.hashes)
    await readOwnBlocks()
  }

  return {
    ...content,
    /** Reads the changes since the last call, and returns the site. Throws only if the folder cannot be read. */
    async load(): Promise<LoadedSite> {
      await list()
      await checkExamples()
      return content.assemble()
    },
    /** The site in each language that it is translated into, once it is loaded. */
    languages: ({ addresses, diagnostics }: LoadedSite): TranslatedSite[] =>
      translatedSites({
        files: contentFiles,
        shared: content.shared(),
        elsewhere: new Set(addresses.keys()),
        known: diagnostics,
        newStates,
        assemble,
      }),
    /** Mirrors that translate nothing. */
    strayMirrors: () => strayMirrors(contentFiles, content.shared().site),
    /** Only list the files; they are read when somebody asks for what is in them. */
    list,
    async listChanged(file: string): Promise<void> {
      await files.listChanged(file)
      const path = resolve(base, file)
      if (path === folder || `${path}${sep}`.startsWith(ownBlocksFolder(folder) + sep)) await readOwnBlocks()
    },
    checkExamples,
    /** The content with texts in place of those on the disk. What is read of it is computed once, as if they were written. */
    withUnsavedTexts: (texts: UnsavedTexts): Content =>
      contentOf(createContentFiles(withUnsavedTexts(files, texts), parsed, contentFiles), surroundings),
  }
}

/** A content folder: {@link createContent}. */
export type ContentFolder = ReturnType<typeof createContent>
