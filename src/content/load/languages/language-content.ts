import type { SiteLanguage } from '../../../../schema/translations/languages.ts'
import { createLanguageFiles } from '../../translations/language-files.ts'
import { mirrorName } from '../../translations/mirror-names.ts'
import { createTranslations } from '../../translations/site-translations.ts'
import { isShown } from '../../translations/translation-units.ts'
import { contentOf, type Surroundings } from '../content.ts'
import type { ContentFiles } from '../files/content-files.ts'
import type { LoadedSite } from '../loaded-site.ts'
import { createPageResults, type PageInputs, type StoredPages } from '../page-results.ts'
import type { SharedContent } from '../shared/shared-content.ts'
import type { createSharedStates } from '../shared-states.ts'

/** What the contents of a folder and of its languages have in common. */
export type LanguageSurroundings = Omit<Surroundings, 'assemble' | 'states' | 'results'> & {
  stored: StoredPages | undefined
  newStates: () => ReturnType<typeof createSharedStates>
  assemble: (
    inputs: PageInputs,
    results: ReturnType<typeof createPageResults>,
    elsewhere: ReadonlySet<string> | undefined,
  ) => LoadedSite
}

/** What there is in a content folder as a language sees it. Each page is read when somebody asks for it. `shared` is of the source. */
export function contentInLanguage(
  files: ContentFiles,
  { language, shared }: { language: SiteLanguage; shared: SharedContent },
  { stored, newStates, assemble, ...surroundings }: LanguageSurroundings,
) {
  const { recordSchemas: records, site, collections } = shared
  const blocks = surroundings.types.usable()
  const translations = createTranslations(files, { blocks, collections, records, locale: site.locale })
  const { phoneCountry } = shared.language
  const view = createLanguageFiles(files, { translations, language, phoneCountry, collections })
  const results = createPageResults(stored?.store, (file) => mirrorName(language.tag, file))
  const states = newStates()
  const content = contentOf(view, {
    ...surroundings,
    results,
    states: { ...states, of: (seen) => ({ ...states.of(seen), textState: view.textState }) },
    assemble: (inputs, elsewhere) => assemble(inputs, results, elsewhere),
  })
  return {
    ...content,
    language,
    /** The files of the source, and those as the language sees them. */
    files,
    view,
    translationsOf: translations,
    /** The addresses that mirrors give to pages, by the paths of these. */
    givenAddresses: new Map<string, string>(
      view.pages().flatMap((page) => {
        const path = translations.ofPage(language.tag, page).head?.path ?? view.rows.get(page.name)?.address
        return path === undefined ? [] : [[page.name, path] as const]
      }),
    ),
    /** What header, footer and quote dialog show as the source says it. */
    untranslatedAround: () =>
      files
        .dataNames()
        .filter(({ name }) => name === 'site' || name === `fragments/${site.quote}`)
        .flatMap((data) => translations.ofData(language.tag, data).units)
        .flatMap((unit) => (unit.at && !isShown(unit) ? [unit.source] : [])),
  }
}

/** The content of a folder in a language: {@link contentInLanguage}. */
export type LanguageContent = ReturnType<typeof contentInLanguage>
