import type { z } from 'zod'
import type { Diagnostic } from '../../../schema/diagnostic.ts'
import {
  dataMirrorSchema,
  type matrixMirrorSchema,
  pageMirrorSchema,
  type Translation,
} from '../../../schema/translations/mirror.ts'
import type { Parsed } from '../parse/parse.ts'
import { isContainer } from '../parse/source-position.ts'
import { checkValue } from '../validate/check-value.ts'
import type { SourceText } from './source-texts.ts'
import { type TranslationUnit, translationUnits, writtenTranslations } from './translation-units.ts'

type Texts = Readonly<Record<string, Translation>>
type Written = { texts: Texts; unused: Texts }

/** What a mirror says of a page besides its texts. */
export type PageMirror = Omit<z.infer<typeof pageMirrorSchema>, keyof Written>
/** What it says of a matrix. */
export type MatrixMirror = Omit<z.infer<typeof matrixMirrorSchema>, keyof Written>
/** What it says of a record: its word in addresses, and fields of this language by their names. */
export type RecordMirror = { path?: string | undefined } & Readonly<Record<string, unknown>>

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

/**
 * Reads a mirror over the texts of its source, by the schema of its kind. `locale` is the language of the source. Without a mirror all
 * texts are untranslated.
 */
export function readMirror<Head extends object>(
  schema: z.ZodType<Head & Written>,
  mirror: Parsed | undefined,
  { sources, locale }: Options,
): ReadMirror<Omit<Head, keyof Written>> {
  const untranslated = () => translationUnits(sources, [], locale)
  const root = mirror?.value
  if (mirror === undefined || !isContainer(root))
    return { units: untranslated(), unused: [], diagnostics: mirror?.diagnostics ?? [] }
  const { data, diagnostics } = checkValue({ root, schema, owner: 'translation' })
  const found = [...mirror.diagnostics, ...diagnostics]
  if (data === undefined) return { units: untranslated(), unused: [], diagnostics: found }
  const { texts, unused, ...head } = data
  return {
    head,
    units: translationUnits(sources, writtenTranslations(root, 'texts', texts), locale),
    unused: translationUnits([], writtenTranslations(root, 'unused', unused), locale),
    diagnostics: found,
  }
}

/** Reads the mirror of a page. */
export const readPageMirror = (mirror: Parsed | undefined, options: Options) =>
  readMirror(pageMirrorSchema, mirror, options)

/** Reads the mirror of a file of shared data that is neither a record nor a matrix. */
export const readDataMirror = (mirror: Parsed | undefined, options: Options) =>
  readMirror(dataMirrorSchema, mirror, options)
