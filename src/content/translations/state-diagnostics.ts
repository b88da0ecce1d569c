import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { deleteAt, setAt } from '../../../schema/diagnostics/parts/fixes.ts'
import type { SiteLanguage } from '../../../schema/translations/languages.ts'
import { diagnose, fileStart, valueRange } from '../diagnostics/diagnose.ts'
import type { ContentFiles } from '../load/files/content-files.ts'
import type { ContentName } from '../load/files/content-names.ts'
import { isGenerated } from '../overrides/apply-overrides.ts'
import type { Source } from '../parse/source.ts'
import { SourcePosition, segmentsOf } from '../parse/source-position.ts'
import { mirrorName } from './mirror-names.ts'
import type { ReadMirror } from './read-mirror.ts'
import type { Translations } from './site-translations.ts'
import { isShown, type TranslationUnit } from './translation-units.ts'
import { flawsOf } from './unit-flaws.ts'

/** The diagnostics of a translation that its mirror has. */
function unitDiagnostics(unit: TranslationUnit, tag: string, ownTokens: readonly string[]): Diagnostic[] {
  const { state, position, before, source, by, path } = unit
  const at = (key: string) => valueRange(new SourcePosition(position.source, position, key))
  const entry = segmentsOf(position)
  const confirm = () => setAt([...entry, 'source'], source, 'It is still right')
  if (state === 'unused')
    return [diagnose('unused-translation', valueRange(position), { tag, texts: [path] }, deleteAt(entry))]
  const stale = { tag, before: before ?? '', source, isShown: isShown(unit) }
  return [
    ...(state === 'stale' || state === 'rewritten'
      ? [diagnose('stale-translation', at('source'), stale, confirm())]
      : []),
    ...(state === 'stale-fact' ? [diagnose('stale-fact', at('source'), stale, confirm())] : []),
    ...(by ? [diagnose('unreviewed-translation', at('by'), { tag }, deleteAt([...entry, 'by']))] : []),
    ...flawsOf(unit, ownTokens).map((flaw) => {
      if ('lost' in flaw) return diagnose(flaw.code, at('text'), { tag, lost: flaw.lost })
      return diagnose(flaw.code, at('text'), { tag })
    }),
  ]
}

type Missing = { tag: string; file: string; mirror: string; source: Source; isGenerated: boolean }

/** What nobody has translated of a file. What a page says in place of its template stands by itself: that was denied there. */
function missingDiagnostics(units: readonly TranslationUnit[], missing: Missing): Diagnostic[] {
  const { source, isGenerated, ...facts } = missing
  if (isGenerated)
    return units.map(({ position, path }) =>
      diagnose('untranslated-override', valueRange(position), { ...facts, texts: [path] }),
    )
  const texts = units.map(({ path }) => path)
  return texts.length > 0 ? [diagnose('untranslated', fileStart(source), { ...facts, texts })] : []
}

type Options = {
  translations: Translations
  language: SiteLanguage
  pages: readonly ContentName[]
  data: readonly ContentName[]
}

/**
 * What is missing, stale, translated by a machine, unused and lost in the mirrors of a language: errors if the language is strict. `pages` and
 * `data` are those that exist in it.
 */
export function stateDiagnostics(files: ContentFiles, { translations, language, pages, data }: Options): Diagnostic[] {
  const { tag, strict } = language
  const ownTokens = translations.ownTokens(tag)
  function ofFile(one: ContentName, { units, diagnostics }: Omit<ReadMirror<unknown>, 'head'>): Diagnostic[] {
    const missing = units.filter(({ state }) => state === 'untranslated')
    const [file, mirror] = [files.texts.fileOf(one.file), files.texts.fileOf(mirrorName(tag, one.file))]
    const source = translations.mirrorAt(tag, one.file)?.source ?? files.sourceAt(file)
    const states = [
      ...missingDiagnostics(missing, { tag, file, mirror, source, isGenerated: isGenerated(files.parsed(one)?.value) }),
      ...units.filter(({ written }) => written !== undefined).flatMap((unit) => unitDiagnostics(unit, tag, ownTokens)),
    ]
    return [...diagnostics, ...states.map((one) => (strict ? { ...one, severity: 'error' as const } : one))]
  }
  return [
    ...pages.flatMap((page) => ofFile(page, translations.ofPage(tag, page))),
    ...data.flatMap((one) => ofFile(one, translations.ofData(tag, one))),
  ]
}
