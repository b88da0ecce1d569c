import { collectionsByWord } from '../../../schema/collections/collections.ts'
import { inSite } from '../../../schema/site/in-site.ts'
import { translatedInto } from '../../../schema/translations/languages.ts'
import { addressesIn } from '../translations/addresses.ts'
import { createLanguageFiles } from '../translations/language-files.ts'
import { isMirror } from '../translations/mirror-names.ts'
import { createTranslations } from '../translations/site-translations.ts'
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
    const inputs = newStates().of(view)
    const loaded = inSite(inputs.shared, () => assemble(inputs, createPageResults(undefined), elsewhere))
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
      // What is wrong in the source is reported for the source.
      diagnostics: loaded.diagnostics.filter(
        ({ file, code }) => code !== 'sample-value' && isMirror(files.texts.nameOf(file)),
      ),
    }
  })
