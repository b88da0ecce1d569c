import type { Diagnostic } from '../../../../schema/diagnostic.ts'
import type { SiteLanguage } from '../../../../schema/translations/languages.ts'
import { scheduleTimesIn } from '../../derive/schedule-times.ts'
import { diagnose, fileStart } from '../../diagnostics/diagnose.ts'
import { pagesByFile } from '../../graph/pages-by-file.ts'
import { writtenUses } from '../../graph/written-uses.ts'
import { addressesIn } from '../../translations/addresses.ts'
import { isMirror, mirrorName, mirrorOf } from '../../translations/mirror-names.ts'
import { stateDiagnostics } from '../../translations/state-diagnostics.ts'
import type { Untranslated } from '../../translations/untranslated-blocks.ts'
import type { ContentFiles } from '../files/content-files.ts'
import type { ContentName } from '../files/content-names.ts'
import type { LoadedSite, TranslatedSite } from '../loaded-site.ts'
import type { SharedContent } from '../shared/shared-content.ts'
import type { LanguageContent } from './language-content.ts'

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

const isUnknownRecord = ({ code }: Diagnostic) => ['unknown-record', 'unknown-city', 'unknown-service'].includes(code)

const placeOf = ({ code, file, path, line, column }: Diagnostic) => JSON.stringify([code, file, path, line, column])

/** Errors that files of the source have in a language alone, such as of a list that is too short in it. */
function errorsThere(found: readonly Diagnostic[], known: readonly Diagnostic[], { tag }: SiteLanguage): Diagnostic[] {
  const places = new Set(known.map(placeOf))
  return found.flatMap((one) =>
    // A record that the language does not have may be named anywhere.
    one.severity !== 'error' || isUnknownRecord(one) || places.has(placeOf(one))
      ? []
      : [{ ...one, hint: `${one.hint}\n\nIt is wrong in \`${tag}\` alone.` }],
  )
}

/** Mirrors of generated pages that are not in a language. */
function unlistedDiagnostics(files: ContentFiles, pages: readonly ContentName[], { tag }: SiteLanguage): Diagnostic[] {
  const there = new Set(pages.map(({ file }) => file))
  return files.pages().flatMap((page) => {
    const mirror = files.texts.read(mirrorName(tag, page.file))
    if (mirror === undefined || there.has(page.file)) return []
    return [diagnose('unlisted-translation', fileStart(mirror.source), { tag, source: files.texts.fileOf(page.file) })]
  })
}

/** The shared data whose texts a language needs: what its pages show, the site file, and what somebody has begun to translate. */
function shownData(view: LanguageContent['view'], { material, site }: LoadedSite): ContentName[] {
  const uses = new Map(material.files.map((file) => [file, writtenUses(file, material.shared.collections)]))
  const shown = pagesByFile(material.files, uses)
  const isEverywhere = (name: string) => name === 'site' || name === `fragments/${site.quote}`
  return view.translatable().filter((one) => one.hasMirror || isEverywhere(one.name) || shown.has(one.name))
}

/** The site in a language, once that of the source is loaded. */
export function translatedSite(
  content: LanguageContent,
  { addresses, diagnostics: known }: LoadedSite,
): TranslatedSite {
  const { language, view, files, translationsOf: translations, givenAddresses } = content
  const loaded = content.assemble(new Set(addresses.keys()))
  const untranslatedOn = new Map<string, readonly Untranslated[]>(
    view.pages().map((page) => [page.name, content.pageOf(page)?.untranslated ?? []]),
  )
  const untranslated = new Map(
    loaded.pages.map(({ path, numbered }) => [path, untranslatedOn.get(numbered?.first ?? path) ?? []]),
  )
  const inMirrors = [
    ...stateDiagnostics(files, { translations, language, pages: view.pages(), data: shownData(view, loaded) }),
    ...view.matrixDiagnostics,
    ...unlistedDiagnostics(files, view.pages(), language),
    ...loaded.diagnostics.filter(({ file, code }) => code !== 'sample-value' && isMirror(files.texts.nameOf(file))),
  ]
  const words = loaded.diagnostics
    .filter(({ code }) => code === 'english-words')
    .map((one) => (language.strict ? { ...one, severity: 'error' as const } : one))
  const inSource = loaded.diagnostics.filter(({ file }) => !isMirror(files.texts.nameOf(file)))
  // What is wrong in a mirror has consequences elsewhere.
  const isSound = inMirrors.every(({ severity }) => severity !== 'error')
  return {
    language,
    site: loaded,
    addresses: addressesIn(language.tag, loaded.pages, givenAddresses),
    untranslated,
    untranslatedAround: content.untranslatedAround(),
    moments: scheduleTimesIn(view.pages().flatMap(({ file }) => translations.mirrorAt(language.tag, file) ?? [])),
    // What is wrong in the source is reported for the source.
    diagnostics: [
      ...inMirrors,
      ...words,
      ...homeDiagnostics(loaded, language, files.texts.fileOf('_data/site.yaml')),
      ...(isSound ? errorsThere(inSource, known, language) : []),
    ],
  }
}
