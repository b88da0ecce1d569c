import { resolve, sep } from 'node:path'
import type { BlockSchemas } from '../../../schema/block.ts'
import { translatedInto } from '../../../schema/translations/languages.ts'
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
import { languageAddressDiagnostics } from '../translations/language-address-checks.ts'
import { mirrorName } from '../translations/mirror-names.ts'
import { assembledSite } from './assemble-site.ts'
import { createBlockTypes } from './block-types.ts'
import { type Content, contentOf } from './content.ts'
import { type ContentFiles, createContentFiles } from './files/content-files.ts'
import { createFolderFiles } from './files/folder-files.ts'
import { type UnsavedTexts, withUnsavedTexts } from './files/unsaved-texts.ts'
import { contentInLanguage, type LanguageContent } from './languages/language-content.ts'
import { strayMirrors, translatedSite } from './languages/translated-sites.ts'
import type { LoadedSite } from './loaded-site.ts'
import type { TryExamples } from './own-examples.ts'
import { createPageResults, momentsIn, type PageInputs, type StoredPages } from './page-results.ts'
import { createSharedStates } from './shared-states.ts'

export type { Content } from './content.ts'
export type { LanguageContent } from './languages/language-content.ts'
export type { LoadedSite, SiteContent } from './loaded-site.ts'

/** What there is in a content folder, and in each language of it. */
export type SourceContent = Content & { languages: () => readonly LanguageContent[] }

type Options = {
  /** Absolute or relative path of the repository. Paths in diagnostics are relative to it. */
  root: string
  /** The content folder, relative to `root` or absolute. */
  pages?: string
  /** Evaluates schedules as of this time, and review dates. */
  now?: Date
  /** Keeps drafts and unpublished pages among the pages. */
  drafts?: boolean
  /** Takes pages, blocks, languages and announcements that are marked as drafts for finished. Their schedules hold. */
  finishesDrafts?: boolean
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
  const site = content.withLanguages(await content.load())
  const alike = nearDuplicateDiagnostics(site, site.blocks)
  const withErrors = new Set(alike.filter(({ severity }) => severity === 'error').map(({ file }) => file))
  const poor = ownSentenceDiagnostics(site, site.blocks)
  const hidden = new Set(poor.map(({ file }) => file))
  const pages = site.pages
    .filter(({ file }) => !withErrors.has(file))
    .map((page) => (hidden.has(page.file) ? { ...page, noindex: true } : page))
  return { ...site, pages, diagnostics: inOrder([...site.diagnostics, ...alike, ...poor]) }
}

/**
 * A content folder that can be loaded repeatedly. Unchanged files are not parsed again, and a page is checked again only if
 * something that its check has read is another.
 */
export function createContent(options: Options) {
  const { root, pages = 'pages', now = new Date(), drafts = false, blocks = engineSchemas, tryExamples } = options
  const { finishesDrafts = false, origin, stored } = options
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
  let languages: LanguageContent[] | undefined
  /** Stores the results of these pages, and of those in languages. */
  function save(source: ContentFiles, translations: readonly LanguageContent[] = []): void {
    const ofSource = source.pages().map(({ file }) => file)
    const others = translations.flatMap(({ language, view }) =>
      view.pages().map(({ file }) => mirrorName(language.tag, file)),
    )
    stored?.store.save(new Set([...ofSource, ...others]))
  }
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
      finishesDrafts,
      origin,
      save: () => save(inputs.files),
      release() {
        languages = undefined
        files.forget()
        parsed.clear()
        results.clear()
      },
    })
  const surroundings = { types, publicFolders, pictures }
  const ofSource = { ...surroundings, results, states, assemble: (inputs: PageInputs) => assemble(inputs) }
  const ofLanguages = { ...surroundings, stored, newStates, assemble }

  /** Content with that of each language that it is translated into. */
  function contentAmong(files: ContentFiles) {
    const content = contentOf(files, ofSource)
    const { shared } = content
    return {
      ...content,
      languages: (): LanguageContent[] =>
        translatedInto(shared().site, drafts || finishesDrafts).map((language) =>
          contentInLanguage(files, { language, shared: shared() }, ofLanguages),
        ),
    }
  }

  const contentFiles = createContentFiles(files, parsed)
  const content = contentAmong(contentFiles)

  /** Checks everything again: the block types have changed, and with them perhaps the wording. */
  function forget(): void {
    states.clear()
    results.clear()
    languages = undefined
  }

  /** The content in each language, the same until a file is reported as changed. */
  function inLanguages(): readonly LanguageContent[] {
    languages ??= content.languages()
    return languages
  }

  async function readOwnBlocks(): Promise<void> {
    if (await types.read()) forget()
  }

  async function checkExamples(): Promise<void> {
    if (await types.checkExamples(content.shared)) forget()
  }

  async function list(): Promise<void> {
    languages = undefined
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
    languages: inLanguages,
    /** A loaded site with that in each language that it is translated into, and what is wrong there. */
    withLanguages(site: LoadedSite): LoadedSite {
      const inEach = inLanguages()
      const translated = inEach.map((one) => translatedSite(one, site))
      const found = [
        ...strayMirrors(contentFiles, content.shared().site),
        ...translated.flatMap(({ diagnostics }) => diagnostics),
        ...languageAddressDiagnostics(
          inLanguages().map(
            ({ language: { tag }, files, view, translationsOf: translations, givenAddresses: given }) => ({
              ...{ tag, files, translations, given },
              pages: view.pages(),
              rows: view.rows,
            }),
          ),
          {
            taken: site.addresses,
            tags: content
              .shared()
              .site.languages.slice(1)
              .map(({ tag }) => tag),
          },
        ),
      ]
      return {
        ...site,
        translated,
        save: () => save(contentFiles, inEach),
        moments: momentsIn([site.moments, ...translated.map((one) => one.moments)]),
        diagnostics: found.length > 0 ? inOrder([...site.diagnostics, ...found]) : site.diagnostics,
      }
    },
    /** Only list the files; they are read when somebody asks for what is in them. */
    list,
    async listChanged(file: string): Promise<void> {
      await files.listChanged(file)
      // Only now: whoever asks for a language while the file is read gets it as it was.
      languages = undefined
      const path = resolve(base, file)
      if (path === folder || `${path}${sep}`.startsWith(ownBlocksFolder(folder) + sep)) await readOwnBlocks()
    },
    checkExamples,
    /** The content with texts in place of those on the disk. What is read of it is computed once, as if they were written. */
    withUnsavedTexts: (texts: UnsavedTexts): SourceContent =>
      contentAmong(createContentFiles(withUnsavedTexts(files, texts), parsed, contentFiles)),
  }
}

/** A content folder: {@link createContent}. */
export type ContentFolder = ReturnType<typeof createContent>
