import { isMapping } from '../../../schema/is-mapping.ts'
import type { LanguageContent } from '../load/languages/language-content.ts'
import { defaultAddress } from '../translations/addresses.ts'
import { mirrorName } from '../translations/mirror-names.ts'
import { aliasesIn } from './page-head.ts'

/** A page as a language had it. */
export type TranslatedPage = {
  tag: string
  head: Record<string, unknown>
  /** Its address, then its other ones. */
  addresses: readonly string[]
  /** The name of the file that says so: the translation of the page, or that of its matrix. */
  name: string
  isOfMatrix: boolean
}

/**
 * The pages of a content folder in other languages. A page of a matrix has no file of its own there: what its template, its records and the
 * matrix say together gives its address.
 */
export const translatedPages = (languages: readonly LanguageContent[]): TranslatedPage[] =>
  languages.flatMap(({ language: { tag }, view, files, givenAddresses }) =>
    view.pages().flatMap((page): TranslatedPage[] => {
      const head = view.parsed(page)?.value
      if (!isMapping(head)) return []
      const row = view.rows.get(page.name)
      const own = mirrorName(tag, page.file)
      const ofMatrix = row && mirrorName(tag, row.file)
      const address = givenAddresses.get(page.name) ?? defaultAddress(tag, page.name)
      const isThere = (name: string) => files.texts.read(name) !== undefined
      return [
        {
          tag,
          head,
          addresses: [address, ...aliasesIn(head)],
          name: ofMatrix === undefined ? own : isThere(ofMatrix) ? ofMatrix : (row?.file ?? own),
          isOfMatrix: row !== undefined,
        },
      ]
    }),
  )
