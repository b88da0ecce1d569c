import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { deleteAt, setAt } from '../../../schema/diagnostics/fixes.ts'
import type { SiteLanguage } from '../../../schema/translations/languages.ts'
import { diagnose, fileStart, valueRange } from '../diagnostics/diagnose.ts'
import type { ContentFiles } from '../load/files/content-files.ts'
import type { ContentName } from '../load/files/content-names.ts'
import { SourcePosition, segmentsOf } from '../parse/source-position.ts'
import { mirrorName } from './mirror-names.ts'
import type { ReadMirror } from './read-mirror.ts'
import type { Translations } from './site-translations.ts'
import { isShown, type TranslationUnit } from './translation-units.ts'
import { flawsOf } from './unit-flaws.ts'

/** The diagnostics of a translation that its mirror has. */
function unitDiagnostics(unit: TranslationUnit, tag: string): Diagnostic[] {
  const { state, position, before, source, by, path } = unit
  const at = (key: string) => valueRange(new SourcePosition(position.source, position, key))
  const entry = segmentsOf(position)
  const confirm = () => setAt([...entry, 'source'], source, 'It is still right')
  if (state === 'unused') return [diagnose('unused-translation', valueRange(position), { tag, path }, deleteAt(entry))]
  const stale = { tag, before: before ?? '', source, isShown: isShown(unit) }
  return [
    ...(state === 'stale' || state === 'rewritten'
      ? [diagnose('stale-translation', at('source'), stale, confirm())]
      : []),
    ...(state === 'stale-fact' ? [diagnose('stale-fact', at('source'), stale, confirm())] : []),
    ...(by ? [diagnose('unreviewed-translation', at('by'), { tag }, deleteAt([...entry, 'by']))] : []),
    ...flawsOf(unit).map((flaw) => {
      if ('lost' in flaw) return diagnose(flaw.code, at('text'), { tag, lost: flaw.lost })
      return diagnose(flaw.code, at('text'), { tag })
    }),
  ]
}

type Options = { translations: Translations; language: SiteLanguage; pages: readonly ContentName[] }

/**
 * What is missing, stale, machine-made, unused and lost in the mirrors of a language: errors if the language is strict. `pages` are
 * those that exist in it.
 */
export function stateDiagnostics(files: ContentFiles, { translations, language, pages }: Options): Diagnostic[] {
  const { tag, strict } = language
  function ofFile(one: ContentName, { units, diagnostics }: ReadMirror<unknown>): Diagnostic[] {
    const missing = units.filter(({ state }) => state === 'untranslated').map(({ path }) => path)
    const [file, mirror] = [files.texts.fileOf(one.file), files.texts.fileOf(mirrorName(tag, one.file))]
    const source = translations.mirrorAt(tag, one.file)?.source ?? files.sourceAt(file)
    const states = [
      ...(missing.length > 0
        ? [diagnose('untranslated', fileStart(source), { tag, file, mirror, texts: missing })]
        : []),
      ...units.filter(({ written }) => written !== undefined).flatMap((unit) => unitDiagnostics(unit, tag)),
    ]
    return [...diagnostics, ...states.map((one) => (strict ? { ...one, severity: 'error' as const } : one))]
  }
  return [
    ...pages.flatMap((page) => ofFile(page, translations.ofPage(tag, page))),
    ...files.dataNames().flatMap((data) => ofFile(data, translations.ofData(tag, data))),
  ]
}
