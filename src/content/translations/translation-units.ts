import type { Translation } from '../../../schema/translations/mirror.ts'
import { type Container, childPosition, type SourcePosition } from '../parse/source-position.ts'
import { hasOtherFacts } from './facts.ts'
import { matchUnits } from './match-units.ts'
import { isEdited } from './same-text.ts'
import type { SourceText } from './source-texts.ts'

/**
 * How a translation stands to the text of the source. `stale`: the text has been edited since; `stale-fact`: so that it says another
 * number, day, amount, address, link or token; `rewritten`: so that it is another text. `unused`: the text is gone.
 */
export type UnitState = 'untranslated' | 'current' | 'moved' | 'stale' | 'stale-fact' | 'rewritten' | 'unused'

/** A text of a source file with its translation. */
export type TranslationUnit = {
  state: UnitState
  /** The path of the text in the source as it is now: `blocks[hero].title`; of an unused one the path in the mirror. */
  path: string
  /** The text of the source as it is now; of an unused one as it was. */
  source: string
  /** The text that the translation was made from, if it is another one than `source`. */
  before?: string
  text?: string
  by?: 'machine'
  /** The path under which the mirror has the translation, if it has one. */
  written?: string
  /** The translation in the mirror; the text in the source if there is none. */
  position: SourcePosition
  /** The text in the source; none if it is gone. */
  at?: SourceText
}

/** States whose text the page shows. In all others it shows the text of the source. */
const shownStates: ReadonlySet<UnitState> = new Set(['current', 'moved', 'stale'])
export const isShown = ({ state, text }: TranslationUnit): boolean => text !== undefined && shownStates.has(state)

/** A translation as a mirror has it. */
export type WrittenTranslation = Translation & { key: string; position: SourcePosition }

/** The translations below `texts:` or `unused:` of a mirror. */
export function writtenTranslations(
  mirror: Container,
  part: 'texts' | 'unused',
  data: Readonly<Record<string, Translation>>,
): WrittenTranslation[] {
  const texts: unknown = Reflect.get(mirror, part)
  return Object.entries(data).flatMap(([key, translation]) => {
    const position = texts !== null && typeof texts === 'object' ? childPosition(texts, key) : undefined
    return position ? [{ ...translation, key, position }] : []
  })
}

function stateOf(how: 'current' | 'moved' | 'edited', before: string, source: string, locale: string): UnitState {
  if (how !== 'edited') return how
  if (!isEdited(before, source)) return 'rewritten'
  return hasOtherFacts(before, source, locale) ? 'stale-fact' : 'stale'
}

/**
 * The texts of a source in their order, each with its translation, then the translations whose text is gone. It follows from the
 * texts of the two files alone. `locale` is the language of the source.
 */
export function translationUnits(
  sources: readonly SourceText[],
  written: readonly WrittenTranslation[],
  locale: string,
): TranslationUnit[] {
  const { matches, left } = matchUnits(sources, written)
  const matchOf = new Map(matches.map((match) => [match.place, match]))
  const units = sources.map((at): TranslationUnit => {
    const match = matchOf.get(at)
    const place = { path: at.key, source: at.text, at }
    if (match === undefined) return { ...place, state: 'untranslated', position: at.position }
    const { how, entry } = match
    const { key, position, text, by, source: before } = entry
    const isTranslated = text !== undefined && text.trim() !== ''
    return {
      ...place,
      state: isTranslated ? stateOf(how, before, at.text, locale) : 'untranslated',
      ...(how === 'edited' && { before }),
      ...(isTranslated && { text }),
      ...(by && { by }),
      written: key,
      position,
    }
  })
  const unused = left.map(
    ({ key, source, text, by, position }): TranslationUnit => ({
      state: 'unused',
      path: key,
      source,
      ...(text !== undefined && { text }),
      ...(by && { by }),
      written: key,
      position,
    }),
  )
  return [...units, ...unused]
}
