import type { z } from 'zod'
import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { dataMirrorSchema, pageMirrorSchema } from '../../../schema/translations/mirror.ts'
import type { Parsed } from '../parse/parse.ts'
import { isContainer } from '../parse/source-position.ts'
import { checkValue } from '../validate/check-value.ts'
import type { SourceText } from './source-texts.ts'
import { type TranslationUnit, translationUnits, writtenTranslations } from './translation-units.ts'

/** What a mirror says of a page besides its texts. */
export type PageMirror = Pick<z.infer<typeof pageMirrorSchema>, 'path' | 'aliases' | 'draft' | 'publishAt'>
/** What it says of a file of shared data. */
export type DataMirror = Pick<z.infer<typeof dataMirrorSchema>, 'path'>

/** A mirror over the texts of its source. One with errors says nothing. */
export type ReadMirror<Head> = {
  head?: Head
  /** The texts of the source with their translations, then those that are unused: {@link translationUnits}. */
  units: TranslationUnit[]
  /** Translations below `unused:`, which nothing shows. */
  unused: TranslationUnit[]
  diagnostics: Diagnostic[]
}

type Options = { sources: readonly SourceText[]; locale: string }

function readMirror<Head>(
  schema: typeof pageMirrorSchema | typeof dataMirrorSchema,
  mirror: Parsed | undefined,
  { sources, locale }: Options,
): ReadMirror<Head> {
  const untranslated = () => translationUnits(sources, [], locale)
  const root = mirror?.value
  if (mirror === undefined || !isContainer(root))
    return { units: untranslated(), unused: [], diagnostics: mirror?.diagnostics ?? [] }
  const { data, diagnostics } = checkValue({ root, schema, owner: 'translation' })
  const found = [...mirror.diagnostics, ...diagnostics]
  if (data === undefined) return { units: untranslated(), unused: [], diagnostics: found }
  const { texts, unused, ...head } = data
  return {
    head: head as Head,
    units: translationUnits(sources, writtenTranslations(root, 'texts', texts), locale),
    unused: translationUnits([], writtenTranslations(root, 'unused', unused), locale),
    diagnostics: found,
  }
}

/**
 * Reads the mirror of a page over the texts of the page. `locale` is the language of the source. Without a mirror all texts are
 * untranslated.
 */
export const readPageMirror = (mirror: Parsed | undefined, options: Options) =>
  readMirror<PageMirror>(pageMirrorSchema, mirror, options)

/** Reads the mirror of a file of shared data over its texts. */
export const readDataMirror = (mirror: Parsed | undefined, options: Options) =>
  readMirror<DataMirror>(dataMirrorSchema, mirror, options)
