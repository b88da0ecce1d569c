import { collectionsByWord } from '../../../schema/collections/collections.ts'
import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { inSite } from '../../../schema/site/in-site.ts'
import { type SiteLanguage, translatedInto } from '../../../schema/translations/languages.ts'
import { diagnose, fileStart } from '../diagnostics/diagnose.ts'
import { addressesIn } from '../translations/addresses.ts'
import { createLanguageFiles } from '../translations/language-files.ts'
import { isMirror, mirrorOf } from '../translations/mirror-names.ts'
import { createTranslations } from '../translations/site-translations.ts'
import { stateDiagnostics } from '../translations/state-diagnostics.ts'
import { isShown } from '../translations/translation-units.ts'
import type { Untranslated } from '../translations/untranslated-blocks.ts'
import type { ContentFiles } from './files/content-files.ts'
import type { LoadedSite, TranslatedSite } from './loaded-site.ts'
import { createPageResults, type PageInputs } from './page-results.ts'
import type { SharedContent } from './shared/shared-content.ts'
import type { createSharedStates } from './shared-states.ts'

type Options = {
  files: ContentFiles
  shared: SharedContent
  /** The addresses of the source, to which links of a language may lead. */
  elsewhere: ReadonlySet<string>
  newStates: () => ReturnType<typeof createSharedStates>
  assemble: (
    inputs: PageInputs,
    results: ReturnType<typeof createPageResults>,
    elsewhere: ReadonlySet<string>,
  ) => LoadedSite
}

/** A language begins at its home page. */
function homeDiagnostics({ pages }: LoadedSite, { tag }: SiteLanguage, file: string): Diagnostic[] {
  if (pages.some(({ path }) => path === '/')) return []
  return [diagnose('language-without-home', fileStart({ file, text: '' }), { tag })]
}

/** Mirrors that translate nothing: into a language that the site does not have, or of a file that is not there. */
export function strayMirrors(files: ContentFiles, { languages }: SharedContent['site']): Diagnostic[] {
  const tags = languages.slice(1).map(({ tag }) => tag)
  const known = new Set([...files.pages(), ...files.dataNames()].map(({ file }) => file))
  const unknownTags = new Set<string>()
  return files.texts.names().flatMap((name) => {
    const mirror = mirrorOf(name)
    if (mirror === undefined || !name.endsWith('.yaml')) return []
    const { tag, source } = mirror
    const start = fileStart({ file: files.texts.fileOf(name), text: '' })
    if (!tags.includes(tag)) {
      if (unknownTags.has(tag)) return []
      unknownTags.add(tag)
      return [diagnose('unknown-language', start, { tag, tags })]
    }
    if (source === 'wording.yaml' || known.has(source)) return []
    return [diagnose('mirror-without-source', start, { source: files.texts.fileOf(source) })]
  })
}

/** The site in each language that it is translated into and that is no draft. */
export const translatedSites = ({ files, shared, elsewhere, newStates, assemble }: Options): TranslatedSite[] =>
  translatedInto(shared.site).map((language) => {
    const { blocks, recordSchemas: records, site, collections, language: ofSource } = shared
    const { phoneCountry } = ofSource
    const translations = createTranslations(files, { blocks, records, locale: site.locale })
    const view = createLanguageFiles(files, {
      translations,
      language,
      phoneCountry,
      collections: collectionsByWord(collections),
    })
    const inputs: PageInputs = { ...newStates().of(view), textState: view.textState }
    const results = createPageResults(undefined)
    const loaded = inSite(inputs.shared, () => assemble(inputs, results, elsewhere))
    const untranslatedOn = new Map<string, readonly Untranslated[]>(
      view.pages().map((page) => [page.name, results.of(page, inputs)?.result.untranslated ?? []]),
    )
    const untranslated = new Map(
      loaded.pages.map(({ path, numbered }) => [path, untranslatedOn.get(numbered?.first ?? path) ?? []]),
    )
    const given = new Map(
      view.pages().flatMap((page) => {
        const path = translations.ofPage(language.tag, page).head?.path
        return path === undefined ? [] : [[page.name, path] as const]
      }),
    )
    return {
      language,
      site: loaded,
      addresses: addressesIn(language.tag, loaded.pages, given),
      untranslated,
      untranslatedAround: files
        .dataNames()
        .filter(({ name }) => name === 'site' || name === `fragments/${site.quote}`)
        .flatMap((data) => translations.ofData(language.tag, data).units)
        .flatMap((unit) => (unit.at && !isShown(unit) ? [unit.source] : [])),
      // What is wrong in the source is reported for the source.
      diagnostics: [
        ...stateDiagnostics(files, { translations, language, pages: view.pages() }),
        ...homeDiagnostics(loaded, language, files.texts.fileOf('_data/site.yaml')),
        ...loaded.diagnostics.filter(({ file, code }) => code !== 'sample-value' && isMirror(files.texts.nameOf(file))),
      ],
    }
  })
