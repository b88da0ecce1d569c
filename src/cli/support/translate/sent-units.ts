import type { TranslationUnit } from '../../../content/translations/translation-units.ts'
import { isDone } from '../../../content/translations/work/language-status.ts'
import type { TranslatedFile } from '../../../content/translations/work/translation-work.ts'
import { type ExchangeUnit, exchangeId } from '../exchange/exchange-unit.ts'

function noteOf({ title }: TranslatedFile, { at }: TranslationUnit): string | undefined {
  const description = at?.schema?.meta()?.description
  const parts = [
    ...(title === undefined ? [] : [`In: ${title}`]),
    ...(description === undefined ? [] : [description]),
    ...(at?.isLabel ? ['An answer to choose from: what it means stays as it is.'] : []),
  ]
  return parts.length === 0 ? undefined : parts.join('\n')
}

/** A text with its translation as translators get it; none if the text is gone. */
export function sentUnit(file: TranslatedFile, unit: TranslationUnit): ExchangeUnit | undefined {
  const { path, source, before, text, by, state, at } = unit
  if (at === undefined) return undefined
  // The translation of another text would only be in the way.
  const isOwn = text !== undefined && state !== 'untranslated' && state !== 'rewritten'
  const isStale = isOwn && before !== undefined
  const note = noteOf(file, unit)
  return {
    id: exchangeId(file.source, path, source),
    file: file.source,
    path,
    source,
    ...(isOwn && { target: text }),
    ...(isStale && { before }),
    ...(isOwn && by && { by }),
    ...(note !== undefined && { note }),
    ...(at.max !== undefined && { max: at.max }),
    isMarkdown: at.isMarkdown,
  }
}

/** The texts of files that somebody has to translate or to look at; with `all`, every one. */
export const sentUnits = (files: readonly TranslatedFile[], all: boolean): ExchangeUnit[] =>
  files.flatMap((file) => file.units.flatMap((unit) => (all || !isDone(unit) ? (sentUnit(file, unit) ?? []) : [])))
